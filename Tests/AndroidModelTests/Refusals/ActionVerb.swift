import AndroidModel

/// The calls of app code, one for each case of `AppAction`, `FragmentAction`,
/// `FragmentResultAction`, `NavigationAction` and the operations of a transaction. A new call
/// compiles only with a case here, and passes only with a row in the table of outcomes.
enum ActionVerb: String, CaseIterable {
  case startActivity, startActivities, finish, finishAffinity, finishAndRemoveTask, setResult
  case recreate, moveTaskToBack, releaseInstance, setIntent, requestPermissions, showDialog
  case showPopup, dismissPopup, showSoftInput, hideSoftInput, setVisible
  case openOptionsMenu, openContextMenu, performIdentifierAction
  case closeOptionsMenu, closeContextMenu, addMenuProvider, removeMenuProvider
  case finishAfterTransition
  case addActivityListener, removeActivityListener, setFinishOnTouchOutside, setTitle
  case dismissDialog, showManagedDialog, dismissManagedDialog, removeManagedDialog, setCurrentItem,
    setOffscreenPageLimit, changePager, setAdapter, addTab, setCurrentTab, setCurrentTabByTag,
    makeFragment,
    startFromContext, startTaskStack
  case send
  case startIntentSender, launchIntentSender, launchPermissions, setStrictModePolicy
  case navigateUpTo, onNavigateUp
  case enterPictureInPictureMode, setPictureInPictureParams, setRequestedOrientation
  case pinTopActivityStack, unpinTopActivityStack, requestFullscreenMode
  case setShowWhenLocked, setInheritShowWhenLocked, setTurnScreenOn, addFlags, clearFlags
  case requestDismissKeyguard, startLockTask, stopLockTask, finishActivity, setTranslucent
  case setHandoffEnabled
  case startInAppTask, moveAppTaskToFront, finishAndRemoveAppTask, setExcludeFromRecents

  case addBackCallback, setBackCallbackEnabled, removeBackCallback
  case registerBackInvokedCallback, unregisterBackInvokedCallback, onBackPressed
  case addLifecycleObserver, removeLifecycleObserver, repeatOnLifecycle, launchWhen
  case cancelRepeating, withState

  case getViewModel, addCloseable, setInHandle, getFromHandle, removeFromHandle
  case setSavedStateProvider, clearSavedStateProvider
  case initLoader, restartLoader, destroyLoader, deliverResult
  case observeData, observeDataForever, removeDataObserver, removeDataObservers
  case setDataValue, postDataValue

  case navigate, popNavBackStack, clearNavBackStack, navigateUp, handleDeepLink
  case navigateByDeepLink
  case addDestinationListener, removeDestinationListener

  case registerForResult, launchForResult, unregisterForResult
  case registerSavedStateProvider, unregisterSavedStateProvider, consumeRestoredState
  case runOnNextRecreation, registerActivityCallbacks, unregisterActivityCallbacks
  case invalidateOptionsMenu, startActionMode, finishActionMode, sleep, throwException, exit
  case setDefaultNightMode, setLocalNightMode, setApplicationLocales, startSupportActionMode
  case setApplicationNightMode, setComponentEnabledSetting, openCamera, closeCamera
  case registerComponentCallbacks, unregisterComponentCallbacks

  case add, addNew, addRestored, replace, remove, hide, show, attach, detach, setMaxLifecycle
  case setPrimaryNavigation, emptyTransaction

  case executePendingTransactions, popBackStack, saveBackStack, restoreBackStack, clearBackStack
  case setUserVisibleHint, setMenuVisibility, saveFragmentInstanceState, registerObserver,
    unregisterObserver
  case addBackStackListener, removeBackStackListener, setArguments, getViewLifecycleOwner
  case addAttachListener, removeAttachListener
  case showDialogFragment, showDialogOnBackStack, dismissDialogFragment, cancelDialogFragment
  case setCancelable
  case inflate
  case postponeEnterTransition, startPostponedEnterTransition

  case setFragmentResult, clearFragmentResult, setFragmentResultListener
  case clearFragmentResultListener
}

