/// The app under test: what its manifest and its code declare.
///
/// https://developer.android.com/guide/topics/manifest/manifest-intro
public struct AndroidApp: Hashable, Sendable {
  /// In the order of the manifest.
  public var activities: [ActivityDeclaration]
  /// The fragment classes.
  public var fragments: [FragmentDeclaration]
  /// The pagers in their layouts, in the order of the layout.
  public var pagers: [PagerDeclaration] = []
  /// The hosts of tabs in their layouts, in the order of the layout.
  public var tabHosts: [TabHostDeclaration] = []
  /// The navigation graphs among its resources.
  public var navGraphs: [NavGraphDeclaration] = []
  /// The code in callbacks; several for one callback run in this order.
  public var scripts: [CallbackScript]
  /// `targetSdkVersion`; compatibility changes depend on it as well as on the device.
  public var targetSDK: Int
  /// The fragment library that the app is built with.
  public var fragmentLibrary: FragmentLibrary
  /// What the default policy of `FragmentStrictMode` detects, with death as the penalty.
  public var fragmentStrictMode: [FragmentViolation] = []
  /// The containers of fragments in its layouts.
  public var fragmentContainers = FragmentContainerClass.containerView
  /// What the app's overrides ask about their own object: the events of activities and fragments
  /// say what each property was at that moment, after their other arguments. A property that an
  /// object does not have is left out.
  public var questions: [AndroidProperty] = []
  /// The content providers, in the order in which the system makes them.
  public var providers: [String] = []
  /// The initializers that the `InitializationProvider` discovers, if it is among the providers.
  public var initializers: [InitializerDeclaration] = []
  /// `android:enableOnBackInvokedCallback` of the application; nil: the manifest does not say (API
  /// 33).
  public var enableOnBackInvokedCallback: Bool?
  /// `Settings.Global.ENABLE_BACK_ANIMATION`: the developer option "Predictive back animations" is
  /// on, which Android 14 needs.
  public var enablesBackAnimation = false
  /// `ActivityFlags.isOnBackPressedLifecycleOrderMaintained` of androidx.activity, which is so by
  /// default since 1.12: a callback for Back that follows a Lifecycle keeps its place.
  public var maintainsBackOrder = false
  /// False: no resource has a qualifier for a size.
  public var hasSizeResources = true
  /// The property `android.window.PROPERTY_COMPAT_ALLOW_RESTRICTED_RESIZABILITY` of the
  /// application: that of every activity of it (API 36).
  public var allowRestrictedResizability = false
  /// How the system treats it while it uses a camera.
  public var cameraCompat = CameraCompatProperties()
  /// `android:appCategory`: it is a game.
  public var isGame = false
  /// What else its resources differ by.
  public var qualifiers: [ResourceQualifier] = []
  /// False: the developer option "Don't keep activities" is on.
  public var keepsActivities: Bool
  /// What the device has for a lock.
  public var keyguard = Keyguard.secure
  /// `DevicePolicyManager.setLockTaskPackages` names the app.
  public var mayLockTask = false
  /// `DevicePolicyManager.LOCK_TASK_FEATURE_KEYGUARD`: what the app locks has a lock screen all the
  /// same (API 28).
  public var hasKeyguardInLockTask = false
  /// `DevicePolicyManager.addCrossProfileIntentFilter`: intents of these actions may lead from the
  /// personal profile to the work profile, and back.
  public var crossProfileActions: [Intent.Action] = []
  /// The user has granted `SYSTEM_ALERT_WINDOW`.
  public var mayDrawOverOthers = false
  /// It holds `USE_FULL_SCREEN_INTENT` (API 29).
  public var mayUseFullScreenIntent = true
  /// What the device has besides its own screen.
  public var displays = DisplaySettings()

  /// An app for the newest release, on a device that keeps activities.
  public init(
    activities: [ActivityDeclaration] = [], fragments: [FragmentDeclaration] = [],
    scripts: [CallbackScript] = [], targetSDK: Int = AndroidVersion.newest,
    fragmentRelease: FragmentRelease = .v1_4, keepsActivities: Bool = true
  ) {
    self.activities = activities
    self.fragments = fragments
    self.scripts = scripts
    self.targetSDK = targetSDK
    fragmentLibrary = FragmentLibrary(fragmentRelease)
    self.keepsActivities = keepsActivities
  }
}

extension AndroidApp {
  func activity(named name: String) -> ActivityDeclaration? {
    activities.first { $0.name == name }
  }

  /// The activity that an alias stands for, or the activity itself. An alias of an alias stands for
  /// nothing.
  func target(of declaration: ActivityDeclaration) -> ActivityDeclaration {
    guard let name = declaration.targetActivity, let target = activity(named: name),
      target.targetActivity == nil
    else { return declaration }
    return target
  }

  func fragment(named name: String) -> FragmentDeclaration? {
    fragments.first { $0.name == name }
  }
}

extension ActivityDeclaration {
  /// `ActivityInfo.isTranslucentOrFloating` negated: nothing below shows through.
  var isOpaque: Bool {
    switch theme {
    case .opaque: true
    case .translucent, .dialog, .noDisplay: false
    }
  }
}
