// Follows platform/frameworks/base, core/java/android/app/Activity.java: the methods that apps
// call; Instrumentation.java: checkStartActivityResult.

/// Calls of the app's code into the framework.
extension ActivityThread {
  /// Runs one call of the code in a callback.
  mutating func perform(
    _ action: AppAction, in subject: CodeOwner, during callback: AndroidCallback
  ) throws(AndroidException) {
    if refusal == nil { note(impossible: action, in: subject, during: callback) }
    try perform(action, in: subject)
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
    if case .fragments(let action) = action {
      try performFragmentAction(action, in: subject)
      return
    }
    let token = hostToken(of: subject)
    switch action {
    case .fragments: break
    case .makeFragment(let className): _ = try newFragment(ledger.classID(of: className))
    case .viewModel(let action): try perform(action, in: subject)
    case .setCurrentItem(let pager, let item, let smoothScroll):
      try setCurrentItem(item, ofPager: pager, smoothly: smoothScroll)
    case .startActivity(let intent, let requestCode):
      try startActivities([intent], from: token, requestCode: requestCode)
    case .startActivities(let intents):
      try startActivities(intents, from: token, requestCode: nil)
    case .startFromContext(_, let intents):
      try startActivities(intents, from: nil, requestCode: nil)
    case .startTaskStack(let intent):
      try startActivities(taskStack(for: intent), from: token, requestCode: nil)
    case .appTask(let id, let action): try perform(action, onTaskOf: id)
    case .finish, .finishAffinity, .finishAndRemoveTask, .finishActivity, .setResult, .recreate,
      .moveTaskToBack, .releaseInstance, .setIntent, .requestPermissions,
      .enterPictureInPictureMode, .setPictureInPictureParams, .lockScreen, .startLockTask,
      .stopLockTask, .requestFullscreenMode, .setRequestedOrientation, .setTranslucent,
      .pinTopActivityStack, .unpinTopActivityStack, .showDialog, .dismissDialog, .window,
      .navigateUpTo,
      .onNavigateUp:
      try perform(action, on: try requireActivity(token))
    case .back(let action): try perform(action, in: subject, of: try requireActivity(token))
    case .lifecycle(let action): try perform(action, in: subject)
    case .result(let action): try perform(action, in: subject, of: try requireActivity(token))
    case .savedState(let action): try perform(action, in: subject, of: try requireActivity(token))
    case .registerActivityLifecycleCallbacks:
      try registerActivityCallbacks(of: subject, with: token)
    case .unregisterActivityLifecycleCallbacks: unregisterActivityCallbacks(of: subject)
    case .startActionMode: try startActionMode(try requireActivity(token))
    case .finishActionMode: try finishActionMode(try requireActivity(token))
    case .sleep(let milliseconds): try sleep(milliseconds: milliseconds)
    }
  }

  private func requireActivity(
    _ token: ActivityToken?
  ) throws(AndroidException) -> ActivityToken {
    guard let token else {
      throw AndroidException("IllegalStateException", "no activity to call this on")
    }
    return token
  }

  /// The activity that this code can reach.
  func hostToken(of subject: CodeOwner) -> ActivityToken? {
    switch subject {
    case .application: nil
    case .activity(let id): activities.contains(id) ? id.token : nil
    case .fragment(let id): hostActivity(ofFragment: id)
    }
  }

  mutating func startActivities(
    _ intents: [Intent], from token: ActivityToken?, requestCode: Int?
  ) throws(AndroidException) {
    for (position, intent) in intents.enumerated() {
      try requireDeclared(intent)
      try requirePermission(intent)
      if intent.flags.contains(.forwardResult), let requestCode, requestCode >= 0 {
        throw AndroidException(
          "AndroidRuntimeException", "FORWARD_RESULT used while also requesting a result")
      }
      try requireDisplay(intent)
      // Of several the first tells which task it is, and there was never a bug in that.
      if token == nil, position == 0, !intent.flags.contains(.newTask),
        intents.count > 1 || version.insistsOnNewTaskFromContext
      {
        throw AndroidException(
          "AndroidRuntimeException",
          "calling startActivity from outside of an Activity context requires NEW_TASK")
      }
    }
    request(.startActivities(intents, from: token, requestCode: requestCode))
  }

  func requireDeclared(_ intent: Intent) throws(AndroidException) {
    guard image.activity(named: intent.component) == nil else { return }
    throw AndroidException(
      "ActivityNotFoundException",
      "no activity \(intent.component); have you declared it in your AndroidManifest.xml?")
  }

  /// `ActivityStackSupervisor.checkStartAnyActivityPermission`: the server answers with this exception.
  private func requirePermission(_ intent: Intent) throws(AndroidException) {
    guard let declaration = image.activity(named: intent.component), !declaration.isExported,
      image.uid(of: declaration) != image.uid(of: name)
    else { return }
    throw AndroidException(
      "SecurityException", "Permission Denial: \(intent.component) is not exported")
  }

