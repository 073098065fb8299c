// Follows androidx.fragment 1.4.1, strictmode/FragmentStrictMode.kt, with its callers in Fragment.java,
// FragmentTransaction.java and FragmentLayoutInflaterFactory.java.

/// A version of `StrictMode` for what code does to fragments.
extension ActivityThread {
  /// `handlePolicyViolation`: on the main thread the exception comes out of the very call.
  func report(_ violation: FragmentViolation) throws(AndroidException) {
    guard image.app.fragmentStrictMode.contains(violation), image.app.fragmentLibrary.hasStrictMode
    else { return }
    throw violation.exception
  }
}
