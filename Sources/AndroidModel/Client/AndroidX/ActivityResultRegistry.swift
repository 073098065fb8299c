// Follows androidx.activity 1.9, ActivityResultRegistry.kt, and androidx.fragment 1.4.1,
// Fragment.java: prepareCallInternal; before 1.3, FragmentActivity.java: allocateRequestIndex.

/// What a launcher is known by: its place among those of its object and, if that is a fragment, the
/// fragment.
struct ActivityResultKey: Hashable, Sendable {
  /// See `RegisteredLaunchers`.
  let number: Int
  /// Nil: the activity's own.
  let fragment: FragmentKey?
}

/// The registry of an activity. It is saved with the activity, but for the callbacks and for what
/// is parsed.
struct ActivityResultRegistry: Hashable, Sendable {
  /// `keyToRc` and `rcToKey`
  var codes: [ActivityResultKey: Int] = [:]
  /// `launchedKeys`
  var launched: [ActivityResultKey] = []
  /// `pendingResults`: those for which no callback was registered.
  var pending: [ActivityResultKey: RegisteredResult] = [:]
  /// `parsedPendingResults`: of requests for which the user did not have to be asked.
  var parsedPending: [ActivityResultKey: RegisteredResult] = [:]
  /// `keyToCallback`: the object whose callback it is, while its owner is started.
  var callbacks: [ActivityResultKey: CodeOwner] = [:]
  /// `keyToLifecycleContainers`: one for each time that the key was registered.
  var observers: [ActivityResultKey: [LifecycleObservation]] = [:]
  /// What fragments wait for, by the code under which the activity asks, where each request has its
  /// own.
  var requests: [Int: FragmentRequest] = [:]
  /// What fragment managers have launched.
  var launchers = FragmentLaunchers()
  /// The questions about permissions that are open, the last one on top.
  var questions: [PermissionRequest] = []
  /// Those for which a launcher has an answer already, which has yet to be delivered, in order.
  var granted: [PermissionAsker] = []
  /// The library draws the code at random; all that matters is that no other request has it.
  private var nextCode = Self.firstCode
  /// `mNextCandidateRequestIndex`
  private var nextRequestIndex = 0

  /// `INITIAL_REQUEST_CODE_VALUE`
  private static let firstCode = 0x10000

  func key(of code: Int) -> ActivityResultKey? { codes.first { $0.value == code }?.key }

  /// `registerKey`
  mutating func register(_ key: ActivityResultKey) {
    guard codes[key] == nil else { return }
    codes[key] = newCode()
  }

  /// `unregister`: a launch that is under way keeps its code.
  mutating func forget(_ key: ActivityResultKey) {
    if !launched.contains(key) { codes[key] = nil }
    callbacks[key] = nil
    pending[key] = nil
    parsedPending[key] = nil
    observers[key] = nil
  }

  /// - Returns: false if there was no such launch.
  @discardableResult
  mutating func endLaunch(of key: ActivityResultKey) -> Bool {
    guard let place = launched.firstIndex(of: key) else { return false }
    launched.remove(at: place)
    return true
  }

  /// - Returns: the code of the request.
  mutating func note(_ request: FragmentRequest) -> Int {
    let code = allocateCode(of: request)
    requests[code] = request
    return code
  }

  /// `allocateRequestIndex`: the upper half of the code counts the requests of fragments, the lower
  /// half is what the fragment has given.
  mutating func allocateCode(of request: FragmentRequest) -> Int {
    nextRequestIndex += 1
    return (nextRequestIndex << 16) + ((request.requestCode ?? 0) & 0xFFFF)
  }

  /// - Returns: the code of the launcher, which all its requests share.
  mutating func launch(_ request: FragmentRequest, with launcher: FragmentLauncher) -> Int {
    launchers.launch(request, by: launcher.parent)
    if let code = launchers.code(of: launcher) { return code }
    let code = newCode()
    launchers.register(launcher, code: code)
    return code
  }

  private mutating func newCode() -> Int {
    defer { nextCode += 1 }
    return nextCode
  }

  /// What is saved of it.
  var saved: ActivityResultRegistry {
    var saved = self
    saved.callbacks = [:]
    saved.observers = [:]
    saved.granted = []
    saved.parsedPending = [:]
    return saved
  }
}

