/// What the code of an activity and of its fragments has registered for Back, in either dispatcher;
/// the file of each names the source that it follows.
struct BackCallbacks: Hashable, Sendable {
  var dispatcher = OnBackPressedDispatcher()
  var windows = WindowOnBackInvokedDispatcher()
}

extension ActivityThread {
  /// Nil: nothing was ever registered.
  @inline(__always)
  func backCallbacks(of token: ActivityToken) -> BackCallbacks? {
    activities[belongingsOf: token]?.value.backCallbacks?.value
  }

  mutating func changeBackCallbacks(
    of token: ActivityToken, _ change: (inout BackCallbacks) -> Void
  ) {
    let none = BackCallbacks()
    self.change(\.backCallbacks, of: token, from: none, change)
    if backCallbacks(of: token) == none {
      activities[belongingsOf: token]?.value.backCallbacks = nil
    }
  }

  /// Carries out a call about Back.
  mutating func perform(
    _ action: BackAction, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    case .addCallback(let name, let owner, let dispatcher, let isEnabled):
      let dialog = try dispatcher == .dialog ? componentDialog(of: subject, token) : nil
      try addBackCallback(
        name, to: token, dialog, for: try lifecycleOwner(owner, in: subject), of: subject,
        isEnabled: isEnabled)
    case .setCallbackEnabled(let name, let isEnabled):
      guard let number = backCallback(named: name, in: subject, of: token) else { return }
      changeBackCallbacks(of: token) { callbacks in
        guard let place = callbacks.dispatcher.place(of: number) else { return }
        callbacks.dispatcher.callbacks[place].isEnabled = isEnabled
      }
      try updateBackInvokedCallback(of: token)
    case .removeCallback(let name):
      guard let number = backCallback(named: name, in: subject, of: token) else { return }
      try removeBackCallback(number, of: token)
    case .register(let name, let priority, let kind):
      try registerBackInvokedCallback(name, priority, kind, of: subject, token)
    case .unregister(let name):
      let name = ledger.symbols.known(name)
      let callbacks = backCallbacks(of: token)?.windows.callbacks ?? []
      let registered =
        callbacks.last { $0.kind.isOfApp(name, by: subject) }
        ?? callbacks.last { $0.kind.isOfApp(name) }
      if let registered { try unregister(registered, of: token) }
    case .onBackPressed: try callOnBackPressed(token)
    }
  }

  /// A callback without a Lifecycle outlasts its fragment in the dispatcher, and needs no host to be
  /// enabled, disabled or removed. One that is in none any more does nothing.
  mutating func perform(
    _ action: BackAction, onCallback name: String, ofDetached subject: CodeOwner
  ) throws(AndroidException) {
    let name = ledger.symbols.known(name)
    let keeper = activities.tokens.first { token in
      backCallbacks(of: token)?.dispatcher.callbacks
        .contains { $0.name == name && $0.owner == subject } == true
    }
    if let keeper { try perform(action, in: subject, of: keeper) }
  }

  private func backCallback(
    named name: String, in subject: CodeOwner, of token: ActivityToken
  ) -> Int32? {
    let callbacks = backCallbacks(of: token)?.dispatcher.callbacks ?? []
    let place = callbacks.latestIndex(of: ledger.symbols.known(name), in: subject)
    return place.map { callbacks[$0].number }
  }

  private mutating func registerBackInvokedCallback(
    _ name: String, _ priority: BackPriority, _ kind: BackCallbackKind, of subject: CodeOwner,
    _ token: ActivityToken
  ) throws(AndroidException) {
    try requireExistence(of: priority, kind)
    try updateBackInvokedCallback(of: token)
    register(
      .ofApp(name: ledger.symbols.symbol(for: name), subject, kind), priority,
      with: topWindow(of: token))
  }

  private func requireExistence(
    of priority: BackPriority, _ kind: BackCallbackKind
  ) throws(AndroidException) {
    guard version.hasBackInvokedCallbacks else {
      throw AndroidException("NoClassDefFoundError", "no OnBackInvokedDispatcher before API 33")
    }
    let exists =
      switch kind {
      case .onBackInvokedCallback: true
      case .onBackAnimationCallback: version.hasBackAnimationCallbacks
      case .moveTaskToBackCallback, .finishAndRemoveTaskCallback: version.hasSystemBackCallbacks
      }
    guard exists else {
      throw AndroidException("NoClassDefFoundError", "no \(kind.rawValue) at this level")
    }
    guard priority != .systemNavigationObserver || version.hasSystemBackCallbacks else {
      throw AndroidException("IllegalArgumentException", "the priority is negative")
    }
  }

  private mutating func lifecycleOwner(
    _ owner: BackAction.CallbackOwner, in subject: CodeOwner
  ) throws(AndroidException) -> LifecycleOwner? {
    switch owner {
    case .this: try listenerOwner(.this, in: subject)
    case .view: try listenerOwner(.view, in: subject)
    case .none: nil
    }
  }
}

extension BackAction {
  /// The name of the callback on which the call is made; nil: it is made on a dispatcher.
  var callback: String? {
    switch self {
    case .setCallbackEnabled(let name, _), .removeCallback(let name): name
    case .addCallback, .register, .unregister, .onBackPressed: nil
    }
  }
}

extension OnBackInvokedCallback.Kind {
  /// See `KeptByName`.
  ///
  /// - Parameter owner: the object whose code has registered it; nil: any.
  fileprivate func isOfApp(_ name: Symbol?, by owner: CodeOwner? = nil) -> Bool {
    guard case .ofApp(let own, let registrant, _) = self, own == name else { return false }
    return owner.map { $0 == registrant } ?? true
  }
}
