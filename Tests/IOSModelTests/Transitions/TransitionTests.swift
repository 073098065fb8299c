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

  @Test("disables the edge swipe if the delegate of a stack has an animator")
  func swipe() throws {
    var bench = Bench(app: Self.stack([.animator]))
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(throws: ImpossibleStimulus.self) { try bench(.swipeBack(.complete)) }
    #expect(try bench(.back) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("is cancelled when the system cancels the touch")
  func interrupted() throws {
    var bench = Bench(app: Self.presented([.animator, .interactionController]))
    _ = try bench(.launch)
    #expect(try bench.code(.present("B")) == "B.didLoad A.willDisappear B.willAppear")
    #expect(
      try bench(.interruption(begins: true))
        == "B.willDisappear B.didDisappear A.willAppear A.didAppear")
    #expect(bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "nil")
  }

  @Test("completes by itself after the gesture has ended")
  func completed() throws {
    var bench = Bench(app: Self.presented([.animator, .interactionController]))
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    #expect(
      try bench(.dragTransition(.complete), .memoryWarning) == "B.didAppear A.didDisappear")
    #expect(throws: ImpossibleStimulus.self) { try bench(.dragTransition(.complete)) }
  }

  @Test("is UIKit's own if the app provides no animator, whatever else it says about animators")
  func nothingProvided() throws {
    var app = Self.presented([])
    app.controllers[1].completesTransitions = false
    var bench = Bench(app: app)
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B"))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear")
  }

  @Test("is driven by one gesture only, and those that come meanwhile are not")
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

  @Test("of a stack that waits for a change continues after a cancelled one")
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
