import Specification

/// Follows the two sides of a script from step to step, so that each is judged with what came
/// before it.
struct TwoSidedRun: Hashable {
  private let objects: ObjectTable
  private var hosts: PartHosts
  private let inLayouts: Set<String>
  private let inTabs: Set<String>
  private let inPagers: Set<String>
  private let withoutHistory: Set<String>
  private let forwardingByHand: Set<String>
  private var androidLines = Lineage()
  private var iosLines = Lineage()
  private var androidState = NeutralState()
  private var iosState = NeutralState()
  /// Whether UIKit has reported a change of the environment since the app was launched.
  private var hasReportedChange = false
  /// Whether a link has been opened since then.
  private var wasOpenedByLink = false
  /// Whether the link found no screen on Android.
  private var wasStartedByLink = false
  /// Whether the app has been launched on iOS before the step.
  private var hasRun = false
  /// Android's tasks before the step.
  private var tasks: [[String]] = []
  private var ongoing = OngoingDivergences()
  /// Whether the app has died on one platform alone, and the two have not been in the same state
  /// since.
  private var hasDiedAlone = false

  init(objects: ObjectTable) {
    self.objects = objects
    hosts = PartHosts(objects)
    inLayouts = Set(objects.objects.filter { $0.has(FragmentParts.layout) }.map(\.name))
    inTabs = objects.names(inAttributesOf: { $0.kind.ios == .tabs })
    inPagers = objects.names(inAttributesOf: {
      $0.kind.android == .pager || $0.kind.ios == .pages
    })
    forwardingByHand = Set(
      objects.objects.filter { $0.has(ControllerParts.forwardsAppearance) }.map(\.name))
    withoutHistory = Set(objects.objects.filter { $0.has(ActivityParts.noHistory) }.map(\.name))
  }

  /// The two sides of the next step. There are two such pairs if on both sides the process ends in
  /// the step and another begins, because the events of two processes belong together no more than
  /// those of two steps.
  mutating func processLives(
    in step: Step, _ left: RecordedStep, _ right: RecordedStep
  ) -> [TwoSidedStep] {
    hosts.follow(step)
    guard max(androidState.app, iosState.app) > .notRunning, let android = left.processLives,
      let ios = right.processLives
    else { return [sides(of: step, left, right)] }
    return [
      sides(of: step, android.first, ios.first), sides(of: step, android.second, ios.second),
    ]
  }

  private mutating func sides(
    of step: Step, _ left: RecordedStep, _ right: RecordedStep
  ) -> TwoSidedStep {
    let leftEvents = left.cells.compactMap(\.neutral)
    let rightEvents = right.cells.compactMap(\.neutral)
    let begun = androidLines.classesBegun(by: leftEvents)
      .intersection(iosLines.classesBegun(by: rightEvents))
    androidLines.catchUp(with: iosLines, in: begun)
    iosLines.catchUp(with: androidLines, in: begun)
    let android = side(
      left, androidLines.subjects(of: leftEvents, after: androidState.app), after: androidState)
    let ios = side(right, iosLines.subjects(of: rightEvents, after: iosState.app), after: iosState)
    // A step for the other platform leaves a side unchanged.
    if step.isFor(.android) { androidState = android.after }
    if step.isFor(.ios) { iosState = ios.after }
    androidLines.leaveOut(linesOf: iosLines, endedIn: iosState)
    iosLines.leaveOut(linesOf: androidLines, endedIn: androidState)
    let followsLink = ios.has(.launch) && wasStartedByLink
    if ios.has(.launch) {
      hasReportedChange = false
      wasOpenedByLink = false
      wasStartedByLink = false
    }
    if ios.hasLink {
      wasOpenedByLink = true
      if android.screensBefore.isEmpty { wasStartedByLink = true }
    }
    if ios.has(.environmentChange) { hasReportedChange = true }
    var sides = TwoSidedStep(android: android, ios: ios, hasReportedChange: hasReportedChange)
    sides.wasOpenedByLink = wasOpenedByLink
    sides.wasStartedByLink = wasStartedByLink
    sides.followsLink = followsLink
    sides.hasRun = hasRun
    if ios.has(.launch) { hasRun = true }
    sides.hasKeptTask = keepsTask(in: left.tasks ?? [])
    sides.hasLostTask = left.tasks.map { !$0.isEmpty && $0.count < tasks.count } ?? false
    sides.hasSeveralWindows =
      max(tasks.count, left.tasks?.count ?? 0) > 1 || ios.hasSeveralWindows || ios.changesWindows
    let uncreated = tasks.joined().count - android.before.screens.count
    if let left = left.tasks { tasks = left }
    let uncreatedAfter = tasks.joined().count - android.after.screens.count
    sides.hadUncreatedActivities = uncreated > 0
    sides.hasUncreatedActivities = uncreatedAfter > 0
    sides.addsUncreatedActivities = uncreatedAfter > uncreated
    sides.hosts = hosts
    sides.inLayouts = inLayouts
    sides.inTabs = inTabs
    sides.inPagers = inPagers
    sides.withoutHistory = withoutHistory
    sides.forwardingByHand = forwardingByHand
    sides.ongoing = ongoing
    sides.isComparable = !hasDiedAlone
    if left.hasCrashed != right.hasCrashed {
      hasDiedAlone = true
    } else if androidState.app == iosState.app, androidState.isLike(iosState),
      androidState.attached == iosState.attached
    {
      hasDiedAlone = false
    }
    if step.platform == nil { ongoing = sides.ongoingAfterwards }
    return sides
  }

