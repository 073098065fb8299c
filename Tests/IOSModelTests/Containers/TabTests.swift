import IOSModel
import Testing

@Suite("A tab bar controller")
struct TabTests {
  private let app = IOSApp(
    controllers: [ControllerDeclaration(name: "T", kind: .tabs(["A", "B", "C"], selected: 0))],
    root: "T")

  @Test("accepts no tap while the page in front hides its bar")
  func hiddenBar() throws {
    var page = ControllerDeclaration(name: "B")
    page.hidesBottomBarWhenPushed = true
    var bench = Bench(
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "T", kind: .tabs(["N", "D"], selected: 0)),
          ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])), page,
        ], root: "T"))
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "D")) }
    _ = try bench(.back)
    #expect(try bench(.tapTab(className: "D")).contains("D.didAppear"))
  }

  @Test("has a bar that code can hide since iOS 18, and that cannot be tapped then")
  func barHiddenByCode() throws {
    var earlier = Bench(17, app: app)
    _ = try earlier(.launch)
    #expect(throws: ImpossibleStimulus.self) {
      _ = try earlier.code(.container(.setTabBarHidden(true)))
    }
    for idiom in IOSVersion.Idiom.allCases {
      var bench = Bench(26, idiom: idiom, app: app)
      _ = try bench(.launch)
      _ = try bench.code(.container(.setTabBarHidden(true)))
      #expect(bench.device.value(of: .tabBar, on: InstanceID("T")) == "hidden")
      #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "B")) }
      _ = try bench.code(.container(.setSidebarHidden(false)))
      if idiom == .pad { #expect(try bench(.tapTab(className: "B")).contains("B.didAppear")) }
      _ = try bench.code(.container(.setTabBarHidden(false)))
      #expect(try bench(.tapTab(className: "C")).contains("C.didAppear"))
    }
  }

  @Test("has told both controllers of the exchange when a selection by code returns")
  func insideTheCall() throws {
    var app = app
    app.scripts = [
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.didReceiveMemoryWarning), times: 1,
        do: [.container(.selectTab(className: "B")), .make(className: "D")])
    ]
    var bench = Bench(app: app)
    _ = try bench(.launch)
    bench.alsoWatching = [.initNibName]
    let ends = "A.didDisappear B.didAppear"
    #expect(
      try bench(.memoryWarning) == "B.didLoad B.willAppear A.willDisappear D.initNibName \(ends)")
  }

  @Test("cannot be tapped under what is presented in the context of its own controller")
  func contextOfItsOwn() throws {
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.present("D", .currentContext), in: InstanceID("A"))
    #expect(bench.device.value(of: .presentingViewController, on: InstanceID("D")) == "T")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "B")) }
  }

  @Test("takes along what is presented in a context further inside, and brings it back")
  func contextFurtherIn() throws {
    var context = ControllerDeclaration(name: "A")
    context.definesPresentationContext = true
    let bar = ControllerDeclaration(name: "T", kind: .tabs(["N", "C"], selected: 0))
    let stack = ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))
    var bench = Bench(17, app: IOSApp(controllers: [bar, stack, context], root: "T"))
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .currentContext), in: InstanceID("A"))
    let b = InstanceID("B")
    #expect(bench.device.value(of: .window, on: b) == "set")
    _ = try bench(.tapTab(className: "C"))
    #expect(bench.device.value(of: .window, on: b) == "nil")
    #expect(bench.device.appearance(of: b) == .disappeared)
    _ = try bench(.tapTab(className: "N"))
    #expect(bench.device.value(of: .window, on: b) == "set")
    #expect(bench.device.appearance(of: b) == .appeared)
    _ = try bench.code(.dismiss(animated: true), in: b)
    #expect(bench.device.appearance(of: InstanceID("A")) == .appeared)
  }
}

@Suite("Tabs in groups")
struct TabGroupTests {
  /// A bar with the tabs A and G0, and nested groups from G0 on, the innermost of which contains
  /// this tab.
  private func app(depth: Int, innermost: String) -> IOSApp {
    var bar = ControllerDeclaration(name: "T", kind: .tabs(["A", "G0"], selected: 0))
    bar.providesTabs = true
    let groups = (0..<depth).map { position in
      var group = ControllerDeclaration(name: "G\(position)")
      group.tabGroup = [position + 1 < depth ? "G\(position + 1)" : innermost]
      return group
    }
    return IOSApp(controllers: [bar] + groups, root: "T")
  }

  @Test("are found at any depth")
  func depth() throws {
    var bench = Bench(18, idiom: .pad, app: app(depth: 40, innermost: "B"))
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(try bench(.tapTab(className: "B")).contains("tabBarControllerDidSelectTab"))
  }

