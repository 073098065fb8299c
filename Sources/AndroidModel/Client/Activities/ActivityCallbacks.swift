// Follows platform/frameworks/base, core/java/android/app/Activity.java: performCreate to
// performDestroy; androidx.activity, ComponentActivity.java; androidx.fragment,
// FragmentActivity.java.

/// `Activity.perform…`: one main callback with what surrounds it, and the points where the
/// androidx `FragmentActivity` dispatches to its fragments inside `super`.
extension ActivityThread {
  mutating func performCreate(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    let restored = restoredState(of: token)
    try tellActivityCallbacks(.onActivityPreCreated, of: id)
    activities.change(token) { $0.canEnterPictureInPicture = true }
    try call(
      .activity(.onCreate), on: .activity(id),
      arguments: bundlesOfCreation(of: token)
    ) { process throws(AndroidException) in
      try process.requireOpaque(token, toAskFor: nil)
      process.restoreSavedStates(of: token)
      if process.appCompat != nil {
        try process.applyAppConfiguration(to: token, at: .onCreate)
      }
      try process.tellListeners(.onContextAvailable, of: token)
      // `Activity.onCreate` creates the platform's own fragments before it tells the callbacks;
      // AndroidX's are created after it, by a subclass.
      let hostsPlatformFragments = process.image.hostsPlatformFragments
      if hostsPlatformFragments { try process.dispatchFragmentsCreate(token, saved: restored) }
      try process.tellActivityCallbacks(.onActivityCreated, of: id)
      process.activities.change(token) { $0.hasReportFragment = true }
      if !hostsPlatformFragments { try process.dispatchFragmentsCreate(token, saved: restored) }
    } ownCode: { process throws(AndroidException) in
      try process.setContentView(token)
    }
    // Whatever the app's code has said of it.
    activities.changeBelongings(of: token) {
      $0.isVisibleFromClient = $0.activity.declaration.theme != .noDisplay
    }
    if !forgetsSuper(of: .onCreate, id) { try moveLifecycleByFragment(token, to: .created) }
    try dispatchPlatformFragments(.afterCreate, of: token)
    activities.change(token) { $0.lifecycle = .created }
    // `ReportFragment.injectIfNeededIn`, in the super call.
    if forgetsSuper(of: .onCreate, id) {
      try tellActivityCallbacks(.onActivityPostCreated, of: id)
    } else {
      try tellActivityCallbacks(.onActivityPostCreated, of: id, moving: .created)
    }
    try requireSuperOfWhole(.onCreate, of: id)
  }

  mutating func performRestart(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    activities.change(token) { $0.canEnterPictureInPicture = true }
    try dispatchPlatformFragments(.beforeRestart, of: token)
    try call(.activity(.onRestart), on: .activity(id))
  }

  /// `performRestart` of one that starts as well, even if it finishes meanwhile.
  mutating func restartAndStart(_ token: ActivityToken) throws(AndroidException) {
    requestLayoutOfWindows(of: token)
    try performRestart(token)
    try performStart(token)
  }

  mutating func performStart(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try tellActivityCallbacks(.onActivityPreStarted, of: id)
    if !reentering.isEmpty { try tellReentering(token) }
    try dispatchPlatformFragments(.beforeStart, of: token)
    try call(.activity(.onStart), on: .activity(id)) { process throws(AndroidException) in
      try process.tellActivityCallbacks(.onActivityStarted, of: id)
      try process.dispatchFragmentsStart(token)
      if process.appCompat != nil { try process.applyAppConfiguration(to: token, at: .onStart) }
    }
    try moveLifecycleByFragment(token, to: .started)
    try dispatchPlatformFragments(.afterStart, of: token)
    activities.change(token) { $0.lifecycle = .started }
    try tellActivityCallbacks(.onActivityPostStarted, of: id, moving: .started)
  }

  /// The rest of a first start.
  mutating func performPostCreate(_ token: ActivityToken) throws(AndroidException) {
    guard !breaksOffStart(token), let id = activities[token]?.id else { return }
    let argument = activities[belongingsOf: token]?.value.bundles ?? .none
    if activities[belongingsOf: token]?.value.hasBundle == true {
      try call(
        .activity(.onRestoreInstanceState), on: .activity(id), arguments: argument
      ) { process throws(AndroidException) in
        guard let restored = process.restoredState(of: token) else { return }
        if restored.hasContentView { try process.tellContentView(.onRestoreInstanceState, of: id) }
        try process.restoreViews(restored.views, in: .activity(id))
        try process.makeOptionsMenuToRestore(token)
      }
      if let dialogs = restoredState(of: token)?.managedDialogs, !dialogs.isEmpty {
        try restoreManagedDialogs(dialogs, of: token)
      }
      if breaksOffStart(token) { return }
    }
    try call(.activity(.onPostCreate), on: .activity(id), arguments: argument) {
      process throws(AndroidException) in
      try process.call(.activity(.onTitleChanged), on: .activity(id))
    }
  }

