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
    // Asked once: without optimization, every question would take a copy of the process to the stack.
    let host = hostToken(of: subject)
    if host == nil, case .activity(let id) = subject, try perform(action, inDestroyed: id) {
      return
    }
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
      try setCurrentItem(item, ofPager: pager, smoothly: smoothScroll)
    case .changePager(let pager, let change): try perform(change, onPager: pager)
    case .setAdapter(let pager, let isNull): try setAdapter(ofPager: pager, isNull: isNull)
    case .tabHost(let name, let action): try perform(action, onTabHost: name)
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

    case .finish: try finish(host.required()) { .finish(resultCode: $0) }
    case .finishAfterTransition: finishAfterTransition(try host.required())
    case .finishAndRemoveTask:
      try finish(host.required()) { .finishAndRemoveTask(resultCode: $0) }
    case .finishAffinity: try finishAffinity(host.required())
    case .finishActivity(let requestCode):
      try request(.finishSubActivity(requestCode: requestCode), of: host.required())
    case .setResult(let code): setResult(code, of: try host.required())
    case .setIntent(let intent): setIntent(intent, of: try host.required())
    case .recreate: try recreate(host.required())
    case .moveTaskToBack(let nonRoot):
      try request(.moveTaskToBack(nonRoot: nonRoot), of: host.required())
    case .navigateUpTo(let intent): navigateUpTo(intent, from: try host.required())
    case .onNavigateUp: navigateUp(try host.required())
    case .releaseInstance: try request(.releaseInstance, of: host.required())
    case .requestPermissions(let code, let isCompat):
      try requestPermissions(requestCode: code, of: subject, throughCompat: isCompat)
    case .setApplicationNightMode(let mode): try setApplicationNightMode(mode)
    case .camera(let call): request(.camera(call))
    case .setComponentEnabledSetting(let setting): try setComponentEnabled(setting)
    case .startLockTask: try startLockTask(of: host.required())
    case .stopLockTask: try request(.stopLockTask, of: host.required())
    case .lockScreen(let call): perform(call, on: try host.required())
    case .setHandoffEnabled(let isEnabled): setHandoffEnabled(isEnabled, of: try host.required())

    case .enterPictureInPictureMode: try enterPictureInPictureMode(host.required())
    case .setPictureInPictureParams(let autoEnter, let aspectRatio):
      try setPictureInPictureParams(autoEnter, aspectRatio, of: host.required())
    case .setRequestedOrientation(let asked):
      try setRequestedOrientation(asked, of: host.required())
    case .requestFullscreenMode(let mode): try requestFullscreenMode(mode, of: host.required())
    case .setTranslucent(let isTranslucent):
      try request(.setOccludesParent(!isTranslucent), of: host.required())
    case .pinTopActivityStack: try request(.pinTopActivityStack, of: host.required())
    case .unpinTopActivityStack: try request(.unpinTopActivityStack, of: host.required())
    case .showDialog(let dialog): try showDialog(dialog, of: host.required())
    case .managedDialog(let action): try perform(action, of: host.required())
    case .dismissDialog: try dismissDialog(of: host.required())
    case .setFinishOnTouchOutside(let finishes):
      setFinishOnTouchOutside(finishes, of: try host.required())
    case .window(let action): try perform(action, on: host.required())
    case .invalidateOptionsMenu: invalidateOptionsMenu(try host.required())
    case .menu(let action): try perform(action, in: subject, of: host.required())
    case .activityListener(let action): try perform(action, in: subject, of: host.required())
    case .setTitle: try setTitle(of: host.required())
    case .setVisible(let isVisible): setVisible(isVisible, of: try host.required())
    case .startActionMode: try startActionMode(.ofWindow, host.required())
    case .finishActionMode: try finishActionMode(host.required())

    case .back(let action): try perform(action, in: subject, of: host.required())
    case .result(let action): try perform(action, in: subject, of: host.required())
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

  private mutating func setResult(_ code: Int, of token: ActivityToken) {
    activities.change(token) { $0.resultCode = code }
  }

  private mutating func setIntent(_ intent: Intent, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.intent = intent
  }

  private mutating func setHandoffEnabled(_ isEnabled: Bool, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.isHandoffEnabled = isEnabled
  }

  private mutating func perform(
    _ action: ManagedDialogAction, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    case .show(let id): try showManagedDialog(id, of: token)
    case .dismiss(let id): try dismissManagedDialog(id, of: token)
    case .remove(let id): try removeManagedDialog(id, of: token)
    }
  }

  /// It is told of a title that comes before `onPostCreate` gives it to the window, too.
  private mutating func setTitle(of token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onTitleChanged), on: .activity(id))
  }

  private mutating func setFinishOnTouchOutside(_ finishes: Bool, of token: ActivityToken) {
    activities[belongingsOf: token]?.value.finishesOnTouchOutside = finishes
  }

  private mutating func setRequestedOrientation(
    _ asked: ScreenOrientation, of token: ActivityToken
  ) throws(AndroidException) {
    try requireOpaque(token, toAskFor: asked)
    request(.activity(token, .setRequestedOrientation(asked)))
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

  /// Asks the server for something about the activity.
  private mutating func request(_ request: ActivityRequest, of token: ActivityToken) {
    self.request(.activity(token, request))
  }

  private mutating func setPictureInPictureParams(
    _ autoEnter: Bool, _ aspectRatio: AspectRatio?, of token: ActivityToken
  ) throws(AndroidException) {
    guard aspectRatio?.fitsPicture != false else {
      throw AndroidException("IllegalArgumentException", "Aspect ratio is too extreme")
    }
    request(.setPictureInPictureParams(autoEnter: autoEnter), of: token)
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

  private mutating func requestFullscreenMode(
    _ mode: FullscreenModeRequest, of token: ActivityToken
  ) throws(AndroidException) {
    guard version.hasFullscreenRequests else {
      throw AndroidException("NoSuchMethodError", "no requestFullscreenMode before API 34")
    }
    request(.requestFullscreenMode(mode), of: token)
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
