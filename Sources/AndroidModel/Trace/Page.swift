/// The platform's pages.
enum Page {
  private static let reference = "https://developer.android.com/reference/"
  static let activity = reference + "android/app/Activity"
  static let application = reference + "android/app/Application"
  static let callbacks2 = reference + "android/content/ComponentCallbacks2"
  static let fragment = reference + "androidx/fragment/app/Fragment"
  static let dialogFragment = reference + "androidx/fragment/app/DialogFragment"
  static let fragmentFactory = reference + "androidx/fragment/app/FragmentFactory"
  static let fragmentActivity = reference + "androidx/fragment/app/FragmentActivity"
  static let fragmentManager = reference + "androidx/fragment/app/FragmentManager"
  static let transaction = reference + "androidx/fragment/app/FragmentTransaction"
  static let observer =
    reference + "androidx/fragment/app/FragmentManager.FragmentLifecycleCallbacks"
  static let fragmentResultListener = reference + "androidx/fragment/app/FragmentResultListener"
  static let lifecycleEvent = reference + "androidx/lifecycle/Lifecycle.Event"
  static let destinationListener =
    reference + "androidx/navigation/NavController.OnDestinationChangedListener"
  static let navBackStackEntry = reference + "androidx/navigation/NavBackStackEntry"
  static let viewModel = reference + "androidx/lifecycle/ViewModel"
  static let loaderCallbacks = reference + "androidx/loader/app/LoaderManager.LoaderCallbacks"
  static let loader = reference + "androidx/loader/content/Loader"
  static let liveData = reference + "androidx/lifecycle/LiveData"
  static let liveDataObserver = reference + "androidx/lifecycle/Observer"
  static let savedStateHandle = reference + "androidx/lifecycle/SavedStateHandle"
  static let repeatOnLifecycle =
    "https://developer.android.com/topic/libraries/architecture/views/coroutines-views#restart"
  static let withStateAtLeast = reference + "kotlin/androidx/lifecycle/package-summary"
  static let launchWhen =
    "https://developer.android.com/topic/libraries/architecture/views/coroutines-views#suspend"
  static let activityLifecycleCallbacks =
    reference + "android/app/Application.ActivityLifecycleCallbacks"
  static let activityResultCallback =
    reference + "androidx/activity/result/ActivityResultCallback"
  static let savedStateRegistry = reference + "androidx/savedstate/SavedStateRegistry"
  static let keyguardDismissCallback =
    reference + "android/app/KeyguardManager.KeyguardDismissCallback"
  static let contentProvider = reference + "android/content/ContentProvider"
  static let backStackListener =
    reference + "androidx/fragment/app/FragmentManager.OnBackStackChangedListener"
  static let attachListener = reference + "androidx/fragment/app/FragmentOnAttachListener"
  static let pageChangeCallback =
    reference + "androidx/viewpager2/widget/ViewPager2.OnPageChangeCallback"
  static let tabChangeListener = reference + "android/widget/TabHost.OnTabChangeListener"
  static let view = reference + "android/view/View"
  static let dialog = reference + "android/app/Dialog"
  static let componentDialog = reference + "androidx/activity/ComponentDialog"
  static let componentActivity = reference + "androidx/activity/ComponentActivity"
  static let appCompatActivity = reference + "androidx/appcompat/app/AppCompatActivity"
  static let menuProvider = reference + "androidx/core/view/MenuProvider"
  static let onBackPressedCallback = reference + "androidx/activity/OnBackPressedCallback"
  static let onBackInvokedCallback = reference + "android/window/OnBackInvokedCallback"
  static let onBackAnimationCallback = reference + "android/window/OnBackAnimationCallback"
}
