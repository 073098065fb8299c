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

  @Test("that curls has nothing to turn to once the turn under way has come to the same page")
  func sameTurnTwice() throws {
    var bench = try bench(.pageCurl)
    let turn = IOSStimulus.appCode(.setPage(className: "Y", animated: true), in: nil)
    #expect(
      try bench(turn, turn)
        == "Y.didLoad Y.willAppear X.willDisappear X.didDisappear Y.didAppear")
  }

  @Test("tells its delegate of gestures only")
  func delegate() throws {
    var bench = try bench(.scroll)
    bench.watchesEverythingElse = true
    let swiped = try bench(.swipePage(forward: true, .complete))
    #expect(
      swiped.hasPrefix(
        "pageViewControllerAfter pageViewControllerBefore pageViewControllerWillTransitionTo"))
    #expect(swiped.hasSuffix("pageViewControllerDidFinishAnimating pageViewControllerAfter"))
    #expect(
      try bench.code(.setPage(className: "X", animated: true))
        == "X.willAppear Y.willDisappear X.didAppear Y.didDisappear")
  }

  @Test("that scrolls asks its data source once, and after a turn for the page beyond")
  func dataSource() throws {
    var bench = try bench(.scroll)
    func asked(_ stimulus: IOSStimulus) throws -> [String] {
      try bench.device.perform(stimulus).events
        .filter { $0.callback.name.hasPrefix("pageViewController") }
        .map { "\($0.callback.name.dropFirst(18))(\($0.arguments[0].value))" }
    }
    let end = "DidFinishAnimating(X)"
    #expect(
      try asked(.swipePage(forward: true, .cancel))
        == ["After(X)", "Before(X)", "WillTransitionTo(Y)", end])
    #expect(
      try asked(.swipePage(forward: true, .complete)) == ["WillTransitionTo(Y)", end, "After(Y)"])
    #expect(
      try asked(.swipePage(forward: false, .complete))
        == ["WillTransitionTo(X)", "DidFinishAnimating(Y)", "Before(X)"])
    #expect(try asked(.appCode(.setPage(className: "Y", animated: true), in: nil)) == [])
    #expect(
      try asked(.swipePage(forward: false, .cancel))
        == ["After(Y)", "Before(Y)", "WillTransitionTo(X)", "DidFinishAnimating(Y)"])
  }

  @Test("completes a turn by code before another one begins")
  func overtaken() throws {
    var bench = Bench(
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "P", kind: .pages(["X", "Y", "Z"], transition: .scroll))
        ], root: "P"))
    _ = try bench(.launch)
    let turn = IOSStimulus.appCode(.setPage(className: "Y", animated: true), in: nil)
    let events =
      "Y.didLoad Y.willAppear X.willDisappear Y.didAppear X.didDisappear "
      + "Z.didLoad Z.willAppear Y.willDisappear Z.didAppear Y.didDisappear"
    var other = bench
    #expect(try bench(turn, .swipePage(forward: true, .complete)) == events)
    #expect(
      try other(turn, .appCode(.setPage(className: "Z", animated: true), in: nil)) == events)
    _ = try other(.swipePage(forward: false, .begin))
    #expect(throws: ImpossibleStimulus.self) {
      _ = try other.code(.setPage(className: "X", animated: true))
    }
  }

  @Test("that scrolls does not take the same turn twice")
  func twice() throws {
    var bench = try bench(.scroll)
    let turn = IOSStimulus.appCode(.setPage(className: "Y", animated: true), in: nil)
    #expect(try bench(turn, turn).hasSuffix("crash NSInternalInconsistencyException"))
  }

  @Test("has no page beyond the last")
  func beyond() throws {
    var bench = try bench(.scroll)
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.swipePage(forward: false, .complete))
    }
  }
}
