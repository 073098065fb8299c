/// Asks whether a snapshot would be this one. None is made for that, as it would be all lists. Nothing of it
/// is Android's; it is there for replaying recordings.
struct FragmentSnapshotComparison {
  private let expected: FragmentSnapshot
  private var managersFound = 0
  private var fragmentsFound = 0

  private init(_ expected: FragmentSnapshot) {
    self.expected = expected
  }

  /// - Parameter root: the manager of the host.
  static func agrees(
    _ expected: FragmentSnapshot, with root: FragmentManagerID, _ process: ActivityThread
  ) -> Bool {
    guard process.fragments[root].isStateSaved == expected.isStateSaved else { return false }
    var comparison = FragmentSnapshotComparison(expected)
    return comparison.follow(root, isRoot: true, process)
      && comparison.managersFound == expected.managers.count
      && comparison.fragmentsFound == expected.fragments.count
  }

  /// - Returns: false as soon as something is not as expected.
  private mutating func follow(
    _ manager: FragmentManagerID, isRoot: Bool, _ process: ActivityThread
  ) -> Bool {
    let parent = process.objectOfParent(of: manager)
    if process.isListed(manager, isRoot: isRoot) {
      let places = expected.managers.indices
      guard let place = places.first(where: { expected.managers[$0].parent == parent }),
        agrees(place, with: manager, process)
      else { return false }
      managersFound += 1
    }
    for entry in process.fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value,
        let id = process.fragments[stateManager]?.fragment
      else { continue }
      let object = process.fragments[id].object
      let places = expected.fragments.indices
      guard let place = places.first(where: { expected.fragments[$0].id == object }),
        expected.fragments[place].parent == parent, agrees(place, with: id, process)
      else { return false }
      fragmentsFound += 1
      let children = process.fragments[id].childManager
      guard process.fragments.hasNoLists(children) || follow(children, isRoot: false, process)
      else { return false }
    }
    return true
  }

  /// Whether the expected manager at this place has what the manager has.
  private func agrees(
    _ place: Int, with manager: FragmentManagerID, _ process: ActivityThread
  ) -> Bool {
    guard expected.managers[place].primaryNavigation == process.primary(of: manager),
      agrees(expected.managers[place].added, process.fragments[listsOf: manager].added, process)
    else { return false }
    let backStack = process.fragments[listsOf: manager].backStack
    guard backStack.count == expected.managers[place].backStack.count else { return false }
    for (index, entry) in backStack.enumerated() {
      guard
        isName(
          expected.managers[place].backStack[index], of: process.fragments.transactions[entry].name,
          process)
      else { return false }
    }
    var count = 0
    var isSame = true
    process.forEachListedContainer(of: manager) { name, views in
      isSame =
        isSame && count < expected.managers[place].containers.count
        && expected.managers[place].containers[count].name == process.ledger.symbols.name(of: name)
        && agrees(expected.managers[place].containers[count].views, views, process)
      count += 1
    }
    return isSame && count == expected.managers[place].containers.count
  }

  /// Whether the expected fragment at this place is what the fragment is: see `listed`.
  @inline(__always)
  private func agrees(
    _ place: Int, with id: FragmentID, _ process: ActivityThread
  ) -> Bool {
    let isAdded = process.fragments[id].isAttached && process.fragments[id].isAdded
    let view = process.fragments[id].view
    return expected.fragments[place].state == process.fragments[id].lifecycle
      && expected.fragments[place].isAdded == isAdded
      && expected.fragments[place].isHidden == process.isHidden(id)
      && expected.fragments[place].isDetached == process.fragments[id].isDetached
      && expected.fragments[place].isInBackStack == process.fragments[id].isInBackStack
      && expected.fragments[place].maximum == process.fragments[id].maximum
      && expected.fragments[place].viewState == view?.lifecycle
      && isName(expected.fragments[place].tag, of: process.fragments[id].tag, process)
  }

  /// Mostly there is none.
  @inline(__always)
  private func isName(
    _ name: String?, of symbol: Symbol?, _ process: ActivityThread
  ) -> Bool {
    guard let name, let symbol else { return name == nil && symbol == nil }
    return process.ledger.symbols.name(of: symbol) == name
  }

  @inline(__always)
  private func agrees(
    _ objects: [ObjectID], _ ids: ShortList<FragmentID>, _ process: ActivityThread
  ) -> Bool {
    guard objects.count == ids.count else { return false }
    for place in objects.indices where process.fragments[ids[place]].object != objects[place] {
      return false
    }
    return true
  }
}

extension ActivityThread {
  /// Whether `fragmentSnapshot` would be this one, in whatever order of its lists.
  func fragments(of host: ActivityToken, are expected: FragmentSnapshot?) -> Bool {
    guard let root = fragmentManager(of: host), fragments[root].host != nil else {
      return expected == nil
    }
    guard let expected else { return false }
    return FragmentSnapshotComparison.agrees(expected, with: root, self)
  }
}
