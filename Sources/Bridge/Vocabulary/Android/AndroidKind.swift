import AndroidModel
import Specification

/// The kinds of objects on Android.
enum AndroidKind: String, Hashable, Sendable, CaseIterable {
  case activity
  case fragment
  case dialog
  case pager
  case tabHost
  case navGraph

  var isFragment: Bool { self == .fragment || self == .dialog }

  /// The neutral scope of its objects. Pagers and tab hosts have none, because the user sees the
  /// fragments in them; neither do graphs.
  var scope: NeutralScope? {
    switch self {
    case .activity: .screen
    case .fragment, .dialog: .part
    case .pager, .tabHost, .navGraph: nil
    }
  }

  /// The callbacks that its objects receive.
  var callbackGroup: CallbackGroup? {
    switch self {
    case .activity: .androidActivity
    case .fragment, .dialog: .androidFragment
    case .pager, .tabHost, .navGraph: nil
    }
  }

  /// The kinds that can contain its objects.
  var containers: [AndroidKind] {
    switch self {
    case .activity: []
    case .fragment, .dialog: [.activity, .fragment, .dialog, .navGraph]
    case .pager, .tabHost: [.activity, .fragment, .dialog]
    case .navGraph: [.fragment, .navGraph]
    }
  }

  var attributes: [AttributeDefinition] {
    switch self {
    case .activity: .init(ActivityParts.attributes)
    case .fragment, .dialog: .init(FragmentParts.attributes)
    case .pager: .init(PagerDeclaration.attributes)
    case .tabHost: .init(TabHostDeclaration.attributes)
    case .navGraph: .init(NavGraphDeclaration.attributes)
    }
  }

  /// One sentence.
  var summary: String {
    switch self {
    case .activity: "An activity class of the app."
    case .fragment: "A fragment class of the app."
    case .dialog: "A DialogFragment class of the app; a call shows it."
    case .pager: "A ViewPager2 or ViewPager in a layout, with an adapter of fragments."
    case .tabHost: "A FragmentTabHost in a layout, whose tabs are fragments."
    case .navGraph:
      "A navigation graph with its destinations, in a fragment, which is then a NavHostFragment, or in another graph."
    }
  }

  var page: String {
    switch self {
    case .activity: AndroidPage.activity
    case .fragment: AndroidPage.fragment
    case .dialog: AndroidPage.dialogFragment
    case .pager: "https://developer.android.com/guide/navigation/advanced/swipe-view-2"
    case .tabHost: AndroidPage.fragmentTabHost
    case .navGraph: "https://developer.android.com/guide/navigation/design"
    }
  }

  static let activities = Kind.names { $0.android == .activity }
  static let fragments = Kind.names { $0.android?.isFragment ?? false }
  static let destinations = Kind.names {
    $0.android?.isFragment ?? false || $0.android == .navGraph
  }
  static let pagers = Kind.names { $0.android == .pager }
  static let tabHosts = Kind.names { $0.android == .tabHost }
}

/// Addresses in Android's documentation.
enum AndroidPage {
  static let lockTask =
    "https://developer.android.com/work/dpc/dedicated-devices/lock-task-mode"
  static let fullScreenIntents = "https://source.android.com/docs/core/permissions/fsi-limits"
  private static let reference = "https://developer.android.com/reference/"
  static let activity = reference + "android/app/Activity"
  static let context = reference + "android/content/Context"
  static let intent = reference + "android/content/Intent"
  static let activityOptions = reference + "android/app/ActivityOptions"
  static let fragment = reference + "androidx/fragment/app/Fragment"
  static let dialogFragment = reference + "androidx/fragment/app/DialogFragment"
  static let fragmentManager = reference + "androidx/fragment/app/FragmentManager"
  static let fragmentTransaction = reference + "androidx/fragment/app/FragmentTransaction"
  static let allowRestrictedResizability =
    reference + "android/view/WindowManager#PROPERTY_COMPAT_ALLOW_RESTRICTED_RESIZABILITY"
  static let fragmentTabHost = reference + "androidx/fragment/app/FragmentTabHost"
  static let viewPager2 = reference + "androidx/viewpager2/widget/ViewPager2"
  static let viewModelProvider = reference + "androidx/lifecycle/ViewModelProvider"
  static let predictiveBack =
    "https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture"
  static let backDispatcher = reference + "androidx/activity/OnBackPressedDispatcher"
  static let backCallback = reference + "androidx/activity/OnBackPressedCallback"
  static let backInvokedDispatcher = reference + "android/window/OnBackInvokedDispatcher"
  static let lifecycle = reference + "androidx/lifecycle/Lifecycle"
  static let memory = reference + "android/content/ComponentCallbacks2"
  static let manifestActivity =
    "https://developer.android.com/guide/topics/manifest/activity-element"
  static let usesSDK = "https://developer.android.com/guide/topics/manifest/uses-sdk-element"
  static let configuration = "https://developer.android.com/guide/topics/resources/runtime-changes"
  static let processes =
    "https://developer.android.com/guide/components/activities/process-lifecycle"
  static let largeScreens =
    "https://developer.android.com/develop/ui/views/layout/activity-embedding"
  static let displays = "https://source.android.com/docs/core/display/multi_display"
  static let recents = "https://developer.android.com/guide/components/activities/recents"
  static let developerOptions = "https://developer.android.com/studio/debug/dev-options"
  static let keyguard = reference + "android/app/KeyguardManager"
  static let fragmentReleases = "https://developer.android.com/jetpack/androidx/releases/fragment"
  static let fragmentStrictMode =
    reference + "androidx/fragment/app/strictmode/FragmentStrictMode.Policy.Builder"
  static let activityGuide =
    "https://developer.android.com/guide/components/activities/activity-lifecycle"
}
