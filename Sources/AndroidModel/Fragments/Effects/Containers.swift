/// The containers of views: `main` and `side` in an activity's layout, and `child`, which every
/// fragment's view is.
enum ContainerNames {
  static let ofHost = ["main", "side"]
  static let ofView = "child"
}

extension AppProcess {
  /// Looks up the view that a fragment's own view goes into; nil without a container.
  func findContainer(for id: InstanceID) throws(AndroidException) -> ContainerID? {
    let fragment = fragments[id]
    if let known = fragment.container { return known }
    guard let name = fragment.containerName, let manager = fragment.manager else { return nil }
    let found =
      if let parent = fragments[manager].parent {
        try findContainer(named: name, inViewOf: parent)
      } else {
        findContainer(named: name, inHost: manager)
      }
    if found == nil && !fragment.isRestored { throw FragmentFault.noContainerView.exception }
    return found
  }

  private func findContainer(
    named name: String, inViewOf parent: InstanceID
  ) throws(AndroidException) -> ContainerID? {
    guard let view = fragments[parent].view else {
      if fragments[parent].kind.isDialog, image.app.fragmentLibrary.findsContainersInDialogs {
        return nil
      }
      throw FragmentFault.parentWithoutView.exception
    }
    if hasPager(name, in: parent.className) {
      return .pager(name, in: parent, creation: view.creation)
    }
    return name == ContainerNames.ofView ? .view(of: parent, creation: view.creation) : nil
  }

  /// Searches the host's layout from the top, the views of its fragments included.
  private func findContainer(named name: String, inHost manager: FragmentManagerID) -> ContainerID?
  {
    let host = fragments[manager].host.flatMap { activities[$0]?.id.className }
    if ContainerNames.ofHost.contains(name) || host.map({ hasPager(name, in: $0) }) == true {
      return .inHost(manager, name: name)
    }
    guard name == ContainerNames.ofView else { return nil }
    for container in ContainerNames.ofHost {
      let views = fragments.containers[.inHost(manager, name: container)] ?? []
      if let first = views.first, let view = fragments[first].view {
        return .view(of: first, creation: view.creation)
      }
    }
    return nil
  }

  private func hasPager(_ name: String, in className: String) -> Bool {
    image.app.pagers.contains { $0.name == name && $0.host == className }
  }

  /// Puts the view where its fragment stands among the added ones, or in front.
  mutating func addViewToContainer(_ id: InstanceID, in manager: FragmentManagerID) {
    guard let container = fragments[id].container else { return }
    let views = fragments.containers[container] ?? []
    let index = viewIndex(of: id, among: views, of: container, in: manager) ?? views.count
    fragments.containers[container, default: []].insert(id, at: min(index, views.count))
  }

  private func viewIndex(
    of id: InstanceID, among views: [InstanceID], of container: ContainerID,
    in manager: FragmentManagerID
  ) -> Int? {
    let added = fragments[manager].added
    let own = added.firstIndex(of: id) ?? -1
    let hasViewHere = { (other: InstanceID) in
      fragments[other].container == container && fragments[other].view != nil
    }
    if own > 0, let under = added[..<own].last(where: hasViewHere) {
      return views.firstIndex(of: under).map { $0 + 1 } ?? 0
    }
    if let over = added[(own + 1)...].first(where: hasViewHere) {
      return views.firstIndex(of: over)
    }
    return nil
  }

  mutating func removeViewFromContainer(_ id: InstanceID) {
    guard let container = fragments[id].container, fragments[id].view != nil else { return }
    fragments.containers[container]?.removeAll { $0 == id }
  }

  /// Whether the fragment's view has a parent.
  func isInContainer(_ fragment: FragmentRecord) -> Bool {
    fragment.container.flatMap { fragments.containers[$0] }?.contains(fragment.id) == true
  }

  /// Whether the container is attached to a window, and so can show an effect at all.
  func isInWindow(_ container: ContainerID) -> Bool {
    switch container {
    case .inHost(let manager, _):
      return fragments[manager].isInWindow
    case .view(let id, let creation), .pager(_, in: let id, let creation):
      let fragment = fragments[id]
      guard fragment.view?.creation == creation else { return false }
      if let outer = fragment.container {
        return (isInContainer(fragment) || isLeaving(fragment, outer)) && isInWindow(outer)
      }
      return fragment.dialog.dialog?.isShowing == true && isHostInWindow(id)
    }
  }

  /// The view has been taken out, and stays on the screen until its animation ends.
  private func isLeaving(_ fragment: FragmentRecord, _ container: ContainerID) -> Bool {
    fragments.effects[container]?.running.contains {
      $0.fragment == fragment.id && $0.phase == .animating && $0.outcome == .removed
    } == true
  }

  private func isHostInWindow(_ id: InstanceID) -> Bool {
    hostActivity(ofFragment: id).flatMap { fragments.hostManagers[$0] }
      .map { fragments[$0].isInWindow } ?? false
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
