// Follows platform/frameworks/base, core/java/android/app/Activity.java, whose methods do not ask
// whether the object is destroyed; ViewRootImpl.java: setView, for a token that the server does not
// know; WindowManagerGlobal.java: removeView; and androidx.activity, ActivityResultRegistry.kt.

/// Calls by code of an activity that is destroyed. The object still has its token, and the server
/// ignores one whose record is gone. Where the record has got another instance meanwhile, the call
/// is about that.
extension ActivityThread {
  /// Changes nothing.
  func check(
    _ action: AppAction, inDestroyed id: ActivityID
  ) throws(ImpossibleStimulus) {
    guard let activity = activities.destroyedActivity(id.object) else { throw isGone(id) }
    switch action {
    case .startActivity, .startActivities, .startFromContext, .startTaskStack, .finish,
      .finishAffinity, .finishAndRemoveTask, .finishActivity, .setResult, .setIntent, .recreate,
      .moveTaskToBack, .navigateUpTo, .releaseInstance, .startLockTask, .stopLockTask,
      .setRequestedOrientation, .setTitle, .managedDialog(.dismiss), .managedDialog(.remove),
      .window(.showPopup), .window(.showSoftInput), .window(.hideSoftInput), .result(.register),
      .result(.launch), .result(.unregister), .registerComponentCallbacks,
      .unregisterComponentCallbacks, .sleep, .throwException, .exit:
      break
    case .send(let intent, let mode), .startIntentSender(let intent, _, let mode):
      try check(intent, sentWith: mode)
    case .result(.launchIntentSender(_, let intent)): try checkWasMade(intent)
    case .result(.launchPermissions(let name, _)):
      if code(of: name, ofDestroyed: id) != nil { throw isGone(id) }
    // The window would come over another instance, and belong to this one.
    case .showDialog, .managedDialog(.show), .onNavigateUp:
      if !activity.ending.isFinishing { throw isGone(id) }
    case .finishAfterTransition: if activity.hasExitTransition { throw isGone(id) }
    case .liveData(let action): if !action.isOfProcess { throw isGone(id) }
    case .dismissDialog:
      guard activity.dialogs.isEmpty else { return }
      throw ImpossibleStimulus(
        .notInPosition, "\(ledger.name(of: id.object)) shows no dialog of its own")
    case .fragments(let action):
      guard action.isOnManagerOfHost else { throw isGone(id) }
      try check(action, in: .activity(id))
    default: throw isGone(id)  // all others, of which there are many
    }
  }

  private func isGone(_ id: ActivityID) -> ImpossibleStimulus { gone(ledger.name(of: id.object)) }

  /// - Returns: false if it makes no difference to the call that the activity is destroyed.
  mutating func perform(
    _ action: AppAction, inDestroyed id: ActivityID
  ) throws(AndroidException) -> Bool {
    let (token, resultCode) = (id.token, activities.destroyedActivity(id.object)?.resultCode ?? 0)
    switch action {
    case .startActivity(let intent, let requestCode):
      if !intent.options.isOnlyIfNeeded { try checkRequestCode(requestCode) }
      try start(intent, requestCode: requestCode, byDestroyed: id)
    case .startActivities(let intents):
      try startActivities(intents, from: token, requestCode: nil)
    case .startTaskStack(let intent):
      try startActivities(taskStack(for: intent), from: token, requestCode: nil)
    case .startIntentSender(let intent, let requestCode, let mode):
      try checkRequestCode(requestCode)
      try send(intent, mode, from: token, requestCode: requestCode)

    case .finish, .finishAfterTransition: request(.finish(resultCode: resultCode), ofDestroyed: id)
    case .finishAndRemoveTask:
      request(.finishAndRemoveTask(resultCode: resultCode), ofDestroyed: id)
    case .finishAffinity:
      try requireNoResult(resultCode)
      request(.finishAffinity, ofDestroyed: id)
    case .finishActivity(let requestCode):
      request(.finishSubActivity(requestCode: requestCode), ofDestroyed: id)
    case .setResult(let code): activities.changeDestroyed(id) { $0.resultCode = code }
    case .recreate: recreate(token)
    case .moveTaskToBack(let nonRoot):
      request(.moveTaskToBack(nonRoot: nonRoot), ofDestroyed: id)
    case .navigateUpTo(let intent):
      request(.navigateUpTo(intent, resultCode: resultCode), ofDestroyed: id)
    case .releaseInstance: request(.releaseInstance, ofDestroyed: id)
    case .startLockTask: request(.startLockTask, ofDestroyed: id)
    case .stopLockTask: request(.stopLockTask, ofDestroyed: id)
    case .setRequestedOrientation(let asked):
      request(.setRequestedOrientation(asked), ofDestroyed: id)
    case .setTitle: try call(.activity(.onTitleChanged), on: .activity(id))
    // Without a record the server knows nothing above it, and nothing of its own has the keyboard.
    case .setIntent, .onNavigateUp, .managedDialog(.remove), .window(.showSoftInput),
      .window(.hideSoftInput):
      break

    case .showDialog(let dialog):
      try startDialog(dialog, of: id)
      throw AndroidException.badToken
    case .managedDialog(.show): try showManagedDialog(ofDestroyed: id)
    case .managedDialog(.dismiss(let dialog)): throw AndroidException.missingDialog(dialog)
    // What it is anchored to is in no window.
    case .window(.showPopup): throw AndroidException.badToken
    case .dismissDialog: try dismissDialog(ofDestroyed: id)
    case .result(let action): try perform(action, inDestroyed: id)
    default: return false  // all others, of which there are many
    }
    return true
  }

