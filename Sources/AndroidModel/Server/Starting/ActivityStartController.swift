/// Starts of activities, by the app, on its behalf, or by the launcher. Starts that had to wait
/// come first, and the activity that is on top in the end is resumed.
///
/// `ActivityStartController` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityStartController.java
extension ActivityTaskManagerService {
  /// Starts activities for the app.
  mutating func startActivities(
    _ intents: [Intent], from source: ActivityToken?, of caller: ProcessName, requestCode: Int?
  ) {
    let uid = image.uid(of: caller)
    let caller = StartCaller(
      uid: uid, isRestricted: shouldAbortBackgroundActivityStart(of: caller),
      isHeardByLibrary: uid == .appUnderTest, process: caller)
    startUnlessStopped(
      .init(intents: intents, source: source, caller: caller, requestCode: requestCode),
      by: caller.uid)
  }

  /// Starts activities for the launcher, for another app, or for the holder of a pending intent of
  /// the app.
  mutating func startActivitiesFromOutside(_ intents: [Intent]) {
    start(.init(intents: intents, source: nil, caller: .system, requestCode: nil))
  }

  /// `PendingIntentRecord.sendInner`: it is started as if by its creator, whichever of the two has
  /// the right.
  mutating func send(
    _ intent: PendingIntent, by sender: ProcessName, _ mode: BackgroundActivityStartMode,
    from source: ActivityToken?, requestCode: Int?
  ) {
    guard let creator = (intent.creator ?? intent.intents.first?.component).flatMap(image.activity)
    else { return }
    let uid = image.uid(of: creator)
    let isRestricted = shouldAbortBackgroundActivityStart(
      of: uid, intent.creatorMode, sentBy: sender, mode,
      forResult: source != nil && requestCode != nil)
    startUnlessStopped(
      .init(
        intents: intent.intents, source: source,
        caller: StartCaller(uid: uid, isRestricted: isRestricted, sender: sender),
        requestCode: requestCode),
      by: image.uid(of: sender))
  }

  /// - Parameter uid: the caller, even if the start is in another's name.
  private mutating func startUnlessStopped(_ launch: AppSwitches.PendingLaunch, by uid: UID?) {
    if isAppSwitchStopped(for: uid) { postpone(launch) } else { start(launch) }
  }

  /// `setInTask`: starts an activity in a task that the app names; which one is forgotten if it has
  /// to wait.
  mutating func startActivity(_ intent: Intent, inTask task: TaskID, of caller: ProcessName) {
    let caller = StartCaller(
      uid: image.uid(of: caller), isRestricted: shouldAbortBackgroundActivityStart(of: caller))
    guard !isAppSwitchStopped(for: caller.uid) else {
      return postpone(.init(intents: [intent], source: nil, caller: caller, requestCode: nil))
    }
    guard let info = image.activityInfo(for: intent, on: version) else { return }
    var start = startRequest(for: intent, info, from: nil, requestCode: nil)
    start.inTask = task
    start.callingUID = caller.uid
    start.isRestricted = caller.isRestricted
    isStarting = true
    startWhatHasWaited()
    if let started = startActivityUnchecked(&start) { noteStart(of: started) }
    resumeAfterStart()
  }

  /// `startActivityAsCaller`, by an activity of the system that ends with it.
  mutating func startAsCaller(_ intent: Intent, from source: ActivityToken) {
    guard let info = image.activityInfo(for: intent, on: version) else { return }
    var start = startRequest(for: intent, info, from: source, requestCode: nil)
    isStarting = true
    if let started = startActivityUnchecked(&start) { noteStart(of: started) }
    finishIfPossible(source)
    resumeAfterStart()
  }

  /// A start that may not come over the home screen does not end the way home: `resumeAppSwitches`.
  private mutating func start(_ launch: AppSwitches.PendingLaunch) {
    isStarting = true
    var resumes = !launch.caller.isRestricted
    if resumes || !isOnWayHome || !version.blocksStartsOnWayHome, startWhatHasWaited() {
      resumes = true
    }
    startInTurn(launch)
    resumeAfterStart(resuming: resumes)
  }

  /// `doPendingActivityLaunches`, with no other start behind it.
  mutating func startPendingLaunches() {
    isStarting = true
    startWhatHasWaited()
    resumeAfterStart()
  }

  /// - Returns: whether there was anything.
  @discardableResult
  private mutating func startWhatHasWaited() -> Bool {
    let waiting = takePendingLaunches()
    for launch in waiting { startInTurn(launch) }
    return !waiting.isEmpty
  }

