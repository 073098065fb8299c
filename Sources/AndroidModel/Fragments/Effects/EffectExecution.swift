// Follows androidx.fragment 1.4.1, SpecialEffectsController.java: executePendingOperations,
// forceCompleteAllOperations; DefaultSpecialEffectsController.java: executeOperations.

/// How the effects of a container are started and how they end.
extension ActivityThread {
  /// Starts the queued effects. What still runs is cut short by them.
  mutating func executeEffects(in container: ContainerID) throws(AndroidException) {
    guard !fragments.containers[container].effects.isEmpty,
      !fragments.containers[container].effects.isPostponed
    else { return }
    guard isInWindow(container) else {
      return try forceCompleteEffects(in: container)
    }
    if image.app.fragmentLibrary.collectsEffects {
      return try executeCollectedEffects(in: container)
    }
    guard fragments.containers[container].effects.hasQueued else { return }
    for id in fragments.containers[container].effects.runningIDs {
      try cancelEffect(id, in: container)
    }
    updateOutcomes(in: container)
    let started = fragments.containers[container].effects.begin(.starting)
    for id in started { prepareEntering(id, in: container) }
    try startEffects(
      started, isPop: fragments.containers[container].effects.isPop, in: container)
  }

  /// Ends all effects at once: a state change of the manager does not wait for them.
  mutating func forceCompleteEffects(in container: ContainerID) throws(AndroidException) {
    guard !fragments.containers[container].effects.isEmpty else { return }
    updateOutcomes(in: container)
    for id in fragments.containers[container].effects.queuedIDs {
      prepareEntering(id, in: container)
    }
    for id in fragments.containers[container].effects.runningIDs {
      try cancelEffect(id, in: container)
    }
    for id in fragments.containers[container].effects.queuedIDs {
      try cancelEffect(id, in: container)
    }
  }

  /// Ends the effects of all containers that the manager's fragments are in.
  mutating func forceCompleteEffects(
    ofContainersIn manager: FragmentManagerID
  ) throws(AndroidException) {
    guard fragments.hasEffects(inContainersOf: manager) else { return }
    for container in containers(ofFragmentsIn: manager) {
      try forceCompleteEffects(in: container)
    }
  }

  /// First the Animators, all of which run. View animations give way to them; alone, only that of a
  /// removed view is waited for, as nothing tells the library when another one ends.
  private mutating func startEffects(
    _ ids: ShortList<EffectID>, isPop: Bool, in container: ContainerID
  ) throws(AndroidException) {
    try checkViews(of: ids, in: container)
    if image.app.fragmentLibrary.syncsAnimations { syncAnimations(of: ids, in: container) }
    var hasAnimator = false
    var withViewAnimation: [EffectID] = []
    for id in ids {
      switch try takeAnimation(for: id, isPop: isPop, in: container) {
      case .animator:
        hasAnimator = true
        try beginAnimation(.animator, of: id, isPop: isPop, in: container)
      case .animation: withViewAnimation.append(id)
      case nil: try completeEffect(id, in: container)
      }
    }
    for id in withViewAnimation {
      if hasAnimator || fragments.containers[container].effects[id]?.outcome != .removed {
        try completeEffect(id, in: container)
      } else {
        try beginAnimation(.animation, of: id, isPop: isPop, in: container)
      }
    }
    for id in ids { applyContainerChangeOnStart(of: id, in: container) }
  }

  /// `syncAnimations`: all fragments take the animations of the last one, whatever their own
  /// transactions say.
  private mutating func syncAnimations(of ids: ShortList<EffectID>, in container: ContainerID) {
    guard let last = ids.last.flatMap({ fragments.containers[container].effects[$0]?.fragment })
    else { return }
    let animations = fragments[last].animations
    for id in ids {
      if let fragment = fragments.containers[container].effects[id]?.fragment {
        fragments[fragment].animations = animations
      }
    }
  }

  /// All views are asked how they are before any effect begins. What an earlier effect kept may
  /// have gone when this batch cut it short.
  mutating func checkViews(
    of ids: ShortList<EffectID>, in container: ContainerID
  ) throws(AndroidException) {
    for id in ids {
      if let operation = fragments.containers[container].effects[id],
        fragments[operation.fragment].view == nil
      {
        throw FragmentFault.noSuchObject.exception
      }
    }
  }

  /// A view leaves its container, or becomes visible, when its animation begins. Only a view that
  /// an Animator hides stays visible until it ends.
  private mutating func applyContainerChangeOnStart(of id: EffectID, in container: ContainerID) {
    guard let operation = fragments.containers[container].effects[id],
      operation.awaitsContainerChange,
      operation.outcome != .gone
    else { return }
    fragments.containers[container].effects.update(id) { $0.awaitsContainerChange = false }
    applyContainerChange(of: operation)
  }

  /// An effect whose turn to begin has not come is only marked, and ends when it would begin.
  mutating func cancelEffect(
    _ id: EffectID, in container: ContainerID
  ) throws(AndroidException) {
    guard let operation = fragments.containers[container].effects[id], !operation.isCanceled else {
      return
    }
    fragments.containers[container].effects.update(id) { $0.isCanceled = true }
    switch operation.phase {
    case .queued, .collected, .begun, .animating: try completeEffect(id, in: container)
    case .starting: break
    }
  }

  /// Ends an effect, and lets its fragment take the step that waited for it.
  mutating func completeEffect(
    _ id: EffectID, in container: ContainerID
  ) throws(AndroidException) {
    guard let operation = fragments.containers[container].effects[id] else { return }
    if operation.phase == .queued || operation.awaitsContainerChange {
      applyContainerChange(of: operation)
    }
    fragments.containers[container].effects.remove(id)
    if hasRunningAnimation {
      fragments.runningAnimations.removeAll { $0.waiter == .effect(id, container) }
    }
    if fragments[operation.fragment].isTransitioning {
      fragments[operation.fragment].isTransitioning = false
    }
    try moveToExpectedState(operation.stateManager)
  }
}
