/// The neutral events of one step on both platforms, with what differs.
///
/// Subjects are lines of instances, so that the two sides' are the same where they stand for the same.
struct TwoSidedStep: Hashable, Sendable {
  var android: Side
  var ios: Side
  let alignment: Alignment
  /// Whether UIKit has been told of a change of the environment in this process, now or before.
  var hasToldChange: Bool
  /// Whether a link has come since the app was launched, or has launched it.
  var hasComeByLink = false
  /// Whether that link has found no screen of Android's, so that its own was the first of a task.
  var hasBegunByLink = false
  /// Whether the app has run before, in this process or in another.
  var hasRun = false
  /// Whether Android's task in front was there before the step, with what is on top of it, made or not.
  var hasKeptTask = false
  /// Whether Android's tasks hold more activities after the step than have been made.
  var hasUnmade = false
  /// Whether those are more than before.
  var addsUnmade = false
  /// Whether Android has fewer tasks after the step than before, and still some.
  var hasLostTask = false
  /// What has brought the two apart before the step.
  var parting = Parting()
  /// What each declared object stands in, by their names.
  var hosts: [String: String] = [:]
  /// The parts that a layout of Android's names.
  var inLayouts: Set<String> = []
  /// The parts that are tabs on iOS.
  var inTabs: Set<String> = []
  /// Whether there is anything to compare: not where the app has died on one of them alone, until they stand
  /// alike again.
  var isComparable = true

  init(android: Side, ios: Side, hasToldChange: Bool = false) {
    self.android = android
    self.ios = ios
    self.hasToldChange = hasToldChange
    alignment = Alignment(
      android.events.map { $0?.toAlign },
      ios.events.map { $0.flatMap { ios.ofPictures.contains($0) ? nil : $0.toAlign } })
  }

  /// An event that only one platform tells, or that the two tell at different places.
  struct Difference: Hashable, Sendable {
    var platform: Platform
    var event: NeutralEvent
    /// The event on both sides, if both have it.
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

  /// Whether one has been declared in the other, at whatever depth. A cycle of declarations cannot be longer than
  /// all of them.
  func stands(_ inner: NeutralSubject, in outer: NeutralSubject) -> Bool {
    var name = inner.className
    for _ in hosts {
      guard let host = hosts[name] else { return false }
      if host == outer.className { return true }
      name = host
    }
    return false
  }

  /// Whether it is this screen, or a part that stands in it.
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
  /// What makes it the same as an event of the other platform.
  fileprivate var toAlign: Alignment.Event {
    .init(subject: subject, name: name, isOfChange: cause == .configChange)
  }
}
