/// Every way in which the supported releases of AndroidX Fragment differ: the one place that says
/// what it is, since when it holds and what the claim rests on.
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
  case notesStateAhead
  case popsDialogsAllowingStateLoss
  case forgetsStateOnceResumed
  case restoresBeforeAttach
  case reportsSavingAhead
  case interruptsBackGestures
  case holdsWithoutContainer
  case recommitsAsWritten
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
  case catchesBackOnceSaved
  case givesUpBackGesturesOncePaused

  /// The first supported release that behaves so.
  package var since: FragmentRelease {
    switch self {
    case .dispatchesInsideSuper, .refusesCommitsOnceStopped, .hasLifecycles: .v1_0
    case .hasMaximumLifecycle, .tellsOfDismissalAtOnce, .tellsOfPrimaryNavigation, .nestsLifecycles,
      .stopsViewLifecycles, .clearsViewModelsAhead, .clearsNextAnimation, .hidesOnlyWhatIsHidden,
      .sparesChildrenOfRemoved, .listsRetained, .hasFragmentFactories, .renewsLifecycles,
      .answersBackWithCallbacks:
      .v1_1
    case .keepsLeavingViews, .marksChildrenFirst, .hasContainerViews, .passesModesOnInOrder,
      .takesCommitsWhileDestroyed, .sparesDescendantsOfRemoved, .asksForHostFirst,
      .forgetsDialogsOnceGone, .forgetsPostponedOncePopped, .limitsEveryMove,
      .queuesPagesMeanwhile:
      .v1_2
    case .hasStateManager, .marksViewLifecyclesWithFragments, .hasFragmentResults,
      .allowsMaximumBelowCreated, .findsContainersInDialogs, .asksInOrder, .worksWithResultRegistry,
      .animatesTransitionsWithAnimators, .inflatesWhileMakingDialog, .listsRestored,
      .movesViewsIntoDialogsAtOnce, .hasAttachListeners, .dropsPagesMeanwhile,
      .catchesBackOnceSaved:
      .v1_3
    case .hidesChildrenWithParent, .hasMultipleBackStacks, .reordersDialogTransactions,
      .hasStrictMode, .notesStateAhead, .popsDialogsAllowingStateLoss, .matchesActivityTransitions,
      .renewsNeverAttached:
      .v1_4
    case .hostTellsEveryManager, .providesMenusItself, .knowsResultListenersFirst: .v1_5
    case .announcesBackStackChanges, .answersLastLaunched, .restoresBeforeAttach,
      .reportsSavingAhead:
      .v1_6
    case .collectsEffects, .followsBackGestures, .forgetsStateOnceResumed: .v1_7
    case .joinsRunningEffects, .interruptsBackGestures, .recommitsAsWritten,
      .holdsWithoutContainer:
      .v1_8
    case .givesUpBackGesturesOncePaused: .v1_9
    }
  }

  /// One sentence without its full stop.
  package var sentence: String {
    switch self {
    case .dispatchesInsideSuper:
      """
      A FragmentActivity tells its fragments inside the super call of each callback; the platform's \
      Activity tells its own before and after the callbacks
      """
    case .refusesCommitsOnceStopped:
      """
      A manager whose owner has stopped counts its state as saved; before, only what was saved did
      """
    case .hasLifecycles: "Fragments have a Lifecycle that can be observed"
    case .hasMaximumLifecycle: "setMaxLifecycle exists"
    case .tellsOfDismissalAtOnce:
      """
      A DialogFragment whose view goes hears of its dialog's dismissal before onDestroy; the platform's \
      hears it by way of the main queue
      """
    case .tellsOfPrimaryNavigation: "onPrimaryNavigationFragmentChanged exists"
    case .keepsLeavingViews:
      """
      A fragment keeps its view until the animation with which it leaves has ended; before, the view \
      was destroyed ahead of the animation
      """
    case .marksChildrenFirst:
      """
      When the host stops or saves, the Lifecycles of children go down ahead of that of their parent; \
      before, the parent's went first
      """
    case .hasStateManager:
      "A state manager moves each fragment step by step; before, its manager moved it in one go"
    case .hidesChildrenWithParent:
      "The children of a hidden fragment count as hidden, and are told so"
    case .marksViewLifecyclesWithFragments:
      """
      When the host stops or saves, the Lifecycles of views go down ahead of the callbacks along \
      with those of their fragments
      """
    case .hasMultipleBackStacks: "saveBackStack, restoreBackStack and clearBackStack exist"
    case .hasContainerViews: "FragmentContainerView exists, and adds the fragment that it names"
    case .hasFragmentResults: "setFragmentResult and its relatives exist"
    case .hasAttachListeners: "addFragmentOnAttachListener exists"
    case .hasFragmentFactories: "A FragmentManager can be given a FragmentFactory"
    case .allowsMaximumBelowCreated:
      "setMaxLifecycle takes INITIALIZED for a fragment that has not been created"
    case .reordersDialogTransactions:
      "The transactions that DialogFragment makes itself allow reordering"
    case .findsContainersInDialogs:
      "The children of a DialogFragment look for their containers in its dialog as well"
    case .passesModesOnInOrder:
      """
      Fragments hear of multi-window and picture-in-picture in the order of their addition; before, \
      the one that was added last was told first
      """
    case .hasStrictMode: "FragmentStrictMode exists"
    case .takesCommitsWhileDestroyed:
      """
      A manager that is taking its fragments down for good still takes commits, and carries them out \
      last; before, it dropped those that allow state loss and threw at the others
      """
    case .hostTellsEveryManager:
      """
      The activity tells every fragment manager of a configuration, of multi-window and of \
      picture-in-picture, in the order in which they were attached; before, each fragment told its \
      children. onLowMemory comes with TRIM_MEMORY_COMPLETE, and no more with the activity's own
      """
    case .knowsResultListenersFirst:
      """
      A listener for results is known to its manager before it gets what is stored, so that it may clear \
      itself then; before, it was known afterwards, and stayed
      """
    case .announcesBackStackChanges:
      """
      OnBackStackChangedListener hears that a change of the back stack starts and is committed, \
      before any fragment moves
      """
    case .providesMenusItself:
      """
      The fragment manager is a MenuProvider of its activity, and its first; before, the activity asked \
      its fragments behind all providers
      """
    case .asksInOrder:
      """
      A result, or an answer about permissions, is for the first of a manager's fragments that waits for \
      either; before, the code under which the activity had asked said whose it was
      """
    case .answersLastLaunched:
      """
      The result of an activity is for the last of a manager's fragments that waits for anything; those of \
      intent senders and permissions are still for the first
      """
    case .collectsEffects:
      """
      The effects of a transaction are collected and begin together: fragments without an effect go \
      on last, and a transaction in a container ends what still runs there even without effects of \
      its own
      """
    case .joinsRunningEffects:
      """
      A fragment that is removed while its enter effect runs has that effect ended, and none for \
      leaving
      """
    case .followsBackGestures:
      """
      A gesture back that would pop executes the pop as it begins, holds the fragments before their \
      last step, and commits the transaction again if it is given up
      """
    case .nestsLifecycles:
      """
      The Lifecycle of a parent goes up ahead of its children and down behind them; before, it went \
      up behind them and down ahead
      """
    case .renewsLifecycles:
      """
      A fragment that its manager has let go gets another Lifecycle, on which nobody observes; before, \
      it kept the one that it had
      """
    case .answersBackWithCallbacks:
      """
      Each FragmentManager has a callback with its activity's dispatcher of Back, which is enabled also while \
      anything is pending in it; before, the activity popped at once what there was
      """
    case .catchesBackOnceSaved:
      """
      An activity catches what Activity.onBackPressed throws up to Android 7 once the state is saved; before, that \
      ended the process
      """
    case .stopsViewLifecycles:
      """
      The Lifecycle of a view stops with its fragment, and is destroyed before onDestroyView; before, \
      it stayed started until the super call of onDestroyView
      """
    case .clearsViewModelsAhead:
      "ViewModels are cleared before onDestroy; before, the super call of onDestroy cleared them"
    case .notesStateAhead:
      """
      The activity notes ahead of its super calls that its state is no longer saved, so that who \
      observes these may commit; before, it noted it behind them
      """
    case .popsDialogsAllowingStateLoss:
      """
      dismissAllowingStateLoss of a dialog on the back stack pops it whether the state has been saved \
      or not; before, it threw once it was
      """
    case .restoresBeforeAttach:
      """
      What the registry of a fragment has saved is there in onAttach; before, it came with onCreate
      """
    case .reportsSavingAhead:
      """
      FragmentLifecycleCallbacks hear that a fragment has saved its state before its children save theirs; \
      before, when they had
      """
    case .forgetsStateOnceResumed:
      """
      The manager forgets what it has saved of a fragment when that is resumed, so that a fragment \
      without a view saves again when its back stack is put away; before, it was not asked twice
      """
    case .interruptsBackGestures:
      """
      What is executed during a gesture back ends it, and the transaction that it would have popped is \
      committed again first; before, the gesture went on
      """
    case .holdsWithoutContainer:
      """
      A gesture back also holds fragments that are in no container at that time, before their last step; \
      before, what it pops of them was over as it began
      """
    case .recommitsAsWritten:
      """
      A transaction that a gesture back has left alone is committed again as the app has written it; \
      before, with the operations that had been worked out of that
      """
    case .givesUpBackGesturesOncePaused:
      """
      A manager that is paused during a gesture back first commits again what that would have popped; before, \
      the fragments that it held took their last step there
      """
    case .worksWithResultRegistry:
      """
      The activity takes any request code, and with that the ActivityResultRegistry, and fragments have \
      registerForActivityResult; before, it refused codes of more than 16 bits, as those of the registry are
      """
    case .clearsNextAnimation:
      """
      The animation that a transaction sets for a fragment is forgotten once it is loaded; before, the \
      next change of its view had it too
      """
    case .hidesOnlyWhatIsHidden:
      """
      An Animator that hides a fragment puts its view out of sight at its end only if it is hidden \
      still; before, also if it had been shown again
      """
    case .sparesChildrenOfRemoved:
      """
      A fragment whose view goes with that of its parent, which is being removed, is not asked for an \
      animation and gets none
      """
    case .sparesDescendantsOfRemoved:
      "The same of the children of such a fragment, and of theirs"
    case .animatesTransitionsWithAnimators:
      "The animations of setTransition are Animators; before, view animations"
    case .matchesActivityTransitions:
      "TRANSIT_FRAGMENT_MATCH_ACTIVITY_OPEN and TRANSIT_FRAGMENT_MATCH_ACTIVITY_CLOSE exist"
    case .renewsNeverAttached:
      "What is removed before it was ever attached is as good as new; before, it only left its manager"
    case .asksForHostFirst:
      """
      A manager looks for its host ahead of its state, and tells one that is not there yet from one that \
      is gone; before, commits and popBackStackImmediate asked first of all whether the state is saved
      """
    case .listsRetained:
      """
      setRetainInstance puts an instance into a list of those that are kept; before, all that were marked \
      were kept when the host went
      """
    case .listsRestored:
      """
      A restored fragment that has called setRetainInstance before it had a manager is kept; before, \
      only one that was added was
      """
    case .forgetsDialogsOnceGone:
      """
      A DialogFragment hears nothing more of a dialog that it has let go of; before, what was on its way \
      reached it all the same
      """
    case .forgetsPostponedOncePopped:
      """
      A transaction that is popped while it is postponed waits no longer; before, it was carried out when \
      its time came all the same
      """
    case .limitsEveryMove:
      """
      Whatever moves a fragment, one that is being removed goes down with it, and one that is not active \
      gets no further than CREATED; before, the former stayed where it was, and the latter was started
      """
    case .queuesPagesMeanwhile:
      """
      What an adapter of a ViewPager commits while its manager executes waits until that has ended; before, \
      it was an IllegalStateException
      """
    case .dropsPagesMeanwhile:
      """
      What an adapter of a ViewPager commits while it commits is dropped, and elsewhere in an execution it is \
      an IllegalStateException again
      """
    case .inflatesWhileMakingDialog:
      """
      The inflater of a DialogFragment can be asked for in its onCreateDialog; before, each such call \
      called that again
      """
    case .movesViewsIntoDialogsAtOnce:
      """
      A DialogFragment's view becomes its dialog's as soon as it has been made; before, in \
      onActivityCreated
      """
    }
  }
}
