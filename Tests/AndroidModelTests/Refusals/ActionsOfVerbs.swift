import AndroidModel

extension ActionVerb {
  /// The call, with this object as its operand if it has one.
  func action(on operand: InstanceID) -> AppAction {
    switch self {
    case .startActivity: .startActivity(Intent(operand.className))
    case .startActivities: .startActivities([Intent(operand.className)])
    case .finish: .finish
    case .finishAffinity: .finishAffinity
    case .finishAndRemoveTask: .finishAndRemoveTask
    case .finishActivity: .finishActivity(requestCode: 1)
    case .setTranslucent: .setTranslucent(true)
    case .setHandoffEnabled: .setHandoffEnabled(true)
    case .startInAppTask: .appTask(operand, .startActivity(Intent("A")))
    case .moveAppTaskToFront: .appTask(operand, .moveToFront)
    case .finishAndRemoveAppTask: .appTask(operand, .finishAndRemoveTask)
    case .setExcludeFromRecents: .appTask(operand, .setExcludeFromRecents(true))
    case .setResult: .setResult(code: 1)
    case .recreate: .recreate
    case .moveTaskToBack: .moveTaskToBack()
    case .startFromContext:
      .startFromContext(.service, [Intent(operand.className, flags: .newTask)])
    case .startTaskStack: .startTaskStack(Intent(operand.className))
    case .send: .send(PendingIntent([Intent(operand.className)]))
    case .startIntentSender: .startIntentSender(PendingIntent([Intent(operand.className)]))
    case .navigateUpTo: .navigateUpTo(Intent(operand.className))
    case .onNavigateUp: .onNavigateUp
    case .releaseInstance: .releaseInstance
    case .setIntent: .setIntent(Intent("A"))
    case .requestPermissions: .requestPermissions()
    case .enterPictureInPictureMode: .enterPictureInPictureMode
    case .setPictureInPictureParams: .setPictureInPictureParams(autoEnter: true)
    case .setShowWhenLocked: .lockScreen(.setShowWhenLocked(true))
    case .setInheritShowWhenLocked: .lockScreen(.setInheritShowWhenLocked(true))
    case .setTurnScreenOn: .lockScreen(.setTurnScreenOn(true))
    case .addFlags: .lockScreen(.addFlags(.showWhenLocked))
    case .clearFlags: .lockScreen(.clearFlags(.showWhenLocked))
    case .startLockTask: .startLockTask
    case .stopLockTask: .stopLockTask
    case .requestDismissKeyguard: .lockScreen(.requestDismissKeyguard)
    case .setRequestedOrientation: .setRequestedOrientation(.portrait)
    case .pinTopActivityStack: .pinTopActivityStack
    case .requestFullscreenMode: .requestFullscreenMode(.enter)
    case .unpinTopActivityStack: .unpinTopActivityStack
    case .showDialog: .showDialog()
    case .dismissDialog: .dismissDialog
    case .showManagedDialog: .managedDialog(.show(id: 1))
    case .dismissManagedDialog: .managedDialog(.dismiss(id: 1))
    case .removeManagedDialog: .managedDialog(.remove(id: 1))
    case .showPopup: .window(.showPopup(isFocusable: true))
    case .dismissPopup: .window(.dismissPopup)
    case .showSoftInput: .window(.showSoftInput)
    case .hideSoftInput: .window(.hideSoftInput)
    case .setVisible: .setVisible(true)
    case .openOptionsMenu: .menu(.openOptionsMenu)
    case .openContextMenu: .menu(.openContextMenu)
    case .performIdentifierAction: .menu(.performIdentifierAction)
    case .closeOptionsMenu: .menu(.closeOptionsMenu)
    case .closeContextMenu: .menu(.closeContextMenu)
    case .addMenuProvider: .menu(.addProvider(name: "p", owner: .this, state: .started))
    case .removeMenuProvider: .menu(.removeProvider(name: "p"))
    case .finishAfterTransition: .finishAfterTransition
    case .addActivityListener: .activityListener(.add(.onNewIntent, name: "l"))
    case .removeActivityListener: .activityListener(.remove(.onNewIntent, name: "l"))
    case .setFinishOnTouchOutside: .setFinishOnTouchOutside(false)
    case .setTitle: .setTitle
    case .setCurrentItem:
      .setCurrentItem(pager: operand.className, item: 1, smoothScroll: false)
    case .setOffscreenPageLimit:
      .setOffscreenPageLimit(pager: operand.className, limit: 1)
    case .changePager: .changePager(pager: operand.className, .itemChanged(position: 0))
    case .setAdapter: .setAdapter(pager: operand.className, isNull: false)
    case .addTab: .tabHost(operand.className, .addTab(className: "y"))
    case .setCurrentTab: .tabHost(operand.className, .setCurrentTab(1))
    case .setCurrentTabByTag: .tabHost(operand.className, .setCurrentTabByTag("z"))
    case .getViewModel: .viewModel(ViewModelAction(.get))
    case .addCloseable: .viewModel(ViewModelAction(.addCloseable(name: "c", key: nil)))
    case .setInHandle: .viewModel(ViewModelAction(.set(key: "a", value: "1")))
    case .getFromHandle: .viewModel(ViewModelAction(.getSaved(key: "a")))
    case .removeFromHandle: .viewModel(ViewModelAction(.remove(key: "a")))
    case .setSavedStateProvider:
      .viewModel(ViewModelAction(.setSavedStateProvider(key: "a", value: "1")))
    case .clearSavedStateProvider: .viewModel(ViewModelAction(.clearSavedStateProvider(key: "a")))
    case .initLoader: .loader(LoaderAction(id: 1, .initLoader))
    case .restartLoader: .loader(LoaderAction(id: 1, .restartLoader))
    case .destroyLoader: .loader(LoaderAction(id: 1, .destroyLoader))
    case .deliverResult: .loader(LoaderAction(id: 1, .deliverResult))
    case .observeData:
      .liveData(LiveDataAction(.ofProcess("d"), .observe(observer: nil, owner: .this)))
    case .observeDataForever:
      .liveData(LiveDataAction(.ofProcess("d"), .observeForever(observer: nil)))
    case .removeDataObserver: .liveData(LiveDataAction(.ofProcess("d"), .removeObserver("o")))
    case .removeDataObservers:
      .liveData(LiveDataAction(.ofProcess("d"), .removeObservers(owner: .this)))
    case .setDataValue: .liveData(LiveDataAction(.ofProcess("d"), .setValue("1")))
    case .postDataValue: .liveData(LiveDataAction(.ofProcess("d"), .postValue("1")))
    case .navigate: .navController(.navigate(to: operand.className, NavOptions()))
    case .popNavBackStack:
      .navController(.popBackStack(to: nil, inclusive: false, saveState: false))
    case .clearNavBackStack: .navController(.clearBackStack(operand.className))
    case .navigateUp: .navController(.navigateUp)
    case .handleDeepLink: .navController(.handleDeepLink(Intent("A")))
    case .navigateByDeepLink: .navController(.navigateByDeepLink("app://f", NavOptions()))
    case .addDestinationListener: .navController(.addListener)
    case .removeDestinationListener: .navController(.removeListener)
    case .repeatOnLifecycle:
      .lifecycle(.repeatOnLifecycle(block: "b", state: .started, owner: .this))
    case .launchWhen: .lifecycle(.launchWhen(block: "b", state: .started, owner: .this))
    case .withState: .lifecycle(.withState(block: "b", state: .started, owner: .this))
    case .cancelRepeating: .lifecycle(.cancelRepeating(block: "b"))
    case .makeFragment: .makeFragment(className: operand.className)
    case .addBackCallback: .back(.addCallback(name: "c", owner: .this, isEnabled: true))
    case .setBackCallbackEnabled: .back(.setCallbackEnabled(name: "c", false))
    case .removeBackCallback: .back(.removeCallback(name: "c"))
    case .registerBackInvokedCallback:
      .back(.register(name: "c", .default, .onBackInvokedCallback))
    case .unregisterBackInvokedCallback: .back(.unregister(name: "c"))
    case .onBackPressed: .back(.onBackPressed)
    case .registerForResult: .result(.register(name: "r"))
    case .launchForResult: .result(.launch(name: "r", Intent(operand.className)))
    case .launchIntentSender:
      .result(.launchIntentSender(name: "r", PendingIntent([Intent(operand.className)])))
    case .launchPermissions: .result(.launchPermissions(name: "r", .one))
    case .unregisterForResult: .result(.unregister(name: "r"))
    case .registerSavedStateProvider: .savedState(.registerProvider(key: "k", value: "v"))
    case .unregisterSavedStateProvider: .savedState(.unregisterProvider(key: "k"))
    case .consumeRestoredState: .savedState(.consume(key: "k"))
    case .runOnNextRecreation: .savedState(.runOnNextRecreation(className: "K"))
    case .registerActivityCallbacks: .registerActivityLifecycleCallbacks
    case .unregisterActivityCallbacks: .unregisterActivityLifecycleCallbacks
    case .registerComponentCallbacks: .registerComponentCallbacks
    case .unregisterComponentCallbacks: .unregisterComponentCallbacks
    case .invalidateOptionsMenu: .invalidateOptionsMenu
    case .startActionMode: .startActionMode
    case .finishActionMode: .finishActionMode
    case .sleep: .sleep(milliseconds: 100)
    case .throwException: .throwException("IllegalStateException")
    case .exit: .exit
    case .setDefaultNightMode: .appCompat(.setDefaultNightMode(.yes))
    case .setLocalNightMode: .appCompat(.setLocalNightMode(.yes))
    case .setApplicationLocales: .appCompat(.setApplicationLocales("de"))
    case .startSupportActionMode: .appCompat(.startSupportActionMode)
    case .setApplicationNightMode: .setApplicationNightMode(.yes)
    case .openCamera: .camera(.openCamera)
    case .closeCamera: .camera(.close)
    case .setComponentEnabledSetting:
      .setComponentEnabledSetting(
        ComponentSetting(operand.className, .disabled, killsApp: false))
    case .addLifecycleObserver: .lifecycle(.addObserver(name: "o", owner: .this))
    case .removeLifecycleObserver: .lifecycle(.removeObserver(name: "o"))
    case .add, .addNew, .addRestored, .replace, .remove, .hide, .show, .attach, .detach,
      .setMaxLifecycle, .setPrimaryNavigation, .emptyTransaction:
      .fragments(.transaction(FragmentTransaction(operations: operations(on: operand))))
    default: .fragments(fragmentAction(on: .instance(operand), className: operand.className))
    }
  }

