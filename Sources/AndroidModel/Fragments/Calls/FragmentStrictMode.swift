// Follows androidx.fragment 1.4.1, strictmode/FragmentStrictMode.kt, with its callers in
// Fragment.java, FragmentStateManager.java, FragmentTransaction.java and
// FragmentLayoutInflaterFactory.java.

/// A version of `StrictMode` for what code does to fragments.
extension ActivityThread {
  /// `handlePolicyViolation`: on the main thread the exception comes out of the very call.
  func report(
    _ violation: FragmentViolation, by fragment: FragmentID?
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasStrictMode,
      nearestPolicy(of: fragment).detects(violation)
    else { return }
    throw violation.exception
  }

  /// `getNearestPolicy`: that of the manager it is added to, or of one further out.
  private func nearestPolicy(of fragment: FragmentID?) -> FragmentPolicy {
    var declaring = fragment
    while let current = declaring, let manager = fragments[current].manager {
      if fragments[current].isAdded, let policy = fragments[manager].strictModePolicy {
        return policy
      }
      declaring = fragments[manager].parent
    }
    return FragmentPolicy(image.app.fragmentStrictMode)
  }

  /// `FragmentManager.setStrictModePolicy`
  mutating func setStrictModePolicy(
    _ violations: [FragmentViolation], of manager: FragmentManagerID
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasStrictMode else {
      throw FragmentFault.noSuchMethod.exception
    }
    fragments[manager].strictModePolicy = FragmentPolicy(violations)
  }
}