  /// `performLaunchActivity`: it has finished on the way, which is asked before each step.
  @inline(__always)
  private mutating func breaksOffStart(_ token: ActivityToken) -> Bool {
    activities[token]?.isFinishing == true && version.breaksOffStartOfFinishing
  }

  mutating func performResume(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    let subject = CodeOwner.activity(id)
    try tellActivityCallbacks(.onActivityPreResumed, of: id)
    try dispatchPlatformFragments(.beforeResume, of: token)
    if activities[belongingsOf: token]?.value.hasLastNonConfigurationInstance == true {
      activities.changeBelongings(of: token) { $0.hasLastNonConfigurationInstance = false }
    }
    try call(.activity(.onResume), on: subject) { process throws(AndroidException) in
      try process.tellActivityCallbacks(.onActivityResumed, of: id)
      try process.dispatchFragmentsHostResumed(token)
    }
    if activities[belongingsOf: token]?.value.isVisibleFromClient == false,
      activities[token]?.isFinishing == false, version.insistsOnFinishingNoDisplay
    {
      throw AndroidException(
        "IllegalStateException",
        "\(ledger.name(of: id.object)) did not call finish() prior to onResume() completing"
      )
    }
    if version.observersResumeBeforePostResume { try moveObservedLifecycle(token, to: .resumed) }
    try dispatchPlatformFragments(.afterResume, of: token)
    try call(.activity(.onPostResume), on: subject) { process throws(AndroidException) in
      try process.call(.activity(.onResumeFragments), on: subject) {
        process throws(AndroidException) in
        try process.dispatchFragmentsResume(token)
      }
    }
    attachFragmentContainers(token)
    try tellActivityCallbacks(.onActivityPostResumed, of: id, moving: .resumed)
    activities.change(token) { $0.lifecycle = .resumed }
  }

  /// `onTopResumedActivityChanged`, if it is news.
  mutating func performTopResumed(
    _ token: ActivityToken, isTop: Bool
  ) throws(AndroidException) {
    guard let id = activities[token]?.id, activities[token]?.reportedTopResumed != isTop,
      version.reportsTopResumedActivity
    else { return }
    activities.change(token) { $0.reportedTopResumed = isTop }
    try call(
      .activity(.onTopResumedActivityChanged), on: .activity(id),
      arguments: .flag(.isTopResumedActivity, isTop))
  }

  mutating func performPause(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try tellActivityCallbacks(.onActivityPrePaused, of: id, moving: .started)
    try dispatchPlatformFragments(.beforePause, of: token)
    try call(.activity(.onPause), on: .activity(id)) { process throws(AndroidException) in
      try process.tellActivityCallbacks(.onActivityPaused, of: id)
      try process.dispatchFragmentsPause(token)
    }
    activities.change(token) { $0.lifecycle = .paused }
    try tellActivityCallbacks(.onActivityPostPaused, of: id)
  }

  mutating func performStop(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    activities.change(token) { $0.canEnterPictureInPicture = false }
    // Up to Android 9 a fragment moves the Lifecycle, which stops once the panels are closed; the
    // callback that moves it since is told before.
    if version.observersResumeBeforePostResume { try closeAllPanels(of: token) }
    try tellActivityCallbacks(.onActivityPreStopped, of: id, moving: .created)
    try closeAllPanels(of: token)
    // The shade or an alert may have had the focus in between, and left the keyboard alone.
    try hideSoftInput(of: token)
    try dispatchPlatformFragments(.beforeStop, of: token)
    try call(.activity(.onStop), on: .activity(id)) { process throws(AndroidException) in
      try process.tellActivityCallbacks(.onActivityStopped, of: id)
      try process.dispatchFragmentsStop(token)
    }
    activities.change(token) { $0.lifecycle = .stopped }
    try tellActivityCallbacks(.onActivityPostStopped, of: id)
  }

