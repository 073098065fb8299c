import IOSModel
import Testing

@Suite("A navigation controller")
struct NavigationTests {
  @Test(
    "ends the old top before the new one, with and without animation", arguments: [true, false])
  func push(animated: Bool) throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove]
    #expect(
      try bench.code(.push("B", animated: animated))
        == "B.willMove(N) B.didLoad A.willDisappear B.willAppear A.didDisappear B.didAppear B.didMove(N)"
    )
    bench.alsoWatching.insert(.deinit)
    #expect(
      try bench(.back)
        == "B.willMove(nil) B.willDisappear A.willAppear B.didDisappear A.didAppear B.didMove(nil) B.deinit"
    )
  }

  @Test("lets the revealed controller disappear again before the old top returns")
  func cancelledSwipe() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(
      try bench(.swipeBack(.cancel))
        == "B.willDisappear A.willAppear A.willDisappear A.didDisappear B.willAppear B.didAppear")
    #expect(bench.device.value(of: .viewControllers, on: InstanceID("N")) == "A B")
    #expect(
      try bench(.swipeBack(.begin)) == "B.willDisappear A.willAppear")
    #expect(try bench(.swipeBack(.complete)) == "B.didDisappear A.didAppear")
  }

  @Test("says nothing to buried controllers, and lets them go as the transition begins")
  func popToRoot() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench.code(.push("C"))
    bench.alsoWatching = [.deinit]
    #expect(
      try bench.code(.popToRoot(animated: true))
        == "C.willDisappear A.willAppear B.deinit C.didDisappear A.didAppear C.deinit")
  }
}
