// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java:
// ActivityClientRecord.

/// What an `Activity` object has besides its states.
struct ActivityBelongings: Hashable, Sendable {
  let activity: DeclaredActivity
  /// `getIntent()`
  var intent: Intent
  /// The configuration that it was last told of.
  var configuration: Configuration
  /// The bundle that the instance was created with; nil on a first creation.
  var restoredState: ActivitySavedState?
  /// The bundle saved on the way out; dropped at the next resume.
  var savedState: ActivitySavedState?
  /// `persistentState`: what outlives a reboot, of an activity that has such a bundle; the instance
  /// was created with it, or has saved it.
  var hasPersistentState = false
  /// Delivered right before the next `onResume`.
  var pendingResults: [ActivityResult] = []
  var pendingNewIntents: [Intent] = []
  /// The windows that its code has opened over it, in the order in which they were shown.
  var windows: [OwnWindow] = []
  /// Those of the windows' dialogs that it keeps under ids, and others that are not shown; by id.
  var managedDialogs: [ManagedDialog] = []
  /// The window for which the keyboard on the screen is there; nil: it is not.
  var softInput: IWindow?
  /// `mLastImeShown`: it was there for the main window of the instance before.
  var restoresSoftInput = false
  /// `mLastNonConfigurationInstances`: what the instance that it replaces has left for it, until it
  /// is resumed.
  var hasLastNonConfigurationInstance = false
  /// Nil: no launcher was ever registered.
  var resultRegistry: Boxed<ActivityResultRegistry>?
  /// `mHasCurrentPermissionsRequest`: it has asked for permissions, and waits for the answer.
  var hasCurrentPermissionsRequest = false
  /// Nil: it was never asked for.
  var savedStateRegistry: Boxed<SavedStateRegistry>?
  /// `mInvalidatePanelMenuPosted`: its options menu is to be made anew.
  var isOptionsMenuInvalid = false
  /// Nil: no provider of menus was ever added.
  var menuHost: Boxed<MenuHost>?
  /// Nil: no code has ever added one.
  var listeners: Boxed<ActivityListeners>?
  /// What lies over its action bar.
  var actionMode: ActionMode?
  /// The instance before that has begun the mode which its window still has; nil: it has none, or
  /// its own.
  var keptActionMode: ActivityID?
  /// Nil: nothing was ever registered for Back.
  var backCallbacks: Boxed<BackCallbacks>?
  /// `mVisibleFromClient`: its window is added when it is resumed. After `onCreate` it is what the
  /// theme says.
  var isVisibleFromClient = true
  /// `mCloseOnTouchOutside`: a touch beside its window ends it, if there is anything beside.
  var finishesOnTouchOutside = true
  /// It was restarted, and starts no more as it is finishing.
  var hasRestartedToFinish = false
  /// Whether a scene transition is to run before Back finishes it.
  var exitTransition = ExitTransition.none
  /// `isHandoffEnabled()`
  var isHandoffEnabled = false
  /// `getWindow().getAttributes().flags`, as far as they are about the lock screen.
  var windowFlags = LockScreenFlags()
  /// Those that its window has from the last instance, which has left it the window; nil: the
  /// window has its own.
  var keptWindowFlags: LockScreenFlags?
  /// Nil: no code has ever asked for another night mode or other languages.
  var appCompat: Boxed<AppCompatDelegate>?
}

extension ActivityBelongings {
  /// Of a new instance.
  init(of activity: DeclaredActivity, launchedWith arguments: LaunchArguments) {
    self.init(
      activity: activity, intent: arguments.intent, configuration: arguments.configuration,
      restoredState: arguments.savedState, savedState: arguments.savedState,
      hasPersistentState: arguments.hasPersistentState,
      pendingResults: arguments.results, pendingNewIntents: arguments.newIntents,
      resultRegistry: arguments.savedState?.results,
      hasCurrentPermissionsRequest: arguments.savedState?.hasCurrentPermissionsRequest ?? false,
      exitTransition: arguments.hasSceneTransition ? .awaited : .none)
  }

  /// From now on they are what the next instance of the record begins with.
  ///
  /// - Parameters:
  ///   - hadSoftInput: the keyboard on the screen was there when the relaunch came.
  ///   - last: the instance whose window the next one gets; nil: it makes its own.
  mutating func passOn(
    _ arguments: RelaunchArguments, hadSoftInput: Bool, withWindowOf last: ActivityID?
  ) {
    let flags = keptWindowFlags ?? windowFlags
    let mode = actionMode == .ofWindow ? last : keptActionMode
    self = ActivityBelongings(
      activity: activity, intent: intent,
      configuration: arguments.configuration ?? configuration, restoredState: savedState,
      savedState: savedState, hasPersistentState: hasPersistentState,
      pendingResults: pendingResults, pendingNewIntents: pendingNewIntents,
      restoresSoftInput: hadSoftInput, hasLastNonConfigurationInstance: true,
      resultRegistry: savedState?.results,
      hasCurrentPermissionsRequest: savedState?.hasCurrentPermissionsRequest ?? false,
      exitTransition: exitTransition, appCompat: appCompat)
    if last != nil {
      keptWindowFlags = flags
      keptActionMode = mode
    }
    if !arguments.results.isEmpty { pendingResults += arguments.results }
    if !arguments.newIntents.isEmpty { pendingNewIntents += arguments.newIntents }
  }
}

extension ActivityThread {
  /// Changes something that an activity has only once it is used.
  ///
  /// - Parameter new: what it is before its first use.
  mutating func change<Part>(
    _ part: WritableKeyPath<ActivityBelongings, Boxed<Part>?>, of token: ActivityToken,
    from new: @autoclosure () -> Part, _ change: (inout Part) -> Void
  ) {
    guard activities[token] != nil else { return }
    var value = activities[belongingsOf: token]?.value[keyPath: part]?.value ?? new()
    change(&value)
    activities[belongingsOf: token]?.value[keyPath: part] = Boxed(value)
  }
}