  mutating func performSaveInstanceState(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try askForHandoffData(token, isActiveRequest: false)
    try tellActivityCallbacks(.onActivityPreSaveInstanceState, of: id)
    // The bundle exists before anything is put into it.
    activities.changeBelongings(of: token) {
      $0.savedState = .empty
      $0.hasPersistentState = $0.activity.info.flags.contains(.persistAcrossReboots)
    }
    try call(
      .activity(.onSaveInstanceState), on: .activity(id)
    ) { process throws(AndroidException) in
      // `ComponentActivity` moves its Lifecycle back before anything is saved.
      try process.moveObservedLifecycle(token, to: .created)
      let savesContentView = try process.saveContentView(id)
      let ownFragments = try process.saveFragments(of: token, arePlatforms: true)
      try process.tellActivityCallbacks(.onActivitySaveInstanceState, of: id)
      let views = process.saveViews(in: .activity(id))
      let handles = try process.saveHandles(of: id)
      let fragments = try process.saveFragments(of: token, arePlatforms: false)
      let results = process.resultRegistry(of: token)?.saved
      let states = try process.saveStates(of: .activity(id))
      var saved = ActivitySavedState(
        fragments: ownFragments ?? fragments, views: views, results: results.map(Boxed.init),
        handles: handles.map(Boxed.init), states: states.map(Boxed.init))
      if savesContentView { saved.storeContentView() }
      process.activities.changeBelongings(of: token) { $0.savedState = saved }
    }
    saveManagedDialogs(of: token)
    if activities[belongingsOf: token]?.value.hasCurrentPermissionsRequest == true {
      activities.changeBelongings(of: token) { $0.savedState?.storeHasCurrentPermissionsRequest() }
    }
    try tellActivityCallbacks(.onActivityPostSaveInstanceState, of: id)
  }

  mutating func performDestroy(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    if version.observersResumeBeforePostResume {
      activities.change(token) { $0.isDestroyed = true }
    }
    try tellActivityCallbacks(.onActivityPreDestroyed, of: id, moving: .destroyed)
    activities.change(token) { $0.isDestroyed = true }
    // `ComponentActivity` observes its own Lifecycle, and is told last of all.
    var left: RetainedStoreID?
    if activities[token]?.isChangingConfigurations != true,
      let manager = fragmentManager(of: token)
    {
      left = fragments[manager].retainedStore
      if left != nil, !image.app.fragmentLibrary.clearsViewModelsInSuper {
        try clearViewModels(in: left, of: .activity(id))
        left = nil
      }
    }
    try dispatchPlatformFragments(.beforeDestroy, of: token)
    try call(.activity(.onDestroy), on: .activity(id)) {
      process throws(AndroidException) in
      try process.dismissManagedDialogs(of: token)
      try process.tellActivityCallbacks(.onActivityDestroyed, of: id)
      if let left { try process.clearViewModels(in: left, of: .activity(id)) }
      try process.dispatchFragmentsDestroy(token)
    }
    dropViews(in: .activity(id))
    activities.change(token) { $0.lifecycle = .destroyed }
    try tellActivityCallbacks(.onActivityPostDestroyed, of: id)
    try requireSuperOfWhole(.onDestroy, of: id)
  }
}

extension ActivityThread {
  /// - Returns: nil if they have nothing to save, or are not of this kind.
  private mutating func saveFragments(
    of token: ActivityToken, arePlatforms: Bool
  ) throws(AndroidException) -> Boxed<FragmentManagerState>? {
    guard image.hostsPlatformFragments == arePlatforms else { return nil }
    return try dispatchFragmentsSave(token)
  }

  private mutating func saveHandles(
    of id: ActivityID
  ) throws(AndroidException) -> SavedStateHandles? {
    guard let manager = fragmentManager(of: id.token) else { return nil }
    return try saveHandles(of: .activity(id), in: manager)
  }

  /// Since Android 8 `onCreate` with two bundles is called only if the second is there.
  @inline(__always)
  private func bundlesOfCreation(of token: ActivityToken) -> CallbackArguments {
    guard let isPersistent = activities[belongingsOf: token]?.value.hasPersistentState else {
      return .none
    }
    if isPersistent || version.createsWithBothBundles {
      return activities[belongingsOf: token]?.value.bundles ?? .none
    }
    return .savedInstanceState(isNull: activities[belongingsOf: token]?.value.restoredState == nil)
  }

  /// The bundle that the instance was created with.
  @inline(__always)
  private func restoredState(of token: ActivityToken) -> ActivitySavedState? {
    activities[belongingsOf: token]?.value.restoredState
  }
}

extension ActivityBelongings {
  /// There is something to restore.
  @inline(__always)
  fileprivate var hasBundle: Bool { restoredState != nil || hasPersistentState }

  /// `ActivityClientRecord.isPersistable`: it gets a bundle more, which may be there though the
  /// other is not.
  @inline(__always)
  fileprivate var bundles: CallbackArguments {
    guard activity.info.flags.contains(.persistAcrossReboots) else {
      return .savedInstanceState(isNull: restoredState == nil)
    }
    return .bundles(
      savedStateIsNull: restoredState == nil, persistentStateIsNull: !hasPersistentState)
  }
}
