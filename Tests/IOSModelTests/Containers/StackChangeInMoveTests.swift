import IOSModel
import Testing

/// A new page's own code changes the stack again before the other new pages have been added.
@Suite("A change of a stack during the move of one of its pages")
struct StackChangeInMoveTests {
  private static let stack = InstanceID("N")

  /// A bench with the stack in the first tab, or in the other one if the stack is not to be
  /// visible.
  private static func bench(
    _ callback: ControllerCallback, _ action: AppAction, seen: Bool
  ) throws -> Bench {
    let app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["N", "X"], selected: seen ? 0 : 1)),
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
      ],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "B"), .controller(callback), times: 1,
          calls: [.init(action, on: stack)])
      ], root: "T")
    var bench = Bench(17, app: app)
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    return bench
  }

  private static let old = AppAction.Operand.existing(InstanceID("A"))
  private static let both: [AppAction.Operand] = [.new(className: "B"), .new(className: "C")]
  private static let changes: [AppAction] = [
    .container(.setViewControllers([old, .new(className: "D")], animated: false)),
    .container(.setViewControllers([.new(className: "D"), old], animated: true)),
    .container(.setViewControllers([.new(className: "D")], animated: false)),
    .container(
      .setViewControllers([.existing(InstanceID("B")), .new(className: "D")], animated: false)),
    .container(.setViewControllers([old], animated: false)),
    .container(.pop(animated: false)), .container(.popToRoot(animated: false)), .push("D"),
  ]

  @Test(
    "leaves exactly the listed controllers as children, each once",
    arguments: changes, [ControllerCallback.willMove, .didMove])
  func children(change: AppAction, callback: ControllerCallback) throws {
    for seen in [true, false] {
      for outer in [
        AppAction.push("B"), .push("B", animated: false),
        .container(.setViewControllers(Self.both, animated: true)),
        .container(.setViewControllers([Self.old] + Self.both, animated: false)),
      ] {
        var bench = try Self.bench(callback, change, seen: seen)
        _ = try bench.code(outer, in: Self.stack)
        let listed = bench.device.value(of: .viewControllers, on: Self.stack)
        let children = bench.device.value(of: .children, on: Self.stack)
        #expect(children?.split(separator: " ").sorted() == listed?.split(separator: " ").sorted())
      }
    }
  }

  @Test("keeps the page that it has put back")
  func putBack() throws {
    var bench = try Self.bench(.willMove, Self.changes[0], seen: true)
    #expect(
      try bench.code(.container(.setViewControllers(Self.both, animated: false)), in: Self.stack)
        == "B.willMove(N) D.willMove(N) B.didMove(N) C.deinit D.didLoad A.willDisappear D.willAppear "
        + "B.didMove(nil) A.didDisappear D.didAppear D.didMove(N) B.deinit")
  }

  @Test("completes a page's move in before it releases the page, also off screen")
  func unseen() throws {
    var bench = try Self.bench(.willMove, .container(.popToRoot(animated: false)), seen: false)
    #expect(
      try bench.code(.push("B", animated: false), in: Self.stack)
        .hasSuffix("B.didMove(N) B.didMove(nil) B.deinit"))
  }

  @Test("releases what is removed below the top while that appears")
  func below() throws {
    var bench = try Self.bench(
      .viewWillAppear,
      .container(.setViewControllers([.existing(InstanceID("B"))], animated: false)), seen: true)
    _ = try bench.code(.push("C", animated: false), in: Self.stack)
    let told = try bench.code(.push("B", animated: false), in: Self.stack)
    #expect(told.contains("A.didMove(nil)") && told.contains("A.deinit"))
  }
}

@Suite("A stack that has not been visible")
struct UnseenStackTests {
  @Test("performs an animated pop once its top has been laid out")
  func pop() throws {
    var stack = ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))
    stack.isRetainedByApp = true
    var bench = Bench(app: .plain(stack))
    _ = try bench(.launch)
    _ = try bench.code(.make(className: "N"))
    let id = InstanceID("N")
    _ = try bench.code(.push("B", animated: false), in: id)
    #expect(try bench.code(.container(.popToRoot(animated: true)), in: id) == "")
    #expect(bench.device.value(of: .viewControllers, on: id) == "A#2 B")
    let shown = try bench.code(.setWindowRoot(.existing(id)))
    for step in ["B.willAppear", "B.didDisappear", "A#2.didAppear"] {
      #expect(shown.contains(step), "\(shown)")
    }
    #expect(bench.device.value(of: .viewControllers, on: id) == "A#2")
  }
}