  private func operations(on operand: InstanceID) -> [FragmentTransaction.Operation] {
    let fragment = FragmentReference.instance(operand)
    return switch self {
    case .add: [.add(.existing(fragment), container: "main", tag: nil)]
    case .addNew: [.add(.new(className: operand.className), container: "main", tag: nil)]
    case .addRestored:
      [.add(.restored(className: "x", from: operand), container: "main", tag: nil)]
    case .replace: [.replace(.existing(fragment), container: "main", tag: nil)]
    case .remove: [.remove(fragment)]
    case .hide: [.hide(fragment)]
    case .show: [.show(fragment)]
    case .attach: [.attach(fragment)]
    case .detach: [.detach(fragment)]
    case .setMaxLifecycle: [.setMaxLifecycle(fragment, .started)]
    case .setPrimaryNavigation: [.setPrimaryNavigationFragment(fragment)]
    default: []
    }
  }

  private func fragmentAction(
    on fragment: FragmentReference, className: String
  ) -> FragmentAction {
    switch self {
    case .popBackStack: .popBackStack(.host, .top, immediate: false)
    case .saveBackStack: .saveBackStack(.host, name: "entry")
    case .restoreBackStack: .restoreBackStack(.host, name: "entry")
    case .clearBackStack: .clearBackStack(.host, name: "entry")
    case .setUserVisibleHint: .setUserVisibleHint(fragment, false)
    case .setMenuVisibility: .setMenuVisibility(fragment, false)
    case .saveFragmentInstanceState: .saveFragmentInstanceState(.host, fragment)
    case .setStrictModePolicy: .setStrictModePolicy(.host, [.detectFragmentReuse])
    case .registerObserver: .registerObserver(.host, isRecursive: false)
    case .unregisterObserver: .unregisterObserver(.host)
    case .addBackStackListener: .addBackStackListener(.host)
    case .removeBackStackListener: .removeBackStackListener(.host)
    case .addAttachListener: .addAttachListener(.host)
    case .removeAttachListener: .removeAttachListener(.host)
    case .setArguments: .setArguments(fragment)
    case .getViewLifecycleOwner: .getViewLifecycleOwner(fragment)
    case .showDialogFragment: .showDialog(.host, className: className, tag: nil, now: false)
    case .showDialogOnBackStack:
      .showDialogOnBackStack(.host, className: className, tag: nil, name: nil)
    case .dismissDialogFragment: .dismissDialog(fragment)
    case .cancelDialogFragment: .cancelDialog(fragment)
    case .setCancelable: .setCancelable(fragment, false)
    case .inflate: .inflate(.host, className: className)
    case .postponeEnterTransition: .postponeEnterTransition(fragment)
    case .startPostponedEnterTransition: .startPostponedEnterTransition(fragment)
    case .setFragmentResult: .result(.host, .setFragmentResult(requestKey: "key", result: "1"))
    case .clearFragmentResult: .result(.host, .clearFragmentResult(requestKey: "key"))
    case .setFragmentResultListener:
      .result(.host, .setFragmentResultListener(requestKey: "key", owner: .this))
    case .clearFragmentResultListener:
      .result(.host, .clearFragmentResultListener(requestKey: "key"))
    default: .executePendingTransactions(.host)
    }
  }

