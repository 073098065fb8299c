// Follows androidx.fragment 1.4.1, SpecialEffectsController.java: Operation, enqueue, mergeWith,
// updateFinalState.

/// The effects of one container: what its fragments' views still have to do before their fragments
/// may take the last step.
struct SpecialEffectsController: Hashable, Sendable {
  var pending: [SpecialEffectsOperation] = []
  var running: [SpecialEffectsOperation] = []
  /// The fragment that enters last has asked to wait, and the others wait with it.
  var isPostponed = false
  /// The pending ones come from a pop, so they take the animations for that.
  var isPop = false

  /// What the effect will do that is to end before the fragment goes on; nil: it waits for none.
  func impact(on fragment: FragmentID) -> SpecialEffectsOperation.Impact? {
    let pending = self.pending.first { $0.fragment == fragment && !$0.isCanceled }?.impact
    switch pending {
    case .adding, .removing: return pending
    case .visibility, nil:
      let running = self.running.first { $0.fragment == fragment && !$0.isCanceled }
      return running?.impact ?? pending
    }
  }

  /// Who waits for an effect to end.
  var stateManagers: [FragmentStateManagerID] { (pending + running).map(\.stateManager) }

  var isEmpty: Bool { pending.isEmpty && running.isEmpty }

  /// Lets what has been queued run after what runs already.
  ///
  /// - Returns: what has been queued.
  mutating func begin() -> ShortList<EffectID> {
    var begun = ShortList<EffectID>()
    for place in pending.indices {
      pending[place].phase = .starting
      pending[place].awaitsContainerChange = true
      begun.append(pending[place].id)
    }
    if running.isEmpty {
      swap(&pending, &running)
    } else {
      running += pending
      pending.removeAll(keepingCapacity: true)
    }
    return begun
  }

  var pendingIDs: ShortList<EffectID> { Self.ids(of: pending) }

  var runningIDs: ShortList<EffectID> { Self.ids(of: running) }

  private static func ids(of operations: [SpecialEffectsOperation]) -> ShortList<EffectID> {
    var ids = ShortList<EffectID>()
    for operation in operations { ids.append(operation.id) }
    return ids
  }

  /// Everything has ended.
  mutating func reset() {
    isPostponed = false
    isPop = false
  }

  subscript(id: EffectID) -> SpecialEffectsOperation? {
    pending.first { $0.id == id } ?? running.first { $0.id == id }
  }

  /// Changes an operation, if it has not ended.
  mutating func update(_ id: EffectID, _ change: (inout SpecialEffectsOperation) -> Void) {
    if let index = pending.firstIndex(where: { $0.id == id }) {
      change(&pending[index])
    } else if let index = running.firstIndex(where: { $0.id == id }) {
      change(&running[index])
    }
  }

  mutating func remove(_ id: EffectID) {
    if let place = pending.firstIndex(where: { $0.id == id }) { pending.remove(at: place) }
    if let place = running.firstIndex(where: { $0.id == id }) { running.remove(at: place) }
  }
}

