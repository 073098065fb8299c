// Follows androidx.fragment 1.4.1, FragmentStateManager.java: createView; FragmentContainer.java:
// onFindViewById.

/// Finding the containers that fragments' views go into.
extension ActivityThread {
  /// Looks up the view that a fragment's own view goes into; nil without a container.
  mutating func findContainer(for id: FragmentID) throws(AndroidException) -> ContainerID? {
    if let known = fragments[id].container { return known }
    guard let name = fragments[id].containerName, let manager = fragments[id].manager else {
      return nil
    }
    let found =
      if let parent = fragments[manager].parent {
        try findContainer(named: name, inViewOf: parent)
      } else {
        findContainer(named: name, inHost: manager)
      }
    if found == nil && !fragments[id].isRestored { throw FragmentFault.noContainerView.exception }
    if found != nil, !isContainerView(name) { try report(.detectWrongFragmentContainer, by: id) }
    return found
  }

  /// The view of a pager is of its own class.
  private func isContainerView(_ name: Symbol) -> Bool {
    image.app.fragmentContainers == .containerView && ContainerNames.isOfLayout(name)
  }

  private mutating func findContainer(
    named name: Symbol, inViewOf parent: FragmentID
  ) throws(AndroidException) -> ContainerID? {
    guard let view = fragments[parent].contentContainer else {
      if fragments[parent].kind.isDialog, image.app.fragmentLibrary.findsContainersInDialogs {
        return nil
      }
      throw FragmentFault.parentWithoutView.exception
    }
    if image.hasViewsWithFragments,
      hasInnerContainer(name, in: fragments[parent].object.classID)
    {
      return innerContainer(named: name, in: view)
    }
    return name == ContainerNames.ofView ? view : nil
  }

  /// Searches the host's layout from the top, the views of its fragments included.
  private mutating func findContainer(
    named name: Symbol, inHost manager: FragmentManagerID
  ) -> ContainerID? {
    if ContainerNames.ofHost.contains(name)
      || image.hasViewsWithFragments && hasInnerContainer(name, inLayoutOfHost: manager)
    {
      return hostContainer(named: name, of: manager)
    }
    guard name == ContainerNames.ofView else { return nil }
    for container in ContainerNames.ofHost {
      if let known = fragments[listsOf: manager].container(named: container),
        let first = fragments.containers[known].views.first, fragments[first].view != nil
      {
        return fragments[first].ownContainer
      }
    }
    return nil
  }

  private func hasInnerContainer(
    _ name: Symbol, inLayoutOfHost manager: FragmentManagerID
  ) -> Bool {
    let host = fragments[manager].host.flatMap { hostInstance(of: $0) }
    return host.map { hasInnerContainer(name, in: $0.object.classID) } ?? false
  }

  /// A pager, or the content of a tab host.
  private func hasInnerContainer(_ name: Symbol, in classID: ClassID) -> Bool {
    image.layout(of: classID).hasContainer { ledger.symbols.known($0) == name }
  }

  /// A container in the layout of the host.
  mutating func hostContainer(
    named name: Symbol, of manager: FragmentManagerID
  ) -> ContainerID {
    if let known = fragments[listsOf: manager].container(named: name) { return known }
    let container = fragments.containers.insert(FragmentContainer(place: .inHost(manager)))
    fragments[listsOf: manager].containers.append(NamedContainer(name: name, id: container))
    return container
  }

  private mutating func innerContainer(named name: Symbol, in view: ContainerID) -> ContainerID {
    if let known = fragments.containers[view].inner.first(where: { $0.name == name }) {
      return known.id
    }
    let container = fragments.containers.insert(
      FragmentContainer(place: fragments.containers[view].place))
    fragments.containers[view].inner.append(NamedContainer(name: name, id: container))
    return container
  }

  /// The view of a fragment goes, and with it the container that it was and those in it.
  mutating func dropContainer(_ container: ContainerID) {
    for inner in fragments.containers[container].inner {
      fragments.containers[inner.id].effects = SpecialEffectsController()
      dropContainer(inner.id)
    }
    if fragments.containers[container].hasHadFragments {
      fragments.containers[container].views = []
      fragments.containers[container].inner = []
    } else {
      fragments.containers.remove(container)
    }
  }

  /// The fragment's view goes into this container; nil: into none.
  mutating func setContainer(_ container: ContainerID?, of id: FragmentID) {
    fragments[id].container = container
    if let container, !fragments.containers[container].hasHadFragments {
      fragments.containers[container].hasHadFragments = true
    }
  }

  /// The fragments whose views the container has, back to front.
  func views(in container: ContainerID) -> ShortList<FragmentID> {
    fragments.containers[container].views
  }
}

extension FragmentDeclaration.Kind {
  /// `onCreateView` returns one.
  var hasView: Bool {
    switch self {
    case .view: true
    case .headless: false
    case .dialog(let hasContentView): hasContentView
    }
  }

  var isDialog: Bool {
    switch self {
    case .dialog: true
    case .view, .headless: false
    }
  }
}
