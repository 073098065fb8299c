/// What each difference between the releases of AndroidX Fragment rests on.
extension FragmentBehaviour {
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
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.3.0",
        "the new state manager")
    case .hidesChildrenWithParent:
      .init(
        .upstreamSource, Self.sources + "FragmentManager.java",
        "isParentHidden and dispatchOnHiddenChanged; also run, 1.1 against 1.4")
    case .marksViewLifecyclesWithFragments:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.2.5",
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
    case .hasFragmentFactories:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.1.0")
    case .hasAttachListeners:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/FragmentOnAttachListener")
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
    case .knowsResultListenersFirst:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/9d38a3474b0d16df0b11132c877e2b354410f912/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
        "setFragmentResultListener, against that of 1.4")
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
    case .renewsLifecycles:
      .init(
        .upstreamSource, Self.sources1_0 + "Fragment.java",
        "initState, against initLifecycle of 1.1")
    case .tracksPrimaryInPops:
      .init(
        .upstreamSource, Self.sources1_0 + "BackStackRecord.java",
        "trackAddedFragmentsInPop, against that of android.app")
    case .tracksPopsBackwards:
      .init(
        .upstreamSource, Self.sources1_1 + "BackStackRecord.java",
        "trackAddedFragmentsInPop, against that of 1.0")
    case .keepsDismissedDialogs:
      .init(
        .upstreamSource, Self.sources1_0 + "DialogFragment.java",
        "dismissInternal, against that of android.app")
    case .requiresManagerToDismiss:
      .init(
        .upstreamSource, Self.sources1_1 + "DialogFragment.java",
        "dismissInternal, against that of 1.0")
    case .savesRemoval:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentState.java",
        "mRemoving, which that of 1.0 does not have")
    case .restoresEmptyStates:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentState.java",
        "instantiate, against that of 1.0; FragmentManagerImpl.saveFragmentBasicState")
    case .forgetsDestroyedPages:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentPagerAdapter.java",
        "destroyItem, against that of 1.0; also FragmentStatePagerAdapter")
    case .inflatesRetained:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "onCreateView, against that of FragmentManager of 1.0, which asks for mRetaining")
    case .leavesInactiveAlone:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "moveFragmentToExpectedState, against that of FragmentManager of 1.0")
    case .asksWhoseFragment:
      .init(
        .upstreamSource, Self.sources1_1 + "BackStackRecord.java",
        "remove, hide, show, detach, setPrimaryNavigationFragment, against 1.0")
    case .sparesSuccessors:
      .init(
        .documented,
        "https://developer.android.com/jetpack/androidx/releases/fragment#1.6.0-alpha09",
        "also FragmentManagerTest of the change, navigatePopNavigateRestore")
    case .knowsManagerInContainerView:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.6.2")
    case .answersBackWithCallbacks:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/0485b5035a70c0215ff543d782f1239747879156/fragment/src/main/java/androidx/fragment/app/FragmentActivity.java",
        "onBackPressed, against FragmentManagerImpl.updateOnBackPressedCallbackEnabled of 1.1")
    case .catchesBackOnceSaved:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/0ac32b315715ae9f35b1e9f6bf2de0f4fe7149b4/activity/activity/src/main/java/androidx/activity/ComponentActivity.java",
        "mOnBackPressedDispatcher of Activity 1.1, which Fragment 1.2 is built on, against what came after it"
      )
    case .stopsViewLifecycles:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/790ebb8dfa2f0e5ffcfc41d88c2cf04288157e67/fragment/src/main/java/androidx/fragment/app/Fragment.java",
        "performStop, performDestroyView, against 1.0; also FragmentViewLifecycleTest")
    case .clearsViewModelsAhead:
      .init(
        .upstreamSource, Self.sources1_0 + "Fragment.java",
        "onDestroy, as FragmentActivity.onDestroy, against FragmentManagerImpl.moveToState of 1.1")
    case .clearsNestedViewModels:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.6.2",
        "clearBackStack; also FragmentManagerViewModel.clearNonConfigStateInternal")
    case .notesStateAhead:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.3.6",
        "also FragmentActivity.onStart, onResume, onNewIntent and onConfigurationChanged of 1.4")
    case .popsDialogsAllowingStateLoss:
      .init(.upstreamSource, Self.sources + "DialogFragment.java", "dismissInternal, against 1.3")
    case .forgetsStateOnceResumed:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.6.1",
        "also FragmentStateManager.resume of 1.8")
    case .reportsSavingAhead:
      .init(
        .upstreamSource,
        "https://github.com/tribalfs/sesl-androidx/blob/557cb490548c946f0440bb92e3408887f71b3dc7/fragment/fragment/src/main/java/androidx/fragment/app/FragmentStateManager.java",
        "saveState, against saveBasicState of 1.5; CHANGELOG.md has nothing of it behind 1.6.0-rc01"
      )
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
    case .holdsWithoutContainer:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.8.1",
        "Version 1.8.1, bug fixes; 1.7 has been read in a build of it, and run")
    case .tellsOfCancelledGestureInside:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.8.0-rc01",
        "onBackStackChangeCancelled; 1.7 has been read in a build of it")
    case .recommitsAsWritten:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/17c775847bc5bfa642f19a8cc035b462c2be5023/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
        "cancelBackStackTransition; 1.7 has been read in a build of it, and run")
    case .givesUpBackGesturesOncePaused:
      .init(
        .upstreamSource,
        "https://github.com/androidx/androidx/blob/ef8dd96c2e78530a833cd339eaa3ff20d710ab08/fragment/fragment/src/main/java/androidx/fragment/app/FragmentManager.java",
        "dispatchPause, against 1.8; the Kotlin extensions lie beside it, as they do since 1.9")
    case .worksWithResultRegistry:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/1dc5a76c199110b874ecc2bbb2ae6ca7efe52fa8/fragment/fragment/src/main/java/androidx/fragment/app/FragmentActivity.java",
        "checkForValidRequestCode, which is gone with 1.3")
    case .clearsNextAnimation:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "loadAnimation, against 1.0; the change is b63edf6394")
    case .hidesOnlyWhatIsHidden:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "completeShowHideFragment, against 1.0")
    case .sparesChildrenOfRemoved:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java", "moveToState, against 1.0")
    case .sparesDescendantsOfRemoved:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/c53170c58309d7370d63d5386e83fce4cee02ba2/fragment/fragment/src/main/java/androidx/fragment/app/Fragment.java",
        "isRemovingParent; also FragmentAnimationTest.removeGrandParentWithAnimation")
    case .animatesTransitionsWithAnimators:
      .init(
        .upstreamSource,
        "https://github.com/OneUIProject/oneui-core/blob/e480275ab85e468eaab44cfc17484f3b0cc0e7c0/fragment/src/main/java/androidx/fragment/app/FragmentAnim.java",
        "transitToAnimResourceId, against 1.1; 1.2 has been read in a build of it")
    case .matchesActivityTransitions:
      .init(
        .upstreamSource, Self.sources + "FragmentAnim.java",
        "transitToAnimResourceId, against 1.3; also FragmentTransitTest")
    case .renewsNeverAttached:
      .init(
        .upstreamSource, Self.sources + "FragmentStateManager.java",
        "moveToExpectedState, which calls initState; also run, 1.3 against 1.4")
    case .asksForHostFirst:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "enqueueAction, ensureExecReady and popBackStackImmediate, against 1.4; 1.2 has been read in a build of it"
      )
    case .listsRetained:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "addRetainedFragment, against saveNonConfig of 1.0")
    case .listsRestored:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "restoreSaveState, makeActive, against FragmentStore.makeActive; also run, 1.1 against 1.3"
      )
    case .forgetsDialogsOnceGone:
      .init(
        .upstreamSource, Self.sources1_1 + "DialogFragment.java",
        "onActivityCreated, against mOnCancelListener of 1.4; 1.2 has been read in a build of it")
    case .forgetsPostponedOncePopped:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.1.0-rc04",
        "also PrimaryNavFragmentTest of the change, replacePostponedFragment")
    case .limitsEveryMove:
      .init(
        .upstreamSource, Self.sources1_1 + "FragmentManagerImpl.java",
        "moveToState; FragmentStateManager.computeMaxState of 1.2 read and run in a build")
    case .queuesPagesMeanwhile:
      .init(
        .upstreamSource,
        "https://github.com/aosp-mirror/platform_frameworks_support/blob/5fefd69abe987cf5d257385a476b67e3f33cb4af/fragment/fragment/src/main/java/androidx/fragment/app/FragmentStatePagerAdapter.java",
        "finishUpdate, against 1.1")
    case .dropsPagesMeanwhile:
      .init(
        .upstreamSource,
        "https://github.com/OneUIProject/oneui-core/blob/e480275ab85e468eaab44cfc17484f3b0cc0e7c0/fragment/src/main/java/androidx/fragment/app/FragmentStatePagerAdapter.java",
        "finishUpdate, mExecutingFinishUpdate, against 1.2")
    case .inflatesWhileMakingDialog:
      .init(
        .upstreamSource,
        "https://github.com/OneUIProject/oneui-core/blob/e480275ab85e468eaab44cfc17484f3b0cc0e7c0/fragment/src/main/java/androidx/fragment/app/DialogFragment.java",
        "onGetLayoutInflater, mCreatingDialog, against 1.1; 1.2 has been read in a build of it")
    case .movesViewsIntoDialogsAtOnce:
      .init(
        .upstreamSource, Self.sources1_1 + "DialogFragment.java",
        "onActivityCreated, against mObserver of 1.3; also run, 1.1 against 1.3")
    case .hasImmediateDismissal:
      .init(
        .documented,
        "https://developer.android.com/jetpack/androidx/releases/fragment#1.5.0-beta01",
        "dismissNow")
    case .hasTimedPostponements:
      .init(
        .upstreamSource, Self.sources1_1 + "Fragment.java",
        "postponeEnterTransition with a duration, against 1.0")
    case .hasComponentDialogs:
      .init(
        .upstreamSource,
        "https://github.com/tribalfs/sesl-androidx/blob/c228d93d45ae912bb26e051d4bc19af986dd7048/fragment/fragment/src/main/java/androidx/fragment/app/DialogFragment.java",
        "onCreateDialog, against 1.4.1; the class came with Activity 1.5")
    case .savesHandles:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.8.8",
        "the crash; SavedStateHandlesProvider.saveState, Fragment.getViewModelStore")
    case .savesOnceCreated:
      .init(
        .upstreamSource,
        "https://github.com/tribalfs/sesl-androidx/blob/557cb490548c946f0440bb92e3408887f71b3dc7/fragment/fragment/src/main/java/androidx/fragment/app/FragmentStateManager.java",
        "saveState; also the notes on 1.8.8")
    case .syncsAnimations:
      .init(
        .documented, "https://developer.android.com/jetpack/androidx/releases/fragment#1.5.2",
        "a pop and a replace at the same time; DefaultSpecialEffectsController.syncAnimations")
    case .hasStrictMode:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/strictmode/FragmentStrictMode"
      )
    case .detectsWrongNesting:
      .init(
        .documented,
        "https://developer.android.com/reference/androidx/fragment/app/strictmode/WrongNestedHierarchyViolation",
        "added in 1.6.0")
    }
  }

  private static let sources1_1 =
    "https://github.com/aosp-mirror/platform_frameworks_support/blob/1dc5a76c199110b874ecc2bbb2ae6ca7efe52fa8/fragment/fragment/src/main/java/androidx/fragment/app/"
  private static let sources1_0 =
    "https://github.com/aosp-mirror/platform_frameworks_support/blob/96237d5a9aabb984d35a07fb2d17f4f01cb905c7/fragment/src/main/java/androidx/fragment/app/"
  private static let sourcesWithAttachController =
    "https://github.com/tribalfs/sesl-androidx/blob/494389edcf99e26c2b214118d5081763bdbe598c/fragment/fragment/src/main/java/androidx/fragment/app/"
  private static let sources =
    "https://github.com/androidx/androidx/blob/17c775847bc5bfa642f19a8cc035b462c2be5023/fragment/fragment/src/main/java/androidx/fragment/app/"
}
