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
