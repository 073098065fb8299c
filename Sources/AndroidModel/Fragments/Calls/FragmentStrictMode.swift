// Follows androidx.fragment 1.4.1, strictmode/FragmentStrictMode.kt, with its callers in
// Fragment.java, FragmentStateManager.java, FragmentTransaction.java and
// FragmentLayoutInflaterFactory.java; and 1.8, FragmentStateManager.java: addViewToContainer.

/// A version of `StrictMode` for what code does to fragments.
extension ActivityThread {
  /// `handlePolicyViolation`: on the main thread the exception comes out of the very call.
  func report(
    _ violation: FragmentViolation, by fragment: FragmentID?
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasStrictMode, handles(violation, by: fragment) else { return }
    throw violation.exception
  }

  /// `shouldHandlePolicyViolation`
  private func handles(_ violation: FragmentViolation, by fragment: FragmentID?) -> Bool {
    guard let fragment, let manager = managerWithPolicy(around: fragment),
      let policy = fragments[manager].strictModePolicy
    else { return FragmentPolicy(image.app.fragmentStrictMode).detects(violation) }
    return policy.detects(violation)
      && !fragments[listsOf: manager].classesAllowedToViolate.contains(
        fragments[fragment].object.classID)
  }

  /// `getNearestPolicy`: the manager it is added to, or one further out; nil: the default applies.
  private func managerWithPolicy(around fragment: FragmentID) -> FragmentManagerID? {
    var declaring: FragmentID? = fragment
    while let current = declaring, let manager = fragments[current].manager {
      if fragments[current].isAdded, fragments[manager].strictModePolicy != nil { return manager }
      declaring = fragments[manager].parent
    }
    return nil
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

  /// `FragmentManager.setStrictModePolicy`
  mutating func setStrictModePolicy(
    _ violations: [FragmentViolation], allowing classNames: [String],
    of manager: FragmentManagerID
  ) throws(AndroidException) {
    let library = image.app.fragmentLibrary
    guard library.hasStrictMode,
      library.detectsWrongNesting || !violations.contains(.detectWrongNestedHierarchy)
    else { throw FragmentFault.noSuchMethod.exception }
    fragments[manager].strictModePolicy = FragmentPolicy(violations)
    let allowed = classNames.compactMap { image.classID(named: $0) }
    if allowed != fragments[listsOf: manager].classesAllowedToViolate {
      fragments[listsOf: manager].classesAllowedToViolate = allowed
    }
  }
}
