import AndroidModel
import Testing

/// Facts F03–F12, N01–N18: the Lifecycles between the callbacks, and parents with children.
struct FragmentLifecycleTests {
  @Test func `events come after the callback going up and before it going down`() throws {
    var scenario = try FragmentScenario.resumed()
    scenario.showsLifecycles = true
    #expect(
      try scenario.commit([.adding("x")])
        == "x.onAttach x.onCreate x:ON_CREATE x.onCreateView x.onViewCreated x.onActivityCreated"
        + " x.onViewStateRestored x:view:ON_CREATE x.onStart x:ON_START x:view:ON_START"
        + " x.onResume x:ON_RESUME x:view:ON_RESUME")
    #expect(
      try scenario.commit([.remove("x")])
        == "x:view:ON_PAUSE x:ON_PAUSE x.onPause x:view:ON_STOP x:ON_STOP x.onStop"
        + " x:view:ON_DESTROY x.onDestroyView x:ON_DESTROY x.onDestroy x.onDetach")
  }

  @Test func `of the view callbacks, a headless fragment has only onCreateView and onDestroyView`()
    throws
  {
    var scenario = try FragmentScenario.resumed { $0.kind = .headless }
    #expect(try scenario.commit([.adding("x")]) == Run.newHeadless("x"))
    #expect(try scenario.commit([.remove("x")]) == "\(Run.off("x")) \(Run.gone("x"))")
  }

  @Test func `at the stop of the host all events come before all callbacks`() throws {
    var scenario = try FragmentScenario.resumed(["f", "g"], adding: ["f", "g"])
    scenario.showsLifecycles = true
    try scenario.host { host throws(AndroidException) in try host.pause() }
    #expect(
      try scenario.host { host throws(AndroidException) in try host.stop() }
        == "f:view:ON_STOP f:ON_STOP g:view:ON_STOP g:ON_STOP f.onStop g.onStop")
  }

  private static func family(_ commit: FragmentTransaction.Commit, in callback: FragmentCallback)
    throws -> FragmentScenario
  {
    let add = FragmentTransaction(
      manager: .child, commit: commit,
      operations: [.adding("c", to: "child"), .adding("d", to: "child")])
    return try FragmentScenario.resumed(
      ["p", "c", "d"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "p"), .fragment(callback), condition: .withoutSavedState,
          do: [.fragments(.transaction(add))])
      ])
  }

  @Test func `children committed in onCreate get their views right after the parent's`() throws {
    var scenario = try Self.family(.commit, in: .onCreate)
    #expect(
      try scenario.commit([.adding("p")])
        == "p.onAttach p.onCreate p.onCreateView p.onViewCreated"
        + " c.onAttach p.onAttachFragment c.onCreate c.onCreateView c.onViewCreated"
        + " d.onAttach p.onAttachFragment d.onCreate d.onCreateView d.onViewCreated"
        + " p.onActivityCreated p.onViewStateRestored c.onActivityCreated c.onViewStateRestored"
        + " d.onActivityCreated d.onViewStateRestored p.onStart c.onStart d.onStart"
        + " p.onResume c.onResume d.onResume")
    #expect(
      try scenario.commit([.remove("p")])
        == "c.onPause d.onPause p.onPause c.onStop d.onStop p.onStop"
        + " c.onDestroyView d.onDestroyView p.onDestroyView"
        + " c.onDestroy c.onDetach d.onDestroy d.onDetach p.onDestroy p.onDetach")
  }

  @Test func `children added at once in onCreate are created before the parent has a view`() throws
  {
    var scenario = try Self.family(.commitNow, in: .onCreate)
    #expect(
      (try scenario.commit([.adding("p")])).hasPrefix(
        "p.onAttach p.onCreate c.onAttach p.onAttachFragment c.onCreate"
          + " d.onAttach p.onAttachFragment d.onCreate p.onCreateView"))
  }

  @Test func `children committed in onResume are resumed without another message`() throws {
    var scenario = try Self.family(.commit, in: .onResume)
    #expect(
      (try scenario.commit([.adding("p")], .commitNow)).hasSuffix(
        "p.onResume c.onAttach p.onAttachFragment c.onCreate \(Run.view("c"))"
          + " d.onAttach p.onAttachFragment d.onCreate \(Run.view("d")) c.onResume d.onResume"))
  }

  @Test func `restored children are created inside the parent's onCreate`() throws {
    var scenario = try Self.family(.commitNow, in: .onCreate)
    try scenario.commit([.adding("p")])
    #expect(
      (try scenario.rotate()).contains(
        "p#2.onAttach p#2.onCreate(state) c#2.onAttach p#2.onAttachFragment c#2.onCreate(state)"))
  }

  @Test func `a parent's maximum lifecycle applies to its children`() throws {
    var scenario = try Self.family(.commitNow, in: .onCreate)
    try scenario.commit([.adding("p")])
    #expect(
      try scenario.commit([.setMaxLifecycle("p", .started)]) == "c.onPause d.onPause p.onPause")
    #expect(
      try scenario.commit([.setMaxLifecycle("p", .created)])
        == "c.onStop d.onStop p.onStop c.onDestroyView d.onDestroyView p.onDestroyView")
  }

  @Test func `a removed instance can be added again`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    try scenario.commit([.remove("x")])
    #expect(
      try scenario.commit([.add(.existing("x"), container: "side", tag: "other")])
        == "\(Run.new("x")) x.onResume")
  }
}
