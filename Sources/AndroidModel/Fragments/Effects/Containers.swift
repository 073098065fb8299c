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
        try findContainer(named: name, inHost: manager)
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
    if name == ContainerNames.ofView { return view }
    return try innerContainer(named: name, ofFragmentsIn: fragments[parent].childManager)
  }

  /// Searches the host's layout from the top, the views of its fragments included.
  private mutating func findContainer(
    named name: Symbol, inHost manager: FragmentManagerID
  ) throws(AndroidException) -> ContainerID? {
    if ContainerNames.ofHost.contains(name)
      || image.hasViewsWithFragments && hasInnerContainer(name, inLayoutOfHost: manager)
    {
      return hostContainer(named: name, of: manager)
    }
    guard name == ContainerNames.ofView else {
      return try innerContainer(named: name, ofFragmentsIn: manager)
    }
    for container in ContainerNames.ofHost {
      if let known = fragments[listsOf: manager].container(named: container),
        let first = fragments.containers[known].views.first, fragments[first].view != nil
      {
        return fragments[first].ownContainer
      }
    }
    return nil
  }

  /// A pager or a tab host in the view of one of the manager's own fragments, whose code has passed
  /// it this manager.
  private mutating func innerContainer(
    named name: Symbol, ofFragmentsIn manager: FragmentManagerID
  ) throws(AndroidException) -> ContainerID? {
    guard image.hasViewsWithFragments else { return nil }
    let added = fragments[listsOf: manager].added
    for place in added.indices {
      let fragment = added[place]
      guard let view = fragments[fragment].contentContainer, fragments.isInContainer(fragment),
        hasInnerContainer(name, in: fragments[fragment].object.classID)
      else { continue }
      try checkDepth(ofViewOf: fragment)
      return innerContainer(named: name, in: view)
    }
    return nil
  }

  /// The views are nested, though their fragments are all in one manager.
  private func checkDepth(ofViewOf fragment: FragmentID) throws(AndroidException) {
    var depth: Int32 = 0
    var next = fragment
    while let container = fragments[next].container,
      case .inFragment(let outer, _) = fragments.containers[container].place
    {
      depth += 1
      guard depth < MainThread.depthLimit else {
        throw AndroidException("StackOverflowError", "views are nested in each other without end")
      }
      next = outer
    }
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
