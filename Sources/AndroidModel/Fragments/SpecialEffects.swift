/// The effects of one container: what its fragments' views still have to do before their fragments
/// may take the last step.
struct ContainerEffects: Hashable, Sendable {
  var pending: [EffectOperation] = []
  var running: [EffectOperation] = []
}

/// The entering, leaving or change of visibility of one fragment's view.
struct EffectOperation: Hashable, Sendable {
  let id: EffectID
  let fragment: InstanceID
  /// Who takes the fragment on when the effect has ended.
  let driver: FragmentDriverID
  var impact: Impact
  var outcome: Outcome
  var isCanceled = false

  /// What it means to the fragment's state.
  enum Impact: Hashable, Sendable {
    case adding
    case removing
    /// A hide or show: the fragment waits for nothing.
    case visibility
  }

  /// What becomes of the view.
  enum Outcome: Hashable, Sendable {
    case visible
    case gone
    case removed
  }

  /// A new request for the same view joins the one that has not started.
  mutating func merge(_ impact: Impact, _ outcome: Outcome) {
    switch impact {
    case .adding:
      if self.outcome == .removed {
        self.outcome = .visible
        self.impact = .adding
      }
    case .removing:
      self.outcome = .removed
      self.impact = .removing
    case .visibility:
      if self.outcome != .removed { self.outcome = outcome }
    }
  }
}

extension AppProcess {
  /// Queues an effect; without a view in a container there is none.
  mutating func enqueueEffect(
    _ impact: EffectOperation.Impact, isVisible: Bool, of fragment: InstanceID,
    driver: FragmentDriverID
  ) {
    guard let container = fragments[fragment].container, fragments[fragment].view != nil else {
      return
    }
    let outcome: EffectOperation.Outcome =
      impact == .removing ? .removed : isVisible ? .visible : .gone
    var effects = fragments.effects[container] ?? ContainerEffects()
    if let index = effects.pending.firstIndex(where: {
      $0.fragment == fragment && !$0.isCanceled
    }) {
      effects.pending[index].merge(impact, outcome)
    } else {
      effects.pending.append(
        EffectOperation(
          id: EffectID(rawValue: fragments.newNumber()), fragment: fragment, driver: driver,
          impact: impact, outcome: outcome))
    }
    fragments.effects[container] = effects
  }

  /// Starts the queued effects. None of them takes time here, so they end one after the other, in
  /// the order of the queue.
  mutating func executeEffects(in container: ContainerID) throws(AndroidException) {
    guard isInWindow(container) else {
      try forceCompleteEffects(in: container)
      return
    }
    guard let queued = fragments.effects[container]?.pending, !queued.isEmpty else { return }
    for index in fragments.effects[container]?.running.indices ?? 0..<0 {
      fragments.effects[container]?.running[index].isCanceled = true
    }
    let pending = startPendingEffects(in: container)
    fragments.effects[container]?.pending = []
    fragments.effects[container]?.running += pending
    for operation in pending {
      try completeEffect(operation.id, in: container)
    }
  }

  /// Ends all effects at once: a state change of the manager does not wait for them.
  mutating func forceCompleteEffects(in container: ContainerID) throws(AndroidException) {
    guard fragments.effects[container] != nil else { return }
    let pending = startPendingEffects(in: container)
    for index in fragments.effects[container]?.running.indices ?? 0..<0 {
      fragments.effects[container]?.running[index].isCanceled = true
    }
    for operation in pending {
      try completeEffect(operation.id, in: container)
    }
  }

  /// An entering view takes the visibility that it has by now, and its place in the container if it
  /// had lost it.
  private mutating func startPendingEffects(in container: ContainerID) -> [EffectOperation] {
    var pending = fragments.effects[container]?.pending ?? []
    for index in pending.indices where pending[index].impact == .adding {
      let fragment = pending[index].fragment
      let isVisible = fragments[fragment].view?.isVisible ?? true
      pending[index].merge(.visibility, isVisible ? .visible : .gone)
      if fragments.containers[container]?.contains(fragment) != true {
        addViewToContainer(fragment, in: pending[index].driver.manager)
      }
    }
    fragments.effects[container]?.pending = pending
    return pending
  }

  private mutating func completeEffect(
    _ id: EffectID, in container: ContainerID
  ) throws(AndroidException) {
    guard let effects = fragments.effects[container],
      let operation = (effects.pending + effects.running).first(where: { $0.id == id })
    else { return }
    switch operation.outcome {
    case .visible: fragments[operation.fragment].view?.isVisible = true
    case .gone: fragments[operation.fragment].view?.isVisible = false
    case .removed: removeViewFromContainer(operation.fragment)
    }
    fragments.effects[container]?.pending.removeAll { $0.id == id }
    fragments.effects[container]?.running.removeAll { $0.id == id }
    if fragments.effects[container]?.pending.isEmpty == true,
      fragments.effects[container]?.running.isEmpty == true
    {
      fragments.effects[container] = nil
    }
    try moveToExpectedState(operation.driver)
  }

  /// Ends the effects of all containers that the manager's fragments are in.
  mutating func forceCompleteEffects(
    ofContainersIn manager: FragmentManagerID
  ) throws(AndroidException) {
    var containers: [ContainerID] = []
    for driver in fragments[manager].activeDrivers {
      if let container = fragments[driver].flatMap({ fragments[$0.fragment].container }),
        !containers.contains(container)
      {
        containers.append(container)
      }
    }
    for container in containers {
      try forceCompleteEffects(in: container)
    }
  }
}
