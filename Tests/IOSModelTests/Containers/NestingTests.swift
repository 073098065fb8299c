import IOSModel
import Testing

@Suite("Nested navigation controllers")
struct NestingTests {
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
