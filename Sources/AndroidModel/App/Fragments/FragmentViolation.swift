/// What a policy of `FragmentStrictMode` detects; its penalty is always death.
///
/// https://developer.android.com/reference/androidx/fragment/app/strictmode/FragmentStrictMode.Policy.Builder
public enum FragmentViolation: String, Hashable, Sendable, CaseIterable {
  case detectFragmentReuse
  case detectFragmentTagUsage
  case detectRetainInstanceUsage
  case detectSetUserVisibleHint
  case detectTargetFragmentUsage
  case detectWrongFragmentContainer
  /// Since 1.6.
  case detectWrongNestedHierarchy

  var exception: AndroidException {
    switch self {
    case .detectFragmentReuse:
      AndroidException("FragmentReuseViolation", "it was removed before and is added again")
    case .detectFragmentTagUsage:
      AndroidException("FragmentTagUsageViolation", "it is added by a <fragment> element")
    case .detectRetainInstanceUsage:
      AndroidException("SetRetainInstanceUsageViolation", "setRetainInstance is called")
    case .detectSetUserVisibleHint:
      AndroidException("SetUserVisibleHintViolation", "setUserVisibleHint is called")
    case .detectTargetFragmentUsage:
      AndroidException("SetTargetFragmentUsageViolation", "setTargetFragment is called")
    case .detectWrongFragmentContainer:
      AndroidException(
        "WrongFragmentContainerViolation", "its container is no FragmentContainerView")
    case .detectWrongNestedHierarchy:
      AndroidException(
        "WrongNestedHierarchyViolation", "its container is in a fragment that is not its parent")
    }
  }
}
