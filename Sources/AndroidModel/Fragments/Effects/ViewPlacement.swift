// Follows androidx.fragment 1.4.1, FragmentStateManager.java: addViewToContainer;
// FragmentStore.java: findFragmentIndexInContainer.

/// Putting fragments' views into their containers, and whether a container can be seen.
extension ActivityThread {
  /// Puts the view where its fragment stands among the added ones, or in front.
  mutating func addViewToContainer(_ id: FragmentID, in manager: FragmentManagerID) {
    guard let container = fragments[id].container else { return }
    guard !fragments.containers[container].views.isEmpty else {
      fragments.containers[container].views.append(id)
      return
    }
    let views = views(in: container)
    let index = viewIndex(of: id, among: views, of: container, in: manager) ?? views.count
    fragments.containers[container].views.insert(id, at: min(index, views.count))
  }

  private func viewIndex(
    of id: FragmentID, among views: [FragmentID], of container: ContainerID,
    in manager: FragmentManagerID
  ) -> Int? {
    let added = fragments[listsOf: manager].added
    let own = added.firstIndex(of: id) ?? -1
    let hasViewHere = { (other: FragmentID) in
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

  mutating func removeViewFromContainer(_ id: FragmentID) {
    guard let container = fragments[id].container, fragments[id].view != nil else { return }
    if let place = fragments.containers[container].views.firstIndex(of: id) {
      fragments.containers[container].views.remove(at: place)
    }
  }

  /// Whether the container is attached to a window, and so can show an effect at all.
  func isInWindow(_ container: ContainerID) -> Bool {
    switch fragments.containers[container].place {
    case .nowhere: return false
    case .inHost(let manager): return fragments[manager].isInWindow
    case .inFragment(let id, let creation):
      guard fragments[id].view?.creation == creation else { return false }
      if let outer = fragments[id].container {
        return (fragments.isInContainer(id) || isLeaving(id, outer)) && isInWindow(outer)
      }
      return fragments[id].dialog.dialog?.isShowing == true && isHostInWindow(id)
    }
  }

  /// The view has been taken out, and stays on the screen until its animation ends.
  private func isLeaving(_ id: FragmentID, _ container: ContainerID) -> Bool {
    fragments.containers[container].effects.running.contains {
      $0.fragment == id && $0.phase == .animating && $0.outcome == .removed
    }
  }

  private func isHostInWindow(_ id: FragmentID) -> Bool {
    hostActivity(ofFragment: id).flatMap { fragmentManager(of: $0) }
      .map { fragments[$0].isInWindow } ?? false
  }
}

extension FragmentObjects {
  /// Whether the fragment's view has a parent.
  @inline(__always)
  func isInContainer(_ id: FragmentID) -> Bool {
    guard let container = self[id].container else { return false }
    return containers[container].views.contains(id)
  }
}
