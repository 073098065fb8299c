// Follows androidx.fragment 1.4.1, SpecialEffectsController.java: Operation, enqueue, mergeWith,
// updateFinalState; and 1.8, SpecialEffectsController.kt: Operation.State.applyState.

/// The effects of one container: what its fragments' views still have to do before their fragments
/// may take the last step.
struct SpecialEffectsController: Hashable, Sendable {
  /// What runs, and behind it what has been queued since.
  var operations: [SpecialEffectsOperation] = []
  /// The fragment that enters last has asked to wait, and the others wait with it.
  var isPostponed = false
  /// The queued ones come from a pop, so they take the animations for that.
  var isPop = false

  /// How many a container mostly has at a time: one fragment enters and one leaves.
  private static let usualCount = 2

  /// What the effect will do that is to end before the fragment goes on; nil: it waits for none.
  func impact(on fragment: FragmentID) -> SpecialEffectsOperation.Impact? {
    let queued = operations.first { $0.isQueued && $0.isFor(fragment) }?.impact
    switch queued {
    case .adding, .removing: return queued
    case .visibility, nil:
      return operations.first { !$0.isQueued && $0.isFor(fragment) }?.impact ?? queued
    }
  }

  var isEmpty: Bool { operations.isEmpty }

  var hasQueued: Bool { operations.last?.isQueued == true }

  /// Lets what has been queued run after what runs already.
  ///
  /// - Returns: what has been queued.
  mutating func begin(_ phase: SpecialEffectsOperation.Phase) -> ShortList<EffectID> {
    var begun = ShortList<EffectID>()
    for place in operations.indices where operations[place].isQueued {
      operations[place].phase = phase
      operations[place].awaitsContainerChange = true
      begun.append(operations[place].id)
    }
    return begun
  }

  var queuedIDs: ShortList<EffectID> { ids(areQueued: true) }

  var runningIDs: ShortList<EffectID> { ids(areQueued: false) }

  private func ids(areQueued: Bool) -> ShortList<EffectID> {
    var ids = ShortList<EffectID>()
    for operation in operations where operation.isQueued == areQueued { ids.append(operation.id) }
    return ids
  }

  subscript(id: EffectID) -> SpecialEffectsOperation? { operations.first { $0.id == id } }

  /// Changes an operation, if it has not ended.
  mutating func update(_ id: EffectID, _ change: (inout SpecialEffectsOperation) -> Void) {
    if let index = operations.firstIndex(where: { $0.id == id }) { change(&operations[index]) }
  }

  mutating func append(_ operation: SpecialEffectsOperation) {
    operations.reserveInitialCapacity(Self.usualCount)
    operations.append(operation)
  }

  mutating func remove(_ id: EffectID) {
    if let place = operations.firstIndex(where: { $0.id == id }) { operations.remove(at: place) }
  }
}

/// The entering, leaving or change of visibility of one fragment's view.
struct SpecialEffectsOperation: Hashable, Sendable {
  let id: EffectID
  let fragment: FragmentID
  /// The state manager that takes the fragment on when the effect has ended.
  let stateManager: FragmentStateManagerID
  var impact: Impact
  var outcome: Outcome
  var isCanceled = false
  var phase = Phase.queued
  /// It has been started, and the view is not yet what the outcome says.
  var awaitsContainerChange = false
  /// What it has been found to run, since effects are collected.
  var effect: FragmentAnimation?
  /// It had something to show when it began.
  var isSeen = false

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
    /// Its effect has been found, and has not begun.
    case collected
    /// Its effect is set up, and can be sought.
    case begun
    case animating
  }

  var isQueued: Bool { phase == .queued }

  /// The fragment goes by it.
  func isFor(_ fragment: FragmentID) -> Bool { self.fragment == fragment && !isCanceled }

  /// A new request for the same view joins the one that has not started.
  mutating func merge(_ impact: Impact, _ outcome: Outcome) {
    switch impact {
    case .adding:
      if self.outcome == .removed {
        self.outcome = .visible
        self.impact = .adding
        awaitsContainerChange = !isQueued
      }
    case .removing:
      self.outcome = .removed
      self.impact = .removing
      awaitsContainerChange = !isQueued
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
    if let index = placeOfEffect(of: fragment, in: container) {
      fragments.containers[container].effects.operations[index].merge(impact, outcome)
    } else {
      let operation = SpecialEffectsOperation(
        id: EffectID(rawValue: fragments.newNumber()), fragment: fragment,
        stateManager: stateManager,
        impact: impact, outcome: outcome)
      fragments.containers[container].effects.append(operation)
      fragments.stateManagers.change(stateManager.slot) { $0.effectContainer = container }
    }
  }

  /// The effect that another one for the same view joins.
  @inline(__always)
  private func placeOfEffect(of fragment: FragmentID, in container: ContainerID) -> Int? {
    let operations = fragments.containers[container].effects.operations
    if let queued = operations.firstIndex(where: { $0.isQueued && $0.isFor(fragment) }) {
      return queued
    }
    let joinsRunning =
      fragments[fragment].isTransitioning
      || fragments[fragment].isRemoving && image.app.fragmentLibrary.joinsRunningEffects
    return joinsRunning ? operations.firstIndex { $0.isFor(fragment) } : nil
  }

  /// A new view in a container is not to be seen before its enter effect begins.
  mutating func keepInvisible(_ id: FragmentID) {
    let view = fragments[id].view
    if fragments[id].container != nil, view?.visibility == .visible {
      setVisibility(.transparent, of: id)
    }
  }

  /// An entering view takes the visibility that it has by now.
  mutating func updateOutcomes(in container: ContainerID) {
    for index in fragments.containers[container].effects.operations.indices {
      let operation = fragments.containers[container].effects.operations[index]
      guard operation.isQueued, operation.impact == .adding else { continue }
      let view = fragments[operation.fragment].view
      let outcome = view?.visibility.entered ?? .visible
      guard outcome != operation.outcome else { continue }
      fragments.containers[container].effects.operations[index].merge(.visibility, outcome)
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
    case .visible:
      putBackIntoContainer(operation.fragment)
      setVisibility(.visible, of: operation.fragment)
    case .invisible: setVisibility(.invisible, of: operation.fragment)
    case .gone: setVisibility(.gone, of: operation.fragment)
    case .removed: removeViewFromContainer(operation.fragment)
    }
  }

  /// What a gesture has taken out comes back on top, if the gesture is given up.
  private mutating func putBackIntoContainer(_ id: FragmentID) {
    guard image.app.fragmentLibrary.collectsEffects, fragments[id].view != nil,
      let container = fragments[id].container, !fragments.isInContainer(id)
    else { return }
    fragments.containers[container].views.append(id)
  }

  mutating func setVisibility(_ visibility: FragmentView.Visibility, of id: FragmentID) {
    guard var view = fragments[id].view, view.visibility != visibility else { return }
    let wasGone = view.visibility == .gone
    view.visibility = visibility
    fragments[id].view = view
    // `View.setFlags`: it needs a place again.
    if wasGone { requestLayout(of: .view(of: id, creation: view.creation)) }
  }

  /// All of them, also those that have nothing to do: to end the effects of one may begin some in
  /// another.
  mutating func containers(ofFragmentsIn manager: FragmentManagerID) -> ShortList<ContainerID> {
    var containers = ShortList<ContainerID>()
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
  func hasEffects(inContainersOf manager: FragmentManagerID) -> Bool {
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
