/// Asks whether a snapshot would be this one. None is made for that, as it would be all lists. It
/// is not part of Android; it is there for replaying recordings.
struct FragmentSnapshotComparison {
  private var managersFound = 0
  private var fragmentsFound = 0

  /// - Parameter root: the manager of the host.
  static func agrees(
    _ expected: FragmentSnapshot, with root: FragmentManagerID, _ process: ActivityThread
  ) -> Bool {
    guard process.fragments[root].isStateSaved == expected.isStateSaved else { return false }
    var comparison = FragmentSnapshotComparison()
    return comparison.follow(root, isRoot: true, process, expected)
      && comparison.managersFound == expected.managers.count
      && comparison.fragmentsFound == expected.fragments.count
  }

  /// - Returns: false as soon as something is not as expected.
  private mutating func follow(
    _ manager: FragmentManagerID, isRoot: Bool, _ process: ActivityThread,
    _ expected: FragmentSnapshot
  ) -> Bool {
    let parent = process.objectOfParent(of: manager)
    if process.isListed(manager, isRoot: isRoot) {
      guard let place = place(ofManagerOf: parent, in: expected),
        Self.agrees(expected, place, with: manager, process)
      else { return false }
      managersFound += 1
    }
    for entry in process.fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value,
        let id = process.fragments[stateManager]?.fragment
      else { continue }
      guard let place = place(of: process.fragments[id].object, in: expected),
        expected.fragments[place].parent == parent,
        Self.agrees(expected, place, with: id, process)
      else { return false }
      fragmentsFound += 1
      let children = process.fragments[id].childManager
      guard
        process.fragments.hasNoLists(children)
          || follow(children, isRoot: false, process, expected)
      else { return false }
    }
    return true
  }

  /// Mostly they are listed as they are found.
  @inline(__always)
  private func place(ofManagerOf parent: ObjectID?, in expected: FragmentSnapshot) -> Int? {
    let next = managersFound
    if next < expected.managers.count, expected.managers[next].parent == parent { return next }
    return expected.managers.firstIndex { $0.parent == parent }
  }

  /// Likewise.
  @inline(__always)
  private func place(of object: ObjectID, in expected: FragmentSnapshot) -> Int? {
    let next = fragmentsFound
    if next < expected.fragments.count, expected.fragments[next].id == object { return next }
    return expected.fragments.firstIndex { $0.id == object }
  }

  /// Whether the expected manager at this place has what the manager has.
  private static func agrees(
    _ expected: FragmentSnapshot, _ place: Int, with manager: FragmentManagerID,
    _ process: ActivityThread
  ) -> Bool {
    guard expected.managers[place].primaryNavigation == process.primary(of: manager),
      agreesOnAdded(expected, place, manager, process)
    else { return false }
    let count = process.fragments[listsOf: manager].backStack.count
    guard count == expected.managers[place].backStack.count else { return false }
    for index in 0..<count {
      let entry = process.fragments[listsOf: manager].backStack[index]
      guard
        isName(
          expected.managers[place].backStack[index], of: process.fragments.transactions[entry].name,
          process)
      else { return false }
    }
    return agreesOnContainers(expected, place, manager, process)
  }

  @inline(__always)
  private static func agreesOnContainers(
    _ expected: FragmentSnapshot, _ place: Int, _ manager: FragmentManagerID,
    _ process: ActivityThread
  ) -> Bool {
    var count = 0
    var isSame = true
    process.forEachListedContainer(of: manager) { name, container in
      isSame =
        isSame && count < expected.managers[place].containers.count
        && expected.managers[place].containers[count].name == name.ofLayout
        && agrees(expected.managers[place].containers[count].views, container, process)
      count += 1
    }
    return isSame && count == expected.managers[place].containers.count
  }

  /// Whether the expected fragment at this place is what the fragment is: see `listed`.
  @inline(__always)
  private static func agrees(
    _ expected: FragmentSnapshot, _ place: Int, with id: FragmentID, _ process: ActivityThread
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
  private static func isName(
    _ name: String?, of symbol: Symbol?, _ process: ActivityThread
  ) -> Bool {
    guard let name, let symbol else { return name == nil && symbol == nil }
    return process.ledger.symbols.name(of: symbol) == name
  }

  @inline(__always)
  private static func agrees(
    _ objects: [ObjectID], _ container: ContainerID?, _ process: ActivityThread
  ) -> Bool {
    guard let container else { return objects.isEmpty }
    guard objects.count == process.fragments.containers[container].views.count else { return false }
    for place in objects.indices {
      let id = process.fragments.containers[container].views[place]
      if process.fragments[id].object != objects[place] { return false }
    }
    return true
  }

  @inline(__always)
  private static func agreesOnAdded(
    _ expected: FragmentSnapshot, _ place: Int, _ manager: FragmentManagerID,
    _ process: ActivityThread
  ) -> Bool {
    let count = expected.managers[place].added.count
    guard count == process.fragments[listsOf: manager].added.count else { return false }
    for index in 0..<count {
      let id = process.fragments[listsOf: manager].added[index]
      if process.fragments[id].object != expected.managers[place].added[index] { return false }
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
