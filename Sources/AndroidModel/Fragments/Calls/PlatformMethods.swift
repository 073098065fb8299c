// Follows platform/frameworks/base, core/java/android/app/FragmentTransaction.java,
// FragmentManager.java and Fragment.java, as each level has them.

/// The methods of the platform's own fragments: those that came with a later level are not on the
/// device, where AndroidX's are in the app.
extension ActivityThread {
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  @inline(never)
  mutating func requirePlatformMethods(of action: FragmentAction) throws(AndroidException) {
    let areThere =
      switch action {
      case .transaction(let transaction): hasMethods(of: transaction)
      // The platform has no `showNow` at any level.
      case .showDialog(_, _, _, let now): !now
      case .registerObserver, .unregisterObserver, .postponeEnterTransition,
        .startPostponedEnterTransition:
        version.hasReorderedTransactions
      case .executePendingTransactions, .popBackStack, .saveBackStack, .restoreBackStack,
        .clearBackStack, .showDialogOnBackStack, .inflate, .setUserVisibleHint, .setMenuVisibility,
        .saveFragmentInstanceState, .setArguments, .getViewLifecycleOwner, .dismissDialog,
        .cancelDialog, .setCancelable, .addBackStackListener, .removeBackStackListener,
        .addAttachListener, .removeAttachListener, .setStrictModePolicy, .result:
        true  // they have always been there, or the library says that they never were
      }
    if !areThere { throw FragmentFault.noSuchMethod.exception }
  }

  private func hasMethods(of transaction: FragmentTransaction) -> Bool {
    if transaction.isOfReordered { return version.hasReorderedTransactions }
    return !transaction.commit.isNow || version.hasImmediateTransactions
  }
}

extension FragmentTransaction {
  /// It calls what has come with transactions that can be reordered.
  fileprivate var isOfReordered: Bool {
    reordering != nil || runsOnCommit || operations.contains { $0.isPrimaryNavigation }
  }
}

extension FragmentTransaction.Operation {
  fileprivate var isPrimaryNavigation: Bool {
    switch self {
    case .setPrimaryNavigationFragment: true
    case .add, .replace, .remove, .hide, .show, .attach, .detach, .setMaxLifecycle: false
    }
  }
}

extension FragmentTransaction.Commit {
  fileprivate var isNow: Bool {
    switch self {
    case .commitNow, .commitNowAllowingStateLoss: true
    case .commit, .commitAllowingStateLoss: false
    }
  }
}
