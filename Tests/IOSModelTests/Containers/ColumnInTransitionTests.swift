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

  @Test("return everything that a new primary column finds on its stack", arguments: [17, 26])
  func anotherPrimary(major: Int) throws {
    var bench = Bench(
      major, app: IOSApp(controllers: [Self.columns("L", ["A", "B", "C"])], root: "L"))
    _ = try bench(.launch)
    let told = try bench.code(
      .container(.setColumn(.primary, .new(className: "D"))), in: InstanceID("L"))
    #expect(told.contains("C.didDisappear") && told.contains("D.didAppear"))
    #expect(bench.device.currentInstance(of: "A") == nil)
  }

  @Test("notify a page of its move once their stack is in place")
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
      .appCode(.container(.push(.new(className: "B"), animated: false)), in: InstanceID("N")))
    #expect(told.contains("B.willMove(N)") && told.contains("B.didAppear B.didMove(N)"))
  }

  @Test("show the columns of a split controller that is moved onto another one's stack")
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
    bench.alsoWatching = [.willMove, .didMove]
    let told = try bench(.resize(horizontal: .regular))
    // Both stay visible, and are notified only of their parent.
    for kept in ["L.didMove(nil)", "L.will", "C."] {
      #expect(!told.replacing("L.willMove", with: "").contains(kept), "\(told)")
    }
    for id in ["C", "B", "L", "S"] {
      #expect(bench.device.appearance(of: InstanceID(id)) == .appeared, "\(id)")
      #expect(bench.device.value(of: .window, on: InstanceID(id)) == "set", "\(id)")
    }
  }

  /// A split controller with the columns A and D, and code that makes a call at this moment.
  private static func split(
    _ major: Int, _ id: String, _ callback: ControllerCallback, _ action: AppAction,
    primary: String = "A", isClassic: Bool = false, times: Int = 1
  ) throws -> Bench {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: primary, secondary: "D", compact: nil))
    if !isClassic { split.split.style = .doubleColumn }
    split.split.preferredDisplayMode = .oneBesideSecondary
    var bench = Bench(
      major, idiom: .pad,
      app: IOSApp(
        controllers: [split, ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: id), .controller(callback), times: times,
            calls: [.init(action, on: InstanceID("S"))])
        ], root: "S"))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    return bench
  }

  @Test(
    "notify a classic column once of its removal, and keep only the last detail",
    arguments: [
      ("D", ControllerCallback.viewWillDisappear), ("D", .willMove), ("A", .viewWillDisappear),
      ("E", .viewDidLoad), ("E", .viewWillAppear), ("E", .didMove),
    ], [17, 26])
  func detailInDetail(code: (id: String, callback: ControllerCallback), major: Int) throws {
    let isMove = code.id == "D" && code.callback == .willMove
    var bench = try Self.split(
      major, code.id, code.callback, .showDetail(.new(className: "G")), isClassic: true,
      times: isMove ? 2 : 1)
    let told = try bench.code(.showDetail(.new(className: "E")), in: InstanceID("S"))
    let words = told.split(separator: " ")
    for id in ["D", "E", "G"] {
      #expect(words.filter { $0 == "\(id).willMove(nil)" }.count <= 1, "\(told)")
      #expect(words.filter { $0 == "\(id).didMove(nil)" }.count <= 1, "\(told)")
    }
    let detail = bench.device.value(of: .viewControllers, on: InstanceID("S"))?.suffix(1) ?? ""
    #expect(bench.device.value(of: .children, on: InstanceID("S"))?.hasSuffix(detail) == true)
    for id in ["A", String(detail)] {
      #expect(bench.device.appearance(of: InstanceID(id)) == .appeared, "\(told)")
    }
    #expect(["E", "G"].filter { bench.device.currentInstance(of: $0) != nil }.count == 1)
  }

  @Test("do not show a page that was returned while it was loading")
  func givenBack() throws {
    for (action, major) in [
      (AppAction.container(.setColumn(.secondary, nil)), 17),
      (.showDetail(.new(className: "G")), 26),
    ] {
      var bench = try Self.split(major, "E", .viewDidLoad, action)
      _ = try bench(.resize(horizontal: .compact))
      let told = try bench.code(
        .container(.setColumn(.secondary, .new(className: "E"))), in: InstanceID("S"))
      #expect(!told.contains("E.willAppear") && told.contains("E.deinit"), "\(told)")
    }
  }

  @Test("do not announce a column that was emptied before its turn")
  func emptiedBeforeItsTurn() throws {
    var split = Self.columns("S", ["A", "U", "B"])
    split.split.style = .tripleColumn
    var bench = Bench(
      26,
      app: IOSApp(
        controllers: [split],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "U"), .controller(.viewDidAppear),
            calls: [.init(.container(.setColumn(.secondary, nil)), on: InstanceID("S"))])
        ], root: "S"))
    _ = try bench(.launch)
    _ = try bench.code(.container(.showColumn(.primary)), in: InstanceID("S"))
    bench.watchesEverythingElse = true
    let told = try bench.code(.container(.showColumn(.secondary)), in: InstanceID("S"))
    let shown = told.split(separator: " ").filter { $0 == "splitViewControllerWillShow" }
    #expect(shown.count == 1, "\(told)")
  }

  @Test("take along the contents of a stack whose code changes it while it leaves")
  func changedOnTheWayOff() throws {
    var bench = Bench(
      17,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "T", kind: .tabs(["N", "X", "Y"], selected: 0)),
          ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "N"), .controller(.viewWillDisappear), times: 1,
            do: [.push("B", animated: false)])
        ], root: "T"))
    _ = try bench(.launch)
    let told = try bench(.tapTab(className: "X"))
    #expect(told.contains("A.willDisappear A.didDisappear"), "\(told)")
  }
}