extension ActionVerb {
  init(_ action: AppAction) {
    self =
      switch action {
      case .startActivity: .startActivity
      case .startActivities: .startActivities
      case .finish: .finish
      case .finishAffinity: .finishAffinity
      case .finishAndRemoveTask: .finishAndRemoveTask
      case .finishActivity: .finishActivity
      case .setTranslucent: .setTranslucent
      case .setHandoffEnabled: .setHandoffEnabled
      case .appTask(_, let action): ActionVerb(action)
      case .setResult: .setResult
      case .recreate: .recreate
      case .moveTaskToBack: .moveTaskToBack
      case .releaseInstance: .releaseInstance
      case .setIntent: .setIntent
      case .requestPermissions: .requestPermissions
      case .enterPictureInPictureMode: .enterPictureInPictureMode
      case .setPictureInPictureParams: .setPictureInPictureParams
      case .lockScreen(let call): ActionVerb(call)
      case .startLockTask: .startLockTask
      case .stopLockTask: .stopLockTask
      case .setRequestedOrientation: .setRequestedOrientation
      case .pinTopActivityStack: .pinTopActivityStack
      case .requestFullscreenMode: .requestFullscreenMode
      case .unpinTopActivityStack: .unpinTopActivityStack
      case .showDialog: .showDialog
      case .dismissDialog: .dismissDialog
      case .managedDialog(.show): .showManagedDialog
      case .managedDialog(.dismiss): .dismissManagedDialog
      case .managedDialog(.remove): .removeManagedDialog
      case .window(.showPopup): .showPopup
      case .window(.dismissPopup): .dismissPopup
      case .window(.showSoftInput): .showSoftInput
      case .window(.hideSoftInput): .hideSoftInput
      case .setVisible: .setVisible
      case .menu(.openOptionsMenu): .openOptionsMenu
      case .menu(.openContextMenu): .openContextMenu
      case .menu(.performIdentifierAction): .performIdentifierAction
      case .menu(.closeOptionsMenu): .closeOptionsMenu
      case .menu(.closeContextMenu): .closeContextMenu
      case .menu(.addProvider): .addMenuProvider
      case .menu(.removeProvider): .removeMenuProvider
      case .activityListener(.add): .addActivityListener
      case .activityListener(.remove): .removeActivityListener
      case .setFinishOnTouchOutside: .setFinishOnTouchOutside
      case .setTitle: .setTitle
      case .finishAfterTransition: .finishAfterTransition
      case .setCurrentItem: .setCurrentItem
      case .setOffscreenPageLimit: .setOffscreenPageLimit
      case .changePager: .changePager
      case .setAdapter: .setAdapter
      case .tabHost(_, .addTab): .addTab
      case .tabHost(_, .setCurrentTab): .setCurrentTab
      case .tabHost(_, .setCurrentTabByTag): .setCurrentTabByTag
      case .viewModel(let action): ActionVerb(action.call)
      case .loader(let action): ActionVerb(action.call)
      case .liveData(let action): ActionVerb(action.call)
      case .navController(.navigate): .navigate
      case .navController(.popBackStack): .popNavBackStack
      case .navController(.clearBackStack): .clearNavBackStack
      case .navController(.navigateUp): .navigateUp
      case .navController(.handleDeepLink): .handleDeepLink
      case .navController(.navigateByDeepLink): .navigateByDeepLink
      case .navController(.addListener): .addDestinationListener
      case .navController(.removeListener): .removeDestinationListener
      case .makeFragment: .makeFragment
      case .startFromContext: .startFromContext
      case .send: .send
      case .startIntentSender: .startIntentSender
      case .startTaskStack: .startTaskStack
      case .navigateUpTo: .navigateUpTo
      case .onNavigateUp: .onNavigateUp
      case .fragments(let action): ActionVerb(action)
      case .back(let action): ActionVerb(action)
      case .result(.register): .registerForResult
      case .result(.launch): .launchForResult
      case .result(.launchIntentSender): .launchIntentSender
      case .result(.launchPermissions): .launchPermissions
      case .result(.unregister): .unregisterForResult
      case .savedState(.registerProvider): .registerSavedStateProvider
      case .savedState(.unregisterProvider): .unregisterSavedStateProvider
      case .savedState(.consume): .consumeRestoredState
      case .savedState(.runOnNextRecreation): .runOnNextRecreation
      case .registerActivityLifecycleCallbacks: .registerActivityCallbacks
      case .unregisterActivityLifecycleCallbacks: .unregisterActivityCallbacks
      case .registerComponentCallbacks: .registerComponentCallbacks
      case .unregisterComponentCallbacks: .unregisterComponentCallbacks
      case .invalidateOptionsMenu: .invalidateOptionsMenu
      case .startActionMode: .startActionMode
      case .finishActionMode: .finishActionMode
      case .sleep: .sleep
      case .throwException: .throwException
      case .exit: .exit
      case .appCompat(.setDefaultNightMode): .setDefaultNightMode
      case .appCompat(.setLocalNightMode): .setLocalNightMode
      case .appCompat(.setApplicationLocales): .setApplicationLocales
      case .appCompat(.startSupportActionMode): .startSupportActionMode
      case .setApplicationNightMode: .setApplicationNightMode
      case .camera(.openCamera): .openCamera
      case .camera(.close): .closeCamera
      case .setComponentEnabledSetting: .setComponentEnabledSetting
      case .lifecycle(.addObserver): .addLifecycleObserver
      case .lifecycle(.removeObserver): .removeLifecycleObserver
      case .lifecycle(.repeatOnLifecycle): .repeatOnLifecycle
      case .lifecycle(.launchWhen): .launchWhen
      case .lifecycle(.withState): .withState
      case .lifecycle(.cancelRepeating): .cancelRepeating
      }
  }

