import IOSModel
import Testing

/// A presentation whose style removes its presenter is where the presenter's view was, and moves
/// with it.
@Suite("A presentation in the place of a page's view")
struct ContextPlaceTests {
  private let page = InstanceID("A")
  private let presented = InstanceID("B")

  /// A stack with R and, on it, A, which defines a context and has presented B in its place.
  private func stack(presenting: Bool = true) throws -> Bench {
    var context = ControllerDeclaration(name: "A")
    context.definesPresentationContext = true
    var driven = ControllerDeclaration(name: "D")
    driven.transitioningDelegate = [.animator, .interactionController]
    var bench = Bench(
      17,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "T", kind: .tabs(["N", "X"], selected: 0)),
          ControllerDeclaration(name: "N", kind: .navigation(stack: ["R", "A"])), context, driven,
        ], root: "T"))
    _ = try bench(.launch)
    if presenting { _ = try bench.code(.present("B", .currentContext), in: page) }
    return bench
  }

  private func expectOnScreen(_ id: InstanceID, in bench: Bench, _ isOnScreen: Bool = true) {
    #expect(bench.device.appearance(of: id) == (isOnScreen ? .appeared : .disappeared), "\(id)")
    #expect(bench.device.value(of: .window, on: id) == (isOnScreen ? "set" : "nil"), "\(id)")
  }

  @Test("is covered together with the page, and comes back with it", arguments: [false, true])
  func covered(animated: Bool) throws {
    var bench = try stack()
    #expect(
      try bench.code(.push("C", animated: animated), in: page)
        == "C.didLoad B.willDisappear C.willAppear B.didDisappear C.didAppear")
    expectOnScreen(presented, in: bench, false)
    #expect(
      try bench.code(.container(.pop(animated: animated)), in: InstanceID("C"))
        == "C.willDisappear B.willAppear C.didDisappear B.didAppear")
    expectOnScreen(presented, in: bench)
    #expect(
      try bench.code(.dismiss(animated: true), in: presented)
        == "B.willDisappear A.willAppear A.didAppear B.didDisappear")
    expectOnScreen(page, in: bench)
  }

  @Test("leaves the window with a page that leaves the stack")
  func popped() throws {
    var bench = try stack()
    bench.alsoWatching = [.willMove, .didMove]
    #expect(
      try bench.code(.container(.pop(animated: false)), in: page)
        == "A.willMove(nil) R.didLoad B.willDisappear R.willAppear B.didDisappear A.didMove(nil) "
        + "R.didAppear")
    expectOnScreen(presented, in: bench, false)
  }

  @Test("leaves with a page that disappears while it appears")
  func coming() throws {
    var bench = try stack(presenting: false)
    _ = try bench(
      .appCode(.present("B", .currentContext), in: page),
      .appCode(.container(.pop(animated: false)), in: page))
    expectOnScreen(presented, in: bench, false)
    expectOnScreen(InstanceID("R"), in: bench)
    _ = try bench(.tapTab(className: "X"))
    expectOnScreen(InstanceID("X"), in: bench)
  }

  @Test("provides a place for its own presentation in turn")
  func chain() throws {
    var bench = try stack(presenting: false)
    _ = try bench.code(.present(.new(className: "A"), style: .currentContext, animated: true))
    _ = try bench.code(.present("B", .currentContext), in: InstanceID("A", 2))
    expectOnScreen(presented, in: bench)
    let stack = InstanceID("N")
    _ = try bench.code(.push("C", animated: false), in: stack)
    expectOnScreen(presented, in: bench, false)
    _ = try bench.code(.container(.pop(animated: false)), in: stack)
    expectOnScreen(presented, in: bench)
    let others = AppAction.container(.setViewControllers([.new(className: "C")], animated: false))
    _ = try bench.code(others, in: stack)
    expectOnScreen(presented, in: bench, false)
  }

  @Test("returns the place while off screen, and the page comes back with its stack")
  func dismissedOutOfSight() throws {
    var bench = try stack()
    _ = try bench(.tapTab(className: "X"))
    #expect(try bench.code(.dismiss(animated: false), in: presented) == "")
    let back = try bench(.tapTab(className: "N"))
    #expect(back.contains("A.willAppear") && !back.contains("B.willAppear"))
    expectOnScreen(page, in: bench)
  }

  @Test("returns the place to a page that was covered meanwhile, and does not come back with it")
  func dismissedUnderCover() throws {
    var bench = try stack()
    _ = try bench.code(.push("C", animated: false), in: page)
    #expect(try bench.code(.dismiss(animated: false), in: presented) == "")
    expectOnScreen(InstanceID("C"), in: bench)
    _ = try bench(.back)
    expectOnScreen(page, in: bench)
  }

  @Test("is not brought back by a dismissal whose page has left the stack")
  func dismissedAfterPop() throws {
    var bench = try stack()
    _ = try bench(
      .appCode(.dismiss(animated: true), in: presented),
      .appCode(.container(.pop(animated: false)), in: page))
    expectOnScreen(InstanceID("R"), in: bench)
    #expect(bench.device.appearance(of: page) != .appeared)
  }

  @Test("is there again after the gesture of a tab change has been cancelled")
  func cancelledSwitch() throws {
    var context = ControllerDeclaration(name: "A")
    context.definesPresentationContext = true
    var tabs = ControllerDeclaration(name: "T", kind: .tabs(["A", "X"], selected: 0))
    tabs.delegateTransitions = [.animator, .interactionController]
    var bench = Bench(app: IOSApp(controllers: [tabs, context], root: "T"))
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .currentContext), in: page)
    _ = try bench(.tapTab(className: "X"))
    _ = try bench(.dragTransition(.cancel))
    #expect(bench.device.value(of: .selectedViewController, on: InstanceID("T")) == "A")
    expectOnScreen(presented, in: bench)
    expectOnScreen(page, in: bench, false)
  }

  @Test("moves with its column onto a stack and back", arguments: [17, 26])
  func column(major: Int) throws {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: "M", secondary: "A", compact: nil))
    split.split.style = .doubleColumn
    split.split.preferredDisplayMode = .oneBesideSecondary
    var bench = Bench(major, idiom: .pad, app: IOSApp(controllers: [split], root: "S"))
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .currentContext), in: page)
    bench.alsoWatching = [.willMove, .didMove]
    for width in [SizeClass.compact, .regular] {
      let told = try bench(.resize(horizontal: width))
      #expect(told.count(of: ".willMove(UINav") == told.count(of: ".didMove(UINav"), "\(told)")
      expectOnScreen(presented, in: bench)
    }
    _ = try bench.code(.dismiss(animated: true), in: presented)
    expectOnScreen(page, in: bench)
  }

  @Test("does not bring its page back into a window that it has left", arguments: [true, false])
  func cancelled(leavesBySwitch: Bool) throws {
    var bench = try stack(presenting: false)
    _ = try bench.code(.present("D", .currentContext), in: page)
    _ = try bench.code(
      leavesBySwitch
        ? .container(.selectTab(className: "X")) : .setWindowRoot(.new(className: "F")),
      in: InstanceID("T"))
    _ = try bench(.dragTransition(.cancel))
    expectOnScreen(page, in: bench, false)
  }
}

