import IOSModel
import Testing

@Suite("App code in a callback")
struct ScriptTests {
  @Test("runs immediately, as often as it is called")
  func times() throws {
    var bench = Bench(
      app: .stack(scripts: [
        CallbackScript(
          .allInstances(ofClass: "A"), .controller(.viewDidAppear), times: 1, do: [.push("B")])
      ]))
    #expect(
      try bench(.launch)
        == "N.didLoad N.willAppear A.didLoad A.willAppear N.didAppear A.didAppear B.didLoad "
        + "A.willDisappear B.willAppear A.didDisappear B.didAppear")
    #expect(try bench(.back) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("that is deferred runs as a block of its own, counted where it was deferred")
  func async() throws {
    var present = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewDidLoad), times: 1,
      do: [.present("B", .fullScreen)])
    present.isAsync = true
    var bench = Bench(app: .plain(scripts: [present]))
    #expect(
      try bench(.launch)
        == "A.didLoad A.willAppear A.didAppear B.didLoad A.willDisappear B.willAppear B.didAppear "
        + "A.didDisappear")
  }

  @Test("that defers itself for ever is refused rather than run for ever")
  func endlesslyAsync() throws {
    var layout = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewDidLayoutSubviews), do: [.view(.setNeedsLayout)]
    )
    layout.isAsync = true
    var bench = Bench(app: .plain(scripts: [layout]))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.launch) }
  }

  @Test("that creates endless work is refused rather than run for ever")
  func endless() throws {
    var bench = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "B"), .controller(.viewDidAppear),
          do: [.present("B", .fullScreen)])
      ]))
    _ = try bench(.launch)
    let before = bench.device
    let failure = #expect(throws: ImpossibleStimulus.self) { _ = try bench.code(.present("B")) }
    #expect(failure?.description.contains("never becomes idle") == true)
    #expect(bench.device == before)
  }

  @Test("that calls itself for ever overflows the stack of the app, not of the model")
  func recursion() throws {
    let bench = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "A"), .controller(.viewDidLoad),
          do: [.containment(.embed(.new(className: "A")))]
        )
      ]))
    #expect(try bench.endlessly(.launch).hasSuffix("crash EXC_BAD_ACCESS"))
    let container = Bench(
      app: IOSApp(
        controllers: [ControllerDeclaration(name: "N", kind: .navigation(stack: ["N"]))], root: "N")
    )
    #expect(try container.endlessly(.launch) == "crash EXC_BAD_ACCESS")
    let layoutInLayout = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "A"), .controller(.viewWillLayoutSubviews),
          do: [.view(.setNeedsLayout), .view(.layoutIfNeeded)])
      ]))
    #expect(try layoutInLayout.endlessly(.launch).hasSuffix("crash EXC_BAD_ACCESS"))
    var layout = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "A"), .controller(.viewDidLayoutSubviews),
          do: [.view(.setNeedsLayout)])
      ]))
    #expect(throws: ImpossibleStimulus.self) { _ = try layout(.launch) }
  }

  @Test("that removes the caller while an argument is created lets the call finish")
  func orphanedCaller() throws {
    var bench = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "B"), .controller(.initNibName),
          do: [.setWindowRoot(.new(className: "C"))])
      ]))
    bench.watchesEverythingElse = true
    bench.alsoWatching = [.deinit]
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B"))
        == "A.willDisappear C.didLoad C.willAppear warning B.deinit A.didDisappear A.deinit "
        + "C.didAppear")
  }

  @Test("that gives an object away while it is created leaves no object for the call")
  func orphanedArgument() throws {
    var bench = Bench(
      app: .plain(scripts: [
        CallbackScript(
          .allInstances(ofClass: "B"), .controller(.initNibName),
          do: [
            .setWindowRoot(.existing(InstanceID("B"))), .setWindowRoot(.new(className: "C")),
          ])
      ]))
    bench.alsoWatching = [.deinit]
    _ = try bench(.launch)
    let reaction = try bench.device.perform(.appCode(.present("B"), in: nil))
    #expect(reaction.defect == nil)
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B")) == "true")
  }

  @Test("that adds a presenter's view to what it presents causes no endless loop")
  func circles() throws {
    var bench = Bench(app: .plain(ControllerDeclaration(name: "B")))
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .fullScreen))
    _ = try bench.code(.containment(.addSubview(InstanceID("A"))), in: InstanceID("B"))
    _ = try bench.code(.dismiss(animated: true))
    #expect(bench.device.appearance(of: InstanceID("A")) != nil)
  }

  @Test("of a delegate reaches the controller in front")
  func delegates() throws {
    var bench = Bench(
      app: .stack(scripts: [
        CallbackScript(.sceneDelegate(), .sceneDelegate(.openURLContexts), do: [.push("B")])
      ]))
    _ = try bench(.launch)
    #expect(
      try bench(.open(.url)) == "B.didLoad A.willDisappear B.willAppear A.didDisappear B.didAppear")
  }

  @Test("without a root for the window ends the launch if there are no scenes")
  func noRoot() throws {
    var app = IOSApp()
    app.usesScenes = false
    var bench = Bench(18, app: app)
    #expect(try bench(.launch) == "crash NSInternalInconsistencyException")
    app.scripts = [
      CallbackScript(
        .appDelegate, .appDelegate(.didFinishLaunchingWithOptions),
        do: [.setWindowRoot(.new(className: "A"))])
    ]
    var healthy = Bench(18, app: app)
    #expect(try healthy(.launch) == "A.didLoad A.willAppear A.didAppear")
  }
}