  private init(_ action: AppTaskAction) {
    self =
      switch action {
      case .startActivity: .startInAppTask
      case .moveToFront: .moveAppTaskToFront
      case .finishAndRemoveTask: .finishAndRemoveAppTask
      case .setExcludeFromRecents: .setExcludeFromRecents
      }
  }

  private init(_ action: BackAction) {
    self =
      switch action {
      case .addCallback: .addBackCallback
      case .setCallbackEnabled: .setBackCallbackEnabled
      case .removeCallback: .removeBackCallback
      case .register: .registerBackInvokedCallback
      case .unregister: .unregisterBackInvokedCallback
      case .onBackPressed: .onBackPressed
      }
  }

  private init(_ call: ViewModelAction.Call) {
    self =
      switch call {
      case .get: .getViewModel
      case .addCloseable: .addCloseable
      case .set: .setInHandle
      case .getSaved: .getFromHandle
      case .remove: .removeFromHandle
      case .setSavedStateProvider: .setSavedStateProvider
      case .clearSavedStateProvider: .clearSavedStateProvider
      }
  }

  private init(_ call: LoaderAction.Call) {
    self =
      switch call {
      case .initLoader: .initLoader
      case .restartLoader: .restartLoader
      case .destroyLoader: .destroyLoader
      case .deliverResult: .deliverResult
      }
  }

  private init(_ call: LiveDataAction.Call) {
    self =
      switch call {
      case .observe: .observeData
      case .observeForever: .observeDataForever
      case .removeObserver: .removeDataObserver
      case .removeObservers: .removeDataObservers
      case .setValue: .setDataValue
      case .postValue: .postDataValue
      }
  }

  private init(_ call: LockScreenCall) {
    self =
      switch call {
      case .setShowWhenLocked: .setShowWhenLocked
      case .setInheritShowWhenLocked: .setInheritShowWhenLocked
      case .setTurnScreenOn: .setTurnScreenOn
      case .addFlags: .addFlags
      case .clearFlags: .clearFlags
      case .requestDismissKeyguard: .requestDismissKeyguard
      }
  }

  private init(_ action: FragmentAction) {
    self =
      switch action {
      case .transaction(let transaction):
        transaction.operations.first.map { ActionVerb($0) } ?? .emptyTransaction
      case .executePendingTransactions: .executePendingTransactions
      case .popBackStack: .popBackStack
      case .saveBackStack: .saveBackStack
      case .restoreBackStack: .restoreBackStack
      case .clearBackStack: .clearBackStack
      case .setUserVisibleHint: .setUserVisibleHint
      case .setMenuVisibility: .setMenuVisibility
      case .saveFragmentInstanceState: .saveFragmentInstanceState
      case .setStrictModePolicy: .setStrictModePolicy
      case .registerObserver: .registerObserver
      case .unregisterObserver: .unregisterObserver
      case .addBackStackListener: .addBackStackListener
      case .removeBackStackListener: .removeBackStackListener
      case .addAttachListener: .addAttachListener
      case .removeAttachListener: .removeAttachListener
      case .result(_, let action): ActionVerb(action)
      case .setArguments: .setArguments
      case .getViewLifecycleOwner: .getViewLifecycleOwner
      case .showDialog: .showDialogFragment
      case .showDialogOnBackStack: .showDialogOnBackStack
      case .dismissDialog: .dismissDialogFragment
      case .cancelDialog: .cancelDialogFragment
      case .setCancelable: .setCancelable
      case .inflate: .inflate
      case .postponeEnterTransition: .postponeEnterTransition
      case .startPostponedEnterTransition: .startPostponedEnterTransition
      }
  }

  private init(_ operation: FragmentTransaction.Operation) {
    self =
      switch operation {
      case .add(.existing, _, _): .add
      case .add(.new, _, _): .addNew
      case .add(.restored, _, _): .addRestored
      case .replace: .replace
      case .remove: .remove
      case .hide: .hide
      case .show: .show
      case .attach: .attach
      case .detach: .detach
      case .setMaxLifecycle: .setMaxLifecycle
      case .setPrimaryNavigationFragment: .setPrimaryNavigation
      }
  }

  private init(_ action: FragmentResultAction) {
    self =
      switch action {
      case .setFragmentResult: .setFragmentResult
      case .clearFragmentResult: .clearFragmentResult
      case .setFragmentResultListener: .setFragmentResultListener
      case .clearFragmentResultListener: .clearFragmentResultListener
      }
  }
}
