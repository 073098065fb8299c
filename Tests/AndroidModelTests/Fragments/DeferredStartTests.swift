import AndroidModel
import Testing

/// Facts C9 and S15: a deferred start, and saved state that the app itself holds.
struct DeferredStartTests {
  @Test func `a fragment with a false user-visible hint starts after its siblings`() throws {
    var scenario = try FragmentScenario.resumed(["late", "x"]) {
      if $0.name == "late" { $0.userVisibleHint = false }
    }
    let upToStart = Run.new("late").replacing(" late.onStart", with: "")
    #expect(
      try scenario.call(
        .committing([.adding("late", to: nil)]), .committing([.adding("x", to: nil)]))
        == "late.setUserVisibleHint(false) \(upToStart) \(Run.new("x")) x.onResume late.onStart"
        + " late.onResume")
  }

  @Test func `a fragment that has started is no longer deferred`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    #expect(
      try scenario.call(.setUserVisibleHint("x", false)) == "x.setUserVisibleHint(false)")
    #expect(try scenario.rotate().hasSuffix("x#2.onStart x#2.onResume"))
    #expect(scenario.fragment("x#2".instance)?.state == .resumed)
  }

  @Test func `the hint is saved, and with it the deferred start`() throws {
    var scenario = try FragmentScenario.resumed(["late", "x", "y"], adding: ["late"]) {
      if $0.name == "late" { $0.userVisibleHint = false }
    }
    try scenario.call(.saveFragmentInstanceState(.host, "late"))
    try scenario.commit([.remove("late")])
    let added = try scenario.commit([
      .add(.restored(className: "x", from: "late".instance), container: nil, tag: nil),
      .adding("y", to: nil),
    ])
    #expect(added.hasSuffix("y.onStart y.onResume x.onStart x.onResume"))
  }

  @Test func `a starting host starts all fragments in order`() throws {
    var scenario = try FragmentScenario.resumed(["late", "x"], adding: ["late", "x"]) {
      if $0.name == "late" { $0.userVisibleHint = false }
    }
    #expect(try scenario.rotate().contains("late#2.onStart x#2.onStart"))
  }

  @Test func `becoming visible in a callback ends the deferral after the batch`() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "late"), .fragment(.onCreateView),
      do: [.fragments(.setUserVisibleHint(.current, true))])
    var scenario = try FragmentScenario.resumed(["late", "x"], scripts: [script]) {
      if $0.name == "late" { $0.userVisibleHint = false }
    }
    let late = Run.new("late").replacing(
      "late.onCreateView", with: "late.onCreateView late.setUserVisibleHint(true)")
    #expect(
      try scenario.commit([.adding("late", to: nil), .adding("x", to: nil)])
        == "late.setUserVisibleHint(false) \(late) late.onResume \(Run.new("x")) x.onResume")
  }

  @Test func `a new instance is created with a saved state that the app requested`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["x"])
    #expect(try scenario.call(.saveFragmentInstanceState(.host, "x")) == "x.onSaveInstanceState")
    try scenario.commit([.remove("x")])
    let added = try scenario.commit([
      .add(.restored(className: "y", from: "x".instance), container: "main", tag: nil)
    ])
    #expect(added.contains("y.onCreate(state) y.onCreateView(state)"))
  }

  @Test func `children are restored from a saved state that the app requested`() throws {
    var scenario = try FragmentScenario.resumed(["p", "k"], adding: ["p"]) {
      if $0.name == "k" { $0.host = "p" }
    }
    try scenario.call(.saveFragmentInstanceState(.host, "p"))
    try scenario.commit([.remove("p")])
    let added = try scenario.commit([
      .add(.restored(className: "p", from: "p".instance), container: "main", tag: nil)
    ])
    #expect(added.contains("k#2.onAttach p#2.onAttachFragment k#2.onCreate(state)"))
  }

  @Test func `only the state of a fragment of this manager can be requested`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    try scenario.commit([.remove("x")])
    #expect(throws: AndroidException.self) {
      try scenario.call(.saveFragmentInstanceState(.host, "x"))
    }
  }
}
