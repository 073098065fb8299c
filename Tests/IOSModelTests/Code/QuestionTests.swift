import IOSModel
import Testing

@Suite("A property that the app reads in a callback")
struct QuestionTests {
  private func answers(
    _ subject: String, _ callback: ControllerCallback, in reaction: IOSReaction
  ) -> [String: String] {
    let event = reaction.events.first {
      $0.subject == .controller(InstanceID(subject)) && $0.callback == .controller(callback)
    }
    return Dictionary(
      (event?.arguments ?? []).map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first }
    )
  }

  private func device(asking questions: [ControllerProperty]) throws -> IOSDevice {
    var app = IOSApp.stack()
    app.questions = questions
    return IOSDevice(version: IOSVersion(major: 26), app: app)
  }

  @Test("has its value at that moment, not the later one")
  func moments() throws {
    var device = try device(asking: [.presentingViewController, .window])
    _ = try device.perform(.launch)
    let shown = try device.perform(.appCode(.present("B", .fullScreen), in: nil))
    #expect(
      answers("B", .viewDidLoad, in: shown) == [
        "presentingViewController": "nil", "view.window": "nil",
      ])
    #expect(
      answers("B", .viewWillAppear, in: shown)
        == ["animated": "true", "presentingViewController": "N", "view.window": "nil"])
    #expect(answers("B", .viewDidAppear, in: shown)["view.window"] == "set")
    let gone = try device.perform(.appCode(.dismiss(animated: true), in: InstanceID("B")))
    #expect(answers("B", .viewWillDisappear, in: gone)["presentingViewController"] == "N")
    #expect(answers("B", .viewDidDisappear, in: gone)["presentingViewController"] == "nil")
  }

  @Test("finds no transition coordinator in a turn of pages, at its beginning or at its end")
  func pages() throws {
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "P", kind: .pages(["X", "Y"], transition: .scroll)),
        ControllerDeclaration(name: "X"), ControllerDeclaration(name: "Y"),
      ], root: "P")
    app.questions = [.transitionCoordinator]
    var device = IOSDevice(version: IOSVersion(major: 26), app: app)
    _ = try device.perform(.launch)
    let turn = try device.perform(
      .appCode(.container(.setPage(className: "Y", animated: true)), in: InstanceID("P")))
    #expect(answers("Y", .viewWillAppear, in: turn)["transitionCoordinator"] == "nil")
    #expect(answers("Y", .viewDidAppear, in: turn)["transitionCoordinator"] == "nil")
  }

  @Test("comes after the arguments, in the order of reading")
  func order() throws {
    var device = try device(asking: [
      .parent, .navigationController, .viewControllers, .isViewLoaded,
    ])
    let launch = try device.perform(.launch)
    let appeared = launch.events.first {
      $0.subject == .controller(InstanceID("A")) && $0.callback == .controller(.viewDidAppear)
    }
    #expect(
      appeared?.arguments.map(\.label)
        == ["animated", "parent", "navigationController", "isViewLoaded"])
    #expect(appeared?.arguments.map(\.value) == ["false", "N", "N", "true"])
    #expect(answers("N", .viewDidAppear, in: launch)["viewControllers"] == "A")
    #expect(answers("N", .viewDidAppear, in: launch)["navigationController"] == "nil")
    #expect(answers("A", .initNibName, in: launch)["isViewLoaded"] == "false")
    #expect(answers("A", .loadView, in: launch)["isViewLoaded"] == "false")
    #expect(answers("A", .viewDidLoad, in: launch)["isViewLoaded"] == "true")
  }

  @Test("changes nothing else, and adds no argument if it is not read")
  func nobodyAsks() throws {
    var asking = try device(asking: ControllerProperty.allCases)
    var silent = try device(asking: [])
    for stimulus in [.launch, .appCode(.push("B"), in: nil), .back, .rotate] as [IOSStimulus] {
      let asked = try asking.perform(stimulus)
      let plain = try silent.perform(stimulus)
      #expect(asked.events.map(\.callback) == plain.events.map(\.callback))
      for (one, other) in zip(asked.events, plain.events) {
        #expect(Array(one.arguments.prefix(other.arguments.count)) == other.arguments)
      }
    }
  }
}

@Suite("An instance outside any hierarchy")
struct LooseInstanceTests {
  @Test("is created and retained, and accepts calls")
  func calls() throws {
    var bench = Bench(app: .plain(ControllerDeclaration(name: "B")))
    bench.alsoWatching = [.initNibName, .willMove, .deinit]
    _ = try bench(.launch)
    #expect(try bench.code(.make(className: "B")) == "B.initNibName")
    let b = InstanceID("B")
    #expect(bench.device.value(of: .parent, on: b) == "nil")
    #expect(try bench.code(.view(.loadViewIfNeeded), in: b) == "B.didLoad")
    #expect(
      try bench.code(
        .containment(.beginAppearanceTransition(b, isAppearing: true, animated: false)), in: b)
        == "B.willAppear")
    #expect(try bench.code(.containment(.endAppearanceTransition(b)), in: b) == "B.didAppear")
    #expect(
      try bench.code(.containment(.addChild(.existing(b))), in: InstanceID("A")) == "B.willMove(A)")
    #expect(bench.device.value(of: .children, on: InstanceID("A")) == "B")
  }

  @Test("outlives the controller it was put into, until the process ends")
  func outlives() throws {
    var bench = Bench(app: .stack())
    bench.alsoWatching = [.deinit]
    _ = try bench(.launch)
    _ = try bench.code(.make(className: "B"))
    _ = try bench.code(.container(.push(.existing(InstanceID("B")), animated: false)))
    #expect(try !bench(.back).contains("deinit"))
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B")) == "false")
    _ = try bench(.terminateBySystem)
    _ = try bench(.launch)
    let refusal = #expect(throws: ImpossibleStimulus.self) {
      _ = try bench.code(.container(.push(.existing(InstanceID("B")), animated: false)))
    }
    #expect(refusal?.obstacle == .gone)
  }
}