  @Test("are refused if a group contains itself, directly or indirectly")
  func circle() {
    for depth in [1, 2, 40] {
      var bench = Bench(18, idiom: .pad, app: app(depth: depth, innermost: "G0"))
      #expect {
        try bench(.launch)
      } throws: {
        ($0 as? ImpossibleStimulus)?.sentence == "the group of tabs G0 is declared inside itself"
      }
    }
  }

  /// On a phone the system displays the platform's regular tab bar.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum/automatic
  @Test("can be tapped and moved only on a pad, and a phone shows their groups")
  func phone() throws {
    var app = app(depth: 1, innermost: "B")
    app.controllers[1].allowsReordering = true
    func reason(_ stimulus: IOSStimulus, _ bench: Bench) -> String? {
      do {
        var bench = bench
        _ = try bench(stimulus)
        return nil
      } catch {
        return "\(error)"
      }
    }
    var phone = Bench(18, app: app)
    _ = try phone(.launch)
    #expect(reason(.tapTab(className: "G0"), phone) == nil)
    #expect(reason(.tapTab(className: "B"), phone) == "no tab bar on screen has a tab B")
    #expect(
      reason(.reorderTabs(className: "G0"), phone) == "no sidebar on screen has a group G0")
    var pad = Bench(18, idiom: .pad, app: app)
    _ = try pad(.launch)
    for stimulus: IOSStimulus in [.tapTab(className: "B"), .reorderTabs(className: "G0")] {
      #expect(reason(stimulus, pad) == nil)
    }
  }
}

@Suite("A tab bar controller with more than five tabs")
struct MoreListTests {
  @Test("lets the user rearrange tabs only from the list, and one rearrangement at a time")
  func customizing() throws {
    let bar = ControllerDeclaration(
      name: "T", kind: .tabs(["A", "B", "C", "D", "E", "F"], selected: 0))
    var bench = Bench(17, app: IOSApp(controllers: [bar], root: "T"))
    _ = try bench(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.editTabs) }
    _ = try bench(.tapMore)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.finishEditingTabs(changed: true)) }
    _ = try bench(.editTabs)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.editTabs) }
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "A")) }
    // Code can leave the list nevertheless.
    _ = try bench.code(.container(.selectTab(className: "A")))
    bench.watchesEverythingElse = true
    #expect(
      try bench(.finishEditingTabs(changed: false))
        == "tabBarControllerWillEndCustomizing tabBarControllerDidEndCustomizing")
  }

  @Test("retains its tabs as long as it has them, including those after the list")
  func exchange() throws {
    let bar = ControllerDeclaration(
      name: "T", kind: .tabs(["A", "B", "C", "D", "E", "F"], selected: 0))
    var bench = Bench(17, app: IOSApp(controllers: [bar], root: "T"))
    _ = try bench(.launch)
    let others = ["G", "H", "I", "J", "K", "L"]
    _ = try bench(.resize(horizontal: .regular))
    bench.alsoWatching = [.deinit]
    let told = try bench.code(
      .container(.setViewControllers(others.map { .new(className: $0) }, animated: false)),
      in: InstanceID("T"))
    for old in ["A", "B", "C", "D", "E", "F"] { #expect(told.contains("\(old).deinit"), "\(told)") }
    _ = try bench(.resize(horizontal: .compact))
    _ = try bench(.tapMore)
    for tab in ["K", "L", "K"] {
      #expect(try bench(.tapTab(className: tab)).contains("\(tab).didAppear"))
      let back = try bench(.tapMore)
      #expect(!back.contains("deinit"))
    }
  }

  @Test("selects nothing that its code removes from the bar when notified of the tap")
  func takenOffByTap() throws {
    var bar = ControllerDeclaration(name: "T", kind: .tabs(["A", "B"], selected: 0))
    bar.overrides = [.tabBarDidSelect]
    let callbacks: [IOSCallback] = [
      .override(.tabBarDidSelect), .delegate(.tabs(.shouldSelect)),
    ]
    for callback in callbacks {
      let code = CallbackScript(
        .allInstances(ofClass: "T"), callback, times: 1,
        do: [.container(.setViewControllers([.new(className: "C")], animated: false))])
      var bench = Bench(17, app: IOSApp(controllers: [bar], scripts: [code], root: "T"))
      _ = try bench(.launch)
      #expect(try bench(.tapTab(className: "B")).contains("C.didAppear"))
      #expect(bench.device.value(of: .selectedViewController, on: InstanceID("T")) == "C")
    }
  }
}
