/// Every way in which the supported releases of AndroidX Fragment differ: the one place that says
/// what it is, since when it holds and what the claim rests on. A release of the library has one
/// code or the other, and asks nothing; its release notes name some of the changes.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
package enum FragmentBehaviour: Hashable, Sendable, CaseIterable {
  case dispatchesInsideSuper
  case refusesCommitsOnceStopped
  case hasLifecycles
  case hasMaximumLifecycle
  case tellsOfDismissalAtOnce
  case tellsOfPrimaryNavigation
  case keepsLeavingViews
  case marksChildrenFirst
  case hasStateManager
  case hidesChildrenWithParent
  case marksViewLifecyclesWithFragments
  case hasMultipleBackStacks
  case hasContainerViews
  case hasFragmentResults
  case allowsMaximumBelowCreated
  case reordersDialogTransactions
  case findsContainersInDialogs
  case passesModesOnInOrder
  case hasStrictMode
  case detectsWrongNesting
  case hasImmediateDismissal
  case hasTimedPostponements
  case hasComponentDialogs
  case savesHandles
  case savesOnceCreated
  case syncsAnimations
  case takesCommitsWhileDestroyed
  case hostTellsEveryManager
  case knowsResultListenersFirst
  case announcesBackStackChanges
  case providesMenusItself
  case asksInOrder
  case answersLastLaunched
  case collectsEffects
  case joinsRunningEffects
  case followsBackGestures
  case nestsLifecycles
  case stopsViewLifecycles
  case clearsViewModelsAhead
  case clearsNestedViewModels
  case notesStateAhead
  case popsDialogsAllowingStateLoss
  case forgetsStateOnceResumed
  case restoresBeforeAttach
  case reportsSavingAhead
  case interruptsBackGestures
  case holdsWithoutContainer
  case recommitsAsWritten
  case tellsOfCancelledGestureInside
  case worksWithResultRegistry
  case clearsNextAnimation
  case hidesOnlyWhatIsHidden
  case sparesChildrenOfRemoved
  case sparesDescendantsOfRemoved
  case animatesTransitionsWithAnimators
  case matchesActivityTransitions
  case inflatesWhileMakingDialog
  case movesViewsIntoDialogsAtOnce
  case renewsNeverAttached
  case asksForHostFirst
  case listsRetained
  case listsRestored
  case forgetsDialogsOnceGone
  case forgetsPostponedOncePopped
  case limitsEveryMove
  case queuesPagesMeanwhile
  case dropsPagesMeanwhile
  case hasAttachListeners
  case hasFragmentFactories
  case renewsLifecycles
  case answersBackWithCallbacks
  case tracksPrimaryInPops
  case tracksPopsBackwards
  case keepsDismissedDialogs
  case requiresManagerToDismiss
  case savesRemoval
  case restoresEmptyStates
  case forgetsDestroyedPages
  case inflatesRetained
  case leavesInactiveAlone
  case asksWhoseFragment
  case sparesSuccessors
  case knowsManagerInContainerView
  case catchesBackOnceSaved
  case givesUpBackGesturesOncePaused

  /// The first supported release that behaves so. A fix that came with a patch is part of its
  /// release.
  package var since: FragmentRelease {
    switch self {
    case .dispatchesInsideSuper, .refusesCommitsOnceStopped, .hasLifecycles,
      .tracksPrimaryInPops, .keepsDismissedDialogs:
      .v1_0
    case .hasMaximumLifecycle, .tellsOfDismissalAtOnce, .tellsOfPrimaryNavigation, .nestsLifecycles,
      .stopsViewLifecycles, .clearsViewModelsAhead, .clearsNextAnimation, .hidesOnlyWhatIsHidden,
      .sparesChildrenOfRemoved, .listsRetained, .hasFragmentFactories, .renewsLifecycles,
      .answersBackWithCallbacks, .leavesInactiveAlone, .asksWhoseFragment,
      .tracksPopsBackwards, .requiresManagerToDismiss, .savesRemoval,
      .restoresEmptyStates, .forgetsDestroyedPages, .inflatesRetained, .hasTimedPostponements,
      .forgetsPostponedOncePopped:
      .v1_1
    case .keepsLeavingViews, .marksChildrenFirst, .hasContainerViews, .passesModesOnInOrder,
      .takesCommitsWhileDestroyed, .sparesDescendantsOfRemoved, .asksForHostFirst,
      .forgetsDialogsOnceGone, .limitsEveryMove, .queuesPagesMeanwhile,
      .marksViewLifecyclesWithFragments:
      .v1_2
    case .hasStateManager, .hasFragmentResults,
      .allowsMaximumBelowCreated, .findsContainersInDialogs, .asksInOrder, .worksWithResultRegistry,
      .animatesTransitionsWithAnimators, .inflatesWhileMakingDialog, .listsRestored,
      .movesViewsIntoDialogsAtOnce, .hasAttachListeners, .dropsPagesMeanwhile,
      .catchesBackOnceSaved, .notesStateAhead:
      .v1_3
    case .hidesChildrenWithParent, .hasMultipleBackStacks, .reordersDialogTransactions,
      .hasStrictMode, .popsDialogsAllowingStateLoss, .matchesActivityTransitions,
      .renewsNeverAttached:
      .v1_4
    case .hostTellsEveryManager, .providesMenusItself, .knowsResultListenersFirst,
      .hasImmediateDismissal, .savesHandles, .syncsAnimations, .hasComponentDialogs:
      .v1_5
    case .announcesBackStackChanges, .answersLastLaunched, .restoresBeforeAttach,
      .reportsSavingAhead, .clearsNestedViewModels, .detectsWrongNesting,
      .forgetsStateOnceResumed, .sparesSuccessors, .knowsManagerInContainerView:
      .v1_6
    case .collectsEffects, .followsBackGestures: .v1_7
    case .joinsRunningEffects, .interruptsBackGestures, .recommitsAsWritten,
      .holdsWithoutContainer, .savesOnceCreated, .tellsOfCancelledGestureInside:
      .v1_8
    case .givesUpBackGesturesOncePaused: .v1_9
    }
  }
}
