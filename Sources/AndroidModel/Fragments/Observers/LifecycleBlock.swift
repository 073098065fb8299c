/// Code that runs while a Lifecycle is in a state, as what `repeatOnLifecycle` and
/// `launchWhenStarted` take, or once it is, as what `withStarted` takes.
///
/// https://developer.android.com/topic/libraries/architecture/views/coroutines-views#lifecycle-aware
struct LifecycleBlock: Hashable, Sendable {
  let name: Symbol
  let code: CodeOwner
  /// The state in which it runs.
  let state: LifecycleState

  func isNamed(_ name: Symbol, of code: CodeOwner) -> Bool {
    self.name == name && self.code == code
  }
}

extension ActivityThread {
  mutating func tell(
    _ callback: AndroidCallback, _ block: LifecycleBlock
  ) throws(AndroidException) {
    let name = trace.keep(ledger.symbols.name(of: block.name))
    try tell(callback, to: block.code, arguments: .repeatedBlock(name))
  }
}
