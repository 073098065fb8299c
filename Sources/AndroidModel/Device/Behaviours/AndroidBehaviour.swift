/// Every way in which the supported releases differ, by area. The area says what it is, when it
/// holds and what the claim rests on, and adds to `AndroidVersion` how the machinery asks for it.
/// Android's own code compares numbers; here each difference has a name and a source.
package enum AndroidBehaviour: Hashable, Sendable, CaseIterable {
  case state(StateBehaviour)
  case activity(ActivityBehaviour)
  case ending(EndingBehaviour)
  case back(BackBehaviour)
  case task(TaskBehaviour)
  case recents(RecentTasksBehaviour)
  case backgroundStart(BackgroundStartBehaviour)
  case configuration(ConfigurationBehaviour)
  case window(WindowBehaviour)
  case picture(PictureBehaviour)
  case user(UserBehaviour)
  case intent(IntentBehaviour)
  case fragment(PlatformFragmentBehaviour)

  package static let allCases: [AndroidBehaviour] =
    StateBehaviour.allCases.map(Self.state)
    + ActivityBehaviour.allCases.map(Self.activity)
    + EndingBehaviour.allCases.map(Self.ending)
    + BackBehaviour.allCases.map(Self.back)
    + TaskBehaviour.allCases.map(Self.task)
    + RecentTasksBehaviour.allCases.map(Self.recents)
    + BackgroundStartBehaviour.allCases.map(Self.backgroundStart)
    + ConfigurationBehaviour.allCases.map(Self.configuration)
    + WindowBehaviour.allCases.map(Self.window)
    + PictureBehaviour.allCases.map(Self.picture)
    + UserBehaviour.allCases.map(Self.user)
    + IntentBehaviour.allCases.map(Self.intent)
    + PlatformFragmentBehaviour.allCases.map(Self.fragment)

  package var definition: Definition {
    switch self {
    case .state(let behaviour): behaviour.definition
    case .activity(let behaviour): behaviour.definition
    case .ending(let behaviour): behaviour.definition
    case .back(let behaviour): behaviour.definition
    case .task(let behaviour): behaviour.definition
    case .recents(let behaviour): behaviour.definition
    case .backgroundStart(let behaviour): behaviour.definition
    case .configuration(let behaviour): behaviour.definition
    case .window(let behaviour): behaviour.definition
    case .picture(let behaviour): behaviour.definition
    case .user(let behaviour): behaviour.definition
    case .intent(let behaviour): behaviour.definition
    case .fragment(let behaviour): behaviour.definition
    }
  }

  /// The number of its bit in the value of a version. Each area has the bits up to where the next
  /// one begins, and a test fails if an area has more. For a behaviour that is known when this is
  /// compiled it is a constant.
  @inline(__always)
  package var place: Int {
    switch self {
    case .state(let behaviour): behaviour.rawValue
    case .activity(let behaviour): 14 + behaviour.rawValue
    case .back(let behaviour): 68 + behaviour.rawValue
    case .task(let behaviour): 92 + behaviour.rawValue
    case .recents(let behaviour): 150 + behaviour.rawValue
    case .backgroundStart(let behaviour): 170 + behaviour.rawValue
    case .configuration(let behaviour): 188 + behaviour.rawValue
    case .window(let behaviour): 232 + behaviour.rawValue
    case .picture(let behaviour): 286 + behaviour.rawValue
    case .user(let behaviour): 316 + behaviour.rawValue
    case .intent(let behaviour): 342 + behaviour.rawValue
    case .fragment(let behaviour): 358 + behaviour.rawValue
    case .ending(let behaviour): 368 + behaviour.rawValue
    }
  }

  /// The rules alone, so that a version is made without reading the texts.
  static let rules = allCases.map { (behaviour: $0, rule: $0.definition.rule) }
}

/// A behaviour is identified by its name alone: no two areas share one.
extension AndroidBehaviour: CustomStringConvertible {
  package var description: String {
    switch self {
    case .state(let behaviour): "\(behaviour)"
    case .activity(let behaviour): "\(behaviour)"
    case .ending(let behaviour): "\(behaviour)"
    case .back(let behaviour): "\(behaviour)"
    case .task(let behaviour): "\(behaviour)"
    case .recents(let behaviour): "\(behaviour)"
    case .backgroundStart(let behaviour): "\(behaviour)"
    case .configuration(let behaviour): "\(behaviour)"
    case .window(let behaviour): "\(behaviour)"
    case .picture(let behaviour): "\(behaviour)"
    case .user(let behaviour): "\(behaviour)"
    case .intent(let behaviour): "\(behaviour)"
    case .fragment(let behaviour): "\(behaviour)"
    }
  }
}
