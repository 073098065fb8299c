import IOSModel
import Testing

/// Every appearance that begins also ends, every one that ends has begun, and neither happens
/// twice.
@Suite("A transition whose callbacks request another one")
struct TransitionInTransitionTests {
  private static func pages(
    _ id: String, _ callback: ControllerCallback, animated: Bool
  ) -> IOSApp {
    IOSApp(
      controllers: [
        ControllerDeclaration(name: "P", kind: .pages(["X", "Y", "Z"], transition: .scroll))
      ],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: id), .controller(callback), times: 1,
          do: [.container(.setPage(className: "Z", animated: animated))])
      ], root: "P")
  }

  @Test(
    "of pages is complete before the other one begins",
    arguments: [("Y", ControllerCallback.viewWillAppear), ("X", .viewWillDisappear)], [true, false])
  func pages(code: (id: String, callback: ControllerCallback), animated: Bool) throws {
    var bench = Bench(app: Self.pages(code.id, code.callback, animated: animated))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove]
    func turn(from old: String, to new: String) -> String {
      let isIn =
        "\(old).willMove(nil) \(new).willMove(P) \(new).didMove(P) \(new).didLoad "
        + "\(new).willAppear \(old).willDisappear "
      let isOut = "\(old).didDisappear \(old).willMove(nil) \(old).didMove(nil)"
      return isIn + (animated ? "\(new).didAppear \(isOut)" : "\(isOut) \(new).didAppear")
    }
    #expect(
      try bench.code(.container(.setPage(className: "Y", animated: animated)))
        == "\(turn(from: "X", to: "Y")) \(turn(from: "Y", to: "Z"))")
    #expect(bench.device.value(of: .viewControllers, on: InstanceID("P")) == "Z")
  }

  @Test("of pages is dropped if it is requested before the turn", arguments: [true, false])
  func unbegunPages(animated: Bool) throws {
    var bench = Bench(app: Self.pages("Y", .viewDidLoad, animated: animated))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove]
    let told = try bench.code(.container(.setPage(className: "Y", animated: animated)))
    #expect(told.contains("Y.willMove(nil) Y.didMove(nil)") && !told.contains("Y.willAppear"))
    #expect(told.contains("Z.willAppear X.willDisappear"))
    #expect(bench.device.value(of: .children, on: InstanceID("P")) == "Z")
  }

  @Test("of pages is not recorded during one that a gesture drives")
  func finger() throws {
    var bench = Bench(app: Self.pages("Y", .viewWillAppear, animated: true))
    _ = try bench(.launch)
    let before = bench.device
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.swipePage(forward: true, .complete))
    }
    #expect(bench.device == before)
  }

  @Test("of tabs is complete before the other one begins")
  func tabs() throws {
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["A", "B", "C"], selected: 0))
      ], root: "T")
    for (id, callback) in [("B", ControllerCallback.viewWillAppear), ("A", .viewWillDisappear)] {
      app.scripts = [
        CallbackScript(
          .allInstances(ofClass: id), .controller(callback), times: 1,
          do: [.container(.selectTab(className: "C"))])
      ]
      var bench = Bench(17, app: app)
      _ = try bench(.launch)
      #expect(
        try bench(.tapTab(className: "B"))
          == "B.didLoad B.willAppear A.willDisappear A.didDisappear B.didAppear "
          + "C.didLoad C.willAppear B.willDisappear B.didDisappear C.didAppear")
      #expect(bench.device.value(of: .selectedViewController, on: InstanceID("T")) == "C")
    }
  }

  @Test("of a stack leaves a page where its code has put it meanwhile")
  func otherStack() throws {
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["N", "M"], selected: 0)),
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ControllerDeclaration(name: "M", kind: .navigation(stack: ["C"])),
      ], root: "T")
    app.scripts = [
      CallbackScript(
        .allInstances(ofClass: "B"), .controller(.viewDidDisappear), times: 1,
        calls: [
          .init(.container(.push(.existing(InstanceID("B")), animated: false)), on: InstanceID("M"))
        ])
    ]
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    let popped = try bench(.back)
    #expect(popped.contains("B.didDisappear B.willMove(M)"))
    #expect(!popped.contains("B.didMove(nil)") && !popped.contains("B.deinit"))
    let shown = try bench(.tapTab(className: "M"))
    #expect(shown.contains("B.willAppear") && shown.contains("B.didMove(M)"))
  }
}