  private mutating func request(_ request: ActivityRequest, ofDestroyed id: ActivityID) {
    self.request(.activity(id.token, request))
  }

  /// It is an activity that calls, and so need not ask for a new task; the server makes one, for it
  /// finds no task of the caller.
  private mutating func start(
    _ intent: Intent, requestCode: Int?, byDestroyed id: ActivityID
  ) throws(AndroidException) {
    if version.asksForReferrer {
      try call(.activity(.onProvideReferrer), on: .activity(id))
    }
    try startActivities([intent], from: id.token, requestCode: requestCode)
  }

  // MARK: Dialogs

  /// `onDestroy` has left it none.
  private mutating func showManagedDialog(ofDestroyed id: ActivityID) throws(AndroidException) {
    try call(.activity(.onCreateDialog), on: .activity(id))
    try call(.dialog(.onCreate), on: .activity(id))
    try call(.activity(.onPrepareDialog), on: .activity(id))
    try call(.dialog(.onStart), on: .activity(id))
    throw AndroidException.badToken
  }

  /// The window is not there any more; the dialog stops all the same.
  private mutating func dismissDialog(ofDestroyed id: ActivityID) throws(AndroidException) {
    guard let dialog = activities.destroyedActivity(id.object)?.dialogs.last else { return }
    activities.changeDestroyed(id) { $0.dialogs.removeLast() }
    try stopDialog(dialog, of: id)
    throw AndroidException("IllegalArgumentException", "the view is not attached to window manager")
  }

  // MARK: Launchers

  /// Its Lifecycle is destroyed, and so before `STARTED`: a launcher can be registered, whose
  /// callback will hear of nothing.
  private mutating func perform(
    _ action: ActivityResultAction, inDestroyed id: ActivityID
  ) throws(AndroidException) {
    switch action {
    case .register(let name):
      let symbol = ledger.symbols.symbol(for: name)
      let number = resultLaunchers.register(symbol, by: .activity(id))
      let key = ActivityResultKey(number: number, fragment: nil)
      activities.changeDestroyed(id) { activity in
        var registry = activity.resultRegistry?.value ?? ActivityResultRegistry()
        registry.register(key)
        activity.resultRegistry = Boxed(registry)
      }
    case .launch(let name, let intent):
      try start(intent, requestCode: codeOfLauncher(name, ofDestroyed: id), byDestroyed: id)
    case .launchIntentSender(let name, let intent):
      let code = try codeOfLauncher(name, ofDestroyed: id)
      try send(intent, .systemDefined, from: id.token, requestCode: code)
    case .launchPermissions(let name, _): _ = try codeOfLauncher(name, ofDestroyed: id)
    case .unregister(let name):
      guard let key = resultKey(name, of: .activity(id)) else { return }
      activities.changeDestroyed(id) { $0.resultRegistry?.value.forget(key) }
    }
  }

  /// Its observer has unregistered each at `ON_DESTROY`; one that waits for a result keeps its
  /// code.
  private func codeOfLauncher(
    _ name: String, ofDestroyed id: ActivityID
  ) throws(AndroidException) -> Int {
    guard let code = code(of: name, ofDestroyed: id) else {
      throw AndroidException.unregisteredLauncher
    }
    try checkTakesAnyRequestCode()
    return code
  }

  private func code(of name: String, ofDestroyed id: ActivityID) -> Int? {
    guard let key = resultKey(name, of: .activity(id)) else { return nil }
    return activities.destroyedActivity(id.object)?.resultRegistry?.value.codes[key]
  }

  // MARK: Fragments

  /// The manager that it had, which is destroyed, whether or not it was asked for before.
  mutating func fragmentManager(
    ofDestroyed id: ActivityID
  ) throws(AndroidException) -> FragmentManagerID {
    guard let activity = activities.destroyedActivity(id.object) else {
      throw FragmentFault.noSuchObject.exception
    }
    if let manager = activity.fragmentManager, fragments.contains(manager) { return manager }
    let manager = newDestroyedManager()
    activities.changeDestroyed(id) { $0.fragmentManager = manager }
    return manager
  }
}

extension AndroidException {
  /// `WindowManager.BadTokenException`
  static let badToken = AndroidException(
    "BadTokenException", "unable to add window: its token is not valid; is the activity running?")
}

extension FragmentAction {
  /// It asks the manager of the activity to execute something.
  fileprivate var isOnManagerOfHost: Bool {
    switch self {
    case .transaction(let transaction): transaction.manager == .host
    case .executePendingTransactions(let manager), .popBackStack(let manager, _, _),
      .saveBackStack(let manager, _), .restoreBackStack(let manager, _),
      .clearBackStack(let manager, _), .showDialog(let manager, _, _, _),
      .showDialogOnBackStack(let manager, _, _, _):
      manager == .host
    case .setUserVisibleHint, .setMenuVisibility, .saveFragmentInstanceState, .registerObserver,
      .unregisterObserver, .addBackStackListener, .removeBackStackListener, .addAttachListener,
      .removeAttachListener, .setStrictModePolicy,
      .result, .setArguments, .getViewLifecycleOwner, .dismissDialog, .cancelDialog,
      .setCancelable, .inflate, .postponeEnterTransition, .startPostponedEnterTransition:
      false
    }
  }
}
