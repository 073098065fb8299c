/// Whether a call can be made at all: the objects that it names live, are of a class that has the
/// call, and can be reached by the code. No code of a real app could make a call that is refused
/// here; what the platform itself makes of one that comes at a wrong moment, such as an exception,
/// is left to the call. It is not part of Android; it stands for the compiler, and for what a
/// reference can lead to.
extension ActivityThread {
  /// Changes nothing.
  func check(_ action: AppAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    if case .activity(let id) = subject, !activities.contains(id) {
      return try check(action, inDestroyed: id)
    }
    switch action {
    case .fragments(let action): try check(action, in: subject)
    case .navController(let action):
      try checkIsNoApplication(subject)
      try check(action, in: subject)
    case .viewModel(let action):
      try checkIsLifecycleOwner(subject)
      try check(action)
    case .loader: try checkHasLoaderManager(subject)
    case .liveData(let action): try check(action, in: subject)
    case .makeFragment(let className): try checkFragmentClass(className)
    case .setCurrentItem(let pager, _, _), .setAdapter(let pager, _),
      .setOffscreenPageLimit(let pager, _):
      try checkPager(pager)
    case .changePager(let pager, let change):
      try checkPager(pager)
      try check(change, of: pager, in: subject)
    case .tabHost(let name, let action): try check(action, onTabHost: name, in: subject)
    case .finish, .finishAfterTransition, .finishAffinity, .finishAndRemoveTask, .finishActivity,
      .setResult, .recreate, .moveTaskToBack, .releaseInstance, .setIntent, .requestPermissions,
      .showDialog, .managedDialog, .navigateUpTo, .onNavigateUp, .startLockTask, .stopLockTask,
      .setRequestedOrientation, .setFinishOnTouchOutside, .setTitle, .pinTopActivityStack,
      .unpinTopActivityStack, .requestFullscreenMode:
      try checkIsNoApplication(subject)
    case .setVisible(let isVisible): try checkSetVisible(isVisible, by: subject)
    case .menu(let action): try check(action, in: subject)
    case .activityListener(let action): try check(action, in: subject)
    case .setTranslucent: try check(version.hasSetTranslucent, "setTranslucent", in: subject)
    case .enterPictureInPictureMode: try checkPicture(entersItself: false, in: subject)
    case .setPictureInPictureParams(let autoEnter, _):
      try checkPicture(entersItself: autoEnter, in: subject)
    case .appTask(let id, let action): try check(action, onTaskOf: id)
    case .lockScreen(let call): try check(version.has(call), "such call", in: subject)
    case .setHandoffEnabled: try check(version.hasHandoff, "setHandoffEnabled", in: subject)
    case .dismissDialog: try checkShowsDialog(subject)
    case .window(.dismissPopup):
      try checkShows(subject, "popup that this code has shown") { $0.isPopup(shownBy: subject) }
    case .window: try checkIsNoApplication(subject)
    case .back(let action): try check(action, in: subject)
    case .lifecycle(let action): try check(action, in: subject)
    case .invalidateOptionsMenu, .startActionMode: try checkIsNoApplication(subject)
    case .finishActionMode: try checkFinishActionMode(by: subject)
    case .send(let intent, let mode), .startIntentSender(let intent, _, let mode):
      try check(intent, sentWith: mode)
    case .result(let action): try check(action, in: subject)
    case .savedState: try checkHasSavedStates(subject)
    case .appCompat(let action): try check(action, in: subject)
    case .setApplicationNightMode: try checkIsOneApp("the night mode")
    // Every context can start activities, and the system looks for them; and every one has the
    // application.
    case .startActivity, .startActivities, .startFromContext, .startTaskStack,
      .registerActivityLifecycleCallbacks, .unregisterActivityLifecycleCallbacks,
      .registerComponentCallbacks, .unregisterComponentCallbacks, .setComponentEnabledSetting,
      .camera, .sleep, .throwException, .exit:
      break
    }
  }

  private func checkSetVisible(
    _ isVisible: Bool, by subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard !isVisible, let token = hostToken(of: subject), activities[token]?.decor != .detached
    else { return }
    throw ImpossibleStimulus(.notInPosition, "its window is there, and is not hidden here")
  }

  private func checkFinishActionMode(by subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard let token = hostToken(of: subject), actionMode(of: token) == nil else { return }
    throw ImpossibleStimulus(.notInPosition, "there is no action mode")
  }

  /// Checks a call on activities that not all releases have.
  private func check(
    _ isThere: Bool, _ what: String, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard !isThere else { return }
    throw ImpossibleStimulus(.outOfReach, "this release has no \(what)")
  }

