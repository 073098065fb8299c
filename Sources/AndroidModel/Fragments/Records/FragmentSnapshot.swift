/// What can be asked of the fragments of a host at rest. It is not part of Android; it is what a
/// recording of the fragment library notes down after each step, for comparison.
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

  /// One fragment manager.
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

  /// One container of a manager, with the views in it.
  package struct Container: Hashable, Sendable {
    package var name: String
    /// The fragments in the order of their views, back to front.
    package var views: [ObjectID]

    package init(name: String, views: [ObjectID]) {
      self.name = name
      self.views = views
    }
  }

  /// One fragment, with what its own methods say of it.
  package struct Fragment: Hashable, Sendable {
    package var id: ObjectID
    /// The parent fragment of the manager that has it; nil: the host's.
    package var parent: ObjectID?
    package var state: LifecycleState
    package var isAdded: Bool
    package var isHidden: Bool
    package var isDetached: Bool
    package var isInBackStack: Bool
    package var maximum: LifecycleState
    package var tag: String?
    /// The state of its view's Lifecycle; nil without a view.
    package var viewState: LifecycleState?

    package init(
      id: ObjectID, parent: ObjectID?, state: LifecycleState, isAdded: Bool,
      isHidden: Bool, isDetached: Bool, isInBackStack: Bool, maximum: LifecycleState,
      tag: String?, viewState: LifecycleState?
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
    let parent = objectOfParent(of: manager)
    if isListed(manager, isRoot: isRoot) {
      var containers: [FragmentSnapshot.Container] = []
      forEachListedContainer(of: manager) { name, container in
        let views = container.map { objects(fragments.containers[$0].views) } ?? []
        containers.append(.init(name: ledger.symbols.name(of: name), views: views))
      }
      snapshot.managers.append(
        FragmentSnapshot.Manager(
          parent: parent, added: objects(fragments[listsOf: manager].added),
          containers: containers,
          backStack: fragments[listsOf: manager].backStack.map(backStackName),
          primaryNavigation: primary(of: manager)))
    }
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let id = fragments[stateManager]?.fragment else {
        continue
      }
      snapshot.fragments.append(listed(id, in: parent))
      collect(fragments[id].childManager, isRoot: false, into: &snapshot)
    }
  }

  private func objects(_ fragments: ShortList<FragmentID>) -> [ObjectID] {
    var objects: [ObjectID] = []
    objects.reserveCapacity(fragments.count)
    for id in fragments { objects.append(self.fragments[id].object) }
    return objects
  }
}

/// What a snapshot says of each.
extension ActivityThread {
  /// The fragment whose children the manager has.
  func objectOfParent(of manager: FragmentManagerID) -> ObjectID? {
    guard let parent = fragments[manager].parent else { return nil }
    return fragments[parent].object
  }

  func isListed(_ manager: FragmentManagerID, isRoot: Bool) -> Bool {
    if isRoot || !fragments[listsOf: manager].added.isEmpty
      || !fragments[listsOf: manager].backStack.isEmpty
    {
      return true
    }
    // One that has been let go may still stand among them.
    for entry in fragments[listsOf: manager].active.entries {
      if let stateManager = entry.value, fragments[stateManager] != nil { return true }
    }
    return false
  }

  /// - Parameter body: gets the name and the container, which is nil for one that has not been
  ///   asked for yet.
  @inline(__always)
  func forEachListedContainer(
    of manager: FragmentManagerID, _ body: (Symbol, ContainerID?) -> Void
  ) {
    if let parent = fragments[manager].parent {
      if let own = fragments[parent].contentContainer {
        body(ContainerNames.ofView, own)
      }
      return
    }
    body(ContainerNames.main, fragments[listsOf: manager].container(named: ContainerNames.main))
    if let side = fragments[listsOf: manager].container(named: ContainerNames.side),
      !fragments.containers[side].views.isEmpty
    {
      body(ContainerNames.side, side)
    }
  }

  func listed(_ id: FragmentID, in parent: ObjectID?) -> FragmentSnapshot.Fragment {
    var tag: String?
    if let symbol = fragments[id].tag { tag = ledger.symbols.name(of: symbol) }
    let view = fragments[id].view
    return FragmentSnapshot.Fragment(
      id: fragments[id].object, parent: parent, state: fragments[id].lifecycle,
      isAdded: fragments[id].isAttached && fragments[id].isAdded, isHidden: isHidden(id),
      isDetached: fragments[id].isDetached, isInBackStack: fragments[id].isInBackStack,
      maximum: fragments[id].maximum, tag: tag, viewState: view?.lifecycle)
  }

  func backStackName(_ entry: TransactionID) -> String? {
    guard let symbol = fragments.transactions[entry].name else { return nil }
    return ledger.symbols.name(of: symbol)
  }

  func primary(of manager: FragmentManagerID) -> ObjectID? {
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
