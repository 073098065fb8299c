import TestSupport

/// The outcome of each call in each situation, in the order of `ActionSituation`: a refusal by its
/// obstacle, or another `Outcome`; `-` if the situation is impossible.
enum ActionTable {
  /// - Returns: an empty list for a call without a row.
  static func row(of verb: ActionVerb) -> [String] { rows[verb.rawValue] }

  static let rows = TextTable(text)

  // The situations are: the receiver was never made, is gone; no process; the receiver is in no
  // manager; the app is in the background; the operand was never made, is gone, is of another kind,
  // is in no manager; the call has been made before.
  private static let text = """
    startActivity neverMade yes outOfReach notInPosition yes ANFE ANFE ANFE ANFE yes
    startActivities neverMade yes outOfReach notInPosition yes ANFE ANFE ANFE ANFE yes
    startFromContext yes yes yes yes yes ANFE ANFE ANFE ANFE yes
    startTaskStack neverMade yes outOfReach notInPosition yes ANFE ANFE ANFE ANFE yes
    send neverMade yes outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    startIntentSender neverMade yes outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    startInAppTask neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind yes
    moveAppTaskToFront neverMade gone outOfReach notInPosition nothing neverMade wrongKind wrongKind wrongKind nothing
    finishAndRemoveAppTask neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind gone
    setExcludeFromRecents neverMade gone outOfReach notInPosition yes neverMade wrongKind wrongKind wrongKind nothing
    navigateUpTo neverMade nothing outOfReach notInPosition yes yes yes yes yes nothing
    onNavigateUp neverMade nothing outOfReach notInPosition nothing - - - - nothing
    finish neverMade nothing outOfReach notInPosition yes - - - - nothing
    finishAfterTransition neverMade nothing outOfReach notInPosition yes - - - - nothing
    finishAffinity neverMade nothing outOfReach notInPosition yes - - - - nothing
    finishAndRemoveTask neverMade nothing outOfReach notInPosition yes - - - - nothing
    finishActivity neverMade nothing outOfReach notInPosition nothing - - - - nothing
    setTranslucent neverMade gone outOfReach notInPosition yes - - - - nothing
    setHandoffEnabled neverMade gone outOfReach notInPosition outOfReach - - - - outOfReach
    setResult neverMade yes outOfReach notInPosition yes - - - - nothing
    recreate neverMade nothing outOfReach notInPosition yes - - - - yes
    moveTaskToBack neverMade nothing outOfReach notInPosition nothing - - - - nothing
    releaseInstance neverMade nothing outOfReach notInPosition yes - - - - nothing
    setIntent neverMade nothing outOfReach notInPosition yes - - - - nothing
    requestPermissions neverMade gone outOfReach notInPosition yes - - - - yes
    enterPictureInPictureMode neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    setPictureInPictureParams neverMade gone outOfReach notInPosition yes - - - - nothing
    registerForResult neverMade yes outOfReach notInPosition yes - - - - outOfReach
    launchForResult neverMade ISE outOfReach notInPosition ISE - - - - outOfReach
    launchIntentSender neverMade ISE outOfReach notInPosition ISE neverMade neverMade neverMade neverMade outOfReach
    launchPermissions neverMade ISE outOfReach notInPosition ISE - - - - outOfReach
    unregisterForResult neverMade nothing outOfReach notInPosition nothing - - - - nothing
    registerSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - IAE
    unregisterSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    consumeRestoredState neverMade gone outOfReach notInPosition yes - - - - yes
    runOnNextRecreation neverMade gone outOfReach notInPosition ISE - - - - nothing
    registerActivityCallbacks neverMade gone outOfReach notInPosition yes - - - - yes
    unregisterActivityCallbacks neverMade gone outOfReach notInPosition nothing - - - - nothing
    registerComponentCallbacks neverMade yes outOfReach notInPosition yes - - - - yes
    unregisterComponentCallbacks neverMade nothing outOfReach notInPosition nothing - - - - nothing
    invalidateOptionsMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    startActionMode neverMade gone outOfReach notInPosition yes - - - - yes
    finishActionMode neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    sleep neverMade yes outOfReach notInPosition yes - - - - yes
    throwException neverMade ISE outOfReach notInPosition ISE - - - - outOfReach
    exit neverMade yes outOfReach notInPosition yes - - - - outOfReach
    setDefaultNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    setLocalNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    setApplicationLocales neverMade gone outOfReach notInPosition yes - - - - gone
    setComponentEnabledSetting neverMade gone outOfReach notInPosition yes IAE IAE IAE IAE nothing
    setApplicationNightMode neverMade gone outOfReach notInPosition yes - - - - gone
    openCamera neverMade gone outOfReach notInPosition nothing - - - - nothing
    closeCamera neverMade gone outOfReach notInPosition nothing - - - - nothing
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
    launchWhen neverMade gone outOfReach notInPosition yes - - - - yes
    withState neverMade gone outOfReach notInPosition yes - - - - yes
    cancelRepeating neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    setShowWhenLocked neverMade gone outOfReach notInPosition yes - - - - nothing
    setInheritShowWhenLocked neverMade gone outOfReach notInPosition yes - - - - nothing
    setTurnScreenOn neverMade gone outOfReach notInPosition yes - - - - nothing
    addFlags neverMade gone outOfReach notInPosition yes - - - - nothing
    clearFlags neverMade gone outOfReach notInPosition nothing - - - - nothing
    requestDismissKeyguard neverMade gone outOfReach notInPosition yes - - - - yes
    startLockTask neverMade nothing outOfReach notInPosition IAE - - - - nothing
    stopLockTask neverMade nothing outOfReach notInPosition nothing - - - - nothing
    setRequestedOrientation neverMade nothing outOfReach notInPosition yes - - - - nothing
    pinTopActivityStack neverMade gone outOfReach notInPosition nothing - - - - nothing
    requestFullscreenMode neverMade gone outOfReach notInPosition nothing - - - - nothing
    unpinTopActivityStack neverMade gone outOfReach notInPosition nothing - - - - nothing
    showDialog neverMade BTE outOfReach notInPosition yes - - - - yes
    dismissDialog neverMade notInPosition outOfReach notInPosition notInPosition - - - - notInPosition
    showManagedDialog neverMade BTE outOfReach notInPosition yes - - - - yes
    dismissManagedDialog neverMade IAE outOfReach notInPosition IAE - - - - outOfReach
    removeManagedDialog neverMade nothing outOfReach notInPosition nothing - - - - nothing
    showPopup neverMade BTE outOfReach notInPosition yes - - - - yes
    dismissPopup neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    showSoftInput neverMade nothing outOfReach notInPosition nothing - - - - nothing
    hideSoftInput neverMade nothing outOfReach notInPosition nothing - - - - nothing
    setVisible neverMade gone outOfReach notInPosition nothing - - - - nothing
    openOptionsMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    openContextMenu neverMade gone outOfReach notInPosition yes - - - - yes
    performIdentifierAction neverMade gone outOfReach notInPosition notInPosition - - - - notInPosition
    closeOptionsMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    closeContextMenu neverMade gone outOfReach notInPosition nothing - - - - nothing
    addMenuProvider neverMade gone outOfReach notInPosition yes - - - - yes
    removeMenuProvider neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    addActivityListener neverMade gone outOfReach notInPosition yes - - - - yes
    removeActivityListener neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    setFinishOnTouchOutside neverMade gone outOfReach notInPosition yes - - - - nothing
    setTitle neverMade yes outOfReach notInPosition yes - - - - yes
    setCurrentItem neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade nothing
    setOffscreenPageLimit neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade nothing
    changePager neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    setAdapter neverMade gone outOfReach notInPosition yes neverMade neverMade neverMade neverMade yes
    addTab neverMade gone outOfReach notInPosition ISE neverMade neverMade neverMade neverMade yes
    setCurrentTab neverMade gone outOfReach notInPosition ISE neverMade neverMade neverMade neverMade nothing
    setCurrentTabByTag neverMade gone outOfReach notInPosition ISE neverMade neverMade neverMade neverMade nothing
    getViewModel neverMade gone outOfReach notInPosition yes - - - - nothing
    addCloseable neverMade gone outOfReach notInPosition yes - - - - nothing
    setInHandle neverMade gone outOfReach notInPosition yes - - - - nothing
    getFromHandle neverMade gone outOfReach notInPosition yes - - - - yes
    removeFromHandle neverMade gone outOfReach notInPosition yes - - - - nothing
    setSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    clearSavedStateProvider neverMade gone outOfReach notInPosition yes - - - - nothing
    initLoader neverMade gone outOfReach notInPosition yes - - - - yes
    restartLoader neverMade gone outOfReach notInPosition yes - - - - yes
    destroyLoader neverMade gone outOfReach notInPosition yes - - - - nothing
    deliverResult neverMade gone outOfReach notInPosition NPE - - - - outOfReach
    observeData neverMade gone outOfReach notInPosition yes - - - - yes
    observeDataForever neverMade gone outOfReach notInPosition yes - - - - yes
    removeDataObserver neverMade gone outOfReach notInPosition neverMade - - - - neverMade
    removeDataObservers neverMade gone outOfReach notInPosition nothing - - - - nothing
    setDataValue neverMade yes outOfReach notInPosition yes - - - - yes
    postDataValue neverMade yes outOfReach notInPosition yes - - - - yes
    navigate neverMade gone outOfReach notInPosition neverMade neverMade neverMade neverMade neverMade neverMade
    popNavBackStack neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    clearNavBackStack neverMade gone outOfReach notInPosition neverMade neverMade neverMade neverMade neverMade neverMade
    navigateUp neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    handleDeepLink neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    navigateByDeepLink neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    addDestinationListener neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    removeDestinationListener neverMade gone outOfReach notInPosition ISE - - - - outOfReach
    makeFragment neverMade gone outOfReach notInPosition yes neverMade yes wrongKind yes yes
    add neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes ISE
    addNew neverMade ISE outOfReach notInPosition ISE neverMade yes wrongKind yes yes
    addRestored neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    replace neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    remove neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    hide neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    show neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    attach neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    detach neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind yes yes
    setMaxLifecycle neverMade IAE outOfReach notInPosition ISE neverMade gone wrongKind IAE yes
    setPrimaryNavigation neverMade ISE outOfReach notInPosition ISE neverMade gone wrongKind IAE yes
    emptyTransaction neverMade ISE outOfReach notInPosition ISE - - - - yes
    executePendingTransactions neverMade ISE outOfReach notInPosition nothing - - - - nothing
    popBackStack neverMade ISE outOfReach notInPosition ISE - - - - nothing
    saveBackStack neverMade ISE outOfReach notInPosition ISE - - - - nothing
    restoreBackStack neverMade ISE outOfReach notInPosition ISE - - - - nothing
    clearBackStack neverMade ISE outOfReach notInPosition ISE - - - - nothing
    setUserVisibleHint neverMade gone outOfReach notInPosition yes neverMade gone wrongKind yes yes
    setMenuVisibility neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind nothing nothing
    saveFragmentInstanceState neverMade gone outOfReach notInPosition yes neverMade gone wrongKind ISE yes
    setStrictModePolicy neverMade gone outOfReach notInPosition yes - - - - nothing
    registerObserver neverMade gone outOfReach notInPosition yes - - - - yes
    unregisterObserver neverMade gone outOfReach notInPosition nothing - - - - nothing
    addBackStackListener neverMade gone outOfReach notInPosition yes - - - - yes
    removeBackStackListener neverMade gone outOfReach notInPosition nothing - - - - nothing
    addAttachListener neverMade gone outOfReach notInPosition yes - - - - yes
    removeAttachListener neverMade gone outOfReach notInPosition nothing - - - - nothing
    setArguments neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind nothing nothing
    getViewLifecycleOwner neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind ISE nothing
    showDialogFragment neverMade ISE outOfReach notInPosition ISE wrongKind wrongKind wrongKind wrongKind yes
    showDialogOnBackStack neverMade ISE outOfReach notInPosition ISE wrongKind wrongKind wrongKind wrongKind yes
    dismissDialogFragment neverMade gone outOfReach notInPosition ISE neverMade gone wrongKind wrongKind nothing
    cancelDialogFragment neverMade gone outOfReach notInPosition yes neverMade gone wrongKind wrongKind NPE
    setCancelable neverMade gone outOfReach notInPosition yes neverMade gone wrongKind wrongKind nothing
    inflate neverMade gone outOfReach notInPosition yes wrongKind wrongKind wrongKind wrongKind IAE
    postponeEnterTransition neverMade gone outOfReach notInPosition yes neverMade gone wrongKind yes nothing
    startPostponedEnterTransition neverMade gone outOfReach notInPosition nothing neverMade gone wrongKind nothing nothing
    setFragmentResult neverMade gone outOfReach notInPosition yes - - - - nothing
    clearFragmentResult neverMade gone outOfReach notInPosition yes - - - - nothing
    setFragmentResultListener neverMade gone outOfReach notInPosition yes - - - - yes
    clearFragmentResultListener neverMade gone outOfReach notInPosition yes - - - - nothing
    """