@Suite("A change of a stack whose callbacks request another one")
struct StackChangeInStackChangeTests {
  @Test("releases a page that has been removed again before it appeared")
  func passedOver() throws {
    let pops = CallbackScript(
      .allInstances(ofClass: "B"), .controller(.didMove), times: 1,
      do: [.container(.pop(animated: false))])
    var bench = Bench(app: .stack(scripts: [pops]))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    let told = try bench.code(
      .container(.setViewControllers([.new(className: "B"), .new(className: "C")], animated: true)))
    #expect(told.contains("C.deinit") && !told.contains("C.willMove"))
    #expect(!told.contains("C.didMove") && told.hasSuffix("B.didAppear A.deinit"))
  }
}

@Suite("A transition that a gesture has cancelled")
struct CancelledTransitionTests {
  @Test("lets the changes that wait for it happen")
  func waitingPush() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    let push = IOSStimulus.appCode(.push("C"), in: InstanceID("A"))
    _ = try bench(.dragSheet(.begin))
    #expect(
      try bench(push, .dragSheet(.cancel))
        == "B.willAppear B.didAppear "
        + "C.didLoad A.willDisappear C.willAppear A.didDisappear C.didAppear")
  }

  @Test("returns the keyboard to the field it was taken from")
  func keyboard() throws {
    var field = ControllerDeclaration(name: "A")
    field.textField = TextField()
    var presented = ControllerDeclaration(name: "B")
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = [.animator, .interactionController]
    var bench = Bench(app: IOSApp(controllers: [field, presented], root: "A"))
    _ = try bench(.launch)
    _ = try bench(.tapTextField)
    _ = try bench.code(.present("B"))
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("A")) == "false")
    _ = try bench(.dragTransition(.cancel))
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("A")) == "true")
  }

  @Test("leaves the window unchanged", arguments: [15, 26])
  func orientation(major: Int) throws {
    var presenter = ControllerDeclaration(name: "A")
    presenter.supportedInterfaceOrientations = .portrait
    var presented = ControllerDeclaration(name: "B")
    presented.modalPresentationStyle = .overFullScreen
    presented.supportedInterfaceOrientations = .landscape
    presented.transitioningDelegate = [.animator, .interactionController]
    var bench = Bench(major, app: IOSApp(controllers: [presenter, presented], root: "A"))
    _ = try bench(.launch)
    for _ in 0..<2 {
      bench.alsoWatching = [.viewDidLayoutSubviews]
      #expect(try bench.code(.present("B")).contains("A.didLayout"))
      #expect(try bench(.dragTransition(.cancel)).contains("A.didLayout"))
    }
    _ = try bench.code(.present("B"))
    _ = try bench(.dragTransition(.complete))
    for _ in 0..<2 {
      #expect(try bench.code(.dismiss(animated: true)).contains("A.didLayout"))
      #expect(try bench(.dragTransition(.cancel)).contains("B#3.didLayout"))
    }
  }
}

@Suite("A container that disappears while a child of it appears")
struct ContainerInTransitionTests {
  private static func tabs(_ id: String, _ callback: ControllerCallback, _ action: AppAction)
    -> Bench
  {
    var bench = Bench(
      17,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "T", kind: .tabs(["N", "B", "C"], selected: 0)),
          ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: id), .controller(callback), times: 1,
            calls: [.init(action, on: InstanceID("T"))])
        ], root: "T"))
    bench.alsoWatching = [.deinit]
    return bench
  }

  @Test("takes the first page of a stack along")
  func firstPage() throws {
    var bench = Self.tabs("A", .viewWillAppear, .container(.selectTab(className: "C")))
    let launch = try bench(.launch)
    #expect(launch.contains("A.willDisappear") && launch.contains("A.didDisappear"))
    #expect(!launch.contains("A.didAppear") && launch.contains("C.didAppear"))
  }

  @Test("may be released by the code of the first page of a stack")
  func lettingGo() throws {
    let tabs = AppAction.container(
      .setViewControllers(
        [.new(className: "B"), .new(className: "C")], animated: false))
    for callback in [ControllerCallback.viewDidLoad, .viewWillAppear] {
      var bench = Self.tabs("A", callback, tabs)
      _ = try bench(.launch)
      #expect(bench.device.appearance(of: InstanceID("N")) == nil)
      #expect(bench.device.appearance(of: InstanceID("B", 2)) == .appeared)
    }
  }

  @Test("completes its children's callbacks when its own code ends the transition")
  func ended() throws {
    var bench = Self.tabs("N", .viewWillDisappear, .container(.selectTab(className: "C")))
    _ = try bench(.launch)
    let tapped = try bench(.tapTab(className: "B"))
    #expect(tapped.contains("N.willDisappear A.willDisappear N.didDisappear A.didDisappear"))
  }

  @Test("takes along a tab that is appearing", arguments: [17, 26])
  func root(major: Int) throws {
    var app = Self.tabs("B", .viewWillAppear, .setWindowRoot(.new(className: "F"))).device.app
    app.controllers[1] = ControllerDeclaration(name: "N")
    var bench = Bench(major, app: app)
    _ = try bench(.launch)
    let tapped = try bench(.tapTab(className: "B"))
    #expect(tapped.contains("B.willDisappear") && tapped.contains("B.didDisappear"))
  }
}

