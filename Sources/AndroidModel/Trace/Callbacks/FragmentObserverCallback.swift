/// What the observers of a fragment manager are told about its fragments.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentManager.FragmentLifecycleCallbacks
public enum FragmentObserverCallback: String, Hashable, Sendable, CaseIterable {
  case onFragmentPreAttached
  case onFragmentAttached
  case onFragmentPreCreated
  case onFragmentCreated
  case onFragmentViewCreated
  case onFragmentActivityCreated
  case onFragmentStarted
  case onFragmentResumed
  case onFragmentPaused
  case onFragmentStopped
  case onFragmentSaveInstanceState
  case onFragmentViewDestroyed
  case onFragmentDestroyed
  case onFragmentDetached
}

extension FragmentObserverCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onFragmentPreCreated, .onFragmentCreated, .onFragmentActivityCreated,
      .onFragmentViewCreated:
      .init(summary, "manager", "savedInstanceState", page: Page.observer)
    case .onFragmentPreAttached, .onFragmentAttached, .onFragmentStarted, .onFragmentResumed,
      .onFragmentPaused, .onFragmentStopped, .onFragmentSaveInstanceState, .onFragmentViewDestroyed,
      .onFragmentDestroyed, .onFragmentDetached:
      .init(summary, "manager", page: Page.observer)
    }
  }

  private var summary: String {
    switch self {
    case .onFragmentPreAttached: "An observer is told that the fragment is about to be attached."
    case .onFragmentAttached: "An observer is told that the fragment has been attached."
    case .onFragmentPreCreated: "An observer is told that the fragment is about to be created."
    case .onFragmentCreated: "An observer is told that the fragment has been created."
    case .onFragmentViewCreated: "An observer is told that the fragment's view has been made."
    case .onFragmentActivityCreated: "An observer is told that its activity's onCreate is over."
    case .onFragmentStarted: "An observer is told that the fragment has been started."
    case .onFragmentResumed: "An observer is told that the fragment has been resumed."
    case .onFragmentPaused: "An observer is told that the fragment has been paused."
    case .onFragmentStopped: "An observer is told that the fragment has been stopped."
    case .onFragmentSaveInstanceState: "An observer is told that the fragment has saved its state."
    case .onFragmentViewDestroyed: "An observer is told that the fragment's view has gone."
    case .onFragmentDestroyed: "An observer is told that the fragment has been destroyed."
    case .onFragmentDetached: "An observer is told that the fragment has been detached."
    }
  }
}
