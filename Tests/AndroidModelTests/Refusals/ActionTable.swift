import TestSupport

/// What comes of each call in each situation, in the order of `ActionSituation`: a refusal by its
/// obstacle, or what else `Outcome` says; `-` where the situation cannot be.
enum ActionTable {
  /// - Returns: nothing for a call that has no row.
  static func row(of verb: ActionVerb) -> [String] { rows[verb.rawValue] }

  static let rows = TextTable(text)

  // What is wrong is: the receiver was never made, is gone; no process; the receiver is in no manager;
  // the app is in the background; the operand was never made, is gone, is of another kind, is in no
  // manager; the call has been made before.
  private static let text = """
    startActivity neverMade gone outOfReach notInPosition yes ANFE ANFE ANFE ANFE yes
    startActivities neverMade gone outOfReach notInPosition yes ANFE ANFE ANFE ANFE yes
    startFromContext yes yes yes yes yes ANFE ANFE ANFE ANFE yes
    startTaskStack neverMade gone outOfReach notInPosition yes ANFE ANFE ANFE ANFE gone
    send neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    startIntentSender neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    startInAppTask neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind yes
    moveAppTaskToFront neverMade gone outOfReach notInPosition nothing neverMade wrongKind wrongKind wrongKind nothing
    finishAndRemoveAppTask neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind gone
    setExcludeFromRecents neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind nothing
    navigateUpTo neverMade gone outOfReach notInPosition yes yes yes yes yes gone
    onNavigateUp neverMade gone outOfReach notInPosition nothing - - - - nothing
    finish neverMade gone outOfReach notInPosition yes - - - - gone
    finishAfterTransition neverMade gone outOfReach notInPosition yes - - - - gone
    finishAffinity neverMade gone outOfReach notInPosition yes - - - - gone
    finishAndRemoveTask neverMade gone outOfReach notInPosition yes - - - - gone
    finishActivity neverMade gone outOfReach notInPosition nothing - - - - nothing
    setTranslucent neverMade gone outOfReach notInPosition yes - - - - nothing
    setHandoffEnabled neverMade gone outOfReach notInPosition outOfReach - - - - outOfReach
    setResult neverMade gone outOfReach notInPosition yes - - - - nothing
    recreate neverMade gone outOfReach notInPosition yes - - - - gone
    moveTaskToBack neverMade gone outOfReach notInPosition nothing - - - - nothing
    releaseInstance neverMade gone outOfReach notInPosition yes - - - - nothing
    setIntent neverMade gone outOfReach notInPosition yes - - - - nothing
    requestPermissions neverMade gone outOfReach notInPosition yes - - - - yes
    enterPictureInPictureMode neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    setPictureInPictureParams neverMade gone outOfReach notInPosition yes - - - - nothing
    registerForResult neverMade gone outOfReach notInPosition yes - - - - outOfReach
    launchForResult neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    launchIntentSender neverMade gone outOfReach notInPosition ISE neverMade neverMade neverMade neverMade outOfReach
    unregisterForResult neverMade gone outOfReach notInPosition yes - - - - nothing
    registerSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - IAE
    unregisterSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    consumeRestoredState neverMade gone outOfReach notInPosition yes - - - - yes
    runOnNextRecreation neverMade gone outOfReach notInPosition ISE - - - - nothing
    registerActivityCallbacks neverMade gone outOfReach notInPosition yes - - - - yes
    unregisterActivityCallbacks neverMade gone outOfReach notInPosition nothing - - - - nothing
    invalidateOptionsMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    startActionMode neverMade gone outOfReach notInPosition yes - - - - yes
    finishActionMode neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    sleep neverMade gone outOfReach notInPosition yes - - - - yes
    throwException neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    exit neverMade gone outOfReach notInPosition yes - - - - outOfReach
    setDefaultNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    setLocalNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    setApplicationLocales neverMade gone outOfReach notInPosition yes - - - - gone
    setComponentEnabledSetting neverMade gone outOfReach notInPosition yes IAE IAE IAE IAE nothing
    setApplicationNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    startSupportActionMode neverMade gone outOfReach notInPosition yes - - - - yes
    addBackCallback neverMade gone outOfReach notInPosition yes - - - - yes
    setBackCallbackEnabled neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    removeBackCallback neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    registerBackInvokedCallback neverMade gone outOfReach notInPosition yes - - - - yes
    unregisterBackInvokedCallback neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    onBackPressed neverMade gone outOfReach notInPosition yes - - - - yes
    addLifecycleObserver neverMade gone outOfReach notInPosition yes - - - - yes
    removeLifecycleObserver neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    repeatOnLifecycle neverMade gone outOfReach notInPosition yes - - - - yes
    cancelRepeating neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    setShowWhenLocked neverMade gone outOfReach notInPosition yes - - - - nothing
    setInheritShowWhenLocked neverMade gone outOfReach notInPosition yes - - - - nothing
    setTurnScreenOn neverMade gone outOfReach notInPosition yes - - - - nothing
    addFlags neverMade gone outOfReach notInPosition yes - - - - nothing
    clearFlags neverMade gone outOfReach notInPosition nothing - - - - nothing
    requestDismissKeyguard neverMade gone outOfReach notInPosition yes - - - - yes
    startLockTask neverMade gone outOfReach notInPosition IAE - - - - nothing
    stopLockTask neverMade gone outOfReach notInPosition nothing - - - - nothing
    setRequestedOrientation neverMade gone outOfReach notInPosition yes - - - - nothing
    pinTopActivityStack neverMade gone outOfReach notInPosition nothing - - - - nothing
    requestFullscreenMode neverMade gone outOfReach notInPosition nothing - - - - nothing
    unpinTopActivityStack neverMade gone outOfReach notInPosition nothing - - - - nothing
    showDialog neverMade gone outOfReach notInPosition yes - - - - yes
    dismissDialog neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    showManagedDialog neverMade gone outOfReach notInPosition yes - - - - yes
    dismissManagedDialog neverMade gone outOfReach notInPosition IAE - - - - outOfReach
    removeManagedDialog neverMade gone outOfReach notInPosition nothing - - - - nothing
    showPopup neverMade gone outOfReach notInPosition yes - - - - yes
    dismissPopup neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    showSoftInput neverMade gone outOfReach notInPosition nothing - - - - nothing
    hideSoftInput neverMade gone outOfReach notInPosition nothing - - - - nothing
    setVisible neverMade gone outOfReach notInPosition nothing - - - - nothing
    openOptionsMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    openContextMenu neverMade gone outOfReach notInPosition yes - - - - yes
    performIdentifierAction neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    closeOptionsMenu neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    closeContextMenu neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    addMenuProvider neverMade gone outOfReach notInPosition yes - - - - yes
    removeMenuProvider neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    addActivityListener neverMade gone outOfReach notInPosition yes - - - - yes
    removeActivityListener neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    setFinishOnTouchOutside neverMade gone outOfReach notInPosition yes - - - - nothing
    setCurrentItem neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade nothing
    changePager neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    setAdapter neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    getViewModel neverMade gone outOfReach notInPosition yes - - - - nothing
    addCloseable neverMade gone outOfReach notInPosition yes - - - - nothing
    setInHandle neverMade gone outOfReach notInPosition yes - - - - nothing
    getFromHandle neverMade gone outOfReach notInPosition yes - - - - yes
    removeFromHandle neverMade gone outOfReach notInPosition yes - - - - nothing
    setSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    clearSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    initLoader neverMade gone outOfReach notInPosition yes - - - - yes
    restartLoader neverMade gone outOfReach notInPosition yes - - - - yes
    destroyLoader neverMade gone outOfReach notInPosition nothing - - - - nothing
    deliverResult neverMade gone outOfReach notInPosition NPE - - - - outOfReach
    navigate neverMade gone outOfReach notInPosition neverMade neverMade neverMade neverMade neverMade neverMade
    popNavBackStack neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    clearNavBackStack neverMade gone outOfReach notInPosition neverMade neverMade neverMade neverMade neverMade neverMade
    navigateUp neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    handleDeepLink neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    navigateByDeepLink neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    addDestinationListener neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    removeDestinationListener neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    makeFragment neverMade gone outOfReach notInPosition yes neverMade yes wrongKind yes yes
    add neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes ISE
    addNew neverMade gone outOfReach notInPosition ISE neverMade yes wrongKind yes yes
    addRestored neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    replace neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    remove neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    hide neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    show neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    attach neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    detach neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    setMaxLifecycle neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind IAE yes
    setPrimaryNavigation neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind IAE yes
    emptyTransaction neverMade gone outOfReach notInPosition ISE - - - - yes
    executePendingTransactions neverMade gone outOfReach notInPosition nothing - - - - nothing
    popBackStack neverMade gone outOfReach notInPosition ISE - - - - nothing
    saveBackStack neverMade gone outOfReach notInPosition ISE - - - - nothing
    restoreBackStack neverMade gone outOfReach notInPosition ISE - - - - nothing
    clearBackStack neverMade gone outOfReach notInPosition ISE - - - - nothing
    setUserVisibleHint neverMade gone outOfReach notInPosition yes neverMade gone wrongKind yes yes
    setMenuVisibility neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind nothing nothing
    saveFragmentInstanceState neverMade gone outOfReach notInPosition yes neverMade gone wrongKind ISE yes
    setStrictModePolicy neverMade gone outOfReach notInPosition yes - - - - nothing
    registerObserver neverMade gone outOfReach notInPosition yes - - - - yes
    unregisterObserver neverMade gone outOfReach notInPosition nothing - - - - nothing
    addBackStackListener neverMade gone outOfReach notInPosition yes - - - - yes
    removeBackStackListener neverMade gone outOfReach notInPosition nothing - - - - nothing
    setArguments neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind nothing nothing
    getViewLifecycleOwner neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind ISE nothing
    showDialogFragment neverMade gone outOfReach notInPosition ISE wrongKind wrongKind wrongKind wrongKind yes
    showDialogOnBackStack neverMade gone outOfReach notInPosition ISE wrongKind wrongKind wrongKind wrongKind yes
    dismissDialogFragment neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind wrongKind nothing
    cancelDialogFragment neverMade gone outOfReach notInPosition yes neverMade gone wrongKind wrongKind NPE
    inflate neverMade gone outOfReach notInPosition yes wrongKind wrongKind wrongKind wrongKind IAE
    postponeEnterTransition neverMade gone outOfReach notInPosition yes neverMade gone wrongKind yes nothing
    startPostponedEnterTransition neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind nothing nothing
    setFragmentResult neverMade gone outOfReach notInPosition yes - - - - nothing
    clearFragmentResult neverMade gone outOfReach notInPosition yes - - - - nothing
    setFragmentResultListener neverMade gone outOfReach notInPosition yes - - - - yes
    clearFragmentResultListener neverMade gone outOfReach notInPosition yes - - - - nothing
    """

