/// What can be asked of the fragments of a host at rest.
package struct FragmentSnapshot: Hashable, Sendable {
  package var isStateSaved: Bool
  /// The host's own first, then those of the fragments in the order of their names.
  package var managers: [Manager]
  /// Known to a manager of the host, in the order of their names.
  package var fragments: [Fragment]

  package struct Manager: Hashable, Sendable {
    /// The fragment whose children it has; nil: the host's.
    package var parent: InstanceID?
    /// `getFragments()`
    package var added: [InstanceID]
    package var containers: [Container]
    /// Names of the entries, bottom first.
    package var backStack: [String?]
    /// `getPrimaryNavigationFragment()`
    package var primaryNavigation: InstanceID?
  }

  package struct Container: Hashable, Sendable {
    package var name: String
    /// The fragments in the order of their views, back to front.
    package var views: [InstanceID]
  }

  package struct Fragment: Hashable, Sendable {
    package var id: InstanceID
    /// The parent fragment of the manager that has it; nil: the host's.
    package var parent: InstanceID?
    package var state: FragmentLifecycleState
    package var isAdded: Bool
    package var isHidden: Bool
    package var isDetached: Bool
    package var isInBackStack: Bool
    package var maximum: FragmentLifecycleState
    package var tag: String?
    /// The state of its view's Lifecycle; nil without a view.
    package var viewState: FragmentLifecycleState?
  }
}

extension ActivityThread {
  /// - Returns: nil if the host has no manager that is attached.
  func fragmentSnapshot(of host: ActivityToken) -> FragmentSnapshot? {
    guard let root = fragmentManager(of: host), fragments[root].host != nil else {
      return nil
    }
    var snapshot = FragmentSnapshot(
      isStateSaved: fragments[root].isStateSaved, managers: [], fragments: [])
    collect(root, isRoot: true, into: &snapshot)
    let nested = snapshot.managers.dropFirst().sorted { left, right in
      switch (left.parent, right.parent) {
      case (let left?, let right?): left < right
      case (nil, let right): right != nil
      case (.some, nil): false
      }
    }
    snapshot.managers = snapshot.managers.prefix(1) + nested
    snapshot.fragments.sort { $0.id < $1.id }
    return snapshot
  }

  private func collect(
    _ manager: FragmentManagerID, isRoot: Bool, into snapshot: inout FragmentSnapshot
  ) {
    let record = fragments[manager]
    let lists = fragments[listsOf: manager]
    let parent = record.parent.map(name(of:))
    let known = lists.activeStateManagers.compactMap { fragments[$0]?.fragment }
    if isRoot || !known.isEmpty || !lists.backStack.isEmpty {
      snapshot.managers.append(
        FragmentSnapshot.Manager(
          parent: parent, added: lists.added.map(name(of:)), containers: containers(of: manager),
          backStack: lists.backStack.map {
            fragments.transactions[$0].name.map(ledger.symbols.name)
          },
          primaryNavigation: record.primaryNavigation.map(name(of:))))
    }
    for id in known {
      let fragment = fragments[id]
      snapshot.fragments.append(
        FragmentSnapshot.Fragment(
          id: name(of: id), parent: parent, state: fragment.lifecycle,
          isAdded: fragment.isAttached && fragment.isAdded, isHidden: isHidden(id),
          isDetached: fragment.isDetached, isInBackStack: fragment.isInBackStack,
          maximum: fragment.maximum, tag: fragment.tag.map(ledger.symbols.name),
          viewState: fragment.view?.lifecycle))
      collect(fragment.childManager, isRoot: false, into: &snapshot)
    }
  }

  private func containers(of manager: FragmentManagerID) -> [FragmentSnapshot.Container] {
    if let parent = fragments[manager].parent {
      guard fragments[parent].view != nil, let own = fragments[parent].ownContainer else {
        return []
      }
      return [
        .init(
          name: ledger.symbols.name(of: ContainerNames.ofView),
          views: views(in: own).map(name(of:)))
      ]
    }
    return ContainerNames.ofHost.compactMap { name in
      let views = fragments[listsOf: manager].container(named: name).map(views(in:)) ?? []
      let isAlwaysListed = name == ContainerNames.main
      return views.isEmpty && !isAlwaysListed
        ? nil : .init(name: ledger.symbols.name(of: name), views: views.map(self.name(of:)))
    }
  }
}