extension ActivityThread {
  @inline(__always)
  func resultRegistry(of token: ActivityToken) -> ActivityResultRegistry? {
    activities[belongingsOf: token]?.value.resultRegistry?.value
  }

  mutating func changeResultRegistry(
    of token: ActivityToken, _ change: (inout ActivityResultRegistry) -> Void
  ) {
    self.change(\.resultRegistry, of: token, from: ActivityResultRegistry(), change)
  }

  mutating func perform(
    _ action: ActivityResultAction, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    case .register(let name): try register(name, for: subject, in: token)
    case .launch(let name, let intent):
      try launch(resultKey(name, of: subject), from: token) {
        process, code throws(AndroidException) in
        try process.checkTakesAnyRequestCode()
        try process.startActivity(intent, requestCode: code, from: token)
        process.noteStart(from: token, requestCode: code)
      }
    case .launchIntentSender(let name, let intent):
      try launch(resultKey(name, of: subject), from: token) {
        process, code throws(AndroidException) in
        try process.checkTakesAnyRequestCode()
        try process.send(intent, .systemDefined, from: token, requestCode: code)
        process.noteStart(from: token, requestCode: code)
      }
    case .launchPermissions(let name, let contract):
      try launch(resultKey(name, of: subject), from: token) {
        process, code throws(AndroidException) in
        try process.launchPermissions(contract, requestCode: code, from: token)
      }
    case .unregister(let name):
      if let key = resultKey(name, of: subject) { unregisterResult(key, in: token) }
    }
  }

  /// Nil: its code has not registered a launcher of this name.
  func resultKey(_ name: String, of subject: CodeOwner) -> ActivityResultKey? {
    guard let name = ledger.symbols.known(name),
      let number = resultLaunchers.number(of: name, in: subject)
    else { return nil }
    return resultKey(number, of: subject)
  }

  private func resultKey(_ number: Int, of subject: CodeOwner) -> ActivityResultKey {
    let fragment: FragmentKey? =
      switch subject {
      case .fragment(let id): fragments[id].key
      case .activity, .application: nil
      }
    return ActivityResultKey(number: number, fragment: fragment)
  }

  /// `register`: with the Lifecycle of the object whose code runs, which must not have started.
  private mutating func register(
    _ name: String, for subject: CodeOwner, in token: ActivityToken
  ) throws(AndroidException) {
    try checkHasRegistry(subject)
    try checkIsNotPastCreated(subject)
    let owner = try listenerOwner(.this, in: subject)
    guard lifecycleState(of: owner) < .started else {
      throw AndroidException(
        "IllegalStateException", "LifecycleOwners must call register before they are STARTED")
    }
    guard let activity = activities[token]?.id else { return }
    let symbol = ledger.symbols.symbol(for: name)
    let number = resultLaunchers.register(symbol, by: subject)
    let key = resultKey(number, of: subject)
    changeResultRegistry(of: token) { $0.register(key) }
    let observer = try addObserver(.activityResult(key, of: activity), to: owner)
    changeResultRegistry(of: token) { $0.observers[key, default: []].append(observer) }
  }

  /// Fragments are callers of it as long as their activity leaves it its codes; the platform's own
  /// are none.
  private func checkHasRegistry(_ subject: CodeOwner) throws(AndroidException) {
    guard case .fragment = subject,
      image.hostsPlatformFragments || image.app.fragmentLibrary.keepsUpperRequestCodes
    else { return }
    throw FragmentFault.noSuchMethod.exception
  }

  /// `prepareCallInternal`: a fragment's state is ahead of its Lifecycle inside of a callback.
  private func checkIsNotPastCreated(_ subject: CodeOwner) throws(AndroidException) {
    guard case .fragment(let id) = subject, fragments[id].state > .created else { return }
    throw AndroidException(
      "IllegalStateException",
      "Fragments must call registerForActivityResult() before they are created")
  }

  /// `launch`: the launch is noted before the request is made, because a request that is not
  /// permitted is answered within the call.
  private mutating func launch(
    _ key: ActivityResultKey?, from token: ActivityToken,
    _ start: (inout ActivityThread, _ requestCode: Int) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    guard let key, let code = resultRegistry(of: token)?.codes[key] else {
      throw AndroidException.unregisteredLauncher
    }
    changeResultRegistry(of: token) { $0.launched.append(key) }
    do throws(AndroidException) {
      try start(&self, code)
    } catch {
      changeResultRegistry(of: token) { $0.endLaunch(of: key) }
      throw error
    }
  }

  private mutating func unregisterResult(_ key: ActivityResultKey, in token: ActivityToken) {
    guard let registry = resultRegistry(of: token) else { return }
    for observer in registry.observers[key] ?? [] { removeObserver(observer) }
    changeResultRegistry(of: token) { $0.forget(key) }
  }

  /// What the observer of a registration does, to the registry that this was made with: a retained
  /// fragment that the next activity takes over still moves its callback in that of the last one.
  mutating func moveResultCallback(
    _ key: ActivityResultKey, of activity: ActivityID, _ owner: CodeOwner, by event: LifecycleEvent
  ) throws(AndroidException) {
    guard activities.contains(activity) else { return }
    let token = activity.token
    switch event {
    case .onStart:
      changeResultRegistry(of: token) { $0.callbacks[key] = owner }
      for kept in [\ActivityResultRegistry.parsedPending, \.pending] {
        guard let result = resultRegistry(of: token)?[keyPath: kept][key] else { continue }
        changeResultRegistry(of: token) { $0[keyPath: kept][key] = nil }
        try callResultCallback(key, of: owner, result)
      }
    case .onStop: changeResultRegistry(of: token) { $0.callbacks[key] = nil }
    case .onDestroy: unregisterResult(key, in: token)
    case .onCreate, .onResume, .onPause: break
    }
  }

  /// The result of a start goes to the fragment that has asked for it, or to the callback.
  mutating func dispatchResult(
    _ resultCode: Int, for requestCode: Int, to token: ActivityToken
  ) throws(AndroidException) {
    if let request = takeRequest(of: requestCode, in: token) {
      return try answer(request, resultCode, in: token)
    }
    try dispatchResult(.resultCode(resultCode), for: requestCode, to: token)
  }

  /// `dispatchResult`, `doDispatch`: to the callback if it is there and has been launched; else it
  /// is kept.
  mutating func dispatchResult(
    _ result: RegisteredResult, for requestCode: Int, to token: ActivityToken
  ) throws(AndroidException) {
    guard let registry = resultRegistry(of: token), let key = registry.key(of: requestCode) else {
      return
    }
    guard let owner = registry.callbacks[key], registry.launched.contains(key) else {
      changeResultRegistry(of: token) {
        $0.parsedPending[key] = nil
        $0.pending[key] = result
      }
      return
    }
    try callResultCallback(key, of: owner, result)
    changeResultRegistry(of: token) { $0.endLaunch(of: key) }
  }

  /// `dispatchResult` of what is parsed: where the callback is there, a launch is over before it is
  /// told.
  mutating func dispatchSynchronousResult(
    _ result: RegisteredResult, for requestCode: Int, to token: ActivityToken
  ) throws(AndroidException) {
    guard let registry = resultRegistry(of: token), let key = registry.key(of: requestCode) else {
      return
    }
    guard let owner = registry.callbacks[key] else {
      changeResultRegistry(of: token) {
        $0.pending[key] = nil
        $0.parsedPending[key] = result
      }
      return
    }
    var wasLaunched = false
    changeResultRegistry(of: token) { wasLaunched = $0.endLaunch(of: key) }
    if wasLaunched { try callResultCallback(key, of: owner, result) }
  }

  private mutating func callResultCallback(
    _ key: ActivityResultKey, of owner: CodeOwner, _ result: RegisteredResult
  ) throws(AndroidException) {
    guard let symbol = resultLaunchers.name(of: key.number, in: owner) else { return }
    let name = trace.keep(ledger.symbols.name(of: symbol))
    try call(
      .registeredResult, on: owner,
      arguments: .registeredResult(name, result))
  }
}

extension AndroidException {
  static let unregisteredLauncher = AndroidException(
    "IllegalStateException", "Attempting to launch an unregistered ActivityResultLauncher")
}
