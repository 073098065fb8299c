/// What `FragmentStrictMode.defaultPolicy` detects; its penalty is always death. What is detected of a
/// container, and since 1.6 of a hierarchy, is not among it: the model does not know what kind of view an
/// ordinary container is.
///
/// https://developer.android.com/reference/androidx/fragment/app/strictmode/FragmentStrictMode.Policy.Builder
public enum FragmentViolation: String, Hashable, Sendable, CaseIterable {
  case detectFragmentReuse
  case detectFragmentTagUsage
  case detectRetainInstanceUsage
  case detectSetUserVisibleHint
  case detectTargetFragmentUsage

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
    }
  }
}