/// The entering, leaving or change of visibility of one fragment's view.
struct SpecialEffectsOperation: Hashable, Sendable {
  let id: EffectID
  let fragment: FragmentID
  /// Who takes the fragment on when the effect has ended.
  let stateManager: FragmentStateManagerID
  var impact: Impact
  var outcome: Outcome
  var isCanceled = false
  var phase = Phase.queued
  /// It has been started, and the view is not yet what the outcome says.
  var awaitsContainerChange = false

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
    case invisible
    case gone
    case removed
  }

  enum Phase: Hashable, Sendable {
    case queued
    /// Its turn in the batch that is being started has not come.
    case starting
    case animating
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

extension FragmentView.Visibility {
  /// What an entering view is to look like: it only waits to be shown.
  var entered: SpecialEffectsOperation.Outcome {
    switch self {
    case .visible, .transparent: .visible
    case .invisible: .invisible
    case .gone: .gone
    }
  }

  /// Whether the outcome changes what can be seen. An effect that does not has nothing to animate.
  func isChanged(by outcome: SpecialEffectsOperation.Outcome) -> Bool {
    (self == .visible) != (outcome == .visible)
  }
}

/// The queues of the containers.
extension ActivityThread {
  /// Queues an effect; without a view in a container there is none.
  mutating func enqueueEffect(
    _ impact: SpecialEffectsOperation.Impact, _ outcome: SpecialEffectsOperation.Outcome,
    of fragment: FragmentID,
    stateManager: FragmentStateManagerID
  ) {
    guard let container = fragments[fragment].container, fragments[fragment].view != nil else {
      return
    }
    if let index = fragments.containers[container].effects.pending.firstIndex(where: {
      $0.fragment == fragment && !$0.isCanceled
    }) {
      fragments.containers[container].effects.pending[index].merge(impact, outcome)
    } else {
      let operation = SpecialEffectsOperation(
        id: EffectID(rawValue: fragments.newNumber()), fragment: fragment,
        stateManager: stateManager,
        impact: impact, outcome: outcome)
      fragments.containers[container].effects.pending.append(operation)
    }
  }

  /// A new view in a container is not to be seen before its enter effect begins.
  mutating func keepFromSight(_ id: FragmentID) {
    let view = fragments[id].view
    if fragments[id].container != nil, view?.visibility == .visible {
      setVisibility(.transparent, of: id)
    }
  }

  /// An entering view takes the visibility that it has by now.
  mutating func updateOutcomes(in container: ContainerID) {
    for index in fragments.containers[container].effects.pending.indices
    where fragments.containers[container].effects.pending[index].impact == .adding {
      let view = fragments[fragments.containers[container].effects.pending[index].fragment].view
      let outcome = view?.visibility.entered ?? .visible
      fragments.containers[container].effects.pending[index].merge(.visibility, outcome)
    }
  }

  /// An entering view takes its place in the container if an exit effect had taken it out, and is
  /// not seen before its own effect begins.
  mutating func prepareEntering(_ id: EffectID, in container: ContainerID) {
    guard let operation = fragments.containers[container].effects[id], operation.impact == .adding
    else {
      return
    }
    let fragment = operation.fragment
    let isNewHere = !fragments.containers[container].views.contains(fragment)
    if isNewHere { addViewToContainer(fragment, in: operation.stateManager.manager) }
    let view = fragments[fragment].view
    switch view?.visibility {
    case .transparent: setVisibility(.invisible, of: fragment)
    case .visible: if isNewHere { setVisibility(.invisible, of: fragment) }
    case .invisible, .gone, nil: break
    }
  }

  /// Makes the view what the operation's outcome says.
  mutating func applyContainerChange(of operation: SpecialEffectsOperation) {
    switch operation.outcome {
    case .visible: setVisibility(.visible, of: operation.fragment)
    case .invisible: setVisibility(.invisible, of: operation.fragment)
    case .gone: setVisibility(.gone, of: operation.fragment)
    case .removed: removeViewFromContainer(operation.fragment)
    }
  }

  mutating func setVisibility(_ visibility: FragmentView.Visibility, of id: FragmentID) {
    guard var view = fragments[id].view else { return }
    view.visibility = visibility
    fragments[id].view = view
  }

  /// The containers that the manager's fragments are in, unless none of them has anything to do: to
  /// end the effects of one may begin some in another.
  @inline(__always)
  func containersToForce(ofFragmentsIn manager: FragmentManagerID) -> ShortList<ContainerID> {
    var containers = ShortList<ContainerID>()
    guard fragments.hasEffects(inContainersOf: manager) else { return containers }
    for entry in fragments[listsOf: manager].active.entries {
      if let container = fragments.container(of: entry.value), !containers.contains(container) {
        containers.append(container)
      }
    }
    return containers
  }
}

extension FragmentObjects {
  @inline(__always)
  fileprivate func hasEffects(inContainersOf manager: FragmentManagerID) -> Bool {
    for place in self[listsOf: manager].active.entries.indices {
      if let container = container(of: self[listsOf: manager].active[place: place]),
        !containers[container].effects.isEmpty
      {
        return true
      }
    }
    return false
  }

  @inline(__always)
  fileprivate func container(of stateManager: FragmentStateManagerID?) -> ContainerID? {
    guard let stateManager, let fragment = self[stateManager]?.fragment else { return nil }
    return self[fragment].container
  }
}