  /// Whether the call names an object or a class.
  var namesObject: Bool {
    switch self {
    case .startActivity, .startActivities, .startFromContext, .startTaskStack, .send, .navigateUpTo,
      .startIntentSender, .launchIntentSender, .setComponentEnabledSetting,
      .startInAppTask, .moveAppTaskToFront, .finishAndRemoveAppTask, .setExcludeFromRecents,
      .setCurrentItem, .setOffscreenPageLimit, .changePager, .setAdapter, .addTab, .setCurrentTab,
      .setCurrentTabByTag,
      .makeFragment, .add, .addNew,
      .addRestored, .replace, .remove, .hide, .show, .attach, .detach, .setMaxLifecycle,
      .setPrimaryNavigation, .setUserVisibleHint, .setMenuVisibility, .saveFragmentInstanceState,
      .setArguments,
      .getViewLifecycleOwner, .showDialogFragment, .showDialogOnBackStack, .dismissDialogFragment,
      .cancelDialogFragment, .setCancelable,
      .inflate, .postponeEnterTransition, .startPostponedEnterTransition, .navigate,
      .clearNavBackStack:
      true
    case .finish, .finishAfterTransition, .finishAffinity, .finishAndRemoveTask, .finishActivity,
      .setResult, .recreate,
      .moveTaskToBack, .setTranslucent, .setHandoffEnabled, .onNavigateUp, .releaseInstance,
      .setIntent,
      .requestPermissions, .enterPictureInPictureMode,
      .setPictureInPictureParams, .addBackCallback, .setBackCallbackEnabled, .removeBackCallback,
      .registerBackInvokedCallback, .unregisterBackInvokedCallback, .onBackPressed,
      .addLifecycleObserver, .removeLifecycleObserver, .repeatOnLifecycle, .launchWhen,
      .withState, .cancelRepeating,
      .addCloseable, .setInHandle, .getFromHandle, .removeFromHandle, .setSavedStateProvider,
      .clearSavedStateProvider, .initLoader, .restartLoader, .destroyLoader, .deliverResult,
      .observeData, .observeDataForever, .removeDataObserver, .removeDataObservers,
      .setDataValue, .postDataValue,
      .registerForResult, .launchForResult, .launchPermissions,
      .unregisterForResult, .registerSavedStateProvider, .unregisterSavedStateProvider,
      .consumeRestoredState, .runOnNextRecreation, .registerActivityCallbacks,
      .setVisible, .openOptionsMenu, .openContextMenu, .performIdentifierAction,
      .closeOptionsMenu, .closeContextMenu, .addMenuProvider, .removeMenuProvider,
      .addActivityListener,
      .removeActivityListener, .setFinishOnTouchOutside, .setTitle,
      .unregisterActivityCallbacks, .registerComponentCallbacks, .unregisterComponentCallbacks,
      .invalidateOptionsMenu, .startActionMode, .finishActionMode,
      .sleep, .throwException, .exit, .setDefaultNightMode, .setLocalNightMode,
      .setApplicationLocales, .startSupportActionMode,
      .setApplicationNightMode, .openCamera, .closeCamera, .setShowWhenLocked,
      .setInheritShowWhenLocked, .setTurnScreenOn, .addFlags, .clearFlags,
      .requestDismissKeyguard, .startLockTask, .stopLockTask, .setRequestedOrientation,
      .pinTopActivityStack, .unpinTopActivityStack, .requestFullscreenMode, .showDialog,
      .dismissDialog, .showManagedDialog, .dismissManagedDialog, .removeManagedDialog, .showPopup,
      .dismissPopup, .showSoftInput, .hideSoftInput, .getViewModel,
      .emptyTransaction,
      .executePendingTransactions, .popBackStack,
      .saveBackStack, .restoreBackStack, .clearBackStack, .setStrictModePolicy, .registerObserver,
      .unregisterObserver,
      .addBackStackListener, .removeBackStackListener, .addAttachListener, .removeAttachListener,
      .setFragmentResult, .clearFragmentResult,
      .setFragmentResultListener, .clearFragmentResultListener, .popNavBackStack, .navigateUp,
      .handleDeepLink, .navigateByDeepLink, .addDestinationListener, .removeDestinationListener:
      false
    }
  }
}
