/// Every way in which the supported releases differ, by area. The area says what it is, when it
/// holds and what the claim rests on, and adds to `IOSVersion` how the machinery asks for it.
package enum IOSBehaviour: Hashable, Sendable, CaseIterable {
  case scene(SceneBehaviour)
  case orientation(OrientationBehaviour)
  case controller(ControllerBehaviour)
  case presentation(PresentationBehaviour)
  case navigation(NavigationBehaviour)
  case tab(TabBehaviour)
  case split(SplitBehaviour)

  package static let allCases: [IOSBehaviour] =
    SceneBehaviour.allCases.map(Self.scene)
    + OrientationBehaviour.allCases.map(Self.orientation)
    + ControllerBehaviour.allCases.map(Self.controller)
    + PresentationBehaviour.allCases.map(Self.presentation)
    + NavigationBehaviour.allCases.map(Self.navigation)
    + TabBehaviour.allCases.map(Self.tab)
    + SplitBehaviour.allCases.map(Self.split)

  package var definition: Definition {
    switch self {
    case .scene(let behaviour): behaviour.definition
    case .orientation(let behaviour): behaviour.definition
    case .controller(let behaviour): behaviour.definition
    case .presentation(let behaviour): behaviour.definition
    case .navigation(let behaviour): behaviour.definition
    case .tab(let behaviour): behaviour.definition
    case .split(let behaviour): behaviour.definition
    }
  }

  /// The number of its bit in the value of a version. Each area has the bits up to where the next
  /// one begins, and a test fails if an area has more. For a behaviour that is known when this is
  /// compiled it is a constant.
  @inline(__always)
  package var place: Int {
    switch self {
    case .scene(let behaviour): behaviour.rawValue
    case .orientation(let behaviour): 24 + behaviour.rawValue
    case .controller(let behaviour): 40 + behaviour.rawValue
    case .presentation(let behaviour): 64 + behaviour.rawValue
    case .navigation(let behaviour): 80 + behaviour.rawValue
    case .tab(let behaviour): 96 + behaviour.rawValue
    case .split(let behaviour): 108 + behaviour.rawValue
    }
  }

  /// Its bit in the value of a version.
  @inline(__always)
  var bit: UInt128 { 1 &<< UInt128(place) }

  /// The rules alone, so that a version is made without reading the texts.
  static let rules = allCases.map { (bit: $0.bit, rule: $0.definition.rule) }
}

/// A behaviour is identified by its name alone: no two areas share one.
extension IOSBehaviour: CustomStringConvertible {
  package var description: String {
    switch self {
    case .scene(let behaviour): "\(behaviour)"
    case .orientation(let behaviour): "\(behaviour)"
    case .controller(let behaviour): "\(behaviour)"
    case .presentation(let behaviour): "\(behaviour)"
    case .navigation(let behaviour): "\(behaviour)"
    case .tab(let behaviour): "\(behaviour)"
    case .split(let behaviour): "\(behaviour)"
    }
  }
}
