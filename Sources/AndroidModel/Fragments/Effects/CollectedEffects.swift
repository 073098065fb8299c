// Follows androidx.fragment 1.8, SpecialEffectsController.kt: executePendingOperations,
// commitEffects, processStart, processProgress, completeBack; DefaultSpecialEffectsController.kt:
// collectEffects, AnimatorEffect.

/// Since 1.7 the effects of a transaction are first collected, then begin, and are then committed,
/// so that those of a gesture back can wait between these steps.
extension ActivityThread {
  /// What still runs in the container is ended by any transaction in it. Only what a gesture seeks
  /// runs back to its beginning when others join it.
  mutating func executeCollectedEffects(in container: ContainerID) throws(AndroidException) {
    for id in fragments.containers[container].effects.runningIDs {
      if fragments.containers[container].effects.hasQueued, isSought(id, in: container) {
        try runBack(id, in: container)
      } else {
        try cancelEffect(id, in: container)
      }
    }
    guard fragments.containers[container].effects.hasQueued else { return }
    updateOutcomes(in: container)
    let ids = fragments.containers[container].effects.begin(.collected)
    try checkViews(of: ids, in: container)
    let isPop = fragments.containers[container].effects.isPop
    try collectEffects(ids, isPop: isPop, in: container)
    let isTransitioning = ids.allSatisfy { id in
      fragments.containers[container].effects[id].map {
        fragments[$0.fragment].isTransitioning
      } ?? true
    }
    let isSeekable = fragments.containers[container].effects.isSeekable(ids)
    if !isTransitioning {
      beginCollected(ids, in: container)
      try commitCollected(ids, isPop: isPop, in: container)
    } else if isSeekable {
      beginCollected(ids, in: container)
      for id in ids { applyContainerChange(of: id, in: container) }
    }
  }

  /// Its Animator is set up, and the gesture still holds its fragment.
  private func isSought(_ id: EffectID, in container: ContainerID) -> Bool {
    guard let operation = fragments.containers[container].effects[id] else { return false }
    return operation.phase == .begun && operation.effect == .animator && operation.isSeen
      && !operation.isCanceled && fragments[operation.fragment].isTransitioning
  }

  /// `AnimatorEffect.onCancel` while it is sought: the fragment takes its step when the Animator,
  /// which now runs in reverse, has ended.
  private mutating func runBack(
    _ id: EffectID, in container: ContainerID
  ) throws(AndroidException) {
    try beginAnimation(.animator, of: id, isPop: false, in: container)
    fragments.containers[container].effects.update(id) { $0.isCanceled = true }
  }

  /// All fragments take the animations of the last one, and all are asked, also those whose effect
  /// has nothing to show. View animations give way to Animators.
  private mutating func collectEffects(
    _ ids: ShortList<EffectID>, isPop: Bool, in container: ContainerID
  ) throws(AndroidException) {
    let last = ids.last.flatMap { fragments.containers[container].effects[$0]?.fragment }
    let animations = last.map { fragments[$0].animations } ?? FragmentAnimations()
    var hasAnimator = false
    for id in ids {
      guard let operation = fragments.containers[container].effects[id] else { continue }
      fragments[operation.fragment].animations = FragmentAnimations()
      let isEntering = operation.outcome == .visible
      let effect = try loadAnimation(
        of: operation.fragment, isEntering: isEntering,
        animations.animation(isEntering: isEntering, isPop: isPop))
      hasAnimator = hasAnimator || effect == .animator
      fragments.containers[container].effects.update(id) { $0.effect = effect }
    }
    guard hasAnimator else { return }
    for id in ids {
      fragments.containers[container].effects.update(id) { operation in
        if operation.effect == .animation { operation.effect = nil }
      }
    }
  }

  /// `processStart`
  private mutating func beginCollected(_ ids: ShortList<EffectID>, in container: ContainerID) {
    for id in ids where fragments.containers[container].effects[id]?.phase == .collected {
      prepareEntering(id, in: container)
    }
    for id in ids {
      guard let operation = fragments.containers[container].effects[id],
        operation.phase == .collected
      else { continue }
      let isSeen = changesVisibility(operation)
      fragments.containers[container].effects.update(id) { operation in
        operation.phase = .begun
        operation.isSeen = isSeen
      }
    }
  }

  private func changesVisibility(_ operation: SpecialEffectsOperation) -> Bool {
    fragments[operation.fragment].view?.visibility.isChanged(by: operation.outcome) == true
  }

  /// `commitEffects`: nothing tells the library when a view animation of a view that stays has
  /// ended, so that it is not waited for.
  private mutating func commitCollected(
    _ ids: ShortList<EffectID>, isPop: Bool, in container: ContainerID
  ) throws(AndroidException) {
    for id in ids {
      // One that runs back goes on.
      guard let operation = fragments.containers[container].effects[id], !operation.isCanceled
      else { continue }
      switch operation.effect {
      case .animator:
        if operation.isSeen {
          try beginAnimation(.animator, of: id, isPop: isPop, in: container)
        } else {
          try completeEffect(id, in: container)
        }
      case .animation:
        if operation.outcome == .removed, changesVisibility(operation) {
          try beginAnimation(.animation, of: id, isPop: isPop, in: container)
        } else {
          try completeEffect(id, in: container)
        }
      case nil: break
      }
    }
    for id in ids { applyContainerChange(of: id, in: container) }
    for id in ids where fragments.containers[container].effects[id]?.effect == nil {
      try completeEffect(id, in: container)
    }
  }

  /// `applyContainerChangesToOperation`. A view that an Animator hides stays until that ends.
  private mutating func applyContainerChange(of id: EffectID, in container: ContainerID) {
    guard let operation = fragments.containers[container].effects[id],
      operation.awaitsContainerChange, operation.effect != .animator || operation.outcome != .gone
    else { return }
    fragments.containers[container].effects.update(id) { $0.awaitsContainerChange = false }
    applyContainerChange(of: operation)
  }

  /// `processProgress`: an Animator that was not set up counts as ended, whether it would show
  /// nothing new or was kept waiting because the effects of the pop cannot be sought.
  mutating func seekEffects(in container: ContainerID) throws(AndroidException) {
    for id in fragments.containers[container].effects.runningIDs {
      guard let operation = fragments.containers[container].effects[id],
        operation.effect == .animator,
        operation.phase == .collected || operation.phase == .begun && !operation.isSeen
      else { continue }
      try completeEffect(id, in: container)
    }
  }

  /// `completeBack`: the gesture is a pop.
  mutating func completeBack(in container: ContainerID) throws(AndroidException) {
    let ids = fragments.containers[container].effects.runningIDs
    beginCollected(ids, in: container)
    try commitCollected(ids, isPop: true, in: container)
  }
}

extension SpecialEffectsController {
  /// `isOperationSeekable`: the last of them decides.
  fileprivate func isSeekable(_ ids: ShortList<EffectID>) -> Bool {
    ids.last.flatMap { self[$0] }?.effect == .animator
  }
}
