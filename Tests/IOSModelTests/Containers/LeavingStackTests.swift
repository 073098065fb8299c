import IOSModel
import Testing

/// By the time of the layout that would have applied the change, the stack is leaving or in no
/// window.
@Suite("A stack that is changed and leaves the screen in one turn")
struct LeavingStackTests {
  private static let stack = InstanceID("N")
  private static let toOtherTab = IOSStimulus.appCode(
    .container(.selectTab(className: "X")), in: stack)

  private func bench(_ pages: [String]) throws -> Bench {
    var bench = Bench(
      17,
      app: IOSApp(
        controllers: [
          ControllerDeclaration(name: "T", kind: .tabs(["N", "X"], selected: 0)),
          ControllerDeclaration(name: "N", kind: .navigation(stack: pages)),
        ], root: "T"))
    _ = try bench(.launch)
    bench.alsoWatching = [.didMove, .deinit]
    return bench
  }

  private func change(_ action: AppAction) -> IOSStimulus { .appCode(action, in: Self.stack) }

  @Test("shows its new top when it comes back", arguments: [true, false])
  func push(animated: Bool) throws {
    var bench = try bench(["A"])
    _ = try bench(change(.push("B", animated: animated)), Self.toOtherTab)
    let told = try bench(.tapTab(className: "N"))
    #expect(told.contains("B.didAppear"))
    #expect(!told.contains("A.willAppear"))
  }

  @Test("releases what was popped, and shows what is left")
  func pop() throws {
    var bench = try bench(["A", "B"])
    let left = try bench(change(.container(.pop(animated: true))), Self.toOtherTab)
    #expect(left.contains("B.didDisappear") && left.hasSuffix("B.deinit"))
    #expect(try bench(.tapTab(className: "N")).contains("A.didAppear"))
  }

  @Test("applies the changes that waited for that one")
  func waiting() throws {
    var bench = try bench(["A"])
    _ = try bench(change(.push("B")), change(.push("C")), Self.toOtherTab)
    #expect(bench.device.value(of: .viewControllers, on: Self.stack) == "A B C")
  }
}

/// Code in a container's callbacks runs before the top has been shown.
@Suite("A stack whose first page is removed before it has been visible")
struct UnseenTopTests {
  @Test("releases that page")
  func first() throws {
    let code = CallbackScript(
      .allInstances(ofClass: "N"), .controller(.viewWillAppear), times: 1,
      do: [.container(.pop(animated: false))])
    var bench = Bench(
      app: IOSApp(
        controllers: [ControllerDeclaration(name: "N", kind: .navigation(stack: ["A", "B"]))],
        scripts: [code], root: "N"))
    bench.alsoWatching = [.willMove, .didMove, .deinit]
    let told = try bench(.launch)
    #expect(told.contains("B.willMove(nil)") && told.contains("B.didMove(nil)"))
    #expect(told.contains("B.deinit") && told.contains("A.didAppear"))
    #expect(bench.device.value(of: .children, on: InstanceID("N")) == "A")
  }
}

@Suite("A stack that its pages' code changes while it is created")
struct StackInMakingTests {
  @Test("releases its original pages")
  func exchanged() throws {
    let stack = InstanceID("N")
    let code = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.willMove), times: 1,
      calls: [
        .init(.container(.setViewControllers([.new(className: "B")], animated: false)), on: stack)
      ])
    var bench = Bench(
      app: IOSApp(
        controllers: [ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))],
        scripts: [code], root: "N"))
    bench.alsoWatching = [.didMove, .deinit]
    #expect(try bench(.launch).contains("A.didMove(nil)"))
    #expect(bench.device.value(of: .children, on: stack) == "B")
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("A")) == "true")
  }
}

/// A page controller makes its first page appear in advance, and with it a stack that is that page.
@Suite("A stack that has appeared in advance")
struct StackInAdvanceTests {
  @Test("shows its page when its tab is selected")
  func inTab() throws {
    for major in [17, 26] {
      var bench = Bench(
        major,
        app: IOSApp(
          controllers: [
            ControllerDeclaration(name: "T", kind: .tabs(["X", "P"], selected: 0)),
            ControllerDeclaration(name: "P", kind: .pages(["N", "B"], transition: .scroll)),
            ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
          ], root: "T"))
      _ = try bench(.launch)
      #expect(try bench(.tapTab(className: "P")).contains("A.didAppear"))
    }
  }
}

@Suite("A cancelled swipe back after code has changed the stack")
struct StackChangeInSwipeTests {
  private static let stack = InstanceID("N")

  private func bench() throws -> Bench {
    var bench = Bench(17, app: .stack(["A", "B", "C"]))
    _ = try bench(.launch)
    _ = try bench.code(.push("B", animated: false))
    _ = try bench.code(.push("C", animated: false))
    bench.alsoWatching = [.didMove, .deinit]
    _ = try bench(.swipeBack(.begin))
    return bench
  }

  @Test("releases what was removed below the page that stays")
  func below() throws {
    var bench = try bench()
    _ = try bench.code(.container(.pop(animated: false)), in: Self.stack)
    let told = try bench(.swipeBack(.cancel))
    #expect(told.contains("C.didAppear") && told.hasSuffix("B.didMove(nil) B.deinit"))
    for property in [ControllerProperty.viewControllers, .children] {
      #expect(bench.device.value(of: property, on: Self.stack) == "A C")
    }
  }

  @Test("shows what was put on the page that stays")
  func above() throws {
    var bench = try bench()
    _ = try bench.code(
      .container(.push(.existing(InstanceID("C")), animated: false)), in: Self.stack)
    _ = try bench.code(.push("D", animated: false), in: Self.stack)
    #expect(try bench(.swipeBack(.cancel)).contains("D.didAppear"))
  }
}
