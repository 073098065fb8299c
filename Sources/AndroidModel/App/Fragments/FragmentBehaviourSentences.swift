/// What each difference between the releases of AndroidX Fragment is.
extension FragmentBehaviour {
  /// One sentence without its full stop.
  package var sentence: String {
    switch self {
    case .dispatchesInsideSuper:
      """
      A FragmentActivity calls its fragments inside the super call of each callback; the \
      platform's Activity calls its own before and after the callbacks
      """
    case .refusesCommitsOnceStopped:
      """
      A manager whose owner has stopped counts its state as saved; before, only after the state \
      was saved
      """
    case .hasLifecycles: "Fragments have a Lifecycle that can be observed"
    case .hasMaximumLifecycle: "setMaxLifecycle exists"
    case .tellsOfDismissalAtOnce:
      """
      A DialogFragment whose view goes is told of its dialog's dismissal before onDestroy; the \
      platform's is told through the main queue
      """
    case .tellsOfPrimaryNavigation: "onPrimaryNavigationFragmentChanged exists"
    case .keepsLeavingViews:
      """
      A fragment keeps its view until its exit animation has ended; before, the view was destroyed \
      before the animation
      """
    case .marksChildrenFirst:
      """
      When the host stops or saves, the Lifecycles of children go down before that of their \
      parent; before, the parent's went first
      """
    case .hasStateManager:
      "A state manager moves each fragment step by step; before, its manager moved it all the way at once"
    case .hidesChildrenWithParent:
      "The children of a hidden fragment count as hidden, and are told so"
    case .marksViewLifecyclesWithFragments:
      """
      When the host stops or saves, the Lifecycles of views go down before the callbacks, together \
      with those of their fragments, since 1.2.5; before, only those of the fragments did
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
      Fragments are told of multi-window and picture-in-picture in the order of their addition; \
      before, the one that was added last was told first
      """
    case .hasStrictMode: "FragmentStrictMode exists"
    case .detectsWrongNesting:
      "FragmentStrictMode can detect a view in that of a fragment which is not the parent"
    case .hasImmediateDismissal: "DialogFragment.dismissNow exists"
    case .hasTimedPostponements: "postponeEnterTransition with a time exists"
    case .hasComponentDialogs:
      "The dialog of a DialogFragment is a ComponentDialog, with a dispatcher for Back of its own"
    case .savesHandles:
      """
      A fragment saves the handles of its ViewModels, for which it asks for its store; one that may \
      only be attached has none, which is an IllegalStateException
      """
    case .savesOnceCreated:
      """
      A fragment that has not been created is not asked for its state, since 1.8.8; before, one that \
      had been attached was
      """
    case .syncsAnimations:
      """
      Fragments whose effects begin together all take the animations of the last one, since 1.5.2; \
      before, each took its own
      """
    case .takesCommitsWhileDestroyed:
      """
      A manager that is destroying its fragments still accepts commits, and executes them last; \
      before, it dropped those that allow state loss and threw for the others
      """
    case .hostTellsEveryManager:
      """
      The activity tells every fragment manager of a configuration, of multi-window and of \
      picture-in-picture, in the order in which they were attached; before, each fragment told its \
      children. onLowMemory comes with TRIM_MEMORY_COMPLETE, and no longer with the activity's own
      """
    case .knowsResultListenersFirst:
      """
      A listener for results is registered before it receives a stored result, so it may clear \
      itself then; before, it was registered afterwards, and stayed
      """
    case .announcesBackStackChanges:
      """
      OnBackStackChangedListener is told that a change of the back stack starts and is committed, \
      before any fragment moves
      """
    case .providesMenusItself:
      """
      The fragment manager is the first MenuProvider of its activity; before, the activity asked \
      its fragments after all providers
      """
    case .asksInOrder:
      """
      A result, or an answer about permissions, goes to the first of a manager's fragments that \
      waits for either; before, the activity's request code said whose it was
      """
    case .answersLastLaunched:
      """
      The result of an activity goes to the last of a manager's fragments that waits for anything; \
      those of intent senders and permissions still go to the first
      """
    case .collectsEffects:
      """
      The effects of a transaction are collected and begin together: fragments without an effect \
      continue last, and a transaction in a container ends running effects there even without \
      effects of its own
      """
    case .joinsRunningEffects:
      """
      A fragment that is removed while its enter effect runs has that effect ended, and gets no \
      exit effect
      """
    case .followsBackGestures:
      """
      A Back gesture that would pop executes the pop as it begins, holds the fragments before \
      their last step, and commits the transaction again if it is cancelled
      """
    case .nestsLifecycles:
      """
      The Lifecycle of a parent goes up before its children and down after them; before, up after \
      them and down before
      """
    case .renewsLifecycles:
      """
      A fragment that its manager has released gets a new Lifecycle without observers; before, it \
      kept the old one
      """
    case .tracksPrimaryInPops:
      """
      What a transaction unsets as primary after a pop in its batch is what the pop makes primary; \
      before, what was primary ahead of both
      """
    case .tracksPopsBackwards:
      """
      What a pop makes primary is worked out from its last operation to its first, as it is \
      undone; before, from the first to the last, which often found nothing
      """
    case .keepsDismissedDialogs:
      """
      A DialogFragment has its dialog until its view goes, also when it has dismissed it; the \
      platform's lets go of it at once
      """
    case .requiresManagerToDismiss:
      """
      Dismissing a DialogFragment that is in no manager is an IllegalStateException; before, a \
      NullPointerException
      """
    case .savesRemoval:
      """
      A fragment that was removed onto the back stack is created again with its manager's saved \
      state; before, only when it came off the back stack
      """
    case .restoresEmptyStates:
      """
      A restored fragment that had nothing to save gets an empty bundle; before, it got null like \
      a new one
      """
    case .forgetsDestroyedPages:
      """
      An old adapter that gives up its current page has none; before, that page still counted as \
      the current one until another did
      """
    case .inflatesRetained:
      """
      onInflate also comes to a retained fragment whose element is inflated again; before, only to \
      a new instance
      """
    case .leavesInactiveAlone:
      """
      An operation on a fragment that its manager does not have moves nothing; before, without \
      reordering, it attached and created the fragment
      """
    case .asksWhoseFragment:
      """
      A transaction refuses to remove, hide, show, detach or make primary a fragment of another \
      manager; before, nothing asked
      """
    case .sparesSuccessors:
      """
      A fragment that is let go when another one with its identity has come back already leaves \
      that one alone; before, the manager lost the other one
      """
    case .knowsManagerInContainerView:
      """
      The fragment that a FragmentContainerView names has its manager and host in onInflate, since \
      1.6.2; before, only that of a fragment element had them
      """
    case .answersBackWithCallbacks:
      """
      Each FragmentManager has a callback with its activity's Back dispatcher, which is enabled \
      also while a transaction is pending; before, the activity popped at once what there was
      """
    case .catchesBackOnceSaved:
      """
      An activity catches what Activity.onBackPressed throws up to Android 7 once the state is \
      saved; before, that ended the process
      """
    case .stopsViewLifecycles:
      """
      The Lifecycle of a view stops with its fragment, and is destroyed before onDestroyView; \
      before, it stayed started until the super call of onDestroyView
      """
    case .clearsViewModelsAhead:
      "ViewModels are cleared before onDestroy; before, the super call of onDestroy cleared them"
    case .clearsNestedViewModels:
      """
      A saved back stack that is cleared takes the ViewModels of nested fragments with it, since \
      1.6.2; before, only those of the fragments that it names
      """
    case .notesStateAhead:
      """
      The activity marks its state as no longer saved before its super calls, so observers of \
      these may commit, since 1.3.6; before, it did so after them
      """
    case .popsDialogsAllowingStateLoss:
      """
      dismissAllowingStateLoss of a dialog on the back stack pops it whether the state has been \
      saved or not; before, it threw once it was
      """
    case .restoresBeforeAttach:
      """
      The saved state in the registry of a fragment is available in onAttach; before, it came with \
      onCreate
      """
    case .reportsSavingAhead:
      """
      FragmentLifecycleCallbacks are told that a fragment has saved its state before its children \
      save theirs; before, after that
      """
    case .forgetsStateOnceResumed:
      """
      The manager forgets the saved state of a fragment when the fragment is resumed, so a \
      fragment without a view saves again when its back stack is saved, since 1.6.1; before, it \
      was not asked twice
      """
    case .interruptsBackGestures:
      """
      A transaction that is executed during a Back gesture ends it, and the one that the gesture \
      would have popped is committed again first; before, the gesture went on
      """
    case .holdsWithoutContainer:
      """
      A Back gesture also holds fragments without a container before their last step; before, \
      their pop was complete as the gesture began
      """
    case .recommitsAsWritten:
      """
      A transaction that a Back gesture has not popped is committed again as the app has written \
      it; before, with the expanded operations
      """
    case .tellsOfCancelledGestureInside:
      """
      onBackStackChangeCancelled is told while the transaction of the gesture is executed again; \
      before, when it had been
      """
    case .givesUpBackGesturesOncePaused:
      """
      A manager that is paused during a Back gesture first commits again what the gesture would \
      have popped; before, the held fragments took their last step
      """
    case .worksWithResultRegistry:
      """
      The activity accepts any request code, and with that the ActivityResultRegistry, and \
      fragments have registerForActivityResult; before, it refused codes of more than 16 bits, as \
      the registry's are
      """
    case .clearsNextAnimation:
      """
      The animation that a transaction sets for a fragment is forgotten once it is loaded; before, \
      the next change of its view used it too
      """
    case .hidesOnlyWhatIsHidden:
      """
      An Animator that hides a fragment hides its view at its end only if the fragment is still \
      hidden; before, also if it had been shown again
      """
    case .sparesChildrenOfRemoved:
      """
      A fragment whose view goes with that of its parent, which is being removed, is not asked for \
      an animation and gets none
      """
    case .sparesDescendantsOfRemoved:
      "The children of a fragment whose view goes with that of its parent, and theirs, get no animation either"
    case .animatesTransitionsWithAnimators:
      "The animations of setTransition are Animators; before, view animations"
    case .matchesActivityTransitions:
      "TRANSIT_FRAGMENT_MATCH_ACTIVITY_OPEN and TRANSIT_FRAGMENT_MATCH_ACTIVITY_CLOSE exist"
    case .renewsNeverAttached:
      "A fragment that is removed before it was ever attached is reset as if new; before, it only left its manager"
    case .asksForHostFirst:
      """
      A manager checks for its host before its state, and distinguishes a missing host from one \
      that is gone; before, commits and popBackStackImmediate checked first whether the state is \
      saved
      """
    case .listsRetained:
      """
      setRetainInstance puts an instance into a list of retained ones; before, all marked \
      instances were retained when the host went
      """
    case .listsRestored:
      """
      A restored fragment that has called setRetainInstance before it had a manager is kept; \
      before, only one that was added was
      """
    case .forgetsDialogsOnceGone:
      """
      A DialogFragment is told nothing more of a dialog that it has released; before, pending \
      messages still reached it
      """
    case .forgetsPostponedOncePopped:
      """
      A transaction that is popped while it is postponed waits no longer; before, it was still \
      executed when its time came
      """
    case .limitsEveryMove:
      """
      Whatever moves a fragment, one that is being removed goes down with it, and one that is not \
      active gets no further than CREATED; before, the former stayed where it was, and the latter \
      was started
      """
    case .queuesPagesMeanwhile:
      """
      A commit of a ViewPager's adapter while its manager executes waits for the end of the \
      execution; before, it was an IllegalStateException
      """
    case .dropsPagesMeanwhile:
      """
      A commit of a ViewPager's adapter inside another one is dropped, and elsewhere in an \
      execution it is an IllegalStateException again
      """
    case .inflatesWhileMakingDialog:
      """
      The inflater of a DialogFragment can be requested in its onCreateDialog; before, each such \
      call called onCreateDialog again
      """
    case .movesViewsIntoDialogsAtOnce:
      """
      A DialogFragment's view becomes its dialog's as soon as it has been made; before, in \
      onActivityCreated
      """
    }
  }
}
