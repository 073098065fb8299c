// Follows platform/frameworks/base, core/java/android/app/Activity.java: the methods that apps
// call.

/// Calls of the app's code into the framework.
extension ActivityThread {
  /// Runs one call of the code in a callback.
  mutating func perform(
    _ action: AppAction, in subject: CodeOwner, during callback: AndroidCallback
  ) throws(AndroidException) {
    if refusal == nil { note(impossible: action, in: subject, during: callback) }
    // After a call that could not be carried out, nothing further is needed.
    if refusal == nil { try perform(action, in: subject) }
  }

  private mutating func note(
    impossible action: AppAction, in subject: CodeOwner, during callback: AndroidCallback
  ) {
    do throws(ImpossibleStimulus) {
      try check(action, in: subject)
    } catch {
      refusal = Boxed(error.inCallback("\(name(of: subject)).\(callback.name)"))
    }
  }

  /// Runs one call as code of `subject`.
  mutating func perform(
    _ action: AppAction, in subject: CodeOwner
  ) throws(AndroidException) {
    // Kept apart from all others: by this call code can call itself without end, and without
    // optimization the stack frame of the others is many times larger.
    if case .fragments(let action) = action {
      try performFragmentAction(action, in: subject)
    } else {
      try performOther(action, in: subject)
    }
  }

  private mutating func performOther(
    _ action: AppAction, in subject: CodeOwner
  ) throws(AndroidException) {
    // Asked once: without optimization, every question would take a copy of the process to the
    // stack.
    let host = hostToken(of: subject)
    if host == nil, case .activity(let id) = subject, try perform(action, inDestroyed: id) {
      return
    }
    try perform(action, in: subject, reaching: host)
  }

  /// - Parameter host: the activity that the code can reach; nil: none.
  private mutating func perform(
    _ action: AppAction, in subject: CodeOwner, reaching host: ActivityToken?
  ) throws(AndroidException) {
    switch action {
    case .fragments: break  // that is the other way
    case .makeFragment(let className): _ = try newFragment(ledger.classID(of: className))
    case .navController(let action): try perform(action, in: subject)
    case .viewModel(let action): try perform(action, in: subject)
    case .loader(let action): try perform(action, in: subject)
    case .liveData(let action): try perform(action, in: subject)
    case .lifecycle(let action): try perform(action, in: subject)
    case .savedState(let action): try perform(action, in: subject)
    case .setCurrentItem(let pager, let item, let smoothScroll):
      try setCurrentItem(item, ofPager: pager, smoothly: smoothScroll, in: subject)
    case .setOffscreenPageLimit(let pager, let limit):
      try setOffscreenPageLimit(limit, ofPager: pager, in: subject)
    case .changePager(let pager, let change): try perform(change, onPager: pager, in: subject)
    case .setAdapter(let pager, let isNull):
      try setAdapter(ofPager: pager, isNull: isNull, in: subject)
    case .tabHost(let name, let action): try perform(action, onTabHost: name, in: subject)
    case .sleep(let milliseconds): try sleep(milliseconds: milliseconds)
    case .throwException(let name): throw AndroidException(name, "thrown by the app")
    case .exit: throw AndroidException.exit
    case .appCompat(let action): try perform(action, in: subject)

    case .startActivity(let intent, let requestCode):
      try startActivity(intent, requestCode: requestCode, by: subject, from: host)
    case .startActivities(let intents):
      try startActivities(intents, from: host, requestCode: nil)
    case .startFromContext(_, let intents):
      try startActivities(intents, from: nil, requestCode: nil)
    case .send(let intent, let mode): try send(intent, mode, from: nil, requestCode: nil)
    case .startIntentSender(let intent, let requestCode, let mode):
      try startIntentSender(intent, mode, requestCode: requestCode, by: subject, from: host)
    case .startTaskStack(let intent): try startTaskStack(for: intent, from: host)
    case .appTask(let id, let action): try perform(action, onTaskOf: id)
    case .registerActivityLifecycleCallbacks:
      try registerActivityCallbacks(of: subject, with: host)
    case .unregisterActivityLifecycleCallbacks: unregisterActivityCallbacks(of: subject)
    case .registerComponentCallbacks: try registerComponentCallbacks(of: subject, in: host)
    case .unregisterComponentCallbacks: try unregisterComponentCallbacks(of: subject, in: host)

    case .requestPermissions(let code, let isCompat):
      try requestPermissions(requestCode: code, of: subject, throughCompat: isCompat)
    case .setApplicationNightMode(let mode): try setApplicationNightMode(mode)
    case .camera(let call): request(.camera(call))
    case .setComponentEnabledSetting(let setting): try setComponentEnabled(setting)

    case .finish, .finishAfterTransition, .finishAndRemoveTask, .finishAffinity, .finishActivity,
      .setResult, .setIntent, .recreate, .moveTaskToBack, .navigateUpTo, .onNavigateUp,
      .releaseInstance, .startLockTask, .stopLockTask, .lockScreen, .setHandoffEnabled,
      .enterPictureInPictureMode, .setPictureInPictureParams, .setRequestedOrientation,
      .requestFullscreenMode, .setTranslucent, .pinTopActivityStack, .unpinTopActivityStack,
      .showDialog, .managedDialog, .dismissDialog, .setFinishOnTouchOutside, .window,
      .invalidateOptionsMenu, .menu, .activityListener, .setTitle, .setVisible, .startActionMode,
      .finishActionMode, .result:
      try perform(action, onActivity: host.required(), as: subject)
    case .back(let action):
      if host == nil, let callback = action.callback {
        try perform(action, onCallback: callback, ofDetached: subject)
      } else {
        try perform(action, in: subject, of: host.required())
      }
    }
  }

