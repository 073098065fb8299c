import IOSModel
import Testing

@Suite("A tab bar controller")
struct TabTests {
  private let app = IOSApp(
    controllers: [ControllerDeclaration(name: "T", kind: .tabs(["A", "B", "C"], selected: 0))],
    root: "T")

  @Test("ends the new tab first only since iOS 18, for apps built for it")
  func order() throws {
    for (major, sdk, newEndsFirst) in [(17, 26, false), (18, 17, false), (18, 18, true)] {
      var bench = Bench(major, linkedSDK: sdk, app: app)
      _ = try bench(.launch)
      #expect(
        try bench(.tapTab(className: "B"))
          == "B.didLoad B.willAppear A.willDisappear "
          + (newEndsFirst ? "B.didAppear A.didDisappear" : "A.didDisappear B.didAppear"))
    }
  }

  @Test("loads only what it shows, and says nothing when the same tab is tapped")
  func lazy() throws {
    var bench = Bench(app: app)
    #expect(
      try bench(.launch)
        == "T.didLoad A.didLoad T.willAppear A.willAppear T.didAppear A.didAppear")
    #expect(bench.device.value(of: .view, on: InstanceID("B")) == "not loaded")
    bench.watchesEverythingElse = true
    #expect(
      try bench(.tapTab(className: "A")) == "tabBarControllerShouldSelect tabBarControllerDidSelect"
    )
  }

  @Test("takes no tap while the page in front hides its bar")
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

  @Test("has told both controllers that they change places when a selection by code returns")
  func insideTheCall() throws {
    var app = app
    app.scripts = [
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.didReceiveMemoryWarning), times: 1,
        do: [.selectTab(className: "B"), .make(className: "D")])
    ]
    var bench = Bench(app: app)
    _ = try bench(.launch)
    bench.alsoWatching = [.initNibName]
    let ends = "A.didDisappear B.didAppear"
    #expect(
      try bench(.memoryWarning) == "B.didLoad B.willAppear A.willDisappear D.initNibName \(ends)")
  }

  @Test("loses no callback of a switch that another one overtakes")
  func overtaken() throws {
    var bench = Bench(app: app)
    _ = try bench(.launch)
    #expect(
      try bench(.tapTab(className: "B"), .tapTab(className: "C"))
        == "B.didLoad B.willAppear A.willDisappear B.didAppear A.didDisappear "
        + "C.didLoad C.willAppear B.willDisappear C.didAppear B.didDisappear")
  }

  @Test(
    "makes the controllers of its tabs at once, if they have providers, and loads the selected one")
  func providers() throws {
    var tabs = ControllerDeclaration(name: "T", kind: .tabs(["A", "B", "C"], selected: 1))
    tabs.providesTabs = true
    var bench = Bench(app: IOSApp(controllers: [tabs], root: "T"))
    _ = try bench(.launch)
    #expect(bench.device.value(of: .viewControllers, on: InstanceID("T")) == "A B C")
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
    #expect(try bench(.tapTab(className: "A")).hasPrefix("A.didLoad"))
    #expect(
      try bench(.tapTab(className: "B"))
        == "B.willAppear A.willDisappear B.didAppear A.didDisappear")
  }

  /// A tab bar with these tabs, in one of which A defines a context.
  private static func withContext(
    tabs: [String], _ others: ControllerDeclaration...
  ) -> Bench {
    var context = ControllerDeclaration(name: "A")
    context.definesPresentationContext = true
    let bar = ControllerDeclaration(name: "T", kind: .tabs(tabs, selected: 0))
    return Bench(17, app: IOSApp(controllers: [bar, context] + others, root: "T"))
  }

  @Test("can be tapped under what is presented in the context of a tab, which goes with the tab")
  func context() throws {
    var bench = Self.withContext(tabs: ["A", "C"])
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .currentContext))
    #expect(
      try bench(.tapTab(className: "C"))
        == "C.didLoad C.willAppear B.willDisappear B.didDisappear C.didAppear")
    #expect(
      try bench(.tapTab(className: "A"))
        == "B.willAppear C.willDisappear C.didDisappear B.didAppear")
    #expect(
      try bench.code(.dismiss(animated: true), in: InstanceID("B"))
        == "B.willDisappear A.willAppear A.didAppear B.didDisappear")
  }

  @Test("cannot be tapped under what is presented in the context of their own controller")
  func contextOfItsOwn() throws {
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.present("D", .currentContext), in: InstanceID("A"))
    #expect(bench.device.value(of: .presentingViewController, on: InstanceID("D")) == "T")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "B")) }
  }

  @Test("take with them what is presented in a context further in, and bring it back")
  func contextFurtherIn() throws {
    var bench = Self.withContext(
      tabs: ["N", "C"], ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])))
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
  /// A bar with the tabs A and G0, and groups in each other from G0 on, the last of which holds this tab.
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

  @Test("are found however deep they are")
  func depth() throws {
    var bench = Bench(18, idiom: .pad, app: app(depth: 40, innermost: "B"))
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(try bench(.tapTab(className: "B")).contains("tabBarControllerDidSelectTab"))
  }

  @Test("are no app's whose groups hold themselves, at whatever distance")
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
  @Test("are tapped and moved on a pad alone, and a phone has their groups")
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
  private func bench(_ idiom: IOSVersion.Idiom = .phone) throws -> Bench {
    var bench = Bench(
      17, idiom: idiom,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(
            name: "T", kind: .tabs(["A", "B", "C", "D", "E", "F"], selected: 0))
        ], root: "T"))
    _ = try bench(.launch)
    return bench
  }

  private func seen(_ events: String) -> String {
    events.split(separator: " ").filter { !$0.hasPrefix("UIMore") }.joined(separator: " ")
  }

  @Test("has its tabs rearranged from the list alone, and once at a time")
  func customizing() throws {
    var bench = try bench()
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.editTabs) }
    _ = try bench(.tapMore)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.finishEditingTabs(changed: true)) }
    _ = try bench(.editTabs)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.editTabs) }
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "A")) }
    // Code can leave the list all the same.
    _ = try bench.code(.selectTab(className: "A"))
    bench.watchesEverythingElse = true
    #expect(
      try bench(.finishEditingTabs(changed: false))
        == "tabBarControllerWillEndCustomizing tabBarControllerDidEndCustomizing")
  }

  @Test("pushes the choice in a navigation controller, and keeps it there")
  func choice() throws {
    var bench = try bench()
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapTab(className: "E")) }
    #expect(seen(try bench(.tapMore)) == "A.willDisappear A.didDisappear")
    bench.watchesEverythingElse = true
    #expect(
      seen(try bench(.tapTab(className: "E")))
        == "E.didLoad E.willAppear navigationControllerWillShow E.didAppear "
        + "navigationControllerDidShow")
    bench.watchesEverythingElse = false
    #expect(
      bench.device.value(of: .parent, on: InstanceID("E")) == "UIMoreNavigationController")
    #expect(
      seen(try bench(.tapTab(className: "C")))
        == "C.didLoad C.willAppear E.willDisappear E.didDisappear C.didAppear")
    #expect(
      seen(try bench(.tapMore)) == "E.willAppear C.willDisappear C.didDisappear E.didAppear")
    #expect(seen(try bench(.tapMore)) == "E.willDisappear E.didDisappear")
    #expect(try bench(.tapMore) == "")
    _ = try bench(.tapTab(className: "F"))
    #expect(bench.device.appearance(of: InstanceID("F")) == .appeared)
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("E")) == "false")
  }

  @Test("selects More for code that selects what is in the list")
  func byCode() throws {
    var bench = try bench()
    _ = try bench.code(.selectTab(className: "E"))
    _ = try bench.code(.selectTab(className: "A"))
    _ = try bench.code(.selectTab(className: "F"))
    #expect(bench.device.appearance(of: InstanceID("F")) == .appeared)
    #expect(bench.device.appearance(of: InstanceID("E")) == .disappeared)
  }

  @Test("selects by itself when the width changes, and asks nobody")
  func resize() throws {
    var bench = try bench(.pad)
    _ = try bench(.tapTab(className: "E"))
    bench.watchesEverythingElse = true
    let collapsed = try bench(.resize(horizontal: .compact))
    #expect(!collapsed.contains("tabBar"))
    #expect(bench.device.appearance(of: InstanceID("E")) == .appeared)
    _ = try bench(.tapMore)
    #expect(bench.device.appearance(of: InstanceID("E")) == .disappeared)
    _ = try bench(.tapTab(className: "B"))
    _ = try bench(.tapMore)
    _ = try bench(.tapTab(className: "F"))
    _ = try bench(.resize(horizontal: .regular))
    #expect(bench.device.value(of: .selectedViewController, on: InstanceID("T")) == "F")
    #expect(bench.device.appearance(of: InstanceID("F")) == .appeared)
    _ = try bench(.tapTab(className: "B"))
    _ = try bench(.resize(horizontal: .compact))
    _ = try bench(.tapMore)
    _ = try bench(.resize(horizontal: .regular))
    #expect(bench.device.value(of: .selectedViewController, on: InstanceID("T")) == "B")
  }
}