@Suite("A split controller that disappears while its columns appear")
struct SplitInTransitionTests {
  private static func split(_ id: String, _ callback: ControllerCallback) -> Bench {
    Bench(
      17, idiom: .pad,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(
            name: "S",
            kind: .split(primary: "M", secondary: "D", compact: nil))
        ],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: id), .controller(callback), times: 1,
            calls: [.init(.setWindowRoot(.new(className: "F")), on: InstanceID("S"))])
        ], root: "S"))
  }

  @Test("skips the columns that have not begun")
  func notBegun() throws {
    var bench = Self.split("M", .viewWillAppear)
    let launch = try bench(.launch)
    #expect(launch.contains("M.willDisappear") && launch.contains("M.didDisappear"))
    #expect(!launch.contains("D.willAppear") && launch.contains("F.didAppear"))
  }

  @Test("completes the callbacks of a column that is replaced meanwhile")
  func replaced() throws {
    var bench = Self.split("E", .willMove)
    _ = try bench(.launch)
    let told = try bench.code(.showDetail(.new(className: "E")), in: InstanceID("S"))
    #expect(told.contains("D.willDisappear") && told.contains("D.didDisappear"))
  }
}

@Suite("A child that is removed while its container disappears")
struct TakenOutTests {
  /// The events when the new root's code changes the contents of the old one.
  private static func told(
    _ container: ControllerDeclaration, _ action: AppAction, embedding child: String? = nil
  ) throws -> String {
    var bench = Bench(
      17, idiom: .pad,
      app: IOSApp(
        controllers: [container],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "F"), .controller(.viewWillAppear), times: 1,
            calls: [.init(action, on: InstanceID("T"))])
        ], root: "T"))
    _ = try bench(.launch)
    if let child { _ = try bench.code(.containment(.embed(.new(className: child)))) }
    return try bench.code(.setWindowRoot(.new(className: "F")), in: InstanceID("T"))
  }

  @Test("is told that it has disappeared")
  func children() throws {
    let tabs = ControllerDeclaration(name: "T", kind: .tabs(["A", "B"], selected: 0))
    let split = ControllerDeclaration(
      name: "T", kind: .split(primary: "P", supplementary: "S", secondary: "A", compact: nil))
    let told = [
      try Self.told(tabs, .container(.selectTab(className: "B"))),
      try Self.told(split, .container(.setColumn(.secondary, nil))),
      try Self.told(
        ControllerDeclaration(name: "T"), .containment(.unembed(InstanceID("A"))), embedding: "A"),
      try Self.told(
        ControllerDeclaration(name: "T"), .containment(.removeFromSuperview(InstanceID("A"))),
        embedding: "A"),
    ]
    for told in told {
      #expect(told.contains("A.willDisappear") && told.contains("A.didDisappear"))
    }
  }
}

@Suite("A root whose callbacks set another one")
struct RootInRootTests {
  @Test(
    "is replaced by the other one, beside which no controller stays on screen",
    arguments: [
      ("A", ControllerCallback.viewWillDisappear), ("B", .viewDidLoad), ("B", .viewWillAppear),
    ])
  func root(code: (id: String, callback: ControllerCallback)) throws {
    var bench = Bench(
      app: IOSApp(
        controllers: [ControllerDeclaration(name: "A")],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: code.id), .controller(code.callback), times: 1,
            do: [.setWindowRoot(.new(className: "C"))])
        ], root: "A"))
    _ = try bench(.launch)
    bench.alsoWatching = [.deinit]
    let told = try bench.code(.setWindowRoot(.new(className: "B")))
    #expect(told.contains("C.didAppear") && !told.contains("C.willDisappear"))
    #expect(told.contains("A.deinit") && !told.contains("B.didAppear"))
    #expect(told.contains("B.willAppear") == told.contains("B.didDisappear"))
    #expect(bench.device.appearance(of: InstanceID("C")) == .appeared)
  }
}
