import AndroidModel
import Testing

/// Which page a `ViewPager2` shows after its data set has changed. The library's
/// `AdapterDataSetChangeTest` checks each change individually.
///
/// https://github.com/androidx/androidx/blob/13f715472be92126fb5054b7857af5ded9b7cf3e/viewpager2/viewpager2/src/androidTest/java/androidx/viewpager2/widget/AdapterDataSetChangeTest.kt
struct PagerDataSetTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var start = 0
    let changes: [PagerDataChange]
    let currentPage: String

    var testDescription: String { "\(start): \(changes)" }
  }

  private static let pages = (0..<10).map { "p\($0)" }
  private static let others = (0..<6).map { "n\($0)" }

  @Test(arguments: [
    Change(changes: [.insert(0, "n1")], currentPage: "p0"),
    Change(changes: [.remove(0)], currentPage: "p1"),
    Change(changes: [.replace(removing: 0)], currentPage: "p1"),
    Change(changes: [.move(0, 1)], currentPage: "p0"),
    Change(changes: [.move(9, 0)], currentPage: "p0"),
    Change(start: 9, changes: [.insert(0, "n1")], currentPage: "p9"),
    Change(start: 9, changes: [.insert(9, "n1")], currentPage: "p9"),
    Change(start: 9, changes: [.remove(0)], currentPage: "p9"),
    Change(start: 9, changes: [.remove(9)], currentPage: "p8"),
    Change(start: 9, changes: [.replace(removing: 9)], currentPage: "p0"),
    Change(start: 9, changes: [.replace(removing: 8)], currentPage: "p0"),
    Change(start: 5, changes: [.replace(removing: 1, 8)], currentPage: "p6"),
    Change(
      start: 2, changes: [.dataSetChanged(pages: ["n0", "n1", "n2", "n3"])], currentPage: "n2"),
    Change(
      start: 7, changes: [.dataSetChanged(pages: ["n0", "n1", "n2", "n3"])], currentPage: "n0"),
    Change(
      start: 1,
      changes: [
        .remove(0), .remove(5), .remove(1), .insert(2, "n1"), .insert(6, "n2"), .insert(7, "n3"),
        .move(5, 2), .insert(9, "n4"), .insert(1, "n5"), .move(4, 9),
      ], currentPage: "p1"),
    Change(
      start: 6,
      changes: [
        .remove(1), .remove(2), .insert(0, "n1"), .move(2, 7), .move(8, 6), .remove(1),
        .move(1, 0), .insert(3, "n2"), .move(3, 3), .remove(3),
      ], currentPage: "p6"),
    Change(
      start: 2,
      changes: [
        .insert(0, "n1"), .insert(9, "n2"), .remove(6), .move(0, 6), .remove(9), .remove(1),
        .remove(8), .insert(0, "n3"), .move(3, 8), .remove(2),
      ], currentPage: "p4"),
  ])
  func `the page shown after a change is that of the library's test`(
    change: Change
  ) throws {
    var scenario = try PagerScenario.launched(
      .fragmentStateAdapter, pages: Self.pages, others: Self.others
    ) { $0.getItemId = .item }
    try scenario.when(.page(change.start, smoothly: false))
    for step in change.changes {
      try scenario.when(.change(step))
      #expect(scenario.lastReaction.crash == nil)
    }
    #expect(scenario.resumed == [change.currentPage])
  }

  /// The library's test removes them as a range, starting from the first and from the last but one.
  @Test(
    arguments: [
      (0, 0, 2, "p2"), (9, 0, 2, "p9"), (9, 8, 2, "p7"), (9, 0, 10, nil),
    ] as [(Int, Int, Int, String?)])
  func `a removed range is gone at once`(
    start: Int, first: Int, count: Int, page: String?
  ) throws {
    var scenario = try PagerScenario.launched(
      .fragmentStateAdapter, pages: Self.pages
    ) { $0.getItemId = .item }
    try scenario.when(.page(start, smoothly: false))
    try scenario.when(Array(repeating: .change(.remove(first)), count: count))
    #expect(scenario.resumed == (page.map { [$0] } ?? []))
  }

  @Test func `an adapter of the old pager cannot change single items`() throws {
    var scenario = try PagerScenario.launched(.fragmentPagerAdapter)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.change(.remove(0))) }
    try scenario.when(.change(.dataSetChanged(pages: ["p1"])))
  }

  @Test(
    arguments: [
      .remove(6), .remove(-1), .insert(7, "p0"), .insert(0, "nobody"), .move(0, 6), .move(6, 0),
      .itemChanged(position: 6), .dataSetChanged(pages: ["nobody"]), .dataSetChanged(pages: ["A"]),
    ] as [PagerDataChange])
  func `a list cannot be changed at a position it does not have`(change: PagerDataChange) throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.change(change)) }
  }
}

extension PagerDataChange {
  fileprivate static func insert(_ position: Int, _ page: String) -> Self {
    .itemInserted(position: position, page: page)
  }

  fileprivate static func remove(_ position: Int) -> Self { .itemRemoved(position: position) }

  fileprivate static func move(_ from: Int, _ to: Int) -> Self { .itemMoved(from: from, to: to) }

  fileprivate static func replace(removing removed: Int...) -> Self {
    .dataSetChanged(pages: (0..<10).filter { !removed.contains($0) }.map { "p\($0)" })
  }
}
