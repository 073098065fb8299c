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
  case interruptsBackGestures
  case worksWithResultRegistry

  /// The first supported release that behaves so.
  package var since: FragmentRelease {
    switch self {
    case .dispatchesInsideSuper, .refusesCommitsOnceStopped, .hasLifecycles: .v1_0
    case .hasMaximumLifecycle, .tellsOfDismissalAtOnce, .tellsOfPrimaryNavigation, .nestsLifecycles,
      .stopsViewLifecycles, .clearsViewModelsAhead:
      .v1_1
    case .keepsLeavingViews, .marksChildrenFirst, .hasContainerViews, .passesModesOnInOrder,
      .takesCommitsWhileDestroyed:
      .v1_2
    case .hasStateManager, .marksViewLifecyclesWithFragments, .hasFragmentResults,
      .allowsMaximumBelowCreated, .findsContainersInDialogs, .asksInOrder, .worksWithResultRegistry:
      .v1_3
    case .hidesChildrenWithParent, .hasMultipleBackStacks, .reordersDialogTransactions,
      .hasStrictMode, .notesStateAhead, .popsDialogsAllowingStateLoss:
      .v1_4
    case .hostTellsEveryManager, .providesMenusItself: .v1_5
    case .announcesBackStackChanges, .answersLastLaunched, .restoresBeforeAttach: .v1_6
    case .collectsEffects, .followsBackGestures, .forgetsStateOnceResumed: .v1_7
    case .joinsRunningEffects, .interruptsBackGestures: .v1_8
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
    case .worksWithResultRegistry:
      """
      The activity takes any request code, and with that the ActivityResultRegistry, and fragments have \
      registerForActivityResult; before, it refused codes of more than 16 bits, as those of the registry are
      """
    }
  }

  /// What it rests on.
  package var source: AndroidBehaviour.Source {
    switch self {
    case .dispatchesInsideSuper:
      .init(
        .upstreamSource,
        "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/app/Activity.java",
        "performCreate to performDestroy, against FragmentActivity.java")
    case .refusesCommitsOnceStopped:
      .init(
        .upstreamSource,
        "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/app/FragmentManager.java",
        "FragmentManagerImpl.isStateSaved and dispatchStop, against AndroidX's")
    case .hasLifecycles:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/Fragment#getLifecycle()")
    case .hasMaximumLifecycle:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.1.0")
    case .tellsOfDismissalAtOnce:
      .init(
        .upstreamSource,
        "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/app/DialogFragment.java",
        "onDestroyView, dismissInternal, against AndroidX's")
    case .tellsOfPrimaryNavigation:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/Fragment#onPrimaryNavigationFragmentChanged(boolean)"
      )
    case .keepsLeavingViews:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.2.0",
        "also FragmentAnimationTest of the change")
    case .marksChildrenFirst:
      .init(
        .upstreamSource,
        "https://github.com/OneUIProject/oneui-core/blob/e480275ab85e468eaab44cfc17484f3b0cc0e7c0/fragment/src/main/java/androidx/fragment/app/FragmentActivity.java",
        "markState, against 1.1; 1.2 has been read in a build of it")
    case .hasStateManager:
      .init(
        .documented,
        "https://medium.com/androiddevelopers/fragments-rebuilding-the-internals-61913f8bf48e")
    case .hidesChildrenWithParent:
      .init(
        .upstreamSource, Self.sources + "FragmentManager.java",
        "isParentHidden and dispatchOnHiddenChanged; also run, 1.1 against 1.4")
    case .marksViewLifecyclesWithFragments:
      .init(
        .upstreamSource, Self.sources + "Fragment.java",
        "also run, 1.1 against 1.4")
    case .hasMultipleBackStacks:
      .init(
        .documented,
        "https://developer.android.com/guide/fragments/fragmentmanager#multiple-back-stacks")
    case .hasContainerViews:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.2.0")
    case .hasFragmentResults:
      .init(
        .documented,
        "https://developer.android.com/guide/fragments/communicate#fragment-result")
    case .allowsMaximumBelowCreated:
      .init(
        .upstreamSource, Self.sources + "BackStackRecord.java",
        "setMaxLifecycle; also run, 1.1 against 1.4")
    case .reordersDialogTransactions:
      .init(
        .upstreamSource, Self.sources + "DialogFragment.java", "show and dismissInternal")
    case .findsContainersInDialogs:
      .init(
        .upstreamSource, Self.sources + "DialogFragment.java", "createFragmentContainer")
    case .passesModesOnInOrder:
      .init(
        .upstreamSource, Self.sources + "FragmentManager.java",
        "dispatchMultiWindowModeChanged and dispatchPictureInPictureModeChanged")
    case .takesCommitsWhileDestroyed:
      .init(
        .upstreamSource, Self.sources + "FragmentManager.java",
        "enqueueAction and dispatchDestroy; also run, 1.1 against 1.4")
    case .hostTellsEveryManager:
      .init(
        .upstreamSource, Self.sourcesWithAttachController + "FragmentManager.java",
        "attachController")
    case .announcesBackStackChanges:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/FragmentManager.OnBackStackChangedListener"
      )
    case .providesMenusItself:
      .init(
        .upstreamSource, Self.sourcesWithAttachController + "FragmentManager.java",
        "attachController, against FragmentActivity.onCreatePanelMenu")
    case .asksInOrder:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/9d38a3474b0d16df0b11132c877e2b354410f912/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
        "attachController, mRequestPermissions")
    case .answersLastLaunched:
      .init(
        .upstreamSource, Self.sourcesWithAttachController + "FragmentManager.java",
        "attachController, mStartActivityForResult")
    case .collectsEffects:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/ce926c1290a188c0ae8b363f2d8c31dbd7738df1/fragment/fragment/src/main/java/androidx/fragment/app/SpecialEffectsController.kt",
        "executePendingOperations and commitEffects; DefaultSpecialEffectsController.collectEffects"
      )
    case .joinsRunningEffects:
      .init(
        .upstreamSource,
        "https://github.com/tribalfs/sesl-androidx/blob/26a0b027a4cf791c159181ca68bee4fab058e672/fragment/fragment/src/main/java/androidx/fragment/app/SpecialEffectsController.kt",
        "enqueue")
    case .followsBackGestures:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.7.0")
    case .nestsLifecycles:
      .init(
        .upstreamSource, Self.sources1_0 + "Fragment.java",
        "performStart to performDestroy, against 1.1")
    case .stopsViewLifecycles:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/790ebb8dfa2f0e5ffcfc41d88c2cf04288157e67/fragment/src/main/java/androidx/fragment/app/Fragment.java",
        "performStop, performDestroyView, against 1.0; also FragmentViewLifecycleTest")
    case .clearsViewModelsAhead:
      .init(
        .upstreamSource, Self.sources1_0 + "Fragment.java",
        "onDestroy, as FragmentActivity.onDestroy, against FragmentManagerImpl.moveToState of 1.1")
    case .notesStateAhead:
      .init(
        .upstreamSource, Self.sources + "FragmentActivity.java",
        "onStart, onResume, onNewIntent and onConfigurationChanged, against 1.3")
    case .popsDialogsAllowingStateLoss:
      .init(.upstreamSource, Self.sources + "DialogFragment.java", "dismissInternal, against 1.3")
    case .forgetsStateOnceResumed:
      .init(
        .upstreamSource,
        "https://github.com/tribalfs/sesl-androidx/blob/557cb490548c946f0440bb92e3408887f71b3dc7/fragment/fragment/src/main/java/androidx/fragment/app/FragmentStateManager.java",
        "resume; CHANGELOG.md names it behind 1.6.0-rc01")
    case .restoresBeforeAttach:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/1f9859484c1bd8320e19fa662b89e76e8c5dba64/fragment/fragment/src/main/java/androidx/fragment/app/Fragment.java",
        "mSavedStateAttachListener, against performCreate of 1.4; since 1.6 from memory")
    case .interruptsBackGestures:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/17c775847bc5bfa642f19a8cc035b462c2be5023/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
        "execPendingActions and execSingleAction; 1.7 has been read in a build of it")
    case .worksWithResultRegistry:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/1dc5a76c199110b874ecc2bbb2ae6ca7efe52fa8/fragment/fragment/src/main/java/androidx/fragment/app/FragmentActivity.java",
        "checkForValidRequestCode, which is gone with 1.3")
    case .hasStrictMode:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/strictmode/FragmentStrictMode"
      )
    }
  }

  private static let sources1_0 =
    "https://github.com/aosp-mirror/platform_frameworks_support/blob/96237d5a9aabb984d35a07fb2d17f4f01cb905c7/fragment/src/main/java/androidx/fragment/app/"
  private static let sourcesWithAttachController =
    "https://github.com/tribalfs/sesl-androidx/blob/494389edcf99e26c2b214118d5081763bdbe598c/fragment/fragment/src/main/java/androidx/fragment/app/"
  private static let sources =
    "https://github.com/androidx/androidx/blob/androidx-main/fragment/fragment/src/main/java/androidx/fragment/app/"
}
