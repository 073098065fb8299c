import IOSModel
import Testing

@Suite("A custom container")
struct ContainmentTests {
  private let a = InstanceID("A")
  private let k = InstanceID("K")
  private let l = InstanceID("L")

  private func withChild() -> IOSApp {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["K"]
    return IOSApp(controllers: [parent], root: "A")
  }

  private func launched(
    _ actions: [AppAction] = [], forwards: Bool = true, major: Int = 26
  ) throws -> Bench {
    var parent = ControllerDeclaration(name: "A")
    parent.forwardsAppearance = forwards
    var bench = Bench(
      major,
      app: IOSApp(
        controllers: [parent],
        scripts: [
          CallbackScript(.allInstances(ofClass: "A"), .controller(.viewDidLoad), do: actions)
        ], root: "A"))
    _ = try bench(.launch)
    return bench
  }

  @Test("hands on to its children, parents first, on both edges")
  func parentFirst() throws {
    var bench = Bench(app: withChild())
    bench.alsoWatching = [.willMove, .didMove]
    #expect(
      try bench(.launch)
        == "A.didLoad K.willMove(A) K.didLoad K.didMove(A) A.willAppear K.willAppear A.didAppear K.didAppear"
    )
    #expect(
      try bench.code(.present("B", .fullScreen))
        == "B.didLoad A.willDisappear K.willDisappear B.willAppear B.didAppear A.didDisappear K.didDisappear"
    )
  }

  @Test("that did not adopt the controller of a subview hears its own end last")
  func unadopted() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "A"), .controller(.viewDidLoad), do: [.addSubview(k)])
        ]))
    #expect(
      try bench(.launch) == "A.didLoad K.didLoad A.willAppear K.willAppear K.didAppear A.didAppear")
    #expect(bench.device.value(of: .parent, on: k) == "nil")
  }

  @Test("need not send didMove for its child to appear")
  func withoutDidMove() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "A"), .controller(.viewDidLoad),
            do: [.addChild(.existing(k)), .addSubview(k)])
        ]))
    bench.alsoWatching = [.willMove, .didMove]
    #expect(
      try bench(.launch)
        == "A.didLoad K.willMove(A) K.didLoad A.willAppear K.willAppear A.didAppear K.didAppear")
  }

  @Test("adds and removes a child at run time; both ends of appearance are posted")
  func runtime() throws {
    var bench = try launched()
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    #expect(
      try bench.code(.embed(.new(className: "K")))
        == "K.willMove(A) K.didLoad K.willAppear K.didMove(A) K.didAppear K.didMove(A)")
    #expect(
      try bench.code(.unembed(k))
        == "K.willMove(nil) K.willDisappear K.didMove(nil) K.didDisappear K.didMove(nil) K.deinit")
  }

  @Test("without automatic forwarding leaves its children to begin and end calls")
  func manualForwarding() throws {
    var bench = try launched(
      [.addChild(.existing(k)), .addSubview(k), .didMoveToParent(k, parent: true)],
      forwards: false)
    #expect(bench.device.appearance(of: k) == .disappeared)
    #expect(
      try bench.code(.beginAppearanceTransition(k, isAppearing: true, animated: false))
        == "K.willAppear")
    #expect(try bench.code(.endAppearanceTransition(k)) == "K.didAppear")
    _ = try bench.code(.addChild(.existing(l)))
    _ = try bench.code(.willMoveToNil(k))
    #expect(
      try bench(
        .appCode(.beginAppearanceTransition(l, isAppearing: true, animated: false), in: nil),
        .appCode(.beginAppearanceTransition(k, isAppearing: false, animated: false), in: nil),
        .appCode(.addSubview(l), in: nil), .appCode(.removeFromSuperview(k), in: nil),
        .appCode(.endAppearanceTransition(l), in: nil),
        .appCode(.endAppearanceTransition(k), in: nil))
        == "L.didLoad L.willAppear K.willDisappear L.didAppear K.didDisappear")
  }

  @Test("swaps children in the order of a modal presentation")
  func swap() throws {
    var bench = try launched([.embed(.existing(k))])
    bench.alsoWatching = [.willMove, .didMove, .viewWillLayoutSubviews]
    #expect(
      try bench(
        .appCode(.addChild(.existing(l)), in: a), .appCode(.willMoveToNil(k), in: a),
        .appCode(.transition(from: k, to: l), in: a))
        == "L.willMove(A) K.willMove(nil) L.didLoad K.willDisappear L.willAppear L.willLayout "
        + "L.didAppear K.didDisappear L.didMove(A) K.didMove(nil)")
  }

  @Test("cannot swap a child that it does not have")
  func strangers() throws {
    var bench = try launched([.embed(.existing(k))])
    _ = try bench.code(.loadViewIfNeeded)
    let reaction = try bench.device.perform(.appCode(.transition(from: k, to: a), in: a))
    #expect(reaction.crash?.name == "NSInvalidArgumentException")
    #expect(reaction.processDied)
    #expect(bench.device.appearance(of: a) == nil)
  }

  @Test("does not appear or make its child appear while it is covered")
  func covered() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(try bench.code(.embed(.new(className: "K")), in: a) == "K.didLoad")
    #expect(
      try bench(.back)
        == "B.willDisappear A.willAppear K.willAppear B.didDisappear A.didAppear K.didAppear")
  }

  @Test("may not take the view of another container's child")
  func foreignView() throws {
    var bench = try launched([.embed(.existing(k)), .embed(.existing(l))])
    #expect(
      try bench.code(.addSubview(k), in: l) == "crash UIViewControllerHierarchyInconsistency")
  }
}

@Suite("The appearance state of a controller")
struct AppearanceTests {
  private let k = InstanceID("K")

  private func bench() throws -> Bench {
    var parent = ControllerDeclaration(name: "A")
    parent.forwardsAppearance = false
    var bench = Bench(
      app: IOSApp(controllers: [parent], root: "A"))
    _ = try bench(.launch)
    _ = try bench.code(.addChild(.existing(k)))
    return bench
  }

  private func begin(_ isAppearing: Bool) -> AppAction {
    .beginAppearanceTransition(k, isAppearing: isAppearing, animated: false)
  }

  @Test("turns round without the call that would have ended it")
  func turnsRound() throws {
    var bench = try bench()
    #expect(try bench.code(begin(true)) == "K.didLoad K.willAppear")
    #expect(bench.device.appearance(of: k) == .appearing)
    #expect(try bench.code(begin(false)) == "K.willDisappear")
    #expect(try bench.code(.endAppearanceTransition(k)) == "K.didDisappear")
    _ = try bench.code(begin(true))
    _ = try bench.code(.endAppearanceTransition(k))
    #expect(try bench.code(begin(false)) == "K.willDisappear")
    #expect(try bench.code(begin(true)) == "K.willAppear")
    #expect(try bench.code(.endAppearanceTransition(k)) == "K.didAppear")
  }

  @Test("is silent about a second begin in one direction")
  func redundantBegin() throws {
    var bench = try bench()
    _ = try bench.code(begin(true))
    #expect(try bench.code(begin(true)) == "")
    #expect(try bench.code(.endAppearanceTransition(k)) == "K.didAppear")
    #expect(try bench.code(begin(true)) == "")
  }

  @Test("complains of an end without a beginning, and does not crash")
  func unbalanced() throws {
    var bench = try bench()
    #expect(try bench.code(.endAppearanceTransition(k)) == "warning")
  }

  @Test("never hears of the app's way to the background")
  func background() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    #expect(try bench(.home) == "")
    #expect(bench.device.appearance(of: InstanceID("A")) == .appeared)
  }
}
