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
    let count = fragments.containers[container].views.count
    let index = fragments.viewIndex(of: id, in: container, of: manager) ?? count
    fragments.containers[container].views.insert(id, at: min(index, count))
  }

  mutating func removeViewFromContainer(_ id: FragmentID) {
    guard let container = fragments[id].container, fragments[id].view != nil else { return }
    if let place = fragments.containers[container].views.firstIndex(of: id) {
      fragments.containers[container].views.remove(at: place)
    }
  }

  /// Whether the container is attached to a window, and so can show an effect at all.
  // The common part is inlined, since a mutating caller would copy the process for the call.
  @inline(__always)
  func isInWindow(_ container: ContainerID) -> Bool {
    if case .inHost(let manager) = fragments.containers[container].place {
      return fragments[manager].isInWindow
    }
    return isInnerInWindow(container)
  }

  private func isInnerInWindow(_ container: ContainerID) -> Bool {
    switch fragments.containers[container].place {
    case .nowhere: return false
    case .inHost: return isInWindow(container)
    case .inFragment(let id, let creation):
      guard fragments[id].view?.creation == creation else { return false }
      if let outer = fragments[id].container {
        return (fragments.isInContainer(id) || isLeaving(id, outer)) && isInWindow(outer)
      }
      return isDialogInWindow(id)
    case .inDialog(let id, let creation):
      return fragments[id].viewsCreated == creation && isDialogInWindow(id)
    }
  }

  /// The view has been taken out, and stays on the screen until its animation ends.
  private func isLeaving(_ id: FragmentID, _ container: ContainerID) -> Bool {
    fragments.containers[container].effects.operations.contains {
      $0.fragment == id && $0.phase == .animating && $0.outcome == .removed
    }
  }

  private func isDialogInWindow(_ id: FragmentID) -> Bool {
    fragments[id].dialog.window?.isShowing == true && isHostInWindow(id)
  }

  private func isHostInWindow(_ id: FragmentID) -> Bool {
    hostActivity(ofFragment: id).flatMap { fragmentManager(of: $0) }
      .map { fragments[$0].isInWindow } ?? false
  }
}

extension FragmentObjects {
  /// Over the view of the nearest fragment that was added before it, or else under that of the
  /// nearest one that was added after it.
  @inline(__always)
  fileprivate func viewIndex(
    of id: FragmentID, in container: ContainerID, of manager: FragmentManagerID
  ) -> Int? {
    let added = self[listsOf: manager].added
    let views = containers[container].views
    let own = added.firstIndex(of: id) ?? -1
    for place in stride(from: own - 1, through: 0, by: -1)
    where hasView(added[place], in: container) {
      return views.firstIndex(of: added[place]).map { $0 + 1 } ?? 0
    }
    for place in (own + 1)..<added.count where hasView(added[place], in: container) {
      return views.firstIndex(of: added[place])
    }
    return nil
  }

  @inline(__always)
  private func hasView(_ id: FragmentID, in container: ContainerID) -> Bool {
    self[id].container == container && self[id].view != nil
  }

  /// Whether the fragment's view has a parent.
  @inline(__always)
  func isInContainer(_ id: FragmentID) -> Bool {
    guard let container = self[id].container else { return false }
    return containers[container].views.contains(id)
  }
}
