import IOSModel
import Testing

/// The nested stacks of react-native-screens' test-stack-lifecycle-events.
@Suite("Nested navigation controllers")
struct NestingTests {
  private func bench() throws -> Bench {
    var outer = ControllerDeclaration(name: "S")
    outer.children = ["M"]
    var bench = Bench(
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
          outer,
          ControllerDeclaration(name: "M", kind: .navigation(stack: ["H"])),
        ], root: "N"))
    _ = try bench(.launch)
    return bench
  }

  @Test("tell the outer controller before the inner one on every edge")
  func pushAndPop() throws {
    var bench = try bench()
    let pushed = try bench.code(.push("S"))
    #expect(
      pushed
        == "S.didLoad M.didLoad A.willDisappear S.willAppear M.willAppear H.didLoad H.willAppear "
        + "A.didDisappear S.didAppear M.didAppear H.didAppear")
    #expect(
      try bench.code(.push("I"))
        == "I.didLoad H.willDisappear I.willAppear H.didDisappear I.didAppear")
    #expect(
      try bench.code(.pop(animated: true), in: InstanceID("S"))
        == "S.willDisappear M.willDisappear I.willDisappear A.willAppear "
        + "S.didDisappear M.didDisappear I.didDisappear A.didAppear")
  }

  @Test("in tabs switch as a whole")
  func tabs() throws {
    for (major, endsNewFirst) in [(17, false), (18, true)] {
      var bench = Bench(
        major,
        app: IOSApp(
          controllers: [
            ControllerDeclaration(name: "T", kind: .tabs(["N", "M"], selected: 0)),
            ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
            ControllerDeclaration(name: "M", kind: .navigation(stack: ["B"])),
          ], root: "T"))
      _ = try bench(.launch)
      let ends =
        endsNewFirst
        ? "M.didAppear B.didAppear N.didDisappear A.didDisappear"
        : "N.didDisappear A.didDisappear M.didAppear B.didAppear"
      #expect(
        try bench(.tapTab(className: "M"))
          == "B.didLoad M.willAppear B.willAppear N.willDisappear A.willDisappear \(ends)"
      )
      _ = try bench.code(.push("C"))
      #expect(
        try bench(.tapTab(className: "M"))
          == "C.willDisappear B.willAppear C.didDisappear B.didAppear")
    }
  }
}
