import IOSModel
import Testing

/// A listed page is a child and alive, and a page that was told it will move is told that it did.
@Suite("A page that is put back into the stack it is leaving")
struct ReturningPageTests {
  private static let stack = InstanceID("N")
  private static let page = InstanceID("B")
  private static let back = IOSStimulus.appCode(
    .container(.push(.existing(page), animated: false)), in: stack)

  private func bench(_ scripts: [CallbackScript] = []) throws -> Bench {
    var bench = Bench(17, app: .stack(scripts: scripts))
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    return bench
  }

  private func expectOnTop(_ bench: Bench) {
    for property in [ControllerProperty.viewControllers, .children] {
      #expect(bench.device.value(of: property, on: Self.stack) == "A B")
    }
    #expect(bench.device.value(of: .parent, on: Self.page) == "N")
    #expect(bench.device.appearance(of: Self.page) == .appeared)
  }

  @Test("completes its removal, and then moves in anew")
  func inMidPop() throws {
    var bench = try bench()
    #expect(
      try bench(.back, Self.back)
        == "B.willMove(nil) B.willDisappear A.willAppear B.didDisappear B.didMove(nil) A.didAppear "
        + "B.willMove(N) A.willDisappear B.willAppear A.didDisappear B.didAppear B.didMove(N)")
    expectOnTop(bench)
  }

  @Test("stays, and is told so, if its removal did not happen")
  func beforeThePop() throws {
    let code = CallbackScript(
      .allInstances(ofClass: "B"), .controller(.viewDidAppear), times: 1,
      do: [
        .container(.pop(animated: false)), .container(.push(.existing(Self.page), animated: false)),
      ])
    var bench = Bench(17, app: .stack(scripts: [code]))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    let told = try bench.code(.push("B"))
    #expect(told.hasSuffix("B.didAppear B.willMove(nil) B.willMove(N) B.didMove(N)"))
    expectOnTop(bench)
  }

  @Test("is listed once, however the gesture ends", arguments: [Gesture.cancel, .complete])
  func inMidSwipe(end: Gesture) throws {
    var bench = try bench()
    _ = try bench(.swipeBack(.begin))
    _ = try bench(Self.back)
    let told = try bench(.swipeBack(end))
    #expect(!told.contains("deinit"))
    expectOnTop(bench)
  }
}

@Suite("A move that is cancelled, or that completes without an appearance")
struct MoveWithoutAppearanceTests {
  @Test("into a stack that disappears during the move ends without a parent")
  func stackGoes() throws {
    var bench = Bench(17, app: .stack())
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    let told = try bench(
      .appCode(.push("B"), in: nil), .appCode(.setWindowRoot(.new(className: "F")), in: nil))
    #expect(told.hasPrefix("B.willMove(N)"))
    #expect(told.contains("N.deinit B.didMove(nil)"))
    #expect(told.hasSuffix("B.deinit"))
  }

  @Test("of a column that stays visible ends with the collapse")
  func splitInSplit() throws {
    var outer = ControllerDeclaration(
      name: "L", kind: .split(primary: "M", secondary: "S", compact: nil))
    outer.split.style = .doubleColumn
    let inner = ControllerDeclaration(
      name: "S", kind: .split(primary: "N", secondary: "D", compact: nil))
    var bench = Bench(
      idiom: .pad,
      app: IOSApp(
        controllers: [
          outer, inner, ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ], root: "L"))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove]
    let told = try bench(.resize(horizontal: .compact))
    #expect(told.contains("D.willMove(N)") && told.contains("D.didMove(N)"), "\(told)")
    #expect(bench.device.appearance(of: InstanceID("D")) == .appeared)
  }

  @Test("of a column that is covered completes its disappearance")
  func collapsesOnTheWayOff() throws {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: "A", secondary: "D", compact: nil))
    split.split.style = .doubleColumn
    var bench = Bench(idiom: .pad, app: IOSApp(controllers: [split], root: "S"))
    _ = try bench(.launch)
    let told = try bench(
      .appCode(.present("C", .fullScreen), in: nil), .resize(horizontal: .compact))
    #expect(told.contains("D.willDisappear") && told.contains("D.didDisappear"), "\(told)")
    for id in ["A", "D", "S"] {
      #expect(bench.device.appearance(of: InstanceID(id)) == .disappeared)
    }
    _ = try bench.code(.dismiss(animated: true))
    #expect(bench.device.appearance(of: InstanceID("D")) == .appeared)
  }
}
