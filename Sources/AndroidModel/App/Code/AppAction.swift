/// A call that app code makes into the framework, from a callback script or from a listener while
/// the app is idle. Without an explicit receiver it is made on the object whose code runs.
///
/// It is passed on as a reference, since some of the calls carry much.
///
/// https://developer.android.com/reference/android/app/Activity
public indirect enum AppAction: Hashable, Sendable {
  /// `startActivity` or, with a request code, `startActivityForResult`.
  case startActivity(Intent, requestCode: Int? = nil)
  /// `startActivities`
  case startActivities([Intent])
  /// `startActivity`, or with several intents `startActivities`, on a context that is no activity.
  case startFromContext(ContextComponent, [Intent])
  /// `PendingIntent.send`, with what was said by `setPendingIntentBackgroundActivityStartMode` (API
  /// 34).
  case send(PendingIntent, mode: BackgroundActivityStartMode = .systemDefined)
  /// `startIntentSender` or, with a request code, `startIntentSenderForResult`: what the pending
  /// intent starts is started from here.
  case startIntentSender(
    PendingIntent, requestCode: Int? = nil, mode: BackgroundActivityStartMode = .systemDefined)
  /// `TaskStackBuilder` with this intent and the parents of its activity, and its
  /// `startActivities`.
  case startTaskStack(Intent)
  /// A call on the `AppTask` of the task that this activity is in.
  case appTask(InstanceID, AppTaskAction)
  case finish
  /// `finishAfterTransition`
  case finishAfterTransition
  case finishAffinity
  case finishAndRemoveTask
  /// `finishActivity`: finishes what it has started under this code.
  case finishActivity(requestCode: Int)
  case setResult(code: Int)
  case recreate
  /// `moveTaskToBack`; without `nonRoot` only of the root of a task.
  case moveTaskToBack(nonRoot: Bool = true)
  /// `navigateUpTo`
  case navigateUpTo(Intent)
  /// `setTranslucent`: what is below shows through it from now on, or no more (API 30).
  case setTranslucent(Bool)
  /// `onNavigateUp`: up to the `parentActivityName` of the manifest.
  case onNavigateUp
  case releaseInstance
  /// `setIntent`
  case setIntent(Intent)
  /// `PackageManager.setComponentEnabledSetting`
  case setComponentEnabledSetting(ComponentSetting)
  /// `UiModeManager.setApplicationNightMode`
  case setApplicationNightMode(ApplicationNightMode)
  /// `requestPermissions`, of the activity itself or of `ActivityCompat`, which works on every
  /// version.
  case requestPermissions(requestCode: Int? = nil, throughCompat: Bool = false)
  /// `enterPictureInPictureMode`
  case enterPictureInPictureMode
  /// `setPictureInPictureParams` with `setAutoEnterEnabled` and `setAspectRatio`
  case setPictureInPictureParams(autoEnter: Bool, aspectRatio: AspectRatio? = nil)
  case camera(CameraCall)
  /// `setHandoffEnabled`: it may continue on another device (API 37).
  case setHandoffEnabled(Bool)
  case lockScreen(LockScreenCall)
  case startLockTask
  case stopLockTask
  case setRequestedOrientation(ScreenOrientation)
  /// `requestFullscreenMode`
  case requestFullscreenMode(FullscreenModeRequest)
  /// `SplitController.pinTopActivityStack` for the task of the activity.
  case pinTopActivityStack
  case unpinTopActivityStack
  /// A dialog of the activity itself: it opens one more window, and no activity is paused for it.
  case showDialog(DialogClass = .dialog)
  case dismissDialog
  /// A call about a dialog that the activity keeps under an id.
  case managedDialog(ManagedDialogAction)
  /// `setFinishOnTouchOutside`
  case setFinishOnTouchOutside(Bool)
  case window(WindowAction)
  /// `setCurrentItem` of a pager.
  case setCurrentItem(pager: String, item: Int, smoothScroll: Bool)
  /// `setOffscreenPageLimit` of a pager.
  case setOffscreenPageLimit(pager: String, limit: Int)
  /// A change of a pager's data set, and the call on its adapter that tells of it.
  case changePager(pager: String, PagerDataChange)
  /// `setAdapter` of the pager that was made last under this name: a new one, or null.
  case setAdapter(pager: String, isNull: Bool)
  case tabHost(String, TabHostAction)
  /// A call on a view model of the object.
  case viewModel(ViewModelAction)
  /// A call on the loaders of the object.
  case loader(LoaderAction)
  /// A call on a LiveData of the process.
  case liveData(LiveDataAction)
  /// Calls the constructor of a fragment class. The app holds the new fragment, which no fragment
  /// manager knows yet.
  case makeFragment(className: String)
  /// A call on the object's fragment manager.
  case fragments(FragmentAction)
  /// A call on the `NavController` that the object finds.
  case navController(NavigationAction)
  /// A call on a launcher for results.
  case result(ActivityResultAction)
  /// A call on the `SavedStateRegistry`.
  case savedState(SavedStateAction)
  /// `registerActivityLifecycleCallbacks`, of the `Application` if its code runs.
  case registerActivityLifecycleCallbacks
  /// `unregisterActivityLifecycleCallbacks`
  case unregisterActivityLifecycleCallbacks
  /// `registerComponentCallbacks`, which is with the application.
  case registerComponentCallbacks
  /// `unregisterComponentCallbacks`
  case unregisterComponentCallbacks
  /// `invalidateOptionsMenu`
  case invalidateOptionsMenu
  /// A call about a menu that opens over the activity.
  case menu(MenuAction)
  /// A call about the listeners of the activity.
  case activityListener(ActivityListenerAction)
  /// `setTitle`
  case setTitle
  /// `setVisible`: whether its window is shown once it is resumed.
  case setVisible(Bool)
  /// `startActionMode`
  case startActionMode
  /// `ActionMode.finish`
  case finishActionMode
  /// A call about Back.
  case back(BackAction)
  /// A call on the object's Lifecycle, or on that of its view.
  case lifecycle(LifecycleAction)
  /// `Thread.sleep`: the main thread takes this long, as with any other work.
  case sleep(milliseconds: Int)
  /// An exception that is not caught.
  case throwException(String)
  /// `System.exit`, or `Process.killProcess` with its own process.
  case exit
  /// A call of AppCompat, about night mode or languages.
  case appCompat(AppCompatAction)
}

extension AppAction {
  /// Whether the main thread does nothing else for some time.
  var takesTime: Bool {
    guard case .sleep = self else { return false }
    return true
  }

  /// It is about the process, and not about an object of it.
  var isOfProcess: Bool {
    switch self {
    case .throwException, .exit: true
    case .liveData(let action): action.isOfProcess
    default: false
    }
  }
}

/// `FULLSCREEN_MODE_REQUEST_ENTER` and `…_EXIT`
///
/// https://developer.android.com/reference/android/app/Activity#requestFullscreenMode(int,android.os.OutcomeReceiver)
public enum FullscreenModeRequest: String, Hashable, Sendable, CaseIterable {
  case enter = "ENTER"
  case exit = "EXIT"
}

/// A component or object that has a context of its own and is no activity.
///
/// https://developer.android.com/guide/components/fundamentals#Components
public enum ContextComponent: String, Hashable, Sendable, CaseIterable {
  /// `getApplicationContext()`
  case application
  case service
  case receiver

  /// Whether the system starts a process for it; the code of the others runs in one that is there.
  var startsProcess: Bool {
    switch self {
    case .application: false
    case .service, .receiver: true
    }
  }
}