  private func checkPicture(
    entersItself: Bool, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try check(version.hasPictureInPicture, "picture-in-picture on a phone", in: subject)
    guard entersItself else { return }
    try check(version.entersPictureInPictureAutomatically, "setAutoEnterEnabled", in: subject)
  }

  private func check(
    _ action: ActivityListenerAction, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    if case .remove(_, let name) = action { try checkIsKnown(name, "a listener") }
  }

  private func check(
    _ action: ActivityResultAction, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    if case .launchIntentSender(_, let intent) = action { try checkWasMade(intent) }
  }

  private func check(_ action: MenuAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    switch action {
    case .performIdentifierAction: try checkShows(subject, "menu") { $0.menu != nil }
    case .addProvider(_, let owner, _):
      try checkIsNoApplication(subject)
      if owner == .view { try checkHasView(subject) }
      if owner != nil { try checkIsLifecycleOwner(subject) }
    case .removeProvider(let name):
      try checkIsNoApplication(subject)
      try checkIsKnown(name, "a provider")
    case .openOptionsMenu, .openContextMenu, .closeOptionsMenu, .closeContextMenu:
      try checkIsNoApplication(subject)
    }
  }

  /// Where modes can be given at all, one of a later release is no value that code could name.
  func check(
    _ intent: PendingIntent, sentWith mode: BackgroundActivityStartMode
  ) throws(ImpossibleStimulus) {
    try checkWasMade(intent)
    for mode in [mode, intent.creatorMode] where mode.isFiner {
      guard version.hasBackgroundStartModes, !version.hasFinerBackgroundStartModes else { continue }
      throw ImpossibleStimulus(
        .outOfReach, "this release has no \(mode.rawValue)", remedy: .laterRelease)
    }
  }

  func checkWasMade(_ intent: PendingIntent) throws(ImpossibleStimulus) {
    let activities = intent.intents.map(\.component) + [intent.creator].compactMap(\.self)
    for name in activities where image.declaredActivity(named: name) == nil {
      throw ImpossibleStimulus(.neverMade, "the apps declare no activity \(name)")
    }
  }

  private func check(_ action: AppCompatAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    guard !image.hostsPlatformFragments else {
      throw ImpossibleStimulus(.wrongKind, "these activities are no AppCompatActivity")
    }
    switch action {
    case .setDefaultNightMode: break
    case .setLocalNightMode, .startSupportActionMode: try checkIsNoApplication(subject)
    case .setApplicationLocales:
      if version.keepsLocalesOfApps { try checkIsOneApp("the languages") }
    }
  }

  private func checkIsOneApp(_ kept: String) throws(ImpossibleStimulus) {
    guard image.app.activities.allSatisfy({ $0.package == nil }) else {
      throw ImpossibleStimulus(
        .outOfReach, "that the system keeps \(kept) of one of several apps is not modelled")
    }
  }

  private func checkHasSavedStates(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard case .fragment = subject else { return }
    guard image.app.fragmentLibrary.hasLifecycles else {
      throw ImpossibleStimulus(.wrongKind, "these fragments have no registry of saved states")
    }
  }

  private func checkIsNoApplication(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    switch subject {
    case .application:
      throw ImpossibleStimulus(.wrongKind, "the Application is no activity, and is in none")
    // Without an activity `requireActivity()` of a fragment throws.
    case .activity, .fragment: break
    }
  }

  private func checkShowsDialog(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkShows(subject, "dialog of its own") { $0.dialog != nil }
  }

