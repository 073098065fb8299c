import AndroidModel
import Testing

/// Facts F02, F11–F14, T29, T34, S16, S17, FX-15b: the state of fragments inside a callback and
/// before the queue has run.
struct FragmentMomentTests {
  /// A host whose fragment `x` makes the library throw inside this callback, so that the rest of
  /// its transition does not happen and its state can be inspected.
  private static func interrupted(in callback: FragmentCallback) throws -> FragmentScenario {
    try FragmentScenario.resumed(
      ["x", "y"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "x"), .fragment(callback),
          do: [.fragments(.committing([.adding("y")], .commitNow, in: .parent))])
      ])
  }

  @Test(arguments: [
    (FragmentCallback.onAttach, LifecycleState.initialized, LifecycleState?.none),
    (.onCreate, .initialized, nil), (.onCreateView, .created, nil),
    (.onViewCreated, .created, .initialized), (.onActivityCreated, .created, .initialized),
    (.onViewStateRestored, .created, .initialized), (.onStart, .created, .created),
    (.onResume, .started, .started),
  ])
  func `on the way up, a fragment is added and its Lifecycles follow the callback`(
    callback: FragmentCallback, own: LifecycleState, ofView: LifecycleState?
  ) throws {
    var scenario = try Self.interrupted(in: callback)
    #expect(throws: FragmentFault.alreadyExecuting.exception) {
      try scenario.commit([.adding("x")])
    }
    let fragment = try #require(scenario.fragment("x"))
    #expect(fragment.state == own)
    #expect(fragment.viewState == ofView)
    #expect(fragment.isAdded)
  }

  @Test(arguments: [
    (FragmentCallback.onPause, LifecycleState.started, LifecycleState?(.started)),
    (.onStop, .created, .created), (.onDestroyView, .created, .destroyed),
    (.onDestroy, .destroyed, nil),
  ])
  func `on the way down with its host, a fragment stays added and its Lifecycles are ahead`(
    callback: FragmentCallback, own: LifecycleState, ofView: LifecycleState?
  ) throws {
    var scenario = try Self.interrupted(in: callback)
    try scenario.commit([.adding("x")])
    #expect(throws: FragmentFault.alreadyExecuting.exception) { try scenario.finish() }
    let fragment = try #require(scenario.fragment("x"))
    #expect(fragment.state == own)
    #expect(fragment.viewState == ofView)
    #expect(fragment.isAdded)
  }

  @Test(arguments: [FragmentCallback.onPause, .onStop])
  func `a fragment that is being removed is no longer added when it is paused`(
    callback: FragmentCallback
  ) throws {
    var scenario = try Self.interrupted(in: callback)
    try scenario.commit([.adding("x")])
    #expect(throws: FragmentFault.alreadyExecuting.exception) {
      try scenario.commit([.remove("x")])
    }
    #expect(scenario.fragment("x")?.isAdded == false)
  }

  @Test func `a removed fragment that is added again has a new Lifecycle`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    scenario.showsLifecycles = true
    #expect((try scenario.commit([.remove("x")])).contains("x:ON_DESTROY"))
    let callbacks = try scenario.commit([.add(.existing("x"), container: "main", tag: nil)])
    // The observers still observe the old view; the new one is observed when it is created.
    #expect(!callbacks.contains("x:ON_CREATE"))
    #expect(callbacks.contains("x:view:ON_CREATE"))
    #expect(scenario.fragment("x")?.state == .resumed)
  }

  private static func resumedHarness() throws -> FragmentHostHarness {
    var harness = FragmentHostHarness(
      FragmentHostApp(
        host: "Host", fragments: [FragmentDeclaration(name: "x")], scripts: []))
    try harness.create(saved: false, retained: false)
    try harness.start()
    try harness.resume()
    try harness.runQueue()
    return harness
  }

  private static func calls(_ harness: inout FragmentHostHarness) -> [AndroidCallback] {
    harness.takeEvents().filter { $0.mark == .entered }.map(\.callback)
  }

  @Test func `a commit has no effect before it is executed`() throws {
    var harness = try Self.resumedHarness()
    _ = try harness.call(.committing([.adding("x")], backStack: .init(nil)))
    #expect(harness.namedSnapshot?.fragments == [])
    #expect(harness.namedSnapshot?.managers.first?.backStack == [])
    try harness.runQueue()
    #expect(harness.namedSnapshot?.managers.first?.added == [InstanceID("x")])
    #expect(harness.namedSnapshot?.managers.first?.backStack == [nil])
  }

  @Test func `a commit that is pending when stopped is executed in the next start`() throws {
    var harness = try Self.resumedHarness()
    try harness.pause()
    try harness.stop()
    try harness.save()
    _ = try harness.call(.committing([.adding("x")], .commitAllowingStateLoss))
    _ = Self.calls(&harness)
    try harness.start()
    let calls = Self.calls(&harness).filter {
      if case .fragment(let callback) = $0 { return FragmentCallback.core.contains(callback) }
      return $0 == .activity(.onRestart) || $0 == .activity(.onStart)
    }
    #expect(
      calls == [.activity(.onRestart), .activity(.onStart)]
        + [FragmentCallback.onAttach, .onCreate, .onCreateView, .onViewCreated, .onStart]
        .map(AndroidCallback.fragment))
  }

  @Test func `the state counts as saved from the stop to the next start`() throws {
    var harness = try Self.resumedHarness()
    try harness.pause()
    #expect(harness.namedSnapshot?.isStateSaved == false)
    try harness.stop()
    #expect(harness.namedSnapshot?.isStateSaved == true)
    try harness.save()
    #expect(harness.namedSnapshot?.isStateSaved == true)
    try harness.start()
    #expect(harness.namedSnapshot?.isStateSaved == false)
  }

  @Test func `a state that is dispatched twice moves no fragment twice`() throws {
    var harness = try Self.resumedHarness()
    _ = try harness.call(.committing([.adding("x")], .commitNow))
    try harness.pause()
    try harness.stop()
    _ = Self.calls(&harness)
    try harness.stop()
    let calls = Self.calls(&harness)
    #expect(calls.contains(.activity(.onStop)))
    #expect(!calls.contains(.fragment(.onStop)))
  }
}
