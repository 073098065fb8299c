/// What `setTargetFragment` has set.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#setTargetFragment(androidx.fragment.app.Fragment,int)
enum FragmentTarget: Hashable, Sendable {
  /// The object itself, as long as one of the two is not active.
  case instance(FragmentID)
  /// The name under which their common manager has it.
  case key(FragmentKey)
}

extension ActivityThread {
  /// Sets the targets that the classes of new fragments declare: a fragment of the same
  /// transaction, the newest in the same manager, or else one that is never going to be added.
  mutating func setTargets(
    of operations: FewList<FragmentTransactionOperation>, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for place in operations.indices {
      guard let fragment = operations[place].fragment,
        let classID = image.fragment(fragments[fragment].object.classID)?.target,
        fragments[fragment].target == nil
      else { continue }
      let companion = operations.lazy.compactMap(\.fragment)
        .first { fragments[$0].object.classID == classID }
      let known = fragments.newestInstance(of: classID) { fragments[$0].manager == manager }
      try report(.detectTargetFragmentUsage, by: fragment)
      fragments.hasTargets = true
      let target =
        if let other = companion ?? known { other } else { try newFragment(classID) }
      try checkNoCycle(of: fragment, from: target)
      fragments[fragment].target = .instance(target)
    }
  }

  /// What a fragment's target refers to, and so on, must not lead back to it.
  private func checkNoCycle(
    of fragment: FragmentID, from target: FragmentID
  ) throws(AndroidException) {
    var next: FragmentID? = target
    while let other = next {
      guard other != fragment else { throw AndroidException.targetCycle }
      next =
        switch fragments[other].target {
        case nil: nil
        case .instance(let instance): instance
        case .key(let key):
          fragments[other].manager.flatMap { fragments.activeFragment(key, in: $0) }
        }
    }
  }

  /// Before a fragment is attached its target is taken where it has to go, the old engine only to
  /// where it is created.
  mutating func moveTarget(of id: FragmentID, in manager: FragmentManagerID)
    throws(AndroidException)
  {
    let key: FragmentKey
    switch fragments[id].target {
    case nil: return
    case .instance(let target): key = fragments[target].key
    case .key(let known): key = known
    }
    guard let stateManager = fragments.activeStateManager(key, in: manager),
      let target = fragments[stateManager]
    else { throw FragmentFault.targetOfOtherManager.exception }
    fragments[id].target = .key(key)
    try image.engine.moveTarget(stateManager, target.fragment, in: &self)
  }

  /// A retained fragment keeps hold of its target if that is retained too.
  mutating func keepRetainedTarget(of id: FragmentID, in manager: FragmentManagerID) {
    if case .key(let key) = fragments[id].target,
      let target = fragments.activeFragment(key, in: manager), fragments[target].retainsInstance
    {
      fragments[id].target = .instance(target)
    }
  }

  /// A fragment is about to be let go: those that know it by its name are going to need the object.
  mutating func keepTargets(of id: FragmentID, in manager: FragmentManagerID) {
    if case .key(let key) = fragments[id].target,
      let target = fragments.activeFragment(key, in: manager)
    {
      fragments[id].target = .instance(target)
    }
    guard fragments.hasTargets else { return }
    for entry in fragments[listsOf: manager].active.entries {
      if let stateManager = entry.value, let other = fragments[stateManager]?.fragment,
        fragments[other].target == .key(fragments[id].key)
      {
        fragments[other].target = .instance(id)
      }
    }
  }
}

extension AndroidException {
  fileprivate static let targetCycle = AndroidException(
    "IllegalArgumentException", "the target would create a target cycle")
}

extension Fragment {
  /// What saved state says of its target.
  var savedTarget: FragmentKey? {
    switch target {
    case .key(let key): key
    case .instance, nil: nil
    }
  }
}
