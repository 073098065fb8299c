/// What an activity or a fragment can be asked about itself, by the names of its methods.
///
/// https://developer.android.com/reference/android/app/Activity and
/// https://developer.android.com/reference/androidx/fragment/app/Fragment
public enum AndroidProperty: String, Hashable, Sendable, CaseIterable {
  // Of an activity.
  case isFinishing
  case isChangingConfigurations

  // Of a fragment.
  case isAdded
  case isDetached
  case isHidden
  case isInLayout
  case isRemoving
  case isResumed
  /// Whether its manager's state has been saved.
  case isStateSaved
  case isVisible
}