  private func checkShows(
    _ subject: CodeOwner, _ what: String, where isSought: (OwnWindow) -> Bool
  ) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard let token = hostToken(of: subject), let activity = activities[token],
      let belongings = activities[belongingsOf: token]
    else { return }
    guard belongings.value.windows.contains(where: isSought) else {
      throw ImpossibleStimulus(
        .notInPosition, "\(ledger.name(of: activity.id.object)) shows no \(what)")
    }
  }

  /// Code has a callback in hand, and so it was made once.
  private func check(_ action: BackAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    switch action {
    case .setCallbackEnabled(let name, _), .removeCallback(let name), .unregister(let name):
      try checkIsKnown(name, "a callback")
    case .addCallback(_, let owner, let dispatcher, _):
      if dispatcher == .dialog { try checkHasComponentDialog(subject) }
      if owner == .view { try checkHasView(subject) }
      if owner != .none { try checkIsLifecycleOwner(subject) }
    case .register, .onBackPressed: break
    }
  }

  private func checkHasComponentDialog(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    guard case .fragment(let id) = subject else {
      return try checkShows(subject, "ComponentDialog") { $0.dialog == .componentDialog }
    }
    guard fragments[id].kind.isDialog else {
      throw ImpossibleStimulus(.wrongKind, "\(name(of: id)) is no dialog")
    }
  }

  private func check(_ action: LifecycleAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsLifecycleOwner(subject)
    switch action {
    case .addObserver(_, .view): try checkHasView(subject)
    case .addObserver: break
    case .removeObserver(let name): try checkIsKnown(name, "an observer")
    case .repeatOnLifecycle(_, _, .view), .launchWhen(_, _, .view), .withState(_, _, .view):
      try checkHasView(subject)
    case .repeatOnLifecycle, .launchWhen, .withState: break
    case .cancelRepeating(let name): try checkIsKnown(name, "a block")
    }
  }

  private func check(_ action: LiveDataAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    switch action.data {
    case .ofProcess: break
    case .ofViewModel: try checkIsLifecycleOwner(subject)
    case .ofView(let fragment): try check(fragment, in: subject)
    }
    switch action.call {
    case .setValue, .postValue: break
    case .observe(_, let owner), .removeObservers(let owner):
      try checkIsLifecycleOwner(subject)
      if owner == .view { try checkHasView(subject) }
    case .observeForever: try checkIsNoApplication(subject)
    case .removeObserver(let name):
      try checkIsNoApplication(subject)
      try checkIsKnown(name, "an observer")
    }
  }

  /// The platform's own fragments are older than the classes that make an owner.
  private func checkIsLifecycleOwner(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard case .fragment = subject, !image.app.fragmentLibrary.hasLifecycles else { return }
    throw ImpossibleStimulus(
      .wrongKind, "the platform's own fragments have neither a Lifecycle nor view models")
  }

  private func checkHasLoaderManager(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    try checkIsNoApplication(subject)
    guard image.app.fragmentLibrary.hasLifecycles else {
      throw ImpossibleStimulus(
        .wrongKind, "the platform's own activities and fragments have another LoaderManager")
    }
  }

  private func checkIsKnown(_ name: String, _ kind: String) throws(ImpossibleStimulus) {
    guard ledger.symbols.known(name) == nil else { return }
    throw ImpossibleStimulus(.neverMade, "no code has made \(kind) \(name)")
  }

  private func checkHasView(_ subject: CodeOwner) throws(ImpossibleStimulus) {
    guard case .activity = subject else { return }
    throw ImpossibleStimulus(.wrongKind, "an activity has no view with a Lifecycle of its own")
  }

  private func checkPager(_ name: String) throws(ImpossibleStimulus) {
    guard image.app.pagers.contains(where: { $0.name == name }) else {
      throw ImpossibleStimulus(.neverMade, "the app declares no pager \(name)")
    }
    guard newestPager(named: name) != nil else {
      throw ImpossibleStimulus(.notInPosition, "no view has \(name) in it now")
    }
  }

  private func check(
    _ action: TabHostAction, onTabHost name: String, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    guard image.app.tabHosts.contains(where: { $0.name == name }) else {
      throw ImpossibleStimulus(.neverMade, "the app declares no tab host \(name)")
    }
    guard tabHost(named: name, in: subject) != nil else {
      throw ImpossibleStimulus(.notInPosition, "no view has \(name) in it now")
    }
    if case .addTab(let className) = action { try checkFragmentClass(className) }
  }

  /// The class is declared, and a fragment's.
  func checkFragmentClass(_ name: String) throws(ImpossibleStimulus) {
    if image.hasFragment(named: name) { return }
    throw image.activity(named: name) == nil
      ? ImpossibleStimulus(.neverMade, "the app declares no fragment \(name)")
      : ImpossibleStimulus(.wrongKind, "\(name) is no fragment")
  }

  func fragmentClass(named name: String) -> FragmentDeclaration? {
    image.classID(named: name).flatMap(image.fragment)?.declaration
  }

  func gone(_ id: InstanceID) -> ImpossibleStimulus {
    let newest = newestInstance(of: id.className).map { "; the one that lives is \($0)" }
    return ImpossibleStimulus(.gone, "\(id) is gone\(newest ?? "")")
  }
}

extension BackgroundActivityStartMode {
  fileprivate var isFiner: Bool {
    switch self {
    case .allowIfVisible, .allowAlways: true
    case .systemDefined, .allowed, .denied: false
    }
  }
}
