import IOSModel
import Testing

@Suite("A transition with the app's own objects")
struct TransitionTests {
  private static func presented(_ objects: [TransitionObject]) -> IOSApp {
    var presented = ControllerDeclaration(name: "B")
    presented.modalPresentationStyle = .custom
    presented.removesPresentersView = true
    presented.transitioningDelegate = objects
    return .plain(presented)
  }

  private static func stack(_ objects: [TransitionObject]) -> IOSApp {
    var app = IOSApp.stack()
    app.controllers[0].delegateTransitions = objects
    return app
  }

  @Test("turns the edge swipe off where the delegate of a stack has an animator")
  func swipe() throws {
    var bench = Bench(app: Self.stack([.animator]))
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(throws: ImpossibleStimulus.self) { try bench(.swipeBack(.complete)) }
    #expect(try bench(.back) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("is given up when the system takes the finger away")
  func interrupted() throws {
    var bench = Bench(app: Self.presented([.animator, .interactionController]))
    _ = try bench(.launch)
    #expect(try bench.code(.present("B")) == "B.didLoad A.willDisappear B.willAppear")
    #expect(
      try bench(.interruption(begins: true))
        == "B.willDisappear B.didDisappear A.willAppear A.didAppear")
    #expect(bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "nil")
  }

  @Test("runs on by itself once the finger has left it")
  func completed() throws {
    var bench = Bench(app: Self.presented([.animator, .interactionController]))
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    #expect(
      try bench(.dragTransition(.complete), .memoryWarning) == "B.didAppear A.didDisappear")
    #expect(throws: ImpossibleStimulus.self) { try bench(.dragTransition(.complete)) }
  }

  @Test("is UIKit's own where nothing is brought along, whatever else is said of animators")
  func nothingProvided() throws {
    var app = Self.presented([])
    app.controllers[1].completesTransitions = false
    var bench = Bench(app: app)
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B"))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear")
  }

  @Test("waits for one finger alone: what comes meanwhile is driven by nobody")
  func secondTransition() throws {
    var app = Self.stack([.animator, .interactionController])
    app.controllers[2].transitioningDelegate = [.animator, .interactionController]
    app.controllers[2].modalPresentationStyle = .custom
    var bench = Bench(app: app)
    _ = try bench(.launch)
    #expect(try bench.code(.push("C")) == "C.didLoad A.willDisappear C.willAppear")
    #expect(try bench.code(.present("B")) == "B.didLoad B.willAppear B.didAppear")
    #expect(try bench(.dragTransition(.complete)) == "A.didDisappear C.didAppear")
  }

  @Test("of a stack that waits for a change goes on after a cancelled one")
  func waitingChange() throws {
    var bench = Bench(app: Self.stack([.animator, .interactionController]))
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench.code(.push("C"))
    #expect(
      try bench(.dragTransition(.cancel))
        == "B.willDisappear B.didDisappear A.willAppear A.didAppear C.didLoad A.willDisappear "
        + "C.willAppear")
  }
}
