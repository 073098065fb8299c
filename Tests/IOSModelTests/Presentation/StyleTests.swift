import IOSModel
import Testing

@Suite("A presentation style")
struct StyleTests {
  @Test("of an alert has no effect on the presenter")
  func alert() throws {
    var bench = Bench(12, app: .plain(ControllerDeclaration(name: "W", kind: .alert)))
    _ = try bench(.launch)
    #expect(try bench.code(.present("W")) == "W.didLoad W.willAppear W.didAppear")
    #expect(try bench(.tapAlertButton) == "W.willDisappear W.didDisappear")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapAlertButton) }
  }

  @Test("for a context finds the nearest ancestor that defines one")
  func context() throws {
    var a = ControllerDeclaration(name: "A")
    a.definesPresentationContext = true
    var bench = Bench(
      app: IOSApp(
        controllers: [ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])), a],
        root: "N"))
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B", .currentContext))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear")
    #expect(bench.device.value(of: .presentingViewController, on: InstanceID("B")) == "A")
    // A presentation in the context leaves the window together with the context.
    #expect(
      try bench.code(.present("C", .fullScreen), in: InstanceID("N"))
        == "C.didLoad N.willDisappear C.willAppear C.didAppear B.willDisappear N.didDisappear B.didDisappear"
    )
    #expect(
      try bench.code(.dismiss(animated: true), in: InstanceID("C"))
        == "C.willDisappear N.willAppear B.willAppear B.didAppear N.didAppear C.didDisappear")
  }
}
