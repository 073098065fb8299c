import IOSModel
import Testing

/// What waits for the layout of a view, and what the layout itself does.
///
/// The expected events are the logs of hdk2200/UIViewControllerLifeCycle and
/// vineetchoudhary/iOS-in-Depth, and the checkpoints of ww-tech/lasso's tests.
@Suite("The layout")
struct LayoutTests {
  private static let passes: Set<ControllerCallback> = [
    .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  private func launched(_ scripts: [CallbackScript] = []) throws -> Bench {
    var bench = Bench(17, app: .stack(scripts: scripts))
    _ = try bench(.launch)
    bench.alsoWatching = Self.passes
    return bench
  }

  @Test("of a stack performs the push, between its own two calls")
  func push() throws {
    var bench = try launched()
    #expect(
      try bench.code(.push("B"))
        == "N.willLayout B.didLoad A.willDisappear B.willAppear N.didLayout B.isAppearing "
        + "B.willLayout B.didLayout A.didDisappear B.didAppear")
  }

  @Test("is done at once, in a window or not, for code that requests it")
  func atOnce() throws {
    var bench = try launched()
    let made = InstanceID("B")
    _ = try bench.code(.make(className: "B"))
    #expect(
      try bench.code(.view(.layoutIfNeeded), in: made) == "B.didLoad B.willLayout B.didLayout")
    #expect(try bench.code(.view(.layoutIfNeeded), in: made) == "")
    #expect(try bench.code(.view(.setNeedsLayout), in: made) == "")
    #expect(try bench.code(.view(.layoutIfNeeded), in: made) == "B.willLayout B.didLayout")
    let push = try bench.code(.container(.push(.existing(made), animated: true)))
    #expect(push.contains("B.isAppearing B.willLayout B.didLayout"))
    #expect(try bench.code(.view(.layoutIfNeeded), in: made) == "")
  }

  @Test("skips a screen that comes back unchanged")
  func pop() throws {
    var bench = try launched()
    _ = try bench.code(.push("B"))
    #expect(
      try bench(.back)
        == "N.willLayout B.willDisappear A.willAppear N.didLayout A.isAppearing B.didDisappear "
        + "A.didAppear")
  }

  @Test("is done for a screen that comes back with another size")
  func turnedMeanwhile() throws {
    var bench = try launched()
    _ = try bench.code(.push("B"))
    _ = try bench(.rotate)
    #expect(try bench(.back).contains("A.isAppearing A.willLayout A.didLayout"))
  }

  @Test("has not begun when a push returns")
  func pushInCallback() throws {
    let bench = try launched([
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.viewDidAppear), times: 1,
        do: [
          .push("B"),
          .container(.setViewControllers([.existing(InstanceID("A"))], animated: false)),
        ])
    ])
    #expect(bench.device.appearance(of: InstanceID("A")) == .appeared)
    #expect(bench.device.appearance(of: InstanceID("B")) == nil, "B has come and gone unseen")
  }

  @Test("is awaited by a second animated change, which leaves the stack unchanged until then")
  func changeInTheSameTurn() throws {
    var bench = try launched([
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.didReceiveMemoryWarning), times: 1,
        do: [.push("B"), .push("C")])
    ])
    let n = InstanceID("N")
    bench.alsoWatching = []
    #expect(
      try bench(.memoryWarning)
        == "B.didLoad A.willDisappear B.willAppear A.didDisappear B.didAppear "
        + "C.didLoad B.willDisappear C.willAppear B.didDisappear C.didAppear")
    #expect(bench.device.value(of: .viewControllers, on: n) == "A B C")
  }

  @Test("shows the first page of a stack that was empty on screen")
  func emptyStack() throws {
    var bench = Bench(
      17, app: IOSApp(controllers: [.init(name: "N", kind: .navigation(stack: []))], root: "N"))
    _ = try bench(.launch)
    #expect(
      try bench.code(.container(.setViewControllers([.new(className: "R")], animated: false)))
        == "R.didLoad R.willAppear R.didAppear")
  }

  @Test("is not awaited during a change of size")
  func changeOfSize() throws {
    var bench = try launched([
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.viewWillTransition), times: 1, do: [.push("B")])
    ])
    #expect(
      try bench(.rotate).hasPrefix("B.didLoad A.willDisappear B.willAppear"),
      "before any layout")
  }

  @Test("of the pictures for the switcher comes twice, without appearance callbacks")
  func snapshots() throws {
    var bench = try launched()
    #expect(
      try bench(.home)
        == "N.willLayout N.didLayout A.willLayout A.didLayout "
        + "N.willLayout N.didLayout A.willLayout A.didLayout")
  }
}
