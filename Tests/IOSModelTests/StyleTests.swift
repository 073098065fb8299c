import IOSModel
import Testing

@Suite("A presentation style")
struct StyleTests {
  /// Whether the presenter hears of the presentation.
  private func tellsPresenter(
    _ style: ModalPresentationStyle, _ major: Int, _ idiom: IOSVersion.Idiom
  ) throws -> Bool {
    var bench = Bench(major, idiom: idiom, app: .plain())
    _ = try bench(.launch)
    let presented = try bench.code(.present("B", style))
    let dismissed = try bench(.back)
    #expect(presented.contains("A.") == dismissed.contains("A."))
    return presented.contains("A.")
  }

  @Test("decides whether the presenter hears of it, by version and width")
  func table() throws {
    // The presenter is told on: iPhone 12, iPad 12, iPhone 13, iPad 13.
    let table: [(ModalPresentationStyle, [Bool])] = [
      (.fullScreen, [true, true, true, true]),
      (.currentContext, [true, true, true, true]),
      (.overFullScreen, [false, false, false, false]),
      (.overCurrentContext, [false, false, false, false]),
      (.custom, [false, false, false, false]),
      (.pageSheet, [true, false, false, false]),
      (.formSheet, [true, false, false, false]),
      (.popover, [true, false, false, false]),
      (.automatic, [true, true, false, false]),
    ]
    for (style, expected) in table {
      let told = [
        try tellsPresenter(style, 12, .phone), try tellsPresenter(style, 12, .pad),
        try tellsPresenter(style, 13, .phone), try tellsPresenter(style, 13, .pad),
      ]
      #expect(told == expected, "\(style)")
    }
  }

  @Test("none cannot be presented")
  func none() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B", ModalPresentationStyle.none))
        == "crash NSInvalidArgumentException")
  }

  @Test("of an alert leaves the presenter alone")
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
    // What is presented in the context leaves the window with the context's surroundings.
    #expect(
      try bench.code(.present("C", .fullScreen), in: InstanceID("N"))
        == "C.didLoad N.willDisappear C.willAppear C.didAppear B.willDisappear N.didDisappear B.didDisappear"
    )
    #expect(
      try bench.code(.dismiss(animated: true), in: InstanceID("C"))
        == "C.willDisappear N.willAppear B.willAppear B.didAppear N.didAppear C.didDisappear")
  }

  @Test("without a context is the business of the outermost ancestor, whose children go with it")
  func rerouted() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B", .fullScreen))
        == "B.didLoad N.willDisappear A.willDisappear B.willAppear B.didAppear N.didDisappear A.didDisappear"
    )
    #expect(bench.device.value(of: .presentingViewController, on: InstanceID("B")) == "N")
    #expect(bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "B")
  }
}
