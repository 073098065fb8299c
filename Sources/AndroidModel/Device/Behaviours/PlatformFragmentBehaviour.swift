/// What the platform's own fragments do for an app by the level that it targets. AndroidX's know
/// nothing of targets.
///
/// https://developer.android.com/reference/android/app/FragmentTransaction
package enum PlatformFragmentBehaviour: Int, Hashable, Sendable, CaseIterable {
  case reordersTransactionsUnasked
  case refusesToExecuteWhileMoving
  case refusesClassesItCouldNotMake
  case restoresChildrenInOnCreate
  case createsEnteringAhead
  case hasImmediateTransactions
  case hasReorderedTransactions
  case followsHintsBeforeAdded
  case movesInOrderOfAddition
  case reusesFragmentPlaces

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .reordersTransactionsUnasked:
      .init(
        "The platform's own fragments reorder every transaction that does not say otherwise",
        .on(api: .from(26), target: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/FragmentTransaction#setReorderingAllowed(boolean)",
          "the default; also FragmentOptimizationTest of the platform's tests, which never asks"))
    case .refusesToExecuteWhileMoving:
      .init(
        "The platform's own fragments may not execute what is pending while they follow their activity",
        .on(api: .from(26), target: .from(26)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("FragmentManager.java"),
          "dispatchMoveToState, mAllowOldReentrantBehavior"))
    case .refusesClassesItCouldNotMake:
      .init(
        "The platform's own fragments refuse a class that is not public and static when it is added",
        .on(api: .from(26), target: .from(26)),
        .init(
          .upstreamSource,
          "https://github.com/488315/android_samsung_frameworks_base/blob/2f4fcf82b6a0e2359d98852d044434157321da43/core/java/android/app/BackStackRecord.java",
          "doAddOp"))
    case .restoresChildrenInOnCreate:
      .init(
        """
        The platform's own fragments restore their children in the super call of onCreate; before, \
        after it
        """,
        .on(api: .from(24), target: .from(24)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/Fragment#onCreate(android.os.Bundle)"
        ))
    case .createsEnteringAhead:
      .init(
        """
        Without reordering, platform fragments that become visible are created before their \
        transaction changes others; before, after it
        """,
        .on(api: .from(24), target: .from(24)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("FragmentTransition.java"),
          "addToFirstInLastOut, which asks for the target; BackStackRecord.setLastIn of Android 5 creates nothing"
        ))
    case .hasImmediateTransactions:
      .init(
        "The platform's own fragments have commitNow",
        .on(api: .from(24)),
        .init(
          .documented,
          "https://developer.android.com/sdk/api_diff/24/changes/android.app.FragmentTransaction"))
    case .hasReorderedTransactions:
      .init(
        """
        The platform's own fragments have setReorderingAllowed, runOnCommit, \
        setPrimaryNavigationFragment, postponeEnterTransition, onGetLayoutInflater and observers
        """,
        .on(api: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/sdk/api_diff/26/changes/android.app.FragmentTransaction",
          "also those of android.app.FragmentManager and android.app.Fragment"))
    case .followsHintsBeforeAdded:
      .init(
        """
        A platform fragment that its hint makes visible is moved up before its transaction is \
        executed
        """,
        .except(api: .from(24), target: .from(24)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/Fragment#setUserVisibleHint(boolean)"
        ))
    case .movesInOrderOfAddition:
      .init(
        """
        The platform's own fragments are moved in the order of their addition, and the detached and \
        removed ones after them
        """,
        .on(api: .from(26)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("FragmentManager.java"),
          "moveToState; that of Android 5 walks all it has, in the order in which they came"))
    case .reusesFragmentPlaces:
      .init(
        "A new platform fragment takes the place, and so the turn, of the one that was removed last",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/CyanogenMod/android_frameworks_base/blob/ea6d6f9a495329bf9e958886e362465e7f215419/core/java/android/app/FragmentManager.java",
          "makeActive, mAvailIndices; that of API 30 counts in mNextFragmentIndex, and that API 26 is the"
            + " first to do so is memory"))
    }
  }
}

extension AndroidVersion {
  var reordersTransactionsUnasked: Bool { has(.fragment(.reordersTransactionsUnasked)) }
  var refusesToExecuteWhileMoving: Bool { has(.fragment(.refusesToExecuteWhileMoving)) }
  var refusesClassesItCouldNotMake: Bool { has(.fragment(.refusesClassesItCouldNotMake)) }
  var restoresChildrenInOnCreate: Bool { has(.fragment(.restoresChildrenInOnCreate)) }
  var createsEnteringAhead: Bool { has(.fragment(.createsEnteringAhead)) }
  var hasImmediateTransactions: Bool { has(.fragment(.hasImmediateTransactions)) }
  var hasReorderedTransactions: Bool { has(.fragment(.hasReorderedTransactions)) }
  var followsHintsBeforeAdded: Bool { has(.fragment(.followsHintsBeforeAdded)) }
  var movesInOrderOfAddition: Bool { has(.fragment(.movesInOrderOfAddition)) }
  var reusesFragmentPlaces: Bool { has(.fragment(.reusesFragmentPlaces)) }
}
