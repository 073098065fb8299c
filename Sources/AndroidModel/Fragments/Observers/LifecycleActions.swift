// Follows androidx.lifecycle 2.4, LifecycleRegistry.java: addObserver, removeObserver.

extension ActivityThread {
  /// Carries out a call on the Lifecycle of an object or of its view.
  mutating func perform(
    _ action: LifecycleAction, in subject: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .addObserver(let name, let owner):
      let name = ledger.symbols.symbol(for: name)
      _ = try addObserver(
        .ofApp(name: name, subject), to: try listenerOwner(owner, in: subject))
    case .removeObserver(let name):
      guard let name = ledger.symbols.known(name),
        let newest = fragments.observers.newest(where: {
          $0.role == .ofApp(name: name, subject)
        })
      else { return }
      removeObserver(newest)
    case .repeatOnLifecycle(let name, let state, let owner):
      let block = LifecycleBlock(
        name: ledger.symbols.symbol(for: name), code: subject, state: state)
      try repeatOnLifecycle(block, of: try listenerOwner(owner, in: subject))
    case .cancelRepeating(let name):
      if let name = ledger.symbols.known(name) { try cancelBlock(name, in: subject) }
    case .launchWhen(let name, let state, let owner):
      let block = LifecycleBlock(
        name: ledger.symbols.symbol(for: name), code: subject, state: state.state)
      try launch(block, when: try listenerOwner(owner, in: subject))
    case .withState(let name, let state, let owner):
      let block = LifecycleBlock(
        name: ledger.symbols.symbol(for: name), code: subject, state: state.state)
      try resume(.awaiting(block, try listenerOwner(owner, in: subject)))
    }
  }
}
