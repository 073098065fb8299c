/// Each hop of a path. A finishing activity skips the hops that would only lead it up, but not a
/// restart.
///
/// `ActivityThread.handle…Activity`, tested by `ActivityThreadTest` and `ActivityThreadClientTest`,
/// in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// A new instance, up to the end of its `onCreate`.
  mutating func performLaunchActivity(
    _ token: ActivityToken, _ arguments: Boxed<LaunchArguments>
  ) throws(AndroidException) {
    guard let activity = image.declaredActivity(arguments.value.activity) else { return }
    let instance = ActivityInstance(
      id: ledger.newInstance(of: arguments.value.activity, for: token))
    try create(
      instance, with: Boxed(ActivityBelongings(of: activity, launchedWith: arguments.value)))
  }

  /// `handleLaunchActivity`: puts a new instance in the process and runs its `onCreate`, both with
  /// the newest configuration that has come for the process.
  mutating func create(
    _ instance: ActivityInstance, with belongings: consuming Boxed<ActivityBelongings>
  ) throws(AndroidException) {
    try changeConfiguration()
    var instance = instance
    instance.windowingMode = belongings.value.configuration.windowingMode
    instance.isInPictureInPictureMode = instance.windowingMode == .pinned
    activities.insert(instance, with: belongings)
    if appCompat != nil { attachAppConfiguration(to: instance.token) }
    try call(.activity(.attachBaseContext), on: .activity(instance.id))
    activities.change(instance.token) { $0.isAttached = true }
    // `setTheme`, of what the manifest says.
    try call(.activity(.onApplyThemeResource), on: .activity(instance.id))
    try performCreate(instance.token)
    if image.embedsActivities, version.hasActivityEmbedding {
      request(.report(instance.token, .postCreated))
    }
  }

  mutating func handleRestartActivity(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token], activity.isStopped,
      !activity.isFinishing || restartsFinishing(token)
    else { return }
    requestLayoutOfWindows(of: token)
    try performRestart(token)
    if activities[token]?.isFinishing == true {
      activities[belongingsOf: token]?.value.hasRestartedToFinish = true
    }
  }

  /// `Activity.mStopped`: it is restarted once, though to the client's record it stays stopped.
  @inline(__always)
  private func restartsFinishing(_ token: ActivityToken) -> Bool {
    version.restartsFinishing
      && activities[belongingsOf: token]?.value.hasRestartedToFinish == false
  }

  /// It is there, and not finishing.
  @inline(__always)
  private func mayGoUp(_ token: ActivityToken) -> Bool {
    activities[token]?.isFinishing == false
  }

  mutating func handleStartActivity(_ token: ActivityToken) throws(AndroidException) {
    guard mayGoUp(token), activities[token]?.isStopped == true else { return }
    try performStart(token)
    guard activities[token]?.awaitsPostCreate == true else { return }
    try performPostCreate(token)
    activities.change(token) { $0.awaitsPostCreate = false }
  }

  /// - Parameter isLaunch: with it ends the launch of a new instance.
  mutating func handleResumeActivity(
    _ token: ActivityToken, isLaunch: Bool = false
  ) throws(AndroidException) {
    let hasStarted = activities[token]?.hasStartedForResult == true
    let forgetsStarts = hasStarted && (!isLaunch || version.launchForgetsStarts)
    guard try performResumeActivity(token, forgetsStarts: forgetsStarts) else { return }
    showWindow(of: token)
    awaitingIdle.append(token)
  }

  /// - Parameter forgetsStarts: that it has started another for a result, which would hold back its
  ///   window.
  /// - Returns: false if it is finishing, or was resumed before.
  @discardableResult
  mutating func performResumeActivity(
    _ token: ActivityToken, forgetsStarts: Bool
  ) throws(AndroidException) -> Bool {
    guard mayGoUp(token), let activity = activities[token],
      activity.lifecycle != .resumed || version.resumesAsTold
    else { return false }
    if forgetsStarts {
      activities.change(token) { $0.hasStartedForResult = false }
    }
    if version.tellsStateNotSaved {
      try call(.activity(.onStateNotSaved), on: .activity(activity.id)) {
        process throws(AndroidException) in
        // The platform's own manager learns it from the activity.
        guard !process.image.hostsPlatformFragments else { return }
        process.dispatchFragmentsNoteStateNotSaved(token)
      }
    }
    try deliverPending(to: token)
    // Where no hop has restarted it, the resume does (`resumesStoppedAtOnce`).
    if activity.lifecycle == .stopped { try restartAndStart(token) }
    try performResume(token)
    if upcoming.concernsActivities, upcoming.awaitsLocalRelaunch(token), version.relaunchesResumed {
      upcoming.haveRelaunchedResumed(token)
    }
    if activities[belongingsOf: token]?.value.savedState != nil {
      activities.changeBelongings(of: token) { $0.savedState = nil }
    }
    try performTopResumed(token, isTop: activities[token]?.isTopResumed ?? false)
    return true
  }

  private mutating func deliverPending(to token: ActivityToken) throws(AndroidException) {
    guard let belongings = activities[belongingsOf: token],
      !belongings.value.pendingNewIntents.isEmpty || !belongings.value.pendingResults.isEmpty
    else { return }
    activities[belongingsOf: token]?.value.pendingNewIntents = []
    activities[belongingsOf: token]?.value.pendingResults = []
    try deliverNewIntents(belongings.value.pendingNewIntents, to: token)
    try deliverResults(belongings.value.pendingResults, to: token)
  }

  /// - Parameter isAwaited: the server waits for it.
  mutating func handlePauseActivity(
    _ token: ActivityToken, finishing: Bool, userLeaving: Bool, isAwaited: Bool = false
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    if userLeaving {
      if version.requestsPictureInPicture {
        try call(.activity(.onPictureInPictureRequested), on: .activity(id))
      }
      try call(.activity(.onUserInteraction), on: .activity(id))
      try call(.activity(.onUserLeaveHint), on: .activity(id)) {
        process throws(AndroidException) in
        try process.tellListeners(.onUserLeaveHint, of: token)
      }
    }
    // An activity that its own code has finished may never have been resumed; then the pause is not
    // required.
    let hasFinished = activities[token]?.isFinishing == true
    if finishing { activities.change(token) { $0.isFinishing = true } }
    if isAwaited, activities[token]?.isPaused == true, !hasFinished, version.pausesAsTold {
      try performPause(token)
    } else {
      try pauseIfNeeded(token)
    }
  }

  mutating func pauseIfNeeded(_ token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.isPaused == false else { return }
    if version.savesStateBeforePause { try saveIfNeeded(token) }
    try performTopResumed(token, isTop: false)
    try performPause(token)
  }

  mutating func handleStopActivity(
    _ token: ActivityToken, keepsShown: Bool
  ) throws(AndroidException) {
    guard activities[token]?.isStopped == false, let id = activities[token]?.id else { return }
    try call(.activity(.onCreateDescription), on: .activity(id))
    if keepsShown {
      try saveIfNeeded(token)
      // It counts as paused from now on, though it may not have been told.
      if activities[token]?.isPaused == false {
        activities.change(token) { $0.lifecycle = .paused }
      }
    } else {
      try stop(token, saving: true)
    }
  }

  /// `callActivityOnStop`: whether there is state to save is settled before `onStop`, in which it
  /// may finish.
  mutating func stop(_ token: ActivityToken, saving: Bool) throws(AndroidException) {
    let saves = saving && needsSaving(token)
    if saves, !version.savesStateAfterStop { try performSaveInstanceState(token) }
    try performStop(token)
    if saves, version.savesStateAfterStop { try performSaveInstanceState(token) }
  }

  private mutating func saveIfNeeded(_ token: ActivityToken) throws(AndroidException) {
    if needsSaving(token) { try performSaveInstanceState(token) }
  }

  /// It is not finishing, and its bundle is not there yet.
  @inline(__always)
  private func needsSaving(_ token: ActivityToken) -> Bool { mayGoUp(token) && lacksState(token) }

  @inline(__always)
  private func lacksState(_ token: ActivityToken) -> Bool {
    activities[belongingsOf: token]?.value.savedState == nil
  }

  /// Stops an instance that is about to be relaunched.
  mutating func stopForRelaunch(_ token: ActivityToken) throws(AndroidException) {
    if version.savesFinishingForRelaunch, lacksState(token) { try performSaveInstanceState(token) }
    try stop(token, saving: true)
  }

  /// Destroys with whatever pause and stop are still missing.
  ///
  /// - Returns: what the next instance takes over, if this one is being relaunched.
  @discardableResult
  mutating func handleDestroyActivity(
    _ token: ActivityToken, finishing: Bool, isRelaunch: Bool = false, preservesWindow: Bool = false
  ) throws(AndroidException) -> RetainedFragments? {
    if finishing { activities.change(token) { $0.isFinishing = true } }
    try pauseIfNeeded(token)
    if activities[token]?.isStopped == false { try stop(token, saving: false) }
    var retained: RetainedFragments?
    if isRelaunch, let id = activities[token]?.id {
      try call(.activity(.onRetainNonConfigurationInstance), on: .activity(id)) {
        process throws(AndroidException) in
        if !process.image.hostsPlatformFragments {
          try process.call(.activity(.onRetainCustomNonConfigurationInstance), on: .activity(id))
        }
        retained = process.retainFragments(token)
      }
    }
    try performDestroy(token)
    try detachWindow(token, keepsWindow: preservesWindow)
    closeAllWindows(of: token, keepsMain: preservesWindow)
    releaseHostManager(of: token)
    removeActivityCallbacks(of: token)
    activities.remove(token)
    if !awaitingIdle.isEmpty { awaitingIdle.removeAll { $0 == token } }
    return retained
  }
}
