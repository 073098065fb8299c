import IOSModel
import Testing

@Suite("Stacks and columns in the middle of another change")
struct ColumnInTransitionTests {
  private static func columns(_ name: String, _ columns: [String]) -> ControllerDeclaration {
    ControllerDeclaration(
      name: name,
      kind: .split(
        primary: columns[0], supplementary: columns[1], secondary: columns[2], compact: nil))
  }

  @Test("give back all that another primary column finds on its stack", arguments: [17, 26])
  func anotherPrimary(major: Int) throws {
    var bench = Bench(
      major, app: IOSApp(controllers: [Self.columns("L", ["A", "B", "C"])], root: "L"))
    _ = try bench(.launch)
    let told = try bench.code(.setColumn(.primary, .new(className: "D")), in: InstanceID("L"))
    #expect(told.contains("C.didDisappear") && told.contains("D.didAppear"))
    #expect(bench.device.currentInstance(of: "A") == nil)
  }

  @Test("tell a page that it has moved in once their stack is there")
  func whileTheStackComes() throws {
    var tabs = ControllerDeclaration(name: "T", kind: .tabs(["X", "N"], selected: 0))
    tabs.delegateTransitions = [.animator]
    var bench = Bench(
      17,
      app: IOSApp(
        controllers: [tabs, ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))],
        root: "T"))
    _ = try bench(.launch)
    for tab in ["N", "X"] { _ = try bench(.tapTab(className: tab)) }
    bench.alsoWatching = [.willMove, .didMove]
    let told = try bench(
      .tapTab(className: "N"),
      .appCode(.push(.new(className: "B"), animated: false), in: InstanceID("N")))
    #expect(told.contains("B.willMove(N)") && told.contains("B.didAppear B.didMove(N)"))
  }

  @Test("show the columns of a split controller that is moved onto the stack of another one")
  func splitInSplit() throws {
    var inner = Self.columns("L", ["A", "B", "C"])
    inner.split.style = .tripleColumn
    let outer = ControllerDeclaration(
      name: "S", kind: .split(primary: "N", secondary: "D", compact: nil))
    let app = IOSApp(
      controllers: [
        outer, inner, ControllerDeclaration(name: "N", kind: .navigation(stack: ["X"])),
      ],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "S"), .controller(.viewWillAppear), times: 1,
          do: [.show(.new(className: "L"))])
      ], root: "S")
    var bench = Bench(26, idiom: .pad, app: app)
    _ = try bench(.launch)
    _ = try bench(.resize(horizontal: .compact))
    #expect(bench.device.appearance(of: InstanceID("C")) == .appeared)
    #expect(bench.device.value(of: .window, on: InstanceID("C")) == "set")
  }
}