  /// Each is started from the one before, if that is the caller's own.
  private mutating func startInTurn(_ launch: AppSwitches.PendingLaunch) {
    let (first, caller, requestCode) = (launch.source, launch.caller, launch.requestCode)
    var source = first
    var last: ActivityToken?
    var isForced = false
    let intents = withPreferredActivities(launch.intents, from: caller.uid)
    let container = containerForLast(of: intents, from: first, of: caller)
    for position in intents.indices {
      var intent = intents[position]
      let isLast = position + 1 == intents.count
      if !isLast { intent.options = optionsOfOthers(than: intents[intents.endIndex - 1]) }
      if intent.isForHome {
        startHome(intent, of: caller)
        continue
      }
      if intent.isImplicit {
        if isForced { intent.flags.insert(.newTask) }
        startResolver(intent, from: source, of: caller, requestCode: requestCode)
        continue
      }
      guard let info = image.activityInfo(for: intent, on: version) else { continue }
      let started = start(
        intent, info, from: source, of: caller, requestCode: requestCode, inNewTask: isForced,
        in: isLast ? container : nil)
      if let started {
        isForced = isOfAnother(started, than: caller.uid)
        last = started
      } else {
        isForced = isAnother(info.uid, than: caller.uid)
      }
      // One that was refused is in no task, and so it is no source.
      source = isForced ? first : started
    }
    if let container { discardIfUnused(container) }
    if let last { noteStart(of: last) }
  }

  /// `startActivities`: the options of the call are those of the one on top. The others get at most
  /// what `selectiveCloneLaunchOptions` keeps.
  private func optionsOfOthers(than last: Intent) -> ActivityOptions {
    var options = ActivityOptions()
    if let display = last.options.launchDisplay, version.startsAllOnOneDisplay {
      options.launchDisplay = display
    }
    return options
  }

  /// `Instrumentation.execStartActivities`: the library sees the first intent alone, and says in
  /// the options where that belongs.
  private mutating func containerForLast(
    of intents: [Intent], from source: ActivityToken?, of caller: StartCaller
  ) -> TaskFragmentID? {
    guard splitController != nil, source != nil || caller.isHeardByLibrary,
      let first = intents.first, !first.isForHome, !first.isImplicit,
      let info = image.activityInfo(for: first, on: version)
    else { return nil }
    return containerForStart(of: info.name, from: source)
  }

  /// Starts an activity that the user has picked in the launcher.
  mutating func startFromLauncher(_ intent: Intent) {
    isStarting = true
    startWhatHasWaited()
    if let info = image.activityInfo(for: intent, on: version),
      let started = start(
        intent, info, from: nil, of: .launcher, requestCode: nil, inNewTask: false, in: nil)
    {
      noteStart(of: started)
    }
    resumeAfterStart()
  }

  private mutating func start(
    _ intent: Intent, _ info: ActivityInfo, from source: ActivityToken?, of caller: StartCaller,
    requestCode: Int?, inNewTask: Bool, in container: TaskFragmentID?
  ) -> ActivityToken? {
    var start = startRequest(for: intent, info, from: source, requestCode: requestCode)
    if inNewTask { start.flags.insert(.newTask) }
    start.taskFragment = container
    start.callingUID = caller.uid
    start.callingProcess = caller.process
    start.sendingProcess = caller.sender
    start.isRestricted = caller.isRestricted
    start.isFromHome = caller.isHome
    return startActivityUnchecked(&start)
  }

  /// Whether the activity is another app's than the caller, and cannot stand for it.
  @inline(__always)
  private func isOfAnother(_ token: ActivityToken, than caller: UID?) -> Bool {
    guard let activity = root.find(token), let uid = root.activities[activity].info?.uid else {
      return false
    }
    return isAnother(uid, than: caller)
  }

  @inline(__always)
  private func isAnother(_ uid: UID, than caller: UID?) -> Bool {
    guard let caller, uid != caller else { return false }
    return version.startsNextFromOwnActivity
  }

  /// Activities that are not the app's have paused by now. One that the start has not paused is not
  /// left by the user for this start later on.
  ///
  /// - Parameter resumes: `mDoResume`: an activity that may not come to the front is not resumed
  ///   even where it lies on top.
  private mutating func resumeAfterStart(resuming resumes: Bool = true) {
    isStarting = false
    let paused = root.pausingActivity == nil ? [] : root.pausingActivitiesOfOthers
    if !paused.isEmpty { trimAtStart() }
    for token in paused { activityPaused(token) }
    if root.hasSeveralDisplays { resumeStartedAsleep() }
    if paused.isEmpty {
      if resumes { resumeFocusedTasksTopActivities() }
      trimAtStart()
    }
    isUserLeaving = false
    if startedAsPicture != nil { launchIntoPicture() }
    if hasClearedPicture { expandClearedPicture() }
  }

  /// `startActivityInner`: when the activity in front has been asked to pause, and has not paused
  /// yet.
  @inline(__always)
  private mutating func trimAtStart() {
    if recentTasks.isToBeTrimmed, version.trimsRecentTasksAtStart { trimRecentTasks() }
  }
}
