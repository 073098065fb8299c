import AndroidModel
import Testing

/// Facts A01–A13: animations that take time, and what ends them early.
struct EffectTests {
  private let both = FragmentAnimations(enter: .animator, exit: .animator)

  @Test func `animators end in the order in which they began`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    #expect(
      try scenario.call(.committing([.replacing(with: "b")], animations: both))
        == "\(Run.off("a")) \(Run.new("b")) \(Run.gone("a")) b.onResume")
  }

  @Test func `a removed view leaves its container when its animation begins`() throws {
    var scenario = try FragmentScenario.resumed(["a"], adding: ["a"])
    let exit = FragmentAnimations(exit: .animator)
    let views = try scenario.viewsDuring(
      .committing([.remove("a")], .commitNow, animations: exit))
    #expect(views == [])
    #expect(scenario.fragment("a") == nil)
  }

  @Test func `a pop during the animation shows the old view again without creating a new one`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    #expect(
      try scenario.call(
        .committing([.replacing(with: "b")], backStack: .init(nil), animations: both),
        .executePendingTransactions(.host), .pop())
        == "\(Run.off("a")) \(Run.new("b")) b.onStop a.onStart \(Run.gone("b")) a.onResume")
    #expect(scenario.snapshot?.managers.first?.containers.first?.views == [InstanceID("a")])
  }

  @Test func `hiding a view whose exit is still animated crashes the app`() throws {
    var scenario = try FragmentScenario.resumed(["a"], adding: ["a"])
    #expect(throws: FragmentFault.noSuchObject.exception) {
      try scenario.call(
        .committing([.remove("a")], animations: both), .committing([.hide("a")]))
    }
  }

  @Test func `a child whose exit is animated ends by itself when its parent's view is removed`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["p", "k"], adding: ["p"])
    let children = FragmentManagerReference.childOf(InstanceID("p"))
    try scenario.commit([.adding("k", to: "child")], in: children)
    let callbacks = try scenario.call(
      .committing([.remove("k")], in: children, animations: both),
      .committing([.detach("p")]))
    #expect(callbacks == "\(Run.off("k")) \(Run.off("p")) p.onDestroyView \(Run.gone("k"))")
  }

  @Test func `nothing is animated in a dialog that is dismissed`() throws {
    var scenario = try FragmentScenario.resumed(["d", "k"]) {
      if $0.name == "d" { $0.kind = .dialog(hasContentView: true) }
    }
    try scenario.call(.showDialog(.host, className: "d", tag: nil, now: true))
    let children = FragmentManagerReference.childOf(InstanceID("d"))
    let callbacks = try scenario.call(
      .committing([.adding("k", to: "child")], in: children, animations: both), .cancelDialog("d"))
    #expect(callbacks.contains("k.onResume d.onCancel"))
  }

  @Test func `nothing is animated before the window exists`() throws {
    let add = FragmentAction.committing([.adding("a")], .commitNow, animations: both)
    var scenario = FragmentScenario(
      ["a"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "Host"), .activity(.onPostResume), do: [.fragments(add)])
      ])
    try scenario.host { host throws(AndroidException) in
      try host.create(saved: false, retained: false)
      try host.start()
      try host.resume()
      #expect(host.snapshot?.fragments.first?.state == .resumed)
    }
  }

  @Test func `a view that is hidden already has nothing to animate`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    try scenario.commit([.hide("a")])
    #expect(
      try scenario.call(
        .committing([.detach("a")], .commitNow, animations: both),
        .committing([.adding("b")], .commitNow))
        == "\(Run.off("a")) a.onDestroyView \(Run.new("b")) b.onResume")
  }

  @Test func `the effect that reads one animation of its fragment clears them all`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"])
    try scenario.call(.committing([.adding("a")], animations: both))
    // Setting a maximum lifecycle sets no animations.
    #expect(
      try scenario.call(
        .committing([.setMaxLifecycle("a", .created)], .commitNow),
        .committing([.adding("b")], .commitNow))
        == "\(Run.off("a")) a.onDestroyView \(Run.new("b")) b.onResume")
  }

  @Test func `an effect that was cancelled before it began ends when it would begin`() throws {
    let add = FragmentAction.committing([.adding("c")], .commitNow, in: .parent)
    var scenario = try FragmentScenario.resumed(
      ["a", "b", "c"], adding: ["a"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "b"), .fragment(.onCreateView),
          do: [.fragments(.postponeEnterTransition(.current))]),
        CallbackScript(
          .allInstances(ofClass: "a"), .fragment(.onDestroyView), do: [.fragments(add)]),
      ])
    #expect(
      try scenario.call(
        .committing([.replacing(with: "b")], reordering: true))
        == "\(Run.off("a")) \(Run.new("b"))")
    // The exit ends before the entering view is processed.
    #expect(
      try scenario.call(.startPostponedEnterTransition("b"))
        == "a.onDestroyView \(Run.new("c")) c.onResume a.onDestroy a.onDetach b.onResume")
  }

  @Test func `a postponed fragment is not started by a plain execution of its message`() throws {
    var scenario = try FragmentScenario.resumed(
      ["a", "b", "c"], adding: ["a"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "b"), .fragment(.onCreateView),
          do: [.fragments(.postponeEnterTransition(.current))])
      ])
    try scenario.commit([.replacing(with: "b")], reordering: true)
    #expect(scenario.fragment("b")?.state == .started)
    // A transaction elsewhere runs, and the container keeps waiting.
    #expect(
      try scenario.commit([.adding("c", to: "side")]) == "\(Run.new("c")) c.onResume")
    #expect(scenario.fragment("b")?.state == .started)
    #expect(
      try scenario.call(.executePendingTransactions(.host)) == "\(Run.gone("a")) b.onResume")
    #expect(scenario.lastReturned == false)
  }
}
