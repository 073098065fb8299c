import IOSModel
import Testing

@Suite("A page controller")
struct PageTests {
  private func bench(_ transition: ControllerDeclaration.PageTransition) throws -> Bench {
    var bench = Bench(
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "P", kind: .pages(["X", "Y"], transition: transition))
        ], root: "P"))
    #expect(
      try bench(.launch)
        == "P.didLoad X.didLoad X.willAppear X.didAppear P.willAppear P.didAppear")
    return bench
  }

  @Test("that scrolls ends the new page first, and undoes the old one's loss first")
  func scroll() throws {
    var bench = try bench(.scroll)
    #expect(
      try bench(.swipePage(forward: true, .cancel))
        == "Y.didLoad Y.willAppear X.willDisappear X.willAppear X.didAppear Y.willDisappear Y.didDisappear"
    )
    #expect(
      try bench(.swipePage(forward: true, .complete))
        == "Y.willAppear X.willDisappear Y.didAppear X.didDisappear")
    #expect(bench.device.value(of: .viewControllers, on: InstanceID("P")) == "Y")
  }

  @Test("that curls ends the old page first")
  func curl() throws {
    var bench = try bench(.pageCurl)
    #expect(
      try bench(.swipePage(forward: true, .cancel))
        == "Y.didLoad Y.willAppear X.willDisappear Y.willDisappear X.willAppear Y.didDisappear X.didAppear"
    )
    #expect(
      try bench(.swipePage(forward: true, .complete))
        == "Y.willAppear X.willDisappear X.didDisappear Y.didAppear")
  }

  @Test("tells its delegate of gestures only")
  func delegate() throws {
    var bench = try bench(.scroll)
    bench.watchesEverythingElse = true
    let swiped = try bench(.swipePage(forward: true, .complete))
    #expect(swiped.hasPrefix("pageViewControllerWillTransitionTo"))
    #expect(swiped.hasSuffix("pageViewControllerDidFinishAnimating"))
    #expect(
      try bench.code(.setPage(className: "X", animated: true))
        == "X.willAppear Y.willDisappear X.didAppear Y.didDisappear")
  }

  @Test("has no page beyond the last")
  func beyond() throws {
    var bench = try bench(.scroll)
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.swipePage(forward: false, .complete))
    }
  }
}
