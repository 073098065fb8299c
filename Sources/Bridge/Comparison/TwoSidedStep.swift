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
  /// Whether Android has fewer tasks after the step than before, and still some.
  var hasLostTask = false
  /// What has brought the two apart before the step.
  var parting = Parting()
  /// What each declared object stands in, by their names.
  var hosts: [String: String] = [:]
  /// The parts that a layout of Android's names.
  var inLayouts: Set<String> = []
  /// Whether there is anything to compare: not where the app has died on one of them alone, until they stand
  /// alike again.
  var isComparable = true

  /// Its manner is asked for like what is its own: `ios.hasLink`.
  @dynamicMemberLookup
  struct Side: Hashable, Sendable {
    /// By the position of their cells; nil for a callback without one, and for what the other
    /// platform does not have at all.
    var events: [NeutralEvent?]
    let manner: StepManner
    /// Whether a part is hidden or shown in its place; Android's side alone knows.
    var hidesPart = false
    /// Whether parts that the other platform does not have come or go.
    var movesOwnParts = false
    /// The same of screens.
    var movesOwnScreens = false
    /// Whether there is nothing here for the step: no way back, no call that takes a root away.
    var hasNoWayBack = false
    /// After the step.
    var app: AppState { after.app }
    var before = Course()
    var after = Course()
    /// Who has turned back on the way.
    var turned: Set<NeutralSubject> = []
    /// What is told of screens and parts for the pictures that iOS takes of an app that has left.
    private(set) var ofPictures: Set<NeutralEvent> = []

    var appBefore: AppState { before.app }
    var screensBefore: Set<NeutralSubject> { before.screens }
    /// Who has begun to come or go and has not arrived by the end of the step.
    var open: Set<NeutralSubject> { after.open }

    init(
      events: [NeutralEvent?], manner: StepManner, after course: Course, until app: AppState,
      showsAlert: Bool
    ) {
      self.events = events
      self.manner = manner
      before = course
      after = course
      turned = after.follow(events.compactMap(\.self), until: app, showsAlert: showsAlert)
      ofPictures = Self.ofPictures(in: events.compactMap(\.self), after: course)
    }

    subscript(dynamicMember question: KeyPath<StepManner, Bool>) -> Bool {
      manner[keyPath: question]
    }

    /// What was on its way when the app left goes on, or back, and is no part of a picture; nor is the state that is
    /// saved then.
    private static func ofPictures(
      in events: [NeutralEvent], after course: Course
    ) -> Set<NeutralEvent> {
      guard let leaving = events.firstIndex(where: { $0.name == .enterBackground }) else {
        return []
      }
      var course = course
      _ = course.follow(Array(events[..<leaving]), until: .background, showsAlert: false)
      return Set(
        events[leaving...].filter {
          $0.subject != .app && $0.cause == .appState && $0.name != .saveState
            && !course.open.contains($0.subject)
        })
    }

    /// The same without the event at this position.
    func without(_ position: Int) -> Self {
      var side = self
      side.events[position] = nil
      side.after = before
      side.turned = side.after.follow(
        side.events.compactMap(\.self), until: app, showsAlert: after.showsAlert)
      return side
    }

    var isSilent: Bool { events.allSatisfy { $0 == nil } }

    func has(_ name: NeutralEventName, cause: NeutralCause? = nil) -> Bool {
      events.contains { $0?.name == name && (cause == nil || $0?.cause == cause) }
    }

    func has(
      _ name: NeutralEventName, of subject: NeutralSubject, cause: NeutralCause? = nil
    ) -> Bool {
      events.contains {
        $0?.name == name && $0?.subject == subject && (cause == nil || $0?.cause == cause)
      }
    }

    /// The screens and parts that an event of this name tells of.
    func subjects(of name: NeutralEventName) -> Set<NeutralSubject> {
      Set(events.compactMap { $0?.name == name ? $0?.subject : nil })
    }
  }

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

  private func position(in pair: Alignment.Pair, _ platform: Platform) -> Int {
    switch platform {
    case .android: pair.android
    case .ios: pair.ios
    }
  }

  /// The events with which this one changes places, each as the platform tells it that has it earlier.
  private func exchanges(of pair: Alignment.Pair) -> [Exchange] {
    (alignment.matched + alignment.moved).compactMap { other in
      guard (pair.android < other.android) != (pair.ios < other.ios), pair != other else {
        return nil
      }
      let isEarlier = pair.android < other.android
      let (first, second) = isEarlier ? (pair, other) : (other, pair)
      guard let one = android.events[first.android], let two = ios.events[second.ios] else {
        return nil
      }
      return Exchange(earlierOnAndroid: one, earlierOnIOS: two)
    }
  }

  /// Two events that come in opposite orders.
  private struct Exchange {
    var earlierOnAndroid: NeutralEvent
    var earlierOnIOS: NeutralEvent
  }

  /// The ids of the divergences that explain a difference; nil if they do not explain all of it.
  ///
  /// Where no sign does, and the two have come apart before, it is what has brought them apart.
  func divergences(explaining difference: Difference) -> Set<String>? {
    if let ids = signs(explaining: difference) { return ids }
    let subject = difference.event.subject
    var ids = subject == .app ? parting.ofApp : parting.ofScreens
    // A process that has died has no screens, whatever they were.
    if ids.isEmpty, (android.appBefore == .notRunning) != (ios.appBefore == .notRunning) {
      ids = parting.ofApp
    }
    if !ids.isEmpty, isApart(subject) { return presences(of: subject) ?? ids }
    if !parting.ofScreens.isEmpty, leavesByItsOwnScreen(difference) { return parting.ofScreens }
    // What one has told before, or has not told, the other tells now.
    let name = difference.event.name
    let isOfSight = difference.event.isAppearance || [.loadView, .destroyView].contains(name)
    if difference.pair == nil, isOfSight || endsAlone(difference),
      let ids = parting.ofStandings[subject] ?? parting.ofAttachments[subject]
    {
      return ids
    }
    // What takes away the alert on one of them takes away what is under it on the other.
    return parting.ofAlerts.isEmpty || !endsAlertOfOne ? nil : parting.ofAlerts
  }

  /// Whether a part goes that stands in nothing on the other platform.
  private func endsAlone(_ difference: Difference) -> Bool {
    [.destroyView, .detach].contains(difference.event.name)
      && !side(difference.platform.other).before.attached.contains(difference.event.subject)
  }

  /// Whether an alert has been up on one platform alone, and is no longer.
  private var endsAlertOfOne: Bool {
    android.before.showsAlert != ios.before.showsAlert
      && android.after.showsAlert == ios.after.showsAlert
  }

  /// Whether the app is left on one platform, by a way from the screen that it alone has in front, or that has
  /// others below it on the other alone.
  private func leavesByItsOwnScreen(_ difference: Difference) -> Bool {
    let (one, other) = (side(difference.platform), side(difference.platform.other))
    return difference.event.subject == .app && difference.pair == nil
      && (one.before.front != other.before.front
        || one.screensBefore.isStrictSubset(of: other.screensBefore))
      && one.appBefore > .background && one.app <= .background && other.app > .background
  }

  /// What has brought it about that one platform alone has this screen, or the one in which this part stands.
  private func presences(of subject: NeutralSubject) -> Set<String>? {
    if let ids = parting.ofPresences[subject] { return ids }
    guard subject.scope == .part else { return nil }
    let ofHosts = parting.ofPresences.filter { stands(subject, in: $0.key) }.values
    return ofHosts.isEmpty ? nil : ofHosts.reduce(into: Set<String>()) { $0.formUnion($1) }
  }

  /// Whether the two have it at different places: one alone has it at all, or in front.
  private func isApart(_ subject: NeutralSubject) -> Bool {
    switch subject {
    case .app: android.appBefore != ios.appBefore || android.app != ios.app
    case .part: true
    case .screen:
      android.screensBefore.contains(subject) != ios.screensBefore.contains(subject)
        || isInFront(subject, after: false) || isInFront(subject, after: true)
    }
  }

  /// Whether one platform alone has it in front.
  private func isInFront(_ subject: NeutralSubject, after isAfter: Bool) -> Bool {
    let fronts = [android, ios].map { isAfter ? $0.after.front : $0.before.front }
    return (fronts[0] == subject) != (fronts[1] == subject)
  }

  private func signs(explaining difference: Difference) -> Set<String>? {
    guard let pair = difference.pair else {
      let (event, platform) = (difference.event, difference.platform)
      let picture = OneSidedSign.ofPictures
      if picture.explains(event, platform, self) { return [picture.id] }
      let signs = OneSidedSign.all.filter { $0.explains(event, platform, self) }
      return signs.isEmpty ? nil : Set(signs.map(\.id))
    }
    var all: Set<String> = []
    for exchange in exchanges(of: pair) {
      let signs = OrderSign.all.filter {
        $0.explains(exchange.earlierOnAndroid, exchange.earlierOnIOS, self)
      }
      if signs.isEmpty { return nil }
      all.formUnion(signs.map(\.id))
    }
    return all
  }
}

extension NeutralEvent {
  /// What makes it the same as an event of the other platform.
  fileprivate var toAlign: Alignment.Event {
    .init(subject: subject, name: name, isOfChange: cause == .configChange)
  }
}
