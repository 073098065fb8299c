/// The pagers that are in the views of the process.
struct PagerWorld: Hashable, Sendable {
  var viewPagers = InsertionOrderedMap<PagerID, ViewPager>()
  var viewPagers2 = InsertionOrderedMap<PagerID, ViewPager2>()
}

/// One pager object. A new view has a new one.
struct PagerID: Hashable, Sendable {
  /// Its id in the layout.
  let name: String
  let owner: PagerOwner
}

/// Whose layout a pager is in.
enum PagerOwner: Hashable, Sendable {
  case activity(InstanceID)
  /// A view of a fragment, by how many views the instance had made before.
  case view(of: InstanceID, creation: Int)

  /// The activity or fragment.
  var object: InstanceID {
    switch self {
    case .activity(let id), .view(let id, _): id
    }
  }
}

/// What pagers post to the main thread.
enum PagerMessage: Hashable, Sendable {
  /// The next frame of a scroll.
  case scrollFrame(PagerID)
  /// The scroll of a `ViewPager` has come to its end.
  case scrollEnded(PagerID)
  /// Restored pages that nobody has asked for may go.
  case gracePeriodEnded(PagerID)
}

extension AppProcess {
  /// The ids of the pagers in a layout, in the order of the layout.
  func pagerIDs(in owner: PagerOwner) -> [PagerID] {
    image.app.pagers.filter { $0.host == owner.object.className }
      .map { PagerID(name: $0.name, owner: owner) }
  }

  /// The layout is inflated, and the adapters are set.
  mutating func makePagers(in owner: PagerOwner) {
    for declaration in image.app.pagers where declaration.host == owner.object.className {
      guard let manager = pagerManager(of: owner) else { continue }
      let id = PagerID(name: declaration.name, owner: owner)
      if let kind = declaration.adapter.kindOfViewPager {
        pagers.viewPagers[id] = ViewPager(declaration, kind, manager)
      } else {
        pagers.viewPagers2[id] = ViewPager2(declaration, manager)
      }
    }
    if case .view = owner { requestLayout(of: owner) }
  }

  /// The view is gone, and its pagers with it. An adapter's grace period goes with them here, though
  /// its timer runs on in the library until the host is destroyed.
  mutating func dropPagers(in owner: PagerOwner) {
    for id in pagerIDs(in: owner) {
      pagers.viewPagers[id] = nil
      pagers.viewPagers2[id] = nil
      if case .view(let fragment, let creation) = owner {
        let container = ContainerID.pager(id.name, in: fragment, creation: creation)
        fragments.containers[container] = nil
        fragments.effects[container] = nil
      }
    }
  }

  /// The manager that the adapter was given.
  private func pagerManager(of owner: PagerOwner) -> FragmentManagerID? {
    switch owner {
    case .activity(let id): tokens[id].flatMap { fragments.hostManagers[$0] }
    case .view(let fragment, _): fragments[fragment].childManager
    }
  }

  /// The activity in whose window the layout is.
  func hostActivity(of owner: PagerOwner) -> ActivityToken? {
    switch owner {
    case .activity(let id): tokens[id]
    case .view(let fragment, _): hostActivity(ofFragment: fragment)
    }
  }

  mutating func handlePagerMessage(_ message: PagerMessage) throws(AndroidException) {
    switch message {
    case .scrollFrame(let id): try scrollOneFrame(id)
    case .scrollEnded(let id): try completeScroll(id)
    case .gracePeriodEnded(let id): try endGracePeriod(id)
    }
  }
}

extension PagerDeclaration.Adapter {
  /// Nil: it is an adapter of `ViewPager2`.
  fileprivate var kindOfViewPager: PagerAdapter.Kind? {
    switch self {
    case .fragmentStateAdapter: nil
    case .fragmentStatePagerAdapter: .removing
    case .fragmentPagerAdapter: .detaching
    }
  }
}
