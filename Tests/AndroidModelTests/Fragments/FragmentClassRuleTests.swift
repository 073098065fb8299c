import AndroidModel
import Testing

/// Facts F15, T68, P06: the library's checks of a class, its target, and a number.
struct FragmentClassRuleTests {
  @Test(arguments: FragmentFlaws.checkedForSuper)
  func `a checked override without super crashes the app right after it`(callback: FragmentCallback)
    throws
  {
    var scenario = try FragmentScenario.resumed(["x"]) {
      $0.flaws.overridesWithoutSuper = [callback]
    }
    let error = #expect(throws: AndroidException.self) {
      try scenario.commit([.adding("x")])
      try scenario.finish()
    }
    #expect(error?.name == "SuperNotCalledException")
  }

  @Test func `unchecked overrides can leave out super`() throws {
    var scenario = try FragmentScenario.resumed(["x"]) {
      $0.flaws.overridesWithoutSuper = [.onCreateView, .onViewCreated, .onSaveInstanceState]
    }
    try scenario.commit([.adding("x")])
    try scenario.rotate()
    #expect(scenario.fragment(InstanceID("x", 2))?.state == .resumed)
  }

  @Test func `a fragment whose target was removed cannot be attached again`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"]) {
      if $0.name == "x" { $0.target = "y" }
    }
    try scenario.commit([.adding("x"), .adding("y")])
    try scenario.commit([.remove(.instance(InstanceID("y")))])
    #expect(scenario.fragment("x")?.state == .resumed)
    try scenario.commit([.remove(.instance(InstanceID("x")))])
    #expect(throws: AndroidException.self) {
      try scenario.commit([
        .add(.existing(.instance(InstanceID("x"))), container: "main", tag: nil)
      ])
    }
  }

  @Test func `an id that no entry has pops nothing`() throws {
    var scenario = try FragmentScenario.resumed(["x"])
    try scenario.commit([.adding("x")], backStack: .init(nil))
    #expect(try scenario.call(.pop(.identified(7, inclusive: true), immediate: true)) == "")
    #expect(scenario.lastReturned == false)
    try scenario.call(.pop(.identified(0, inclusive: true), immediate: true))
    #expect(scenario.lastReturned == true)
  }
}
