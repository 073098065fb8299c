/// What can be asked of the fragments of a host at rest.
package struct FragmentSnapshot: Hashable, Sendable {
  package var isStateSaved: Bool
  /// The host's own first, then those of the fragments in the order of their classes and numbers.
  package var managers: [Manager]
  /// Known to a manager of the host, in the order of their classes and numbers.
  package var fragments: [Fragment]

  package init(isStateSaved: Bool, managers: [Manager], fragments: [Fragment]) {
    self.isStateSaved = isStateSaved
    self.managers = managers
    self.fragments = fragments
  }

  package struct Manager: Hashable, Sendable {
    /// The fragment whose children it has; nil: the host's.
    package var parent: ObjectID?
    /// `getFragments()`
    package var added: [ObjectID]
    package var containers: [Container]
    /// Names of the entries, bottom first.
    package var backStack: [String?]
    /// `getPrimaryNavigationFragment()`
    package var primaryNavigation: ObjectID?

    package init(
      parent: ObjectID?, added: [ObjectID], containers: [Container], backStack: [String?],
      primaryNavigation: ObjectID?
    ) {
      self.parent = parent
      self.added = added
      self.containers = containers
      self.backStack = backStack
      self.primaryNavigation = primaryNavigation
    }
  }

  package struct Container: Hashable, Sendable {
    package var name: String
    /// The fragments in the order of their views, back to front.
    package var views: [ObjectID]

    package init(name: String, views: [ObjectID]) {
      self.name = name
      self.views = views
    }
  }

  package struct Fragment: Hashable, Sendable {
    package var id: ObjectID
    /// The parent fragment of the manager that has it; nil: the host's.
    package var parent: ObjectID?
    package var state: FragmentLifecycleState
    package var isAdded: Bool
    package var isHidden: Bool
    package var isDetached: Bool
    package var isInBackStack: Bool
    package var maximum: FragmentLifecycleState
    package var tag: String?
    /// The state of its view's Lifecycle; nil without a view.
    package var viewState: FragmentLifecycleState?

    package init(
      id: ObjectID, parent: ObjectID?, state: FragmentLifecycleState, isAdded: Bool,
      isHidden: Bool, isDetached: Bool, isInBackStack: Bool, maximum: FragmentLifecycleState,
      tag: String?, viewState: FragmentLifecycleState?
    ) {
      self.id = id
      self.parent = parent
      self.state = state
      self.isAdded = isAdded
      self.isHidden = isHidden
      self.isDetached = isDetached
      self.isInBackStack = isInBackStack
      self.maximum = maximum
      self.tag = tag
      self.viewState = viewState
    }
  }
}

extension FragmentSnapshot {
  /// In the order in which a manager's are listed.
  package static let containerNames = ContainerNames.all
}

extension ActivityThread {
  /// - Returns: nil if the host has no manager that is attached.
  func fragmentSnapshot(of host: ActivityToken) -> FragmentSnapshot? {
    guard let root = fragmentManager(of: host), fragments[root].host != nil else {
      return nil
    }
    var snapshot = FragmentSnapshot(
      isStateSaved: fragments[root].isStateSaved, managers: [], fragments: [])
    snapshot.fragments.reserveCapacity(fragments.instances.count)
    collect(root, isRoot: true, into: &snapshot)
    snapshot.managers.sort(by: FragmentSnapshot.Manager.isListedBefore)
    snapshot.fragments.sort(by: FragmentSnapshot.Fragment.isListedBefore)
    return snapshot
  }

  private func collect(
    _ manager: FragmentManagerID, isRoot: Bool, into snapshot: inout FragmentSnapshot
  ) {
    var parent: ObjectID?
    if let fragment = fragments[manager].parent { parent = fragments[fragment].object }
    if isRoot || hasFragments(manager) || !fragments[listsOf: manager].backStack.isEmpty {
      snapshot.managers.append(
        FragmentSnapshot.Manager(
          parent: parent, added: objects(fragments[listsOf: manager].added),
          containers: containers(of: manager),
          backStack: backStackNames(fragments[listsOf: manager].backStack),
          primaryNavigation: primary(of: manager)))
    }
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let id = fragments[stateManager]?.fragment else {
        continue
      }
      let fragment = fragments[id]
      var tag: String?
      if let symbol = fragment.tag { tag = ledger.symbols.name(of: symbol) }
      snapshot.fragments.append(
        FragmentSnapshot.Fragment(
          id: fragment.object, parent: parent, state: fragment.lifecycle,
          isAdded: fragment.isAttached && fragment.isAdded, isHidden: isHidden(id),
          isDetached: fragment.isDetached, isInBackStack: fragment.isInBackStack,
          maximum: fragment.maximum, tag: tag, viewState: fragment.view?.lifecycle))
      collect(fragment.childManager, isRoot: false, into: &snapshot)
    }
  }

  /// One that has been let go may still stand among them.
  private func hasFragments(_ manager: FragmentManagerID) -> Bool {
    for entry in fragments[listsOf: manager].active.entries {
      if let stateManager = entry.value, fragments[stateManager] != nil { return true }
    }
    return false
  }

  private func containers(of manager: FragmentManagerID) -> [FragmentSnapshot.Container] {
    var containers: [FragmentSnapshot.Container] = []
    if let parent = fragments[manager].parent {
      if fragments[parent].view != nil, let own = fragments[parent].ownContainer {
        append(ContainerNames.ofView, views(in: own), to: &containers)
      }
      return containers
    }
    for name in ContainerNames.ofHost {
      var views: [FragmentID] = []
      if let container = fragments[listsOf: manager].container(named: name) {
        views = self.views(in: container)
      }
      let isAlwaysListed = name == ContainerNames.main
      if isAlwaysListed || !views.isEmpty { append(name, views, to: &containers) }
    }
    return containers
  }

  private func append(
    _ name: Symbol, _ views: [FragmentID], to containers: inout [FragmentSnapshot.Container]
  ) {
    containers.append(.init(name: ledger.symbols.name(of: name), views: objects(views)))
  }

  private func objects(_ fragments: [FragmentID]) -> [ObjectID] {
    var objects: [ObjectID] = []
    objects.reserveCapacity(fragments.count)
    for id in fragments { objects.append(self.fragments[id].object) }
    return objects
  }

  private func backStackNames(_ entries: [TransactionID]) -> [String?] {
    var names: [String?] = []
    for entry in entries {
      var name: String?
      if let symbol = fragments.transactions[entry].name { name = ledger.symbols.name(of: symbol) }
      names.append(name)
    }
    return names
  }

  private func primary(of manager: FragmentManagerID) -> ObjectID? {
    guard let primary = fragments[manager].primaryNavigation else { return nil }
    return fragments[primary].object
  }
}

extension FragmentSnapshot.Manager {
  fileprivate static func isListedBefore(_ left: Self, _ right: Self) -> Bool {
    guard let left = left.parent, let right = right.parent else { return right.parent != nil }
    return ObjectID.isListedBefore(left, right)
  }
}

extension FragmentSnapshot.Fragment {
  fileprivate static func isListedBefore(_ left: Self, _ right: Self) -> Bool {
    ObjectID.isListedBefore(left.id, right.id)
  }
}

extension ObjectID {
  fileprivate static func isListedBefore(_ left: ObjectID, _ right: ObjectID) -> Bool {
    (left.classID.index, left.number) < (right.classID.index, right.number)
  }
}
