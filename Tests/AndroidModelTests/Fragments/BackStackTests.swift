import AndroidModel
import Testing

/// Facts P01–P18: named pops and multiple back stacks.
struct BackStackTests {
  private static func three() throws -> FragmentScenario {
    var scenario = try FragmentScenario.resumed(["f1", "f2", "f3"])
    for (name, entry) in [("f1", "one"), ("f2", "two"), ("f3", "three")] {
      try scenario.commit([.replacing(with: name)], reordering: true, backStack: .init(entry))
    }
    return scenario
  }

  @Test func `popping to a name never shows the entries in between`() throws {
    var scenario = try Self.three()
    #expect(
      try scenario.call(.pop(.named("one", inclusive: false)))
        == "\(Run.off("f3")) f2.onDestroy f2.onDetach \(Run.view("f1")) \(Run.gone("f3")) f1.onResume"
    )
    #expect(scenario.snapshot?.managers.first?.backStack == ["one"])
  }

  @Test(arguments: [
    BackStackTarget.named("missing", inclusive: false), .named("missing", inclusive: true),
    .named("three", inclusive: false),
  ])
  func `popping to a name that has nothing above it pops nothing`(target: BackStackTarget) throws {
    var scenario = try Self.three()
    #expect(try scenario.call(.pop(target, immediate: true)) == "")
    #expect(scenario.lastReturned == false)
  }

  @Test func `popping inclusively without a name empties the back stack`() throws {
    var scenario = try Self.three()
    try scenario.call(.pop(.named(nil, inclusive: true), immediate: true))
    #expect(scenario.lastReturned == true)
    #expect(scenario.snapshot?.managers.first?.backStack == [])
    #expect(scenario.snapshot?.fragments == [])
  }

  @Test func `an inclusive pop pops all adjacent entries of the name`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"])
    for name in ["a", "b", "c"] {
      try scenario.commit([.adding(name)], backStack: .init(name == "a" ? "first" : "same"))
    }
    try scenario.call(.pop(.named("same", inclusive: true)))
    #expect(scenario.snapshot?.managers.first?.backStack == ["first"])
  }

  @Test func `pops in one turn are one batch`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a"])
    try scenario.commit([.replacing(with: "b")], backStack: .init(nil))
    try scenario.commit([.replacing(with: "c")], backStack: .init(nil))
    #expect(
      try scenario.call(.pop(), .pop())
        == "\(Run.off("c")) b.onDestroy b.onDetach \(Run.view("a")) \(Run.gone("c")) a.onResume")
  }

  @Test func `with reordering, a pop and a replacement in one turn skip what lies between`()
    throws
  {
    var scenario = try FragmentScenario.resumed(["a", "b", "c"], adding: ["a"])
    try scenario.commit([.replacing(with: "b")], reordering: true, backStack: .init(nil))
    let callbacks = try scenario.call(
      .pop(), .committing([.replacing(with: "c")], reordering: true, backStack: .init(nil)))
    #expect(!callbacks.contains("a."))
    #expect(scenario.fragment("c")?.state == .resumed)
    #expect(scenario.fragment("b") == nil)
  }

  @Test func `a saved back stack is restored with new instances and their state`() throws {
    var scenario = try FragmentScenario.resumed(["base", "p", "q"], adding: ["base"])
    try scenario.commit([.replacing(with: "p")], reordering: true, backStack: .init("S"))
    try scenario.commit([.replacing(with: "q")], reordering: true, backStack: .init("S"))
    #expect(
      try scenario.call(.saveBackStack(.host, name: "S"))
        == "\(Run.off("q")) q.onSaveInstanceState p.onSaveInstanceState p.onDestroy p.onDetach"
        + " \(Run.view("base")) \(Run.gone("q")) base.onResume")
    #expect(scenario.snapshot?.managers.first?.backStack == [])
    let restored = try scenario.call(.restoreBackStack(.host, name: "S"))
    #expect(
      restored.hasPrefix(
        "\(Run.off("base")) p#2.onAttach p#2.onCreate(state) q#2.onAttach q#2.onCreate(state)"))
    #expect(scenario.snapshot?.managers.first?.backStack == ["S", "S"])
  }

  @Test func `clearing a saved back stack calls no callback`() throws {
    var scenario = try FragmentScenario.resumed(["base", "p"], adding: ["base"])
    try scenario.commit([.replacing(with: "p")], reordering: true, backStack: .init("S"))
    try scenario.call(.saveBackStack(.host, name: "S"))
    #expect(try scenario.call(.clearBackStack(.host, name: "S")) == "")
    #expect(try scenario.call(.restoreBackStack(.host, name: "S")) == "")
    #expect(try scenario.call(.saveBackStack(.host, name: "unknown")) == "")
  }

  @Test func `a back stack can only be saved if it allows reordering and is self-contained`() throws
  {
    var plain = try FragmentScenario.resumed(["x"])
    try plain.commit([.adding("x")], backStack: .init("S"))
    #expect(throws: FragmentFault.backStackNotReordering.exception) {
      try plain.call(.saveBackStack(.host, name: "S"))
    }
    var referring = try FragmentScenario.resumed(["x"], adding: ["x"])
    try referring.commit([.hide("x")], reordering: true, backStack: .init("S"))
    #expect(throws: FragmentFault.backStackNotSelfContained.exception) {
      try referring.call(.saveBackStack(.host, name: "S"))
    }
    var retaining = try FragmentScenario.resumed(["x"]) { $0.retainsInstance = true }
    try retaining.commit([.adding("x")], reordering: true, backStack: .init("S"))
    #expect(throws: FragmentFault.backStackRetained.exception) {
      try retaining.call(.saveBackStack(.host, name: "S"))
    }
    var parent = try FragmentScenario.resumed(["p", "x"]) {
      if $0.name == "x" {
        $0.retainsInstance = true
        $0.host = "p"
      }
    }
    try parent.commit([.adding("p")], reordering: true, backStack: .init("S"))
    #expect(throws: FragmentFault.backStackRetained.exception) {
      try parent.call(.saveBackStack(.host, name: "S"))
    }
  }
}
