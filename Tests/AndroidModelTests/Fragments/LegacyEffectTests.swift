import AndroidModel
import Testing

/// Animations and postponed transitions before the state manager, facts A03 and A10.
struct LegacyEffectTests {
  private static let exit = FragmentAnimations(exit: .animator, popExit: .animator)

  /// A scenario in which every `b` and `c` postpones its enter transition once.
  private static func postponing(adding added: [String]) throws -> FragmentScenario {
    let scripts = ["b", "c"].map { name in
      CallbackScript(
        .allInstances(ofClass: name), .fragment(.onCreateView), times: 1,
        do: [.fragments(.postponeEnterTransition(.current))])
    }
    return try FragmentScenario.resumed(
      ["a", "b", "c", "x"], adding: added, scripts: scripts, release: .v1_1)
  }

  @Test(arguments: [FragmentAnimation.animator, .animation])
  func `a fragment is destroyed after its view's exit`(animation: FragmentAnimation) throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"], release: .v1_1)
    #expect(
      try scenario.call(
        .committing(
          [.remove("a")], .commitNow, animations: FragmentAnimations(exit: animation)),
        .committing([.adding("b")], .commitNow))
        == "\(Run.off("a")) a.onDestroyView \(Run.new("b")) b.onResume a.onDestroy a.onDetach")
    #expect(scenario.fragment("a") == nil)
  }

  @Test func `a fragment that is added again during its exit is recreated at once`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["a"], adding: ["a"], release: .v1_1)
    let add = FragmentTransaction.Operation.add(.existing("a"), container: "main", tag: nil)
    #expect(
      try scenario.call(
        .committing([.remove("a")], .commitNow, animations: Self.exit),
        .committing([add], .commitNow))
        == "\(Run.off("a")) \(Run.gone("a")) \(Run.new("a")) a.onResume")
    #expect(try scenario.commit([.remove("a")]) == "\(Run.off("a")) \(Run.gone("a"))")
  }

  @Test func `a cancelled animation has no later effect`() throws {
    var scenario = try FragmentScenario.resumed(["a"], adding: ["a"], release: .v1_1)
    #expect(
      try scenario.call(
        .committing([.detach("a")], .commitNow, animations: Self.exit),
        .committing([.attach("a")], .commitNow))
        == "\(Run.off("a")) a.onDestroyView \(Run.view("a")) a.onResume")
    #expect(scenario.fragment("a")?.state == .resumed)
  }

  @Test func `an animation set by an operation is used for one change of the view`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], release: .v1_1)
    let enter = FragmentAnimations(enter: .animator)
    try scenario.call(.committing([.adding("a")], animations: enter))
    #expect(
      try scenario.call(
        .committing([.setMaxLifecycle("a", .created), .remove("a")], .commitNow),
        .committing([.adding("b")], .commitNow))
        == "\(Run.off("a")) \(Run.gone("a")) \(Run.new("b")) b.onResume")
  }

  @Test func `a hidden view has no exit animation`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"], release: .v1_1)
    try scenario.commit([.hide("a")])
    #expect(
      try scenario.call(
        .committing([.remove("a")], .commitNow, animations: Self.exit),
        .committing([.adding("b")], .commitNow))
        == "\(Run.off("a")) \(Run.gone("a")) \(Run.new("b")) b.onResume")
  }

  @Test func `a cancelled animation ends the next exit`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a", "b"], release: .v1_1)
    #expect(
      try scenario.call(
        .committing([.detach("a")], .commitNow, animations: Self.exit),
        .committing([.attach("a")], .commitNow),
        .committing([.remove("b")], .commitNow, animations: Self.exit),
        .committing([.remove("a")], .commitNow, animations: Self.exit))
        == "\(Run.off("a")) a.onDestroyView \(Run.view("a")) a.onResume"
        + " \(Run.off("b")) b.onDestroyView \(Run.off("a")) a.onDestroyView"
        + " a.onDestroy a.onDetach b.onDestroy b.onDetach")
  }

  /// `x` is added elsewhere, `b` replaces `a`, and `c` replaces `b`, all in one turn.
  private static func withTwoReplacements() throws -> FragmentScenario {
    var scenario = try Self.postponing(adding: ["a"])
    #expect(
      try scenario.call(
        .committing([.adding("x", to: "side")], reordering: true),
        .committing([.replacing(with: "b")], reordering: true, backStack: .init(nil)),
        .committing([.replacing(with: "c")], reordering: true, backStack: .init(nil)))
        == "\(Run.new("x")) \(Run.new("c")) \(Run.new("b")) x.onResume b.onResume"
        + " \(Run.off("a")) a.onDestroyView")
    return scenario
  }

  @Test func `of two transactions in one container only the last can wait`() throws {
    var scenario = try Self.withTwoReplacements()
    #expect(scenario.fragment("b")?.state == .resumed)
    #expect(scenario.fragment("c")?.state == .started)
    #expect(
      try scenario.call(.startPostponedEnterTransition("c"))
        == "c.onResume \(Run.off("b")) b.onDestroyView")
    // `b` was not told to start its transition, so its return is postponed too.
    #expect(try scenario.call(.pop()) == Run.view("b"))
    #expect(scenario.fragment("c")?.state == .resumed)
  }

  @Test func `a fragment added when a transaction is forced no longer postpones others`()
    throws
  {
    var scenario = try Self.withTwoReplacements()
    #expect(
      try scenario.call(.executePendingTransactions(.host))
        == "c.onResume \(Run.off("b")) b.onDestroyView")
    #expect(
      try scenario.call(.pop())
        == "\(Run.view("b")) b.onResume \(Run.off("c")) \(Run.gone("c"))")
  }

  @Test func `a fragment that was postponed is visible when it leaves`() throws {
    var scenario = try Self.postponing(adding: ["a"])
    try scenario.commit([.replacing(with: "b")], reordering: true)
    try scenario.call(.startPostponedEnterTransition("b"))
    #expect(
      try scenario.call(
        .committing([.remove("b")], .commitNow, animations: Self.exit),
        .committing([.adding("x")], .commitNow))
        == "\(Run.off("b")) b.onDestroyView \(Run.new("x")) x.onResume b.onDestroy b.onDetach")
  }

  @Test func `a transaction in another container does not affect a postponed one`() throws {
    var scenario = try Self.postponing(adding: ["a"])
    try scenario.commit([.replacing(with: "b")], reordering: true)
    #expect(
      try scenario.commit([.adding("x", to: "side")], reordering: true)
        == "\(Run.new("x")) x.onResume")
    #expect(scenario.fragment("a")?.state == .resumed)
    #expect(
      try scenario.call(.executePendingTransactions(.host))
        == "b.onResume \(Run.off("a")) \(Run.gone("a"))")
    #expect(scenario.lastReturned == false)
  }

  @Test func `a fragment that was never visible leaves without an animation`() throws {
    var scenario = try Self.postponing(adding: ["a"])
    try scenario.call(
      .committing(
        [.replacing(with: "b")], reordering: true, backStack: .init(nil), animations: Self.exit))
    #expect(
      try scenario.call(
        .pop(immediate: true), .committing([.adding("x", to: "side")], .commitNow))
        == "b.onStop \(Run.gone("b")) \(Run.new("x")) x.onResume")
    #expect(scenario.fragment("a")?.state == .resumed)
  }

  @Test func `a pop can be postponed too`() throws {
    var scenario = try Self.postponing(adding: [])
    try scenario.commit([.adding("b")])
    try scenario.call(.startPostponedEnterTransition("b"))
    try scenario.commit([.replacing(with: "a")], reordering: true, backStack: .init(nil))
    // The postponement is requested before the view exists.
    try scenario.call(.postponeEnterTransition("b"))
    #expect(try scenario.call(.pop()) == Run.view("b"))
    #expect(scenario.fragment("a")?.state == .resumed)
    #expect(
      try scenario.call(.startPostponedEnterTransition("b"))
        == "b.onResume \(Run.off("a")) \(Run.gone("a"))")
  }

  @Test func `saving the state executes a postponed transaction`() throws {
    var scenario = try Self.postponing(adding: ["a"])
    try scenario.commit([.replacing(with: "b")], reordering: true)
    let callbacks = try scenario.rotate()
    #expect(callbacks.contains("a.onStop b.onStop a.onDestroyView a.onDestroy a.onDetach"))
    #expect(scenario.fragment("b#2".instance)?.state == .resumed)
    #expect(scenario.fragment("a#2".instance) == nil)
  }
}