  /// What says that the platform itself answers so: with nothing, or with an exception.
  static func ground(of verb: ActionVerb) -> String? {
    switch verb {
    case .startActivity, .startActivities, .startFromContext, .startTaskStack:
      source("Instrumentation.java: checkStartActivityResult")
    case .moveAppTaskToFront, .setExcludeFromRecents:
      source("ActivityManager.java: AppTask, of a task that is so already, or out of sight")
    case .setComponentEnabledSetting:
      "https://android.googlesource.com/platform/frameworks/base, services/core/java/com/android/server/pm/"
        + "PackageManagerService.java: setEnabledSetting, of no component, or of one that is so already"
    case .finishActivity: source("Activity.java: finishActivity, of a code that nothing has")
    case .setTranslucent: source("Activity.java: setTranslucent, which returns false")
    case .moveTaskToBack: source("Activity.java: moveTaskToBack, which returns false")
    case .onNavigateUp: source("Activity.java: onNavigateUp, without a parent in the manifest")
    case .setResult, .setIntent: source("Activity.java: a field is set to what it is already")
    case .setFinishOnTouchOutside: source("Window.java: a field is set to what it is already")
    case .setVisible: source("Activity.java: setVisible, of what is visible already")
    case .openOptionsMenu: source("Activity.java: openOptionsMenu, without a menu")
    case .invalidateOptionsMenu: source("Activity.java: invalidateOptionsMenu, without a menu")
    case .releaseInstance: source("Activity.java: releaseInstance, which returns false")
    case .enterPictureInPictureMode:
      source("Activity.java: enterPictureInPictureMode, mCanEnterPictureInPicture")
    case .setPictureInPictureParams:
      source("Activity.java: setPictureInPictureParams, of what is set already")
    case .setShowWhenLocked, .setInheritShowWhenLocked, .setTurnScreenOn:
      source("Activity.java: the methods of these names, of what is set already")
    case .addFlags, .clearFlags: source("Window.java: setFlags, of what is set already")
    case .showSoftInput, .hideSoftInput:
      "https://android.googlesource.com/platform/frameworks/base, core/java/android/view/inputmethod/"
        + "InputMethodManager.java: showSoftInput, hideSoftInputFromWindow, which return false"
    case .startLockTask, .stopLockTask:
      "https://android.googlesource.com/platform/frameworks/base, services/core/java/com/android/server/wm/"
        + "ActivityTaskManagerService.java: startLockTaskMode, stopLockTaskModeInternal"
    case .requestFullscreenMode:
      source("Activity.java: requestFullscreenMode, which reports an error to its receiver")
    case .pinTopActivityStack, .unpinTopActivityStack:
      library("SplitController.kt: pinTopActivityStack, which returns false")
    case .setRequestedOrientation:
      source("Activity.java: setRequestedOrientation, of what the display has already")
    case .launchForResult, .launchIntentSender, .unregisterForResult:
      library("ActivityResultRegistry.kt: launch and unregister")
    case .registerSavedStateProvider, .unregisterSavedStateProvider, .runOnNextRecreation:
      library("SavedStateRegistry.kt: a map with the key, or a set with the class, or without")
    case .unregisterActivityCallbacks: source("Activity.java: a list without the entry")
    case .getViewModel: library("ViewModelProvider.java: get, of a model that is there")
    case .navigate, .clearNavBackStack: nil
    case .popNavBackStack, .navigateUp, .handleDeepLink, .navigateByDeepLink,
      .addDestinationListener, .removeDestinationListener:
      library("NavHostFragment.kt and Navigation.kt: findNavController, where there is none")
    case .addCloseable: library("ViewModelImpl.kt: a set that has it already")
    case .setInHandle, .removeFromHandle, .setSavedStateProvider, .clearSavedStateProvider:
      library("SavedStateHandle.kt: a map with the entry, or without")
    case .destroyLoader, .deliverResult:
      library("LoaderManagerImpl.java: destroyLoader, getLoader, of an id without a loader")
    case .setCurrentItem: library("ViewPager2.java: setCurrentItemInternal, of the current item")
    case .add, .addNew, .addRestored, .replace, .remove, .hide, .show, .attach, .detach,
      .emptyTransaction, .showDialogFragment, .showDialogOnBackStack, .dismissDialogFragment:
      library("FragmentManager.java: checkStateLoss, addFragment; DialogFragment.java: dismiss")
    case .setMaxLifecycle, .setPrimaryNavigation:
      library("FragmentManager.java: setMaxLifecycle, setPrimaryNavigationFragment")
    case .executePendingTransactions, .popBackStack, .saveBackStack, .restoreBackStack,
      .clearBackStack:
      library("FragmentManager.java: they return false where there is nothing to do")
    case .dismissManagedDialog, .removeManagedDialog:
      source("Activity.java: dismissDialog, removeDialog, of an id that has no dialog")
    case .setMenuVisibility: library("Fragment.java: setMenuVisibility, of one without a menu")
    case .setArguments, .getViewLifecycleOwner, .postponeEnterTransition,
      .startPostponedEnterTransition, .saveFragmentInstanceState:
      library("Fragment.java: the methods of these names")
    case .unregisterObserver, .setStrictModePolicy, .removeBackStackListener, .setFragmentResult,
      .clearFragmentResult,
      .clearFragmentResultListener:
      library("FragmentManager.java: a list or a map without the entry")
    case .throwException: "https://developer.android.com/topic/performance/vitals/crash"
    case .cancelDialogFragment: library("DialogFragment.java: getDialog, null once it is destroyed")
    case .inflate: library("FragmentLayoutInflaterFactory.java: duplicate id")
    case .startInAppTask, .send, .startIntentSender, .finishAndRemoveAppTask, .finish,
      .finishAfterTransition, .finishAffinity, .navigateUpTo,
      .finishAndRemoveTask,
      .recreate, .requestPermissions,
      .setHandoffEnabled, .showDialog, .dismissDialog, .showManagedDialog, .showPopup,
      .dismissPopup,
      .requestDismissKeyguard,
      .openContextMenu, .performIdentifierAction, .closeOptionsMenu, .closeContextMenu,
      .addMenuProvider, .removeMenuProvider, .addActivityListener,
      .removeActivityListener,
      .changePager, .setAdapter, .makeFragment,
      .setUserVisibleHint, .registerObserver, .addBackStackListener,
      .setFragmentResultListener, .addBackCallback, .setBackCallbackEnabled, .removeBackCallback,
      .registerBackInvokedCallback, .unregisterBackInvokedCallback, .onBackPressed,
      .addLifecycleObserver, .removeLifecycleObserver, .registerForResult, .consumeRestoredState,
      .repeatOnLifecycle, .cancelRepeating, .getFromHandle, .initLoader, .restartLoader,
      .registerActivityCallbacks, .startActionMode, .finishActionMode, .sleep, .exit,
      .setDefaultNightMode, .setLocalNightMode, .setApplicationLocales, .setApplicationNightMode,
      .startSupportActionMode:
      nil
    }
  }

  private static func source(_ place: String) -> String {
    "https://android.googlesource.com/platform/frameworks/base, core/java/android/app/" + place
  }

  private static func library(_ place: String) -> String { "androidx, " + place }
}
