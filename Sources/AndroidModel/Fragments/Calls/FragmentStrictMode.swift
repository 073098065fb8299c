// Follows androidx.fragment 1.4.1, strictmode/FragmentStrictMode.kt, with its callers in
// Fragment.java, FragmentStateManager.java, FragmentTransaction.java and
// FragmentLayoutInflaterFactory.java; and 1.8, FragmentStateManager.java: addViewToContainer.

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

  /// `addViewToContainer`: what has its view in that of a fragment is to be a child of that one.
  func checkNesting(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let container = fragments[id].container,
      case .inFragment(let outer, _) = fragments.containers[container].place,
      outer != fragments[manager].parent, image.app.fragmentLibrary.detectsWrongNesting
    else { return }
    try report(.detectWrongNestedHierarchy, by: id)
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
    let library = image.app.fragmentLibrary
    guard library.hasStrictMode,
      library.detectsWrongNesting || !violations.contains(.detectWrongNestedHierarchy)
    else { throw FragmentFault.noSuchMethod.exception }
    fragments[manager].strictModePolicy = FragmentPolicy(violations)
  }
}
