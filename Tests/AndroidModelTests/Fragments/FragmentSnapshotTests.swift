import AndroidModel
import Testing

/// Comparing the fragments with a snapshot gives the same result as taking another snapshot.
struct FragmentSnapshotTests {
  /// A host in which `x` has been added and then replaced by `y`, which has a child.
  private static func harness() throws -> FragmentHostHarness {
    let fragments = ["x", "y", "z"].map { FragmentDeclaration(name: $0) }
    var harness = FragmentHostHarness(
      FragmentHostApp(host: "Host", fragments: fragments, scripts: []))
    try harness.create(saved: false, retained: false)
    try harness.start()
    try harness.resume()
    let replacement = FragmentTransaction.Operation.replace(
      .new(className: "y"), container: "main", tag: "tag")
    _ = try harness.call(.committing([.adding("x")]))
    _ = try harness.call(
      .transaction(
        FragmentTransaction(
          backStack: .init("entry"),
          operations: [replacement, .setPrimaryNavigationFragment(.instance(InstanceID("y")))])))
    try harness.runQueue()
    let child = FragmentTransaction.Operation.add(
      .new(className: "z"), container: "child", tag: nil)
    _ = try harness.call(
      .transaction(
        FragmentTransaction(manager: .childOf(InstanceID("y")), operations: [child])))
    try harness.runQueue()
    return harness
  }

  @Test func `the order of fragments in a snapshot does not matter`() throws {
    var harness = try Self.harness()
    var snapshot = try #require(harness.snapshot)
    #expect(snapshot.managers.count == 2)
    #expect(snapshot.fragments.count == 3)
    let isSame = harness.fragmentsAre(snapshot)
    #expect(isSame)
    snapshot.managers.reverse()
    snapshot.fragments.reverse()
    let isSameReversed = harness.fragmentsAre(snapshot)
    #expect(isSameReversed)
  }

  private static let changes: [@Sendable (inout FragmentSnapshot) -> Void] = [
    { $0.isStateSaved = true },
    { $0.managers.removeLast() },
    { $0.managers.append($0.managers[0]) },
    { $0.managers[0].added = [] },
    { $0.managers[0].added = $0.managers[1].added },
    { $0.managers[0].backStack = [nil] },
    { $0.managers[0].backStack.append("entry") },
    { $0.managers[0].primaryNavigation = nil },
    { $0.managers[0].containers[0].name = "side" },
    { $0.managers[0].containers[0].views = [] },
    { $0.managers[0].containers.removeAll() },
    { $0.managers[1].containers.append(.init(name: "main", views: [])) },
    { $0.managers[1].parent = $0.fragments[0].id },
    { $0.fragments.removeLast() },
    { $0.fragments.append($0.fragments[0]) },
    { $0.fragments[0].isAdded.toggle() },
    { $0.fragments[0].isHidden.toggle() },
    { $0.fragments[0].isDetached.toggle() },
    { $0.fragments[0].isInBackStack.toggle() },
    { $0.fragments[0].maximum = .started },
    { $0.fragments[1].state = .started },
    { $0.fragments[1].tag = nil },
    { $0.fragments[1].viewState = nil },
    { $0.fragments[2].parent = nil },
  ]

  @Test(arguments: changes.indices)
  func `every difference from a snapshot is found`(change: Int) throws {
    var harness = try Self.harness()
    var snapshot = try #require(harness.snapshot)
    Self.changes[change](&snapshot)
    #expect(snapshot != harness.snapshot)
    let isSame = harness.fragmentsAre(snapshot)
    #expect(!isSame)
  }

  /// A fragment that was detached and added in one transaction is added once more when this is
  /// undone, and stays added when its manager drops it.
  @Test func `a manager is listed if it has a fragment that is added but no longer active`() throws
  {
    var harness = try Self.harness()
    let manager = FragmentManagerReference.childOf(InstanceID("y"))
    let child = FragmentReference.instance(InstanceID("z"))
    _ = try harness.call(
      .transaction(
        FragmentTransaction(
          manager: manager, reordering: true, backStack: .init("kept"),
          operations: [
            .detach(child), .add(.existing(child), container: "child", tag: nil),
          ])))
    try harness.runQueue()
    _ = try harness.call(.saveBackStack(manager, name: "kept"))
    try harness.runQueue()
    let snapshot = try #require(harness.snapshot)
    #expect(snapshot.fragments.count == 2)
    #expect(snapshot.managers.map(\.added.count) == [1, 1])
    let isSame = harness.fragmentsAre(snapshot)
    #expect(isSame)
  }

  @Test func `without a host there is nothing to compare`() throws {
    var harness = FragmentHostHarness(FragmentHostApp(host: "Host", fragments: [], scripts: []))
    var full = try Self.harness()
    let isNone = harness.fragmentsAre(nil)
    let isFull = harness.fragmentsAre(full.snapshot)
    let fullIsNone = full.fragmentsAre(nil)
    #expect(isNone)
    #expect(!isFull && !fullIsNone)
  }
}