  /// `isCallerAllowedToLaunchOnDisplay`
  private func requireDisplay(_ intent: Intent) throws(AndroidException) {
    guard let display = intent.options.launchDisplay else { return }
    guard version.hasSecondaryDisplays else {
      throw AndroidException("NoSuchMethodError", "no setLaunchDisplayId before API 26")
    }
    guard (0..<image.app.displays.count).contains(display) else {
      throw AndroidException(
        "SecurityException", "Permission Denial: starting with launchDisplayId=\(display)")
    }
  }

  private mutating func perform(
    _ action: AppAction, on token: ActivityToken
  ) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    switch action {
    case .finish:
      finish(token) { .finishActivity(token, resultCode: $0) }
    case .finishAndRemoveTask:
      finish(token) { .finishAndRemoveTask(token, resultCode: $0) }
    case .finishAffinity:
      guard activity.resultCode == 0 else {
        throw AndroidException(
          "IllegalStateException", "can not be called to deliver a result")
      }
      finish(token) { _ in .finishAffinity(token) }
    case .finishActivity(let requestCode):
      request(.finishSubActivity(token, requestCode: requestCode))
    case .setResult(let code): activities[token]?.resultCode = code
    case .setIntent(let intent): activities[belongingsOf: token]?.value.intent = intent
    case .recreate:
      guard version.recreatesFinishingActivity || !activity.isFinishing else { break }
      looper.post(.recreate(token))
    case .moveTaskToBack(let nonRoot): request(.moveTaskToBack(token, nonRoot: nonRoot))
    case .navigateUpTo(let intent):
      try requireDeclared(intent)
      request(.navigateUpTo(token, intent, resultCode: activity.resultCode))
    case .onNavigateUp: navigateUp(token)
    case .releaseInstance: request(.releaseInstance(token))
    case .requestPermissions:
      guard version.hasRuntimePermissions else {
        throw AndroidException("NoSuchMethodError", "no requestPermissions before API 23")
      }
      request(.requestPermissions(token))
    case .enterPictureInPictureMode: try enterPictureInPictureMode(token)
    case .setPictureInPictureParams(let autoEnter, let aspectRatio):
      guard aspectRatio?.fitsPicture != false else {
        throw AndroidException("IllegalArgumentException", "Aspect ratio is too extreme")
      }
      request(.setPictureInPictureParams(token, autoEnter: autoEnter))
    case .lockScreen(let call): perform(call, on: token)
    case .startLockTask:
      guard activity.lifecycle != .stopped else {
        throw AndroidException("IllegalArgumentException", "Invalid task, not in foreground")
      }
      request(.startLockTask(token))
    case .stopLockTask: request(.stopLockTask(token))
    case .requestFullscreenMode(let mode):
      guard version.hasFullscreenRequests else {
        throw AndroidException("NoSuchMethodError", "no requestFullscreenMode before API 34")
      }
      request(.requestFullscreenMode(token, mode))
    case .pinTopActivityStack: request(.pinTopActivityStack(token))
    case .unpinTopActivityStack: request(.unpinTopActivityStack(token))
    case .setRequestedOrientation(let asked): request(.setRequestedOrientation(token, asked))
    case .setTranslucent(let isTranslucent):
      request(.setOccludesParent(token, !isTranslucent))
    case .showDialog:
      let window = addWindow(of: token)
      activities[belongingsOf: token]?.value.windows.append(
        OwnWindow(window: window, kind: .dialog))
    case .dismissDialog:
      let dialog = activities[belongingsOf: token]?.value.windows.last { $0.kind == .dialog }
      if let dialog { try cancelDialog(in: dialog.window) }
    case .window(let action): try perform(action, on: token)
    case .startActivity, .startActivities, .startFromContext, .startTaskStack, .appTask,
      .setCurrentItem, .viewModel, .makeFragment, .fragments, .back, .lifecycle, .result,
      .savedState,
      .registerActivityLifecycleCallbacks, .unregisterActivityLifecycleCallbacks,
      .startActionMode, .finishActionMode, .sleep:
      break  // handled before
    }
  }

  /// `mCanEnterPictureInPicture` until it is stopped; `isInPictureInPictureMode()` is true with the return
  /// of the call.
  private mutating func enterPictureInPictureMode(
    _ token: ActivityToken
  ) throws(AndroidException) {
    guard let activity = activities[token], activity.lifecycle != .stopped else {
      throw AndroidException(
        "IllegalStateException", "Activity must be resumed to enter picture-in-picture")
    }
    guard activities[belongingsOf: token]?.value.declaration.supportsPictureInPicture == true else {
      throw AndroidException(
        "IllegalStateException", "Current activity does not support picture-in-picture")
    }
    if version.requestsPictureInPicture { activities[token]?.isInPictureInPictureMode = true }
    request(.enterPictureInPicture(token))
  }

  /// From here on `isFinishing()` is true.
  mutating func finish(
    _ token: ActivityToken, by request: (_ resultCode: Int) -> ServerRequest
  ) {
    guard let activity = activities[token], !activity.isFinishing else { return }
    activities[token]?.isFinishing = true
    self.request(request(activity.resultCode))
  }
}