  /// Whether after the step just taken the visibility of a screen differs between the platforms.
  func differInVisibility(_ left: RecordedStep, _ right: RecordedStep) -> Bool {
    guard let android = left.visibility, let ios = right.visibility else { return false }
    return shared(android, androidLines) != shared(ios, iosLines)
  }

  private func shared(_ screens: [ScreenVisibility], _ lines: Lineage) -> Set<ScreenVisibility> {
    Set(
      screens.filter { isOnBoth($0.screen) }.map {
        ScreenVisibility(screen: lines.numbered($0.screen), visibility: $0.visibility)
      })
  }

  private func side(
    _ step: RecordedStep, _ subjects: [NeutralSubject], after state: NeutralState
  ) -> TwoSidedStep.Side {
    var subjects = subjects[...]
    var ownWays: Set<NeutralScope> = []
    let events = step.cells.map { cell -> NeutralEvent? in
      guard var event = cell.neutral, let subject = subjects.popFirst() else { return nil }
      event.subject = subject
      guard isOnBoth(event.subject) else {
        ownWays.insert(event.subject.scope)
        return nil
      }
      return event
    }
    var side = TwoSidedStep.Side(
      events: events, facts: step.facts, after: state, until: step.app,
      showsAlert: step.showsAlert)
    side.hidesPart = step.hidesPart
    side.movesOwnParts = ownWays.contains(.part)
    side.movesOwnScreens = ownWays.contains(.screen)
    side.hasNoWayBack = step.hasNoWayBack
    return side
  }

  /// Whether the front task existed before the step, with the same activity on top.
  private func keepsTask(in now: [[String]]) -> Bool {
    guard let task = now.first, let front = task.last else { return false }
    return tasks.contains { $0.first == task.first && $0.contains(front) }
  }

  /// Whether the subject exists on both platforms; one declared for one platform alone has no
  /// counterpart.
  private func isOnBoth(_ subject: NeutralSubject) -> Bool {
    guard subject != .app, let object = objects[subject.className] else { return true }
    return object.kind.platforms.count == Platform.allCases.count
  }
}

extension RecordedStep {
  /// The step up to the beginning of a process in it, and from there on; nil if no process begins.
  /// Each cell keeps its position.
  fileprivate var processLives: (first: Self, second: Self)? {
    guard let launch = cells.firstIndex(where: { $0.neutral?.name == .launch }) else { return nil }
    var (first, second) = (self, self)
    for position in cells.indices {
      if position < launch {
        second.cells[position].neutral = nil
      } else {
        first.cells[position].neutral = nil
      }
    }
    first.app = .notRunning
    first.showsAlert = false
    first.tasks = nil
    // A link that finds no process starts one.
    first.facts.hasLink = false
    return (first, second)
  }
}

extension ObjectTable {
  /// Everything that the attributes of such objects name.
  fileprivate func names(inAttributesOf isMeant: (DeclaredObject) -> Bool) -> Set<String> {
    Set(objects.filter(isMeant).flatMap(\.attributes).flatMap { $0.values.map(\.value) })
  }
}
