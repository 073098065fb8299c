// Follows androidx.lifecycle 2.4, LifecycleRegistry.java: moveToState, addObserver,
// calculateTargetState, sync, forwardPass, backwardPass.

/// `LifecycleRegistry`: which observers are told of an event, and in which order.
extension ActivityThread {
  /// DESTROYED also for an owner that is gone.
  @inline(__always)
  func lifecycleState(of owner: LifecycleOwner) -> LifecycleState {
    switch owner {
    case .activity(let id): return hostLifecycle(of: id)
    case .fragment(let id, let key):
      return fragments[id].key == key ? fragments[id].lifecycle : .destroyed
    case .view(let id, let creation):
      if let view = fragments[id].view, view.creation == creation { return view.lifecycle }
      return fragments[id].viewLifecycleOwner?.creation == creation ? .initialized : .destroyed
    }
  }

  /// Tells the observers of the owner that it has got a new state: on the way up in the order in
  /// which they were added, and on the way down in the opposite one. The app's own was the first.
  @inline(__always)
  mutating func tellObservers(
    of owner: LifecycleOwner, _ event: LifecycleEvent, from old: LifecycleState
  ) throws(AndroidException) {
    // Only code of the app could add an observer from inside.
    if fragments.observers.isEmpty, image.scripts.isEmpty {
      return try tellAppObserver(of: owner, event)
    }
    try tellAllObservers(of: owner, event, from: old)
  }

  private mutating func tellAppObserver(
    of owner: LifecycleOwner, _ event: LifecycleEvent
  ) throws(AndroidException) {
    guard isObservedByApp(owner) else { return }
    try tell(.lifecycle(event, ofView: owner.isView), to: owner.codeOwner)
  }

  private mutating func tellAllObservers(
    of owner: LifecycleOwner, _ event: LifecycleEvent, from old: LifecycleState
  ) throws(AndroidException) {
    // The call that is telling them goes on with the new state.
    if fragments.observers.isTelling(of: owner) {
      return fragments.observers.noteChange(of: owner, from: old)
    }
    let new = lifecycleState(of: owner)
    let app = AppLifecycleObserver(state: old, isThere: isObservedByApp(owner))
    if new < old, !fragments.observers.isEmpty { try moveObserversDown(of: owner) }
    if fragments.observers.hasChanged(owner) { return try catchUp(with: owner, app) }
    try dispatching(to: owner, at: min(old, new)) { process throws(AndroidException) in
      try process.tellAppObserver(of: owner, event)
    }
    guard !fragments.observers.isEmpty || fragments.observers.hasChanged(owner) else { return }
    if new > old || isBehind(newestOf: owner) { try moveObserversUp(of: owner) }
    if new == .destroyed { removeObservers(of: owner) }
    try catchUp(with: owner, AppLifecycleObserver(state: new, isThere: app.isThere))
  }

  /// Not in a release without `Lifecycle`s. One that a removed fragment has in its next life is
  /// observed by none.
  private func isObservedByApp(_ owner: LifecycleOwner) -> Bool {
    switch owner {
    case .activity: true
    case .fragment(let id, _): fragments[id].isLifecycleObserved
    case .view: image.app.fragmentLibrary.hasLifecycles
    }
  }

  /// `sync`, which starts over when the owner has got another state while it was telling.
  private mutating func catchUp(
    with owner: LifecycleOwner, _ app: AppLifecycleObserver
  ) throws(AndroidException) {
    guard fragments.observers.hasChanged(owner) else { return }
    var app = app
    while fragments.observers.takeChange(of: owner) {
      try mainThread.look()
      if lifecycleState(of: owner) < app.state { try moveObserversDown(of: owner) }
      try moveAppObserver(&app, of: owner)
      if !fragments.observers.hasChanged(owner), isBehind(newestOf: owner) {
        try moveObserversUp(of: owner)
      }
    }
    if lifecycleState(of: owner) == .destroyed { removeObservers(of: owner) }
  }

  private mutating func moveAppObserver(
    _ app: inout AppLifecycleObserver, of owner: LifecycleOwner
  ) throws(AndroidException) {
    while !fragments.observers.hasChanged(owner),
      let step = app.state.step(towards: lifecycleState(of: owner))
    {
      try mainThread.look()
      let isThere = app.isThere
      try dispatching(to: owner, at: min(app.state, step.state)) {
        process throws(AndroidException) in
        guard isThere else { return }
        try process.tell(.lifecycle(step.event, ofView: owner.isView), to: owner.codeOwner)
      }
      app.state = step.state
    }
  }

  /// `sync`: on the way down, too, one that was added from inside is kept back by the one inside of
  /// which it was.
  private func isBehind(newestOf owner: LifecycleOwner) -> Bool {
    let newest = fragments.observers.observer(before: Int32.max, of: owner)
    return newest.map { $0.state < lifecycleState(of: owner) } ?? false
  }

  /// A result listener goes with its owner, as all do that a library has added. The app's stay on
  /// the Lifecycle, which before 1.1 a fragment has in its next life as well.
  private mutating func removeObservers(of owner: LifecycleOwner) {
    for observer in fragments.observers[owner] {
      guard case .resultListener(let manager, let key) = observer.role else { continue }
      fragments[listsOf: manager].results.listeners[key] = nil
    }
    if case .fragment = owner, !image.app.fragmentLibrary.renewsLifecycles {
      fragments.observers.removeLibrariesOwn(of: owner)
    } else {
      fragments.observers.removeAll(of: owner)
    }
  }

