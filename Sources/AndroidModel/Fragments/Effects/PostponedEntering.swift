/// Effects that wait until the entering fragment is ready to be shown.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#postponeEnterTransition()
extension ActivityThread {
  /// Works out anew whether the container waits: the fragment that enters last decides for all.
  mutating func markPostponed(_ container: ContainerID) {
    guard !fragments.containers[container].effects.isEmpty else { return }
    updateOutcomes(in: container)
    let lastEntering = fragments.containers[container].effects.operations.last { operation in
      guard operation.isQueued, operation.outcome == .visible else { return false }
      let view = fragments[operation.fragment].view
      return view?.visibility != .visible
    }
    let isPostponed = lastEntering.map { fragments[$0.fragment].isEnterPostponed } ?? false
    fragments.containers[container].effects.isPostponed = isPostponed
  }

  /// `postponeEnterTransition()`. A time begins anew with every call that gives one; a call without
  /// one leaves it running.
  mutating func postponeEntering(
    of id: FragmentID, milliseconds: Int?
  ) throws(AndroidException) {
    guard let milliseconds else {
      fragments[id].isEnterPostponed = true
      return
    }
    guard image.app.fragmentLibrary.hasTimedPostponements else {
      throw FragmentFault.noSuchMethod.exception
    }
    fragments[id].isEnterPostponed = true
    takeBack(.startPostponedEntering(id))
    takeBackDelayed(.fragments(.startPostponedEntering(id)))
    postDelayed(.fragments(.startPostponedEntering(id)), milliseconds: milliseconds)
  }

  /// `startPostponedEnterTransition()`: the effects begin with a message of their own, so that no
  /// caller is surprised by them.
  mutating func startPostponedEntering(_ id: FragmentID) {
    guard fragments[id].isEnterPostponed else { return }
    image.engine.startPostponedEntering(id, in: &self)
  }

  /// The fragment does not ask to wait any more, and its container goes on.
  mutating func startPostponedEffects(of id: FragmentID) {
    fragments[id].isEnterPostponed = false
    guard fragments[id].isAttached, fragments[id].view != nil,
      let container = fragments[id].container
    else { return }
    markPostponed(container)
    post(.executeEffects(container))
  }

  /// Starts what waits, ready or not.
  mutating func forcePostponedEffects(in manager: FragmentManagerID) throws(AndroidException) {
    guard fragments.hasEffects(inContainersOf: manager) else { return }
    for container in containers(ofFragmentsIn: manager)
    where fragments.containers[container].effects.isPostponed {
      fragments.containers[container].effects.isPostponed = false
      try executeEffects(in: container)
    }
  }
}
