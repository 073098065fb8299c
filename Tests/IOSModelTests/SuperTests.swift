import IOSModel
import Testing

@Suite("An override without super")
struct SuperTests {
  private func stage(
    _ kind: ControllerDeclaration.Kind, without overrides: [ControllerCallback]
  ) throws -> Bench {
    var parent = ControllerDeclaration(name: "P", kind: kind)
    if kind == .plain { parent.children = ["A"] }
    parent.overridesWithoutSuper = overrides
    var bench = Bench(app: IOSApp(controllers: [parent], root: "P"))
    bench.alsoWatching = [.willTransition, .viewWillTransition]
    return bench
  }

  @Test("cuts the children off from the change that it handles, and from no other")
  func changes() throws {
    var traits = try stage(.plain, without: [.willTransition])
    _ = try traits(.launch)
    #expect(
      try traits(.rotate) == "P.willTransition P.viewWillTransition A.viewWillTransition")
    var size = try stage(.plain, without: [.viewWillTransition])
    _ = try size(.launch)
    #expect(try size(.rotate) == "P.willTransition A.willTransition P.viewWillTransition")
  }

  @Test("of appearance keeps nothing from the children of a plain controller")
  func plain() throws {
    let overrides = ControllerDeclaration.overridesThatCallSuper.filter {
      ControllerCallback.core.contains($0)
    }
    var bench = try stage(.plain, without: overrides)
    #expect(
      try bench(.launch)
        == "P.didLoad A.didLoad P.willAppear A.willAppear P.didAppear A.didAppear")
  }

  @Test("of appearance cuts off what a stack or a tab bar controller shows")
  func containers() throws {
    for kind in [
      ControllerDeclaration.Kind.navigation(stack: ["A"]), .tabs(["A"], selected: 0),
    ] {
      var did = try stage(kind, without: [.viewDidAppear])
      #expect(try !did(.launch).contains("A.didAppear"))
      var will = try stage(kind, without: [.viewWillDisappear, .viewDidDisappear])
      _ = try will(.launch)
      #expect(
        try will.code(.present("B", .fullScreen))
          == "B.didLoad P.willDisappear B.willAppear B.didAppear P.didDisappear")
    }
  }
}
