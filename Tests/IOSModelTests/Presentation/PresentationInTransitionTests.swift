import IOSModel
import Testing

@Suite("A presentation during another change")
struct PresentationInTransitionTests {
  @Test("does not bring back a controller that is disappearing")
  func leaving() throws {
    let dismisses = CallbackScript(
      .allInstances(ofClass: "M"), .controller(.viewDidDisappear), times: 1,
      do: [.dismiss(animated: true)])
    var bench = Bench(17, app: .plain(scripts: [dismisses]))
    _ = try bench(.launch)
    _ = try bench.code(.present("M", .fullScreen))
    bench.alsoWatching = [.deinit]
    let leaver = InstanceID("M")
    let told = try bench(
      .appCode(.dismiss(animated: true), in: leaver),
      .appCode(.present(.new(className: "C"), style: .fullScreen, animated: false), in: leaver))
    #expect(told.contains("M.willAppear") && told.contains("C.didDisappear"))
    #expect(told.hasSuffix("M.willDisappear M.didDisappear M.deinit C.deinit"))
    #expect(bench.device.appearance(of: InstanceID("A")) == .appeared)
  }

  @Test("outlives its presenter, whose window has been released")
  func discarded() throws {
    var bench = Bench(17, app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .fullScreen))
    let reaction = try bench.device.perform([
      .back, .appCode(.window(.discard(InstanceID("A"))), in: nil),
    ])
    #expect(reaction.defect == nil && !reaction.processDied)
    #expect(bench.device.appearance(of: InstanceID("B")) != .disappearing)
  }

  @Test("returns to its presenter in the end, however the width has changed meanwhile")
  func adapted() throws {
    var bench = Bench(12, idiom: .pad, app: .plain())
    _ = try bench(.launch)
    _ = try bench(.resize(horizontal: .compact))
    let popover = AppAction.present(.new(className: "B"), style: .popover, animated: true)
    #expect(
      try bench(.appCode(popover, in: nil), .resize(horizontal: .regular))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear")
    #expect(try bench.code(.dismiss(animated: true)).contains("A.didAppear"))
  }

  @Test("stays in front of what a gesture has kept from disappearing")
  func covered() throws {
    var driven = ControllerDeclaration(name: "M")
    driven.modalPresentationStyle = .fullScreen
    driven.transitioningDelegate = [.animator, .interactionController]
    var bench = Bench(17, app: .plain(driven))
    _ = try bench(.launch)
    _ = try bench.code(.present(.new(className: "M"), style: nil, animated: false))
    let presenter = InstanceID("M")
    _ = try bench.code(.dismiss(animated: true))
    _ = try bench.code(
      .present(.new(className: "C"), style: .fullScreen, animated: false), in: presenter)
    _ = try bench(.dragTransition(.cancel))
    #expect(bench.device.appearance(of: presenter) == .disappeared)
    #expect(bench.device.appearance(of: InstanceID("C")) == .appeared)
    #expect(bench.device.appearance(of: InstanceID("A")) == .disappeared)
  }

  @Test("of another root cancels the gesture in the old one")
  func root() throws {
    var bench = Bench(17, app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.swipeBack(.begin))
    bench.alsoWatching = [.deinit]
    #expect(
      try bench.code(.setWindowRoot(.new(className: "F"))).hasSuffix(
        "F.didAppear B.deinit A.deinit"))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.swipeBack(.cancel)) }
  }

  @Test("disappears with the window it is in, although its presenter has already left")
  func stray() throws {
    var bench = Bench(17, app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(
      .appCode(.container(.pop(animated: true)), in: nil),
      .appCode(.present("C"), in: InstanceID("B")))
    #expect(bench.device.appearance(of: InstanceID("C")) == .appeared)
    #expect(
      try bench.code(.window(.hide(InstanceID("N"))), in: InstanceID("N"))
        .contains("C.willDisappear"))
    #expect(bench.device.appearance(of: InstanceID("C")) == .disappeared)
  }

  @Test(
    "runs no code of a controller whose last owner a child's code removed", arguments: [17, 26])
  func codeOfTheDead(major: Int) throws {
    var parent = ControllerDeclaration(name: "K")
    parent.children = ["A"]
    let app = IOSApp(
      controllers: [parent, ControllerDeclaration(name: "N", kind: .navigation(stack: ["K"]))],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "A"), .controller(.viewWillTransition),
          calls: [
            .init(
              .container(.setViewControllers([.new(className: "B")], animated: false)),
              on: InstanceID("N"))
          ]),
        CallbackScript(
          .allInstances(ofClass: "K"), .controller(.viewWillTransition),
          do: [.present(.new(className: "C"), style: nil, animated: false)]),
      ], root: "N")
    var bench = Bench(major, app: app)
    _ = try bench(.launch)
    let reaction = try bench.device.perform(.rotate)
    #expect(reaction.defect == nil && reaction.crash == nil)
  }
}
