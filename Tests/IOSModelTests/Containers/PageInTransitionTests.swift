import IOSModel
import Testing

@Suite("A page controller that disappears, or appears, while it turns")
struct PageInTransitionTests {
  private static func bench(
    _ id: String, _ callback: ControllerCallback, _ action: AppAction, on receiver: String,
    root: ControllerDeclaration? = nil
  ) throws -> Bench {
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "P", kind: .pages(["X", "Y", "Z"], transition: .scroll))
      ],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: id), .controller(callback), times: 1,
          calls: [.init(action, on: InstanceID(receiver))])
      ], root: "P")
    if let root {
      app.controllers.append(root)
      app.root = root.name
    }
    var bench = Bench(17, app: app)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    return bench
  }

  private static let turn = AppAction.container(.setPage(className: "Y", animated: true))
  private static let tabs = ControllerDeclaration(name: "T", kind: .tabs(["P", "F"], selected: 0))

  @Test(
    "lives until both pages have received the end of the turn",
    arguments: [
      ("Y", ControllerCallback.willMove), ("Y", .viewDidLoad), ("Y", .viewWillAppear),
      ("X", .viewWillDisappear), ("Y", .viewDidAppear), ("X", .viewDidDisappear),
    ])
  func outlived(code: (id: String, callback: ControllerCallback)) throws {
    var bench = try Self.bench(
      code.id, code.callback, .setWindowRoot(.new(className: "F")), on: "P")
    _ = try bench(.launch)
    let told = try bench.code(Self.turn, in: InstanceID("P"))
    #expect(told.contains("Y.didMove(P)") && told.contains("X.willMove(nil) X.didMove(nil)"))
    #expect(told.contains("Y.didDisappear") && told.contains("P.deinit"))
  }

  @Test("shows only the new page if it appears meanwhile")
  func comes() throws {
    var bench = try Self.bench("P", .viewWillAppear, Self.turn, on: "P")
    #expect(
      try bench(.launch).hasSuffix(
        "P.willAppear X.willMove(nil) Y.willMove(P) Y.didMove(P) Y.didLoad Y.willAppear "
          + "X.willDisappear P.didAppear Y.didAppear X.didDisappear X.willMove(nil) X.didMove(nil)")
    )
  }

  @Test("turns immediately before it is visible, when it shows its first page")
  func inAdvance() throws {
    var bench = try Self.bench("P", .viewDidLoad, Self.turn, on: "P")
    #expect(
      try bench(.launch)
        == "P.didLoad X.willMove(P) X.didMove(P) X.didLoad X.willAppear X.didAppear "
        + "X.willMove(nil) Y.willMove(P) Y.didMove(P) Y.didLoad Y.willAppear X.willDisappear "
        + "X.didDisappear X.willMove(nil) X.didMove(nil) Y.didAppear P.willAppear P.didAppear")
    bench = try Self.bench("F", .viewDidAppear, Self.turn, on: "P", root: Self.tabs)
    _ = try bench(.launch)
    #expect(
      try bench(.tapTab(className: "F")).hasSuffix(
        "X.willMove(nil) Y.willMove(P) Y.didMove(P) Y.didLoad Y.willAppear X.willMove(nil) "
          + "X.didMove(nil) Y.didAppear"))
    #expect(
      try bench(.tapTab(className: "P"))
        == "P.willAppear F.willDisappear F.didDisappear P.didAppear")
  }

  @Test("takes a new page along if it is disappearing")
  func goes() throws {
    var bench = try Self.bench("P", .viewWillDisappear, Self.turn, on: "P", root: Self.tabs)
    _ = try bench(.launch)
    let told = try bench(.tapTab(className: "F"))
    #expect(
      told.contains("Y.willAppear") && told.contains("Y.willDisappear")
        && told.contains("Y.didDisappear"))
    #expect(told.contains("Y.didMove(P)") && told.contains("X.didMove(nil)"))
    #expect(try bench(.tapTab(className: "P")).contains("P.willAppear Y.willAppear"))
  }

  @Test("releases a page whose own move has turned to another", arguments: ["X", "Y"])
  func withinMove(page: String) throws {
    var bench = try Self.bench(
      page, .willMove, .container(.setPage(className: "Z", animated: false)), on: "P")
    var told = try bench(.launch)
    if page == "Y" { told = try bench.code(Self.turn, in: InstanceID("P")) }
    #expect(told.contains("\(page).willMove(nil) \(page).didMove(nil)"))
    #expect(bench.device.value(of: .children, on: InstanceID("P")) == "Z")
    #expect(bench.device.appearance(of: InstanceID("Z")) == .appeared)
  }
}
