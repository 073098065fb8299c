// Follows androidx.core 1.7, MenuHostHelper.java, and androidx.activity 1.4, ComponentActivity:
// onCreatePanelMenu, onPreparePanel, onMenuItemSelected, onPanelClosed.

/// The providers that have items in its options menu, besides the activity and its fragments.
struct MenuHost: Hashable, Sendable {
  /// All that have not been removed, even if their Lifecycle has not come that far.
  private(set) var providers: [MenuProvider] = []
  /// `mMenuProviders`: those that are asked, in the order in which they came.
  private var added: [Int32] = []

  var asked: [MenuProvider] {
    added.compactMap { number in providers.first { $0.number == number } }
  }

  func provider(_ number: Int32) -> MenuProvider? { providers.first { $0.number == number } }

  mutating func keep(_ provider: MenuProvider) { providers.append(provider) }

  mutating func setObserver(_ observer: LifecycleObservation, of number: Int32) {
    guard let place = providers.firstIndex(where: { $0.number == number }) else { return }
    providers[place].observer = observer
  }

  mutating func add(_ number: Int32) { added.append(number) }

  mutating func takeOut(_ number: Int32) { added.removeAll { $0 == number } }

  mutating func forget(_ number: Int32) {
    takeOut(number)
    providers.removeAll { $0.number == number }
  }
}

/// A `MenuProvider` of the app's code.
struct MenuProvider: KeptByName, Hashable, Sendable {
  let number: Int32
  let name: Symbol
  let owner: CodeOwner
  /// The state from which on it is there; nil: it was there at once.
  let state: LifecycleState?
  /// What adds and removes it with a Lifecycle.
  var observer: LifecycleObservation?
}

extension ActivityThread {
  @inline(__always)
  func menuHost(of token: ActivityToken) -> MenuHost? {
    activities[belongingsOf: token]?.value.menuHost?.value
  }

  /// Tells every provider that is there when it begins.
  mutating func tellMenuProviders(
    _ callback: MenuProviderCallback, of token: ActivityToken
  ) throws(AndroidException) {
    guard let host = menuHost(of: token) else { return }
    for provider in host.asked {
      let name = trace.keep(ledger.symbols.name(of: provider.name))
      try call(.menuProvider(callback), on: provider.owner, arguments: .provider(name))
    }
  }

  mutating func addMenuProvider(
    _ name: String, following kind: ListenerOwner?,
    from state: LifecycleState?, in subject: CodeOwner, to token: ActivityToken
  ) throws(AndroidException) {
    let lifecycle: LifecycleOwner? =
      if let kind { try listenerOwner(kind, in: subject) } else { nil }
    let number = fragments.newNumber()
    let provider = MenuProvider(
      number: number, name: ledger.symbols.symbol(for: name), owner: subject, state: state)
    change(\.menuHost, of: token, from: MenuHost()) { $0.keep(provider) }
    if state == nil { bringInMenuProvider(number, of: token) }
    guard let lifecycle else { return }
    let observer = try addObserver(.menuProvider(number: number, of: token), to: lifecycle)
    change(\.menuHost, of: token, from: MenuHost()) { $0.setObserver(observer, of: number) }
  }

  private mutating func bringInMenuProvider(_ number: Int32, of token: ActivityToken) {
    change(\.menuHost, of: token, from: MenuHost()) { $0.add(number) }
    invalidateOptionsMenu(token)
  }

  /// What its observer does.
  mutating func moveMenuProvider(
    _ number: Int32, of token: ActivityToken, by event: LifecycleEvent
  ) {
    guard let provider = menuHost(of: token)?.provider(number) else { return }
    if let state = provider.state, event.leadsUp(to: state) {
      bringInMenuProvider(number, of: token)
    } else if event == .onDestroy {
      removeMenuProvider(provider, of: token)
    } else if let state = provider.state, event.leadsDown(from: state) {
      change(\.menuHost, of: token, from: MenuHost()) { $0.takeOut(number) }
      invalidateOptionsMenu(token)
    }
  }

  /// `removeMenuProvider`, of the latest of this name. The menu is made anew also if it has gone
  /// already.
  mutating func removeMenuProvider(
    named name: String, in subject: CodeOwner, of token: ActivityToken
  ) {
    let providers = menuHost(of: token)?.providers ?? []
    guard let place = providers.latestIndex(of: ledger.symbols.known(name), in: subject)
    else { return invalidateOptionsMenu(token) }
    removeMenuProvider(providers[place], of: token)
  }

  private mutating func removeMenuProvider(_ provider: MenuProvider, of token: ActivityToken) {
    if let observer = provider.observer { removeObserver(observer) }
    change(\.menuHost, of: token, from: MenuHost()) { $0.forget(provider.number) }
    invalidateOptionsMenu(token)
  }
}
