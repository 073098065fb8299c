import Specification

/// Follows the two sides of a script from step to step, so that each is judged with what came
/// before it.
struct TwoSidedRun: Hashable {
  private let objects: ObjectTable
  private var declared: DeclaredRoles
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
    declared = DeclaredRoles(objects)
  }

  /// The two sides of the next step. There are two such pairs if on both sides the process ends in
  /// the step and another begins, because the events of two processes belong together no more than
  /// those of two steps.
  mutating func processLives(
    in step: Step, _ left: RecordedStep, _ right: RecordedStep
  ) -> [TwoSidedStep] {
    declared.follow(step)
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
    let androidSubjects = androidLines.subjects(
      of: leftEvents, after: androidState.app, in: declared.hosts, besides: iosLines)
    let iosSubjects = iosLines.subjects(
      of: rightEvents, after: iosState.app, in: declared.hosts, besides: androidLines)
    let android = side(left, androidSubjects, after: androidState)
    let ios = side(right, iosSubjects, after: iosState)
    // A step for the other platform leaves a side unchanged.
    if step.isFor(.android) { androidState = android.after }
    if step.isFor(.ios) { iosState = ios.after }
    androidLines.leaveOut(linesOf: iosLines, endedIn: iosState)
    iosLines.leaveOut(linesOf: androidLines, endedIn: androidState)
    var sides = TwoSidedStep(android: android, ios: ios, declared: declared)
    followLaunches(&sides)
    followTasks(left.tasks, &sides)
    sides.ongoing = ongoing
    sides.isComparable = !hasDiedAlone
    followDeaths(areAlike: left.hasCrashed == right.hasCrashed)
    if step.platform == nil { ongoing = sides.ongoingAfterwards }
    return sides
  }

  private mutating func followLaunches(_ sides: inout TwoSidedStep) {
    let isLaunched = sides.ios.has(.launch)
    sides.followsLink = isLaunched && wasStartedByLink
    sides.hasRun = hasRun
    if isLaunched {
      hasReportedChange = false
      wasOpenedByLink = false
      wasStartedByLink = false
      hasRun = true
    }
    if sides.ios.hasLink {
      wasOpenedByLink = true
      if sides.android.screensBefore.isEmpty { wasStartedByLink = true }
    }
    if sides.ios.has(.environmentChange) { hasReportedChange = true }
    sides.hasReportedChange = hasReportedChange
    sides.wasOpenedByLink = wasOpenedByLink
    sides.wasStartedByLink = wasStartedByLink
  }

  /// - Parameter now: Android's tasks after the step; nil if they are unknown.
  private mutating func followTasks(_ now: [[String]]?, _ sides: inout TwoSidedStep) {
    sides.hasKeptTask = keepsTask(in: now ?? [])
    sides.hasLostTask = now.map { !$0.isEmpty && $0.count < tasks.count } ?? false
    sides.hasSeveralWindows =
      max(tasks.count, now?.count ?? 0) > 1 || sides.ios.hasSeveralWindows
      || sides.ios.changesWindows
    let uncreated = tasks.joined().count - sides.android.before.screens.count
    if let now { tasks = now }
    let uncreatedAfter = tasks.joined().count - sides.android.after.screens.count
    sides.hadUncreatedActivities = uncreated > 0
    sides.hasUncreatedActivities = uncreatedAfter > 0
    sides.addsUncreatedActivities = uncreatedAfter > uncreated
  }

  /// - Parameter areAlike: both have crashed in the step, or neither.
  private mutating func followDeaths(areAlike: Bool) {
    if !areAlike {
      hasDiedAlone = true
    } else if androidState.app == iosState.app, androidState.isLike(iosState),
      androidState.attached == iosState.attached
    {
      hasDiedAlone = false
    }
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
      alerts: step.alerts)
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
    first.alerts = 0
    first.tasks = nil
    // A link that finds no process starts one.
    first.facts.hasLink = false
    return (first, second)
  }
}