@Suite("A place that moves while a presentation occupies it")
struct MovingPlaceTests {
  @Test("ends in the state in which the gesture leaves it", arguments: [Gesture.complete, .cancel])
  func held(end: Gesture) throws {
    var context = ControllerDeclaration(name: "A")
    context.definesPresentationContext = true
    var driven = ControllerDeclaration(name: "D")
    driven.modalPresentationStyle = .currentContext
    driven.transitioningDelegate = [.animator, .interactionController]
    let stack = ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))
    var bench = Bench(17, app: IOSApp(controllers: [stack, context, driven], root: "N"))
    _ = try bench(.launch)
    _ = try bench.code(.present("D"))
    for change in [AppAction.push("C", animated: false), .container(.pop(animated: false))] {
      _ = try bench.code(change, in: InstanceID("N"))
    }
    _ = try bench(.dragTransition(end))
    for (id, isThere) in [("A", end == .cancel), ("D", end == .complete)]
    where isThere || id == "A" {
      #expect(bench.device.appearance(of: InstanceID(id)) == (isThere ? .appeared : .disappeared))
      #expect(bench.device.value(of: .window, on: InstanceID(id)) == (isThere ? "set" : "nil"))
    }
  }
}

@Suite("A presentation that begins off screen")
struct UnseenPresentationTests {
  private static func presents(
    _ style: ModalPresentationStyle, _ callback: ControllerCallback
  ) throws -> Bench {
    var bench = Bench(
      17,
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "A"), .controller(callback), times: 1,
            do: [.present("B", style)])
        ]))
    _ = try bench(.launch)
    return bench
  }

  @Test("appears with its window", arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func hiddenWindow(style: ModalPresentationStyle) throws {
    var bench = try Self.presents(style, .viewWillDisappear)
    let root = InstanceID("A")
    let hidden = try bench.code(.window(.hide(root)))
    #expect(hidden == "A.willDisappear B.didLoad A.didDisappear")
    let shown = try bench.code(.window(.show(.existing(root))), in: root)
    #expect(shown.contains("B.willAppear") && shown.contains("B.didAppear"))
    #expect(shown.contains("A.") == (style == .pageSheet))
    let dismissed = try bench.code(.dismiss(animated: true), in: InstanceID("B"))
    #expect(dismissed.contains("B.didDisappear"))
    #expect(bench.device.appearance(of: root) == .appeared)
  }

  @Test("does not appear if its context has left the window")
  func outOfWindow() throws {
    var bench = try Self.presents(.overCurrentContext, .viewWillDisappear)
    _ = try bench.code(.present("C", .fullScreen))
    #expect(bench.device.appearance(of: InstanceID("C")) == .appeared)
    let told = try bench.code(.dismiss(animated: true), in: InstanceID("C"))
    #expect(told.contains("A.didAppear"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
