/// Every callback the model reports, under the platform's own name.
public enum AndroidCallback: Hashable, Sendable {
  case application(ApplicationCallback)
  case activity(ActivityCallback)
  case fragment(FragmentCallback)
  /// About the fragment, to an observer of a fragment manager.
  case fragmentObserver(FragmentObserverCallback)
  /// `FragmentResultListener.onFragmentResult`, of a listener that follows the subject's Lifecycle.
  case fragmentResult
  /// An event on an androidx `Lifecycle`: the subject's own, or that of a fragment's view.
  case lifecycle(LifecycleEvent, ofView: Bool)
  /// What the view model of the subject is told.
  case viewModel(ViewModelCallback)

  /// The name as a log shows it: `onCreate`, `lifecycle.ON_START`, `viewLifecycle.ON_START`.
  public var name: String {
    switch self {
    case .application(let callback): callback.rawValue
    case .activity(let callback): callback.rawValue
    case .fragment(let callback): callback.rawValue
    case .fragmentObserver(let callback): callback.rawValue
    case .fragmentResult: "onFragmentResult"
    case .lifecycle(let event, let ofView):
      (ofView ? "viewLifecycle." : "lifecycle.") + event.rawValue
    case .viewModel(let callback): "viewModel." + callback.rawValue
    }
  }
}

/// https://developer.android.com/reference/androidx/lifecycle/ViewModel
public enum ViewModelCallback: String, Hashable, Sendable, CaseIterable {
  /// The constructor.
  case `init`
  case onCleared
}

/// https://developer.android.com/reference/android/app/Application
public enum ApplicationCallback: String, Hashable, Sendable, CaseIterable {
  case attachBaseContext
  case onCreate
  case onConfigurationChanged
  case onTrimMemory
  case onLowMemory
}

/// https://developer.android.com/reference/android/app/Activity
public enum ActivityCallback: String, Hashable, Sendable, CaseIterable {
  case attachBaseContext
  case onCreate
  case onContentChanged
  case onRestart
  case onStart
  case onRestoreInstanceState
  case onPostCreate
  case onStateNotSaved
  case onNewIntent
  case onActivityResult
  case onRequestPermissionsResult
  case onResume
  case onPostResume
  case onTopResumedActivityChanged
  case onAttachedToWindow
  case onWindowFocusChanged
  case onUserInteraction
  case onUserLeaveHint
  case onPause
  case onStop
  case onSaveInstanceState
  case onRetainNonConfigurationInstance
  case onDestroy
  case onConfigurationChanged
  case onTrimMemory
  case onLowMemory
  /// `FragmentActivity.onAttachFragment`, deprecated but still called.
  case onAttachFragment
  /// `FragmentActivity.onResumeFragments`
  case onResumeFragments
  /// `FragmentManager.OnBackStackChangedListener`, added by the activity's code.
  case onBackStackChanged
  /// What the activity's code gave to `FragmentTransaction.runOnCommit`.
  case runOnCommit

  /// The seven of the activity guide; the rest surround them.
  public static let core: [ActivityCallback] = [
    .onCreate, .onRestart, .onStart, .onResume, .onPause, .onStop, .onDestroy,
  ]
}

/// https://developer.android.com/reference/androidx/fragment/app/Fragment
public enum FragmentCallback: String, Hashable, Sendable, CaseIterable {
  case onInflate
  case onAttach
  case onCreate
  case onCreateDialog
  case onCreateView
  case onViewCreated
  case onActivityCreated
  case onViewStateRestored
  case onStart
  case onResume
  case onPause
  case onStop
  case onSaveInstanceState
  case onDestroyView
  case onDestroy
  case onDetach
  case onHiddenChanged
  case onPrimaryNavigationFragmentChanged
  case onAttachFragment
  /// `FragmentManager.OnBackStackChangedListener`, added by the fragment's code.
  case onBackStackChanged
  /// What the fragment's code gave to `FragmentTransaction.runOnCommit`.
  case runOnCommit
  case onCancel
  case onDismiss
  case onConfigurationChanged
  case onLowMemory

  /// The eleven from `onAttach` to `onDetach` that every fragment with a view receives.
  public static let core: [FragmentCallback] = [
    .onAttach, .onCreate, .onCreateView, .onViewCreated, .onStart, .onResume, .onPause, .onStop,
    .onDestroyView, .onDestroy, .onDetach,
  ]
}

/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.Event
public enum LifecycleEvent: String, Hashable, Sendable, CaseIterable {
  case onCreate = "ON_CREATE"
  case onStart = "ON_START"
  case onResume = "ON_RESUME"
  case onPause = "ON_PAUSE"
  case onStop = "ON_STOP"
  case onDestroy = "ON_DESTROY"
}
