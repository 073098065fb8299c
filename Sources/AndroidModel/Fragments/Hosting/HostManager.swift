// Follows androidx.fragment 1.4.1, FragmentController.java: mHost.mFragmentManager.

/// The manager that an activity has from its constructor on.
struct HostManager: Hashable, Sendable {
  /// Nil: it has not been asked for, so there is no fragment to pass anything on to.
  private(set) var asked: FragmentManagerID?
  /// What stands for it until then.
  private var unasked = UnaskedFragmentManager()

  init(_ asked: FragmentManagerID? = nil) { self.asked = asked }

  /// - Returns: nil as long as the manager has not been asked for; what it would be told is noted
  ///   then.
  @inline(__always)
  mutating func noting(
    _ note: (inout UnaskedFragmentManager) -> Void
  ) -> FragmentManagerID? {
    if asked == nil { note(&unasked) }
    return asked
  }
}

/// What a fragment manager has been told before it was first asked for.
struct UnaskedFragmentManager: Hashable, Sendable {
  private(set) var state = FragmentState.initializing
  private(set) var stateSaved = false
  private(set) var isStopped = false
  private(set) var hasStarted = false
  var isInWindow = false
  private(set) var owner = Owner.none

  enum Owner: Hashable, Sendable {
    /// Before `onCreate`.
    case none
    case attached
    /// After `onDestroy`.
    case destroyed
  }

  mutating func noteStateNotSaved() {
    guard owner == .attached else { return }
    stateSaved = false
    isStopped = false
  }

  mutating func create() {
    owner = .attached
    state = .created
  }

  mutating func start() {
    noteStateNotSaved()
    hasStarted = true
    state = .started
  }

  mutating func resume() {
    state = .resumed
  }

  mutating func pause() {
    state = .started
  }

  mutating func stop() {
    isStopped = true
    state = .activityCreated
  }

  mutating func save() {
    stateSaved = true
  }

  mutating func destroy() {
    state = .initializing
    owner = .destroyed
  }
}

extension FragmentManager {
  /// It has been told the same.
  fileprivate mutating func takeOver(_ unasked: UnaskedFragmentManager, of host: ActivityToken) {
    state = unasked.state
    stateSaved = unasked.stateSaved
    isStopped = unasked.isStopped
    hasStarted = unasked.hasStarted
    isInWindow = unasked.isInWindow
    self.host = unasked.owner == .attached ? host : nil
    isDestroyed = unasked.owner == .destroyed
  }
}

extension ActivityThread {
  /// The manager of the host's latest instance, for a caller that is going to use it.
  @inline(__always)
  mutating func hostManager(of token: ActivityToken) -> FragmentManagerID {
    fragmentManager(of: token) ?? makeHostManager(of: token)
  }

  private mutating func makeHostManager(of token: ActivityToken) -> FragmentManagerID {
    var told = UnaskedFragmentManager()
    if let manager = hostManager(of: token, noting: { told = $0 }) { return manager }
    let manager = fragments.newManager()
    fragments[manager].takeOver(told, of: token)
    setFragmentManager(manager, of: token)
    if told.owner != .none { giveRetainedStore(to: manager, of: token) }
    return manager
  }

  private mutating func giveRetainedStore(to manager: FragmentManagerID, of token: ActivityToken) {
    fragments[manager].retainedStore = retainedStore(ofHost: token)
    syncRetainedStore(of: manager)
    if fragments[manager].isDestroyed, !isHostChangingConfigurations(token) {
      clearRetainedStore(of: manager)
    }
  }

  /// Gives the manager of a new instance of the host its host, and with it what the saved state and
  /// the store bring back.
  mutating func attachHostManager(
    _ token: ActivityToken, saved: FragmentManagerState?
  ) throws(AndroidException) {
    var manager = hostManager(of: token)
    if fragments[manager].isDestroyed {
      manager = fragments.newManager()
      setFragmentManager(manager, of: token)
    }
    fragments[manager].host = token
    giveRetainedStore(to: manager, of: token)
    if let saved { try restore(saved, in: manager) }
  }

  /// The instance is gone, and its manager is not asked for any more.
  mutating func releaseHostManager(of token: ActivityToken) {
    if let manager = fragmentManager(of: token) { fragments.release(manager) }
  }
}