  /// The evidence that the platform itself responds in this way: with nothing, or with an
  /// exception.
  static func ground(of verb: ActionVerb) -> String? {
    switch verb {
    case .startActivity, .startActivities, .startFromContext, .startTaskStack:
      source("Instrumentation.java: checkStartActivityResult")
    case .moveAppTaskToFront, .setExcludeFromRecents:
      source("ActivityManager.java: AppTask, of a task that is so already, or out of sight")
    case .setComponentEnabledSetting:
      "https://android.googlesource.com/platform/frameworks/base, services/core/java/com/android/server/pm/"
        + "PackageManagerService.java: setEnabledSetting, of no component, or of one that is so already"
    case .openCamera, .closeCamera:
      "https://developer.android.com/reference/android/hardware/camera2/CameraManager: an activity hears of no camera"
    case .finishActivity: source("Activity.java: finishActivity, of a code that nothing has")
    case .finish, .finishAfterTransition, .finishAffinity, .finishAndRemoveTask, .navigateUpTo,
      .recreate:
      server("ActivityRecord.java: isInStackLocked, of a token whose record is gone")
    case .showDialog, .showManagedDialog, .showPopup:
      "https://android.googlesource.com/platform/frameworks/base, core/java/android/view/"
        + "ViewRootImpl.java: setView, ADD_BAD_APP_TOKEN, once the activity is destroyed"
    case .setTranslucent: source("Activity.java: setTranslucent, which returns false")
    case .moveTaskToBack: source("Activity.java: moveTaskToBack, which returns false")
    case .onNavigateUp: source("Activity.java: onNavigateUp, without a parent in the manifest")
    case .setResult, .setIntent: source("Activity.java: a field is set to what it is already")
    case .setFinishOnTouchOutside: source("Window.java: a field is set to what it is already")
    case .setVisible: source("Activity.java: setVisible, of what is visible already")
    case .openOptionsMenu: source("Activity.java: openOptionsMenu, without a menu")
    case .invalidateOptionsMenu: source("Activity.java: invalidateOptionsMenu, without a menu")
    case .closeOptionsMenu, .closeContextMenu:
      source("Activity.java: the methods of these names, of a menu that is not open")
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
      server("ActivityTaskManagerService.java: startLockTaskMode, stopLockTaskModeInternal")
    case .requestFullscreenMode:
      source("Activity.java: requestFullscreenMode, which reports an error to its receiver")
    case .pinTopActivityStack, .unpinTopActivityStack:
      library("SplitController.kt: pinTopActivityStack, which returns false")
    case .setRequestedOrientation:
      source("Activity.java: setRequestedOrientation, of what the display has already")
    case .launchForResult, .launchIntentSender, .launchPermissions, .unregisterForResult:
      library("ActivityResultRegistry.kt: launch and unregister")
    case .registerSavedStateProvider, .unregisterSavedStateProvider, .runOnNextRecreation:
      library("SavedStateRegistry.kt: a map with the key, or a set with the class, or without")
    case .unregisterActivityCallbacks: source("Activity.java: a list without the entry")
    case .unregisterComponentCallbacks: source("Application.java: a list without the entry")
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
    case .removeDataObservers: library("LiveData.java: removeObservers, of an owner without any")
    case .setCurrentItem: library("ViewPager2.java: setCurrentItemInternal, of the current item")
    case .setOffscreenPageLimit:
      library("ViewPager2.java: setOffscreenPageLimit, of the limit that it has")
    case .addTab, .setCurrentTab, .setCurrentTabByTag:
      library(
        "TabHost.java: setCurrentTab, of the current tab; FragmentManager.java: checkStateLoss")
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
    case .unregisterObserver, .setStrictModePolicy, .removeBackStackListener,
      .removeAttachListener, .setFragmentResult, .clearFragmentResult,
      .clearFragmentResultListener:
      library("FragmentManager.java: a list or a map without the entry")
    case .throwException: "https://developer.android.com/topic/performance/vitals/crash"
    case .setCancelable: library("DialogFragment.java: setCancelable, of what it is already")
    case .cancelDialogFragment: library("DialogFragment.java: getDialog, null once it is destroyed")
    case .inflate: library("FragmentLayoutInflaterFactory.java: duplicate id")
    case .startInAppTask, .send, .startIntentSender, .finishAndRemoveAppTask, .requestPermissions,
      .setHandoffEnabled, .dismissDialog, .dismissPopup,
      .requestDismissKeyguard,
      .openContextMenu, .performIdentifierAction, .addMenuProvider, .removeMenuProvider,
      .addActivityListener,
      .removeActivityListener, .setTitle,
      .changePager, .setAdapter, .makeFragment,
      .setUserVisibleHint, .registerObserver, .addBackStackListener, .addAttachListener,
      .setFragmentResultListener, .addBackCallback, .setBackCallbackEnabled, .removeBackCallback,
      .registerBackInvokedCallback, .unregisterBackInvokedCallback, .onBackPressed,
      .addLifecycleObserver, .removeLifecycleObserver, .registerForResult, .consumeRestoredState,
      .repeatOnLifecycle, .launchWhen, .withState, .cancelRepeating, .getFromHandle, .initLoader,
      .restartLoader, .observeData, .observeDataForever, .removeDataObserver, .setDataValue,
      .postDataValue,
      .registerActivityCallbacks, .registerComponentCallbacks, .startActionMode, .finishActionMode,
      .sleep, .exit,
      .setDefaultNightMode, .setLocalNightMode, .setApplicationLocales, .setApplicationNightMode,
      .startSupportActionMode:
      nil
    }
  }

  private static func source(_ place: String) -> String {
    "https://android.googlesource.com/platform/frameworks/base, core/java/android/app/" + place
  }

  private static func server(_ place: String) -> String {
    "https://android.googlesource.com/platform/frameworks/base, services/core/java/com/android/server/wm/"
      + place
  }

  private static func library(_ place: String) -> String { "androidx, " + place }
}