  private mutating func startActivity(
    _ intent: Intent, requestCode: Int?, by subject: CodeOwner, from host: ActivityToken?
  ) throws(AndroidException) {
    if intent.options.isOnlyIfNeeded {
      // This call is made on the activity, also by its fragments.
      try startActivity(intent, requestCode: requestCode, from: host)
      return noteStart(from: host, requestCode: requestCode)
    }
    try checkRequestCode(requestCode)
    let code = codeOfRequest(requestCode, of: subject, .startActivity)
    try startActivity(intent, requestCode: code, from: host)
    // `startActivityForResult` with the name of a fragment of the platform's own leaves it at that.
    if case .fragment = subject, image.hostsPlatformFragments { return }
    noteStart(from: host, requestCode: code)
  }

  private mutating func startIntentSender(
    _ intent: PendingIntent, _ mode: BackgroundActivityStartMode, requestCode: Int?,
    by subject: CodeOwner, from host: ActivityToken?
  ) throws(AndroidException) {
    try checkRequestCode(requestCode)
    let code = codeOfRequest(requestCode, of: subject, .startIntentSender)
    try send(intent, mode, from: host, requestCode: code)
    noteStart(from: host, requestCode: code)
  }

  private mutating func startTaskStack(
    for intent: Intent, from host: ActivityToken?
  ) throws(AndroidException) {
    try startActivities(taskStack(for: intent), from: host, requestCode: nil)
  }

  func requireActivity(_ subject: CodeOwner) throws(AndroidException) -> ActivityToken {
    try hostToken(of: subject).required()
  }

  /// The activity that this code can reach.
  @inline(__always)
  func hostToken(of subject: CodeOwner) -> ActivityToken? {
    switch subject {
    case .application: nil
    case .activity(let id): activities.contains(id) ? id.token : nil
    case .fragment(let id): hostActivity(ofFragment: id)
    }
  }

  /// A call on any context.
  private mutating func setApplicationNightMode(
    _ mode: ApplicationNightMode
  ) throws(AndroidException) {
    guard version.keepsNightModeOfApps else {
      throw AndroidException("NoSuchMethodError", "no setApplicationNightMode before API 31")
    }
    request(.setApplicationNightMode(mode))
  }
}

extension ActivityToken? {
  /// The activity that code has to be able to reach.
  fileprivate func required() throws(AndroidException) -> ActivityToken {
    guard let self else {
      throw AndroidException("IllegalStateException", "no activity to call this on")
    }
    return self
  }
}
