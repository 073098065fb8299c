import IOSModel
import Testing

@Suite("A segue")
struct SegueTests {
  private func storyboard(_ controllers: ControllerDeclaration..., root: String = "A") -> IOSApp {
    var app = IOSApp(controllers: controllers, root: root)
    app.usesMainStoryboard = true
    return app
  }

  @Test("makes its destination, prepares, and only then loads it")
  func modal() throws {
    var bench = Bench(app: storyboard())
    _ = try bench(.launch)
    bench.alsoWatching = [.initCoder, .awakeFromNib, .shouldPerformSegue, .prepare, .loadView]
    #expect(
      try bench(.tapSegue(to: "B", kind: .presentModally))
        == "A.shouldPerformSegue B.initCoder B.awakeFromNib A.prepare B.loadView B.didLoad "
        + "B.willAppear B.didAppear")
    bench.alsoWatching = [.shouldPerformSegue, .prepare]
    #expect(
      try bench.code(.performSegue(to: "C", kind: .show))
        == "B.prepare C.didLoad C.willAppear C.didAppear")
  }

  @Test("that its source refuses makes nothing")
  func refused() throws {
    var source = ControllerDeclaration(name: "A")
    source.allowsSegues = false
    var bench = Bench(app: storyboard(source))
    _ = try bench(.launch)
    bench.alsoWatching = [.initCoder, .shouldPerformSegue]
    #expect(try bench(.tapSegue(to: "B", kind: .show)) == "A.shouldPerformSegue")
    #expect(bench.device.currentInstance(of: "B") == nil)
  }

  @Test("needs a storyboard")
  func withoutStoryboard() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapSegue(to: "B", kind: .show)) }
    #expect(
      try bench.code(.performSegue(to: "B", kind: .show)) == "crash NSInvalidArgumentException")
  }

  @Test("back runs its action before anything closes, and dismisses once")
  func unwind() throws {
    var bench = Bench(app: storyboard())
    _ = try bench(.launch)
    _ = try bench(.tapSegue(to: "B", kind: .presentModally))
    _ = try bench(.tapSegue(to: "C", kind: .presentModally))
    bench.alsoWatching = [
      .shouldPerformSegue, .canPerformUnwindSegueAction, .prepare, .unwindAction,
      .dismissCompletion, .deinit,
    ]
    #expect(
      try bench(.unwind(to: InstanceID("A")))
        == "C.shouldPerformSegue C.canPerformUnwindSegueAction B.canPerformUnwindSegueAction "
        + "A.canPerformUnwindSegueAction C.prepare A.unwindAction C.willDisappear B.willDisappear C.didDisappear B.didDisappear "
        + "A.dismissCompletion C.deinit B.deinit")
  }

  @Test("back goes through a stack to the target, and nowhere if nobody answers")
  func unwindStack() throws {
    var bench = Bench(
      app: storyboard(
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])), root: "N"))
    _ = try bench(.launch)
    _ = try bench(.tapSegue(to: "B", kind: .show))
    _ = try bench(.tapSegue(to: "C", kind: .show))
    _ = try bench.code(.make(className: "X"))
    #expect(try bench(.unwind(to: InstanceID("X"))) == "")
    #expect(
      try bench(.unwind(to: InstanceID("A")))
        == "C.willDisappear A.willAppear C.didDisappear A.didAppear")
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

  @Test("back asks whoever presents by name, then the container with what it presents itself")
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

  @Test("back does nothing where the target answers no")
  func unwindToNobody() throws {
    var target = ControllerDeclaration(name: "A")
    target.takesUnwindSegues = false
    var bench = Bench(app: storyboard(target))
    _ = try bench(.launch)
    _ = try bench(.tapSegue(to: "B", kind: .presentModally))
    #expect(
      try search(bench, "A")
        == "B.allowedChildren B.canPerform A.allowedChildren A.canPerform")
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
  }

  @Test("with an action of its source's own lets that make the destination")
  func segueAction() throws {
    var source = ControllerDeclaration(name: "A")
    source.hasSegueAction = true
    var bench = Bench(app: storyboard(source))
    _ = try bench(.launch)
    bench.alsoWatching = [.segueAction, .initCoder, .awakeFromNib, .prepare]
    #expect(
      try bench(.tapSegue(to: "B", kind: .show))
        == "A.segueAction B.initCoder B.awakeFromNib A.prepare B.didLoad B.willAppear B.didAppear")
  }

  @Test("embeds a storyboard's children before their parent's viewDidLoad")
  func embed() throws {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["K"]
    var bench = Bench(app: storyboard(parent))
    bench.alsoWatching = [.initCoder, .awakeFromNib, .prepare, .willMove, .didMove]
    #expect(
      try bench(.launch)
        == "A.initCoder A.awakeFromNib K.initCoder K.awakeFromNib A.prepare K.didLoad K.willMove(A) "
        + "K.didMove(A) A.didLoad A.willAppear K.willAppear A.didAppear K.didAppear")
  }
}