  private mutating func dispatching(
    to owner: LifecycleOwner, at state: LifecycleState,
    _ body: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    // Only code of the app could add an observer from inside.
    guard !image.scripts.isEmpty else { return try body(&self) }
    fragments.observers.dispatches.append(LifecycleDispatch(owner: owner, state: state))
    defer { fragments.observers.dispatches.removeLast() }
    try body(&self)
  }

  /// `addObserver`: it hears of every event that it has missed, and so do those that were added
  /// from inside of it. A destroyed owner tells its observers nothing.
  mutating func addObserver(
    _ role: LifecycleObserver.Role, to owner: LifecycleOwner
  ) throws(AndroidException) -> LifecycleObservation {
    let observation = LifecycleObservation(owner: owner, number: fragments.newNumber())
    try addObserver(role, as: observation)
    return observation
  }

  /// - Parameter observation: by which it can be removed, also while it hears what it has missed.
  mutating func addObserver(
    _ role: LifecycleObserver.Role, as observation: LifecycleObservation
  ) throws(AndroidException) {
    let owner = observation.owner
    let app = AppLifecycleObserver(
      state: lifecycleState(of: owner), isThere: isObservedByApp(owner))
    guard app.state != .destroyed else { return }
    let isReentrant = fragments.observers.isTelling(of: owner)
    fragments.observers.append(
      LifecycleObserver(number: observation.number, role: role), to: owner)
    try moveUp(observation.number, of: owner)
    guard !isReentrant else { return }
    try moveObserversUp(of: owner)
    try catchUp(with: owner, app)
  }

  mutating func removeObserver(_ observation: LifecycleObservation) {
    fragments.observers.remove(observation.number, of: observation.owner)
  }

  /// `forwardPass`, which also finds what is added meanwhile.
  private mutating func moveObserversUp(of owner: LifecycleOwner) throws(AndroidException) {
    var last: Int32 = 0
    while !fragments.observers.hasChanged(owner),
      let observer = fragments.observers.observer(after: last, of: owner)
    {
      last = observer.number
      try moveUp(last, of: owner, inPass: true)
    }
  }

  /// - Parameter inPass: a pass ends with a new state, but an addition does not.
  private mutating func moveUp(
    _ number: Int32, of owner: LifecycleOwner, inPass: Bool = false
  ) throws(AndroidException) {
    while !(inPass && fragments.observers.hasChanged(owner)),
      let observer = fragments.observers.observer(number, of: owner)
    {
      let target = targetState(of: observer, on: owner)
      guard observer.state < target, let step = observer.state.step(towards: target) else { return }
      try mainThread.look()
      try dispatching(to: owner, at: observer.state) { process throws(AndroidException) in
        try process.tell(observer, of: owner, step.event)
      }
      fragments.observers.setState(step.state, of: number, on: owner)
    }
  }

  /// `calculateTargetState`: no observer gets ahead of the one before it, or of one that is just
  /// being told.
  private func targetState(
    of observer: LifecycleObserver, on owner: LifecycleOwner
  ) -> LifecycleState {
    let sibling =
      fragments.observers.observer(before: observer.number, of: owner)?.state
      ?? fragments.observers.state(beforeChangeOf: owner)
    let innermost = fragments.observers.dispatches.last { $0.owner == owner }?.state
    return min(lifecycleState(of: owner), sibling ?? .resumed, innermost ?? .resumed)
  }

  /// `backwardPass`
  private mutating func moveObserversDown(of owner: LifecycleOwner) throws(AndroidException) {
    var next = Int32.max
    while !fragments.observers.hasChanged(owner),
      let last = fragments.observers.observer(before: next, of: owner)
    {
      next = last.number
      while !fragments.observers.hasChanged(owner),
        let observer = fragments.observers.observer(next, of: owner)
      {
        let target = lifecycleState(of: owner)
        guard observer.state > target, let step = observer.state.step(towards: target) else {
          break
        }
        try mainThread.look()
        fragments.observers.setState(step.state, of: next, on: owner)
        try dispatching(to: owner, at: step.state) { process throws(AndroidException) in
          try process.tell(observer, of: owner, step.event)
        }
      }
    }
  }

  /// `onStateChanged`
  private mutating func tell(
    _ observer: LifecycleObserver, of owner: LifecycleOwner, _ event: LifecycleEvent
  ) throws(AndroidException) {
    switch observer.role {
    case .resultListener(let manager, let key):
      if event == .onStart { try deliverStoredResult(for: key, in: manager, to: owner) }
    case .backCallback(let number, let token):
      try moveBackCallback(number, of: token, by: event)
    case .activityResult(let key, let activity):
      try moveResultCallback(key, of: activity, owner.codeOwner, by: event)
    case .menuProvider(let number, let token): moveMenuProvider(number, of: token, by: event)
    case .repeatedBlock(let block):
      try moveRepeatedBlock(block, observer: observer.number, by: event)
    case .pausedBlock(let block): try movePausedBlock(block, observer: observer.number, of: owner)
    case .awaitedState(let block):
      let observation = LifecycleObservation(owner: owner, number: observer.number)
      try moveAwaitingBlock(block, observation, by: event)
    case .liveData(let place): try moveObserver(observer.number, of: place)
    case .navigation(let observer, let host): try tell(observer, of: host, owner, event)
    case .ofApp(let name, let code):
      let name = trace.keep(ledger.symbols.name(of: name))
      try tell(
        .lifecycle(event, ofView: owner.isView), to: code, arguments: .observer(name))
    }
  }
}
