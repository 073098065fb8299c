/// The neutral events of one step on both platforms, with their differences.
///
/// Subjects are lines of instances, so that corresponding subjects of the two sides are equal.
struct TwoSidedStep: Hashable, Sendable {
  var android: Side
  var ios: Side
  private(set) var alignment: Alignment
  /// Whether UIKit has reported a change of the environment in this process, now or before.
  var hasReportedChange = false
  /// Whether a link has been opened since the app was launched, or has launched it.
  var wasOpenedByLink = false
  /// Whether that link found no screen on Android, so that its own was the first of a task.
  var wasStartedByLink = false
  /// Whether a process begins in the step, and such a link had begun the one before.
  var followsLink = false
  /// Whether the app has run before, in this process or in another.
  var hasRun = false
  /// Whether Android's front task existed before the step, with the same activity on top, created
  /// or not.
  var hasKeptTask = false
  /// Whether Android's tasks contained more activities before the step than had been created.
  var hadUncreatedActivities = false
  /// The same after it.
  var hasUncreatedActivities = false
  /// Whether there are more of those than before.
  var addsUncreatedActivities = false
  /// Whether Android has fewer tasks after the step than before, but at least one.
  var hasLostTask = false
  /// Whether the app has several tasks or, on iOS, several scenes, before or after the step.
  var hasSeveralWindows = false
  /// The divergences that made the states differ before the step.
  var ongoing = OngoingDivergences()
  /// What is declared of the objects.
  var declared: DeclaredRoles
  /// Whether the sides can be compared; false after the app has died on one of them alone, until
  /// both are in the same state again.
  var isComparable = true

  init(android: Side, ios: Side, declared: DeclaredRoles) {
    self.android = android
    self.ios = ios
    self.declared = declared
    alignment = Self.aligned(android, ios)
  }

  private static func aligned(_ android: Side, _ ios: Side) -> Alignment {
    Alignment(
      android.events.map { $0?.toAlign },
      ios.events.map { $0.flatMap { ios.ofPictures.contains($0) ? nil : $0.toAlign } })
  }

  /// The step with other events, as if the states had been the same before it.
  func having(android: Side, ios: Side) -> TwoSidedStep {
    var step = self
    step.android = android
    step.ios = ios
    step.alignment = Self.aligned(android, ios)
    step.ongoing = OngoingDivergences()
    return step
  }

  /// An event that only one platform has, or that the two have at different places.
  struct Difference: Hashable, Sendable {
    var platform: Platform
    var event: NeutralEvent
    /// The event's positions on both sides, if both have it.
    var pair: Alignment.Pair?
  }

  /// The differences, each with the position of its event.
  func differences(on platform: Platform) -> [(position: Int, difference: Difference)] {
    let events = side(platform).events
    var aligned: Set<Int> = []
    var moved: [Int: Alignment.Pair] = [:]
    for pair in alignment.matched { aligned.insert(position(in: pair, platform)) }
    for pair in alignment.moved { moved[position(in: pair, platform)] = pair }
    return events.enumerated().compactMap { position, event in
      guard let event, !aligned.contains(position) else { return nil }
      return (position, Difference(platform: platform, event: event, pair: moved[position]))
    }
  }

  func side(_ platform: Platform) -> Side {
    switch platform {
    case .android: android
    case .ios: ios
    }
  }

  /// Whether one is inside the other, at any depth.
  func stands(_ inner: NeutralSubject, in outer: NeutralSubject) -> Bool {
    declared.hosts[inner.className].contains(outer.className)
  }

  /// Whether the subject is a page of a pager, or a part in one.
  func isInPager(_ subject: NeutralSubject) -> Bool {
    declared.inPagers.contains(subject.className)
      || declared.inPagers.contains { stands(subject, in: .part($0, 1)) }
  }

  /// Whether the subject is this screen, or a part inside it.
  func belongs(_ subject: NeutralSubject, to screen: NeutralSubject) -> Bool {
    subject == screen || stands(subject, in: screen)
  }

  private func position(in pair: Alignment.Pair, _ platform: Platform) -> Int {
    switch platform {
    case .android: pair.android
    case .ios: pair.ios
    }
  }
}

extension NeutralEvent {
  /// What identifies it with an event of the other platform.
  fileprivate var toAlign: Alignment.Event {
    .init(subject: subject, name: name, isOfChange: cause == .configChange)
  }
}
