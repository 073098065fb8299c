import AndroidModel
import Testing

/// Facts T01–T36: the effects of transactions on fragments, without and with reordering.
struct FragmentTransactionTests {
  @Test
  func `an added fragment goes all the way up, and a removed one all the way down`()
    throws
  {
    var scenario = try FragmentScenario.resumed()
    #expect(try scenario.commit([.adding("x")]) == "\(Run.new("x")) x.onResume")
    #expect(try scenario.commit([.remove("x")]) == "\(Run.off("x")) \(Run.gone("x"))")
    #expect(scenario.fragment("x") == nil)
  }

  @Test(arguments: [nil, false, true])
  func `replace stops the old one, starts the new one, destroys the old view, resumes the new one`(
    reordering: Bool?
  ) throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    #expect(
      try scenario.commit([.replacing(with: "b")], reordering: reordering, backStack: .init(nil))
        == "\(Run.off("a")) \(Run.new("b")) a.onDestroyView b.onResume")
    #expect(scenario.fragment("a")?.state == .created)
    #expect(
      try scenario.call(.pop())
        == "\(Run.off("b")) \(Run.view("a")) \(Run.gone("b")) a.onResume")
  }

  @Test func `replace removes the fragments of its container from the last added to the first`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a", "b"])
    #expect(
      try scenario.commit([.replacing(with: "c")], backStack: .init(nil))
        == "\(Run.off("b")) \(Run.off("a")) \(Run.new("c")) b.onDestroyView a.onDestroyView c.onResume"
    )
    #expect(
      try scenario.call(.pop())
        == "\(Run.off("c")) \(Run.view("a")) \(Run.view("b")) \(Run.gone("c")) a.onResume b.onResume"
    )
  }

  @Test func `replacing a fragment with itself keeps it and removes the others in the container`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["x"])
    let replace = FragmentTransaction.Operation.replace(
      .existing("x"), container: "main", tag: nil)
    #expect(try scenario.commit([replace]) == "")
    try scenario.commit([.adding("y")])
    #expect(try scenario.commit([replace]) == "\(Run.off("y")) \(Run.gone("y"))")
  }

  @Test func `a fragment without a container does not wait for effects`() throws {
    var scenario = try FragmentScenario.resumed(["x", "h"]) {
      if $0.name == "h" { $0.kind = .headless }
    }
    #expect(
      try scenario.commit([.adding("x"), .adding("h", to: nil)])
        == "\(Run.new("x")) \(Run.newHeadless("h")) x.onResume")
    #expect(
      try scenario.commit([.remove("x"), .remove("h")], backStack: .init(nil))
        == "\(Run.off("x")) \(Run.off("h")) h.onDestroyView x.onDestroyView")
  }

  @Test func `effects run container by container`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b", "c", "d"])
    try scenario.commit([.adding("a"), .adding("b", to: "side")])
    #expect(
      try scenario.commit([.replacing(with: "c"), .replacing(with: "d", in: "side")])
        == "\(Run.off("a")) \(Run.new("c")) \(Run.off("b")) \(Run.new("d"))"
        + " \(Run.gone("a")) c.onResume \(Run.gone("b")) d.onResume")
  }

  @Test func `queued transactions run one by one without reordering, and together with it`() throws
  {
    var plain = try FragmentScenario.resumed(["x", "y"])
    #expect(
      try plain.call(.committing([.adding("x")]), .committing([.adding("y")]))
        == "\(Run.new("x")) x.onResume \(Run.new("y")) y.onResume")
    var reordering = try FragmentScenario.resumed(["x", "y"])
    #expect(
      try reordering.call(
        .committing([.adding("x")], reordering: true),
        .committing([.adding("y")], reordering: true))
        == "\(Run.new("x")) \(Run.new("y")) x.onResume y.onResume")
  }

  @Test func `with reordering, a fragment that is added and removed again gets no callback`() throws
  {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a"])
    #expect(
      try scenario.call(
        .committing([.replacing(with: "b")], reordering: true),
        .committing([.replacing(with: "c")], reordering: true))
        == "\(Run.off("a")) \(Run.new("c")) \(Run.gone("a")) c.onResume")
  }

  @Test func `with reordering, a fragment that ends up on the back stack is only created`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"])
    #expect(
      try scenario.call(
        .committing([.adding("x")], reordering: true, backStack: .init(nil)),
        .committing([.replacing(with: "y")], reordering: true, backStack: .init(nil)))
        == "\(Run.attach("x")) \(Run.new("y")) y.onResume")
    #expect(scenario.fragment("x")?.viewState == nil)
  }

  @Test func `with reordering, removing and adding the same instance has no effect`() throws {
    let actions: (Bool) -> [FragmentAction] = { reordering in
      [
        .committing([.remove("x")], reordering: reordering),
        .committing(
          [.add(.existing("x"), container: "main", tag: nil)], reordering: reordering),
      ]
    }
    var reordering = try FragmentScenario.resumed(adding: ["x"])
    #expect(try reordering.call(actions(true)[0], actions(true)[1]) == "")
    var plain = try FragmentScenario.resumed(adding: ["x"])
    #expect(
      try plain.call(actions(false)[0], actions(false)[1])
        == "\(Run.off("x")) \(Run.gone("x")) \(Run.new("x")) x.onResume")
  }

  @Test func `adding and removing in one transaction has no effect`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["y"])
    #expect(try scenario.commit([.detach("y"), .attach("y")]) == "")
    #expect(
      try scenario.call(
        .committing([.adding("x")], reordering: true, backStack: .init(nil)), .pop()) == "")
  }

  @Test func `commitNow is executed before pending transactions`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"])
    #expect(
      try scenario.call(.committing([.adding("x")]), .committing([.adding("y")], .commitNow))
        == "\(Run.new("y")) y.onResume \(Run.new("x")) x.onResume")
    #expect(scenario.snapshot?.managers.first?.added == [InstanceID("y"), InstanceID("x")])
  }

  @Test func `an immediate pop executes pending transactions first`() throws {
    var scenario = try FragmentScenario.resumed()
    #expect(
      try scenario.call(
        .committing([.adding("x")], reordering: true, backStack: .init(nil)), .pop(immediate: true))
        == "\(Run.new("x")) x.onResume \(Run.off("x")) \(Run.gone("x"))")
    #expect(scenario.lastReturned == true)
  }

  @Test func `popping keeps what a later transaction added without the back stack`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a"])
    try scenario.commit([.replacing(with: "b")], backStack: .init(nil))
    try scenario.commit([.replacing(with: "c")])
    #expect(
      try scenario.call(.pop()) == "b.onDestroy b.onDetach \(Run.view("a")) a.onResume")
    #expect(
      scenario.snapshot?.managers.first?.containers.first?.views
        == [InstanceID("c"), InstanceID("a")])
  }

  @Test func `a recreated view has the position of its fragment among the added ones`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a", "b", "c"])
    try scenario.commit([.setMaxLifecycle("b", .created)])
    try scenario.commit([.setMaxLifecycle("b", .resumed)])
    #expect(
      scenario.snapshot?.managers.first?.containers.first?.views
        == [InstanceID("a"), InstanceID("b"), InstanceID("c")])
  }

  @Test func `removing a fragment that is on the back stack changes nothing`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["x"])
    try scenario.commit([.replacing(with: "y")], backStack: .init(nil))
    #expect(try scenario.commit([.remove("x")]) == "")
    #expect(
      try scenario.call(.pop())
        == "\(Run.off("y")) \(Run.view("x")) \(Run.gone("y")) x.onResume")
  }
}
