import IOSModel
import Testing

@Suite("A segue")
struct SegueTests {
  private func storyboard(_ controllers: ControllerDeclaration..., root: String) -> IOSApp {
    var app = IOSApp(controllers: controllers, root: root)
    app.usesMainStoryboard = true
    return app
  }

  @Test("needs a storyboard")
  func withoutStoryboard() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapSegue(to: "B", kind: .show)) }
    #expect(
      try bench.code(.performSegue(to: "B", kind: .show)) == "crash NSInvalidArgumentException")
  }

  private static let search: Set<ControllerCallback> = [
    .allowedChildrenForUnwinding, .canPerformUnwindSegueAction, .prepare,
  ]

  private func search(_ bench: Bench, _ target: String) throws -> String {
    var bench = bench
    bench.alsoWatching = Self.search
    return try bench(.unwind(to: InstanceID(target))).split(separator: " ")
      .map { $0.replacing("allowedChildrenForUnwinding", with: "allowedChildren") }
      .map { $0.replacing("canPerformUnwindSegueAction", with: "canPerform") }
      .filter { word in
        ["allowedChildren", "canPerform", "prepare"].contains { word.hasSuffix(".\($0)") }
      }
      .joined(separator: " ")
  }

  @Test("that unwinds asks each presenter by name, then the container with what it presents itself")
  func unwindSearch() throws {
    var bench = Bench(
      app: storyboard(
        ControllerDeclaration(name: "T", kind: .tabs(["N", "S"], selected: 0)),
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])), root: "T"))
    _ = try bench(.launch)
    _ = try bench(.tapSegue(to: "B", kind: .show))
    _ = try bench(.tapTab(className: "S"))
    _ = try bench(.tapSegue(to: "P", kind: .presentModally))
    #expect(
      try search(bench, "A")
        == "S.allowedChildren S.canPerform P.allowedChildren P.canPerform T.allowedChildren "
        + "N.allowedChildren B.allowedChildren B.canPerform A.allowedChildren A.canPerform P.prepare"
    )
    bench.alsoWatching = [.unwind]
    let steps = try bench(.unwind(to: InstanceID("A"))).split(separator: " ")
      .filter { $0.hasSuffix(".unwind") }
    #expect(steps == ["T.unwind", "N.unwind"])
  }

  @Test("that unwinds does nothing if the target refuses")
  func unwindToNobody() throws {
    var target = ControllerDeclaration(name: "A")
    target.takesUnwindSegues = false
    var bench = Bench(app: storyboard(target, root: "A"))
    _ = try bench(.launch)
    _ = try bench(.tapSegue(to: "B", kind: .presentModally))
    #expect(
      try search(bench, "A")
        == "B.allowedChildren B.canPerform A.allowedChildren A.canPerform")
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
  }
}
