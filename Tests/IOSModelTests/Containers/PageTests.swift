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

  @Test("that curls has no further turn if the one in progress has reached the same page")
  func sameTurnTwice() throws {
    var bench = try bench(.pageCurl)
    let turn = IOSStimulus.appCode(.container(.setPage(className: "Y", animated: true)), in: nil)
    #expect(
      try bench(turn, turn)
        == "Y.didLoad Y.willAppear X.willDisappear X.didDisappear Y.didAppear")
  }

  @Test("completes a turn by code before another one begins")
  func overtaken() throws {
    var bench = Bench(
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "P", kind: .pages(["X", "Y", "Z"], transition: .scroll))
        ], root: "P"))
    _ = try bench(.launch)
    let turn = IOSStimulus.appCode(.container(.setPage(className: "Y", animated: true)), in: nil)
    let events =
      "Y.didLoad Y.willAppear X.willDisappear Y.didAppear X.didDisappear "
      + "Z.didLoad Z.willAppear Y.willDisappear Z.didAppear Y.didDisappear"
    var other = bench
    #expect(try bench(turn, .swipePage(forward: true, .complete)) == events)
    #expect(
      try other(turn, .appCode(.container(.setPage(className: "Z", animated: true)), in: nil))
        == events)
    _ = try other(.swipePage(forward: false, .begin))
    #expect(throws: ImpossibleStimulus.self) {
      _ = try other.code(.container(.setPage(className: "X", animated: true)))
    }
  }

  /// - Parameter code: the code of page `Y`, which turns to `Z` when it is about to appear.
  private func benchOfNewPages(_ code: AppAction...) throws -> Bench {
    var pages = ControllerDeclaration(
      name: "P", kind: .pages(["X", "Y", "Z"], transition: .scroll))
    pages.makesNewPages = true
    let script = CallbackScript(
      .allInstances(ofClass: "Y"), .controller(.viewWillAppear), times: 1, do: code)
    var bench = Bench(app: IOSApp(controllers: [pages], scripts: [script], root: "P"))
    #expect(
      try bench(.launch)
        == "P.didLoad X.didLoad X.willAppear X.didAppear P.willAppear P.didAppear")
    bench.alsoWatching = [.initNibName, .deinit]
    return bench
  }

  @Test("whose data source creates its pages keeps three of them")
  func newPages() throws {
    var bench = try benchOfNewPages()
    #expect(
      try bench(.swipePage(forward: true, .complete))
        == "Y.initNibName Y.didLoad Y.willAppear X.willDisappear Y.didAppear X.didDisappear "
        + "Z.initNibName")
    #expect(
      try bench(.swipePage(forward: true, .complete))
        == "Z.didLoad Z.willAppear Y.willDisappear Z.didAppear Y.didDisappear X.deinit")
    #expect(
      try bench(.swipePage(forward: false, .complete))
        == "Y.willAppear Z.willDisappear Y.didAppear Z.didDisappear X#2.initNibName")
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench.code(.container(.setPage(className: "W", animated: true)))
    }
  }

  @Test("releases a new page whose code has turned to another one", arguments: [true, false])
  func newPageTurnsByItself(animated: Bool) throws {
    var bench = try benchOfNewPages(
      .container(.setPage(className: "Z", animated: animated)))
    let told = try bench.code(.container(.setPage(className: "Y", animated: animated)))
    #expect(told.contains("X.deinit") && told.contains("Y.deinit") && !told.contains("Z.deinit"))
    #expect(bench.device.value(of: .children, on: InstanceID("P")) == "Z")
  }

  @Test("does not turn to a new page that code has removed")
  func newPageIsTakenAway() throws {
    var bench = try benchOfNewPages()
    _ = try bench(.swipePage(forward: true, .cancel))
    _ = try bench.code(.containment(.removeFromParent(InstanceID("Y"))))
    #expect(try bench(.swipePage(forward: true, .complete)) == "")
  }

  @Test("shows neither of two new pages that code has removed")
  func newPagesAreTakenAway() throws {
    var pages = ControllerDeclaration(name: "P", kind: .pages(["X", "Y"], transition: .pageCurl))
    pages.makesNewPages = true
    pages.spineLocation = .mid
    var bench = Bench(app: IOSApp(controllers: [pages], root: "P"))
    _ = try bench(.launch)
    for page in ["Y", "X"] {
      _ = try bench.code(.containment(.removeFromParent(InstanceID(page))))
    }
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.swipePage(forward: true, .complete))
    }
  }

  @Test("has no page beyond the last")
  func beyond() throws {
    var bench = try bench(.scroll)
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.swipePage(forward: false, .complete))
    }
  }
}
