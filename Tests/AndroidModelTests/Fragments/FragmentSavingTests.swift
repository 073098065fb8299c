import AndroidModel
import Testing

/// Facts S01–S13: the fragments that remain after a recreation, a process death and a finish.
struct FragmentSavingTests {
  @Test func `a fragment on the back stack is saved and comes back without a view`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    try scenario.commit([.replacing(with: "b")], backStack: .init(nil))
    try scenario.rotate()
    #expect(scenario.fragment("a#2".instance)?.state == .created)
    #expect(scenario.fragment("a#2".instance)?.viewState == nil)
    #expect(
      (try scenario.call(.pop())).contains("a#2.onCreateView(state) a#2.onViewCreated(state)"))
  }

  @Test(arguments: [FragmentRelease.v1_1, .v1_4])
  func `a retained instance survives a rotation`(release: FragmentRelease) throws {
    var scenario = try FragmentScenario.resumed(["r"], adding: ["r"], release: release) {
      $0.retainsInstance = true
    }
    #expect(
      try scenario.rotate()
        == "r.onPause r.onStop r.onSaveInstanceState r.onDestroyView r.onDetach r.onAttach"
        + " r.onCreateView(state) r.onViewCreated(state) r.onActivityCreated(state)"
        + " r.onViewStateRestored(state) r.onStart r.onResume")
    #expect(try scenario.finish() == "\(Run.off("r")) \(Run.gone("r"))")
  }

  @Test func `a retained instance on the back stack is only detached and attached`() throws {
    var scenario = try FragmentScenario.resumed(["r", "x"], adding: ["r"]) {
      $0.retainsInstance = $0.name == "r"
    }
    try scenario.commit([.replacing(with: "x")], backStack: .init(nil))
    let own = (try scenario.rotate()).split(separator: " ").filter { $0.hasPrefix("r") }
    #expect(own == ["r.onSaveInstanceState", "r.onDetach", "r.onAttach"])
    #expect((try scenario.call(.pop())).contains("r.onStart"))
  }

  @Test func `a retained instance does not survive its process`() throws {
    var scenario = try FragmentScenario.resumed(["r"], adding: ["r"]) { $0.retainsInstance = true }
    let callbacks = try scenario.host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.save()
      host.endProcess()
      try host.create(saved: true, retained: false)
    }
    #expect(callbacks.hasSuffix("r#2.onAttach r#2.onCreate(state)"))
  }

  @Test func `a retained child is attached to the new instance of its parent`() throws {
    var scenario = try FragmentScenario.resumed(["p", "r"], adding: ["p"]) {
      if $0.name == "r" {
        $0.retainsInstance = true
        $0.host = "p"
      }
    }
    try scenario.rotate()
    #expect(scenario.fragment("r")?.parent == "p#2".instance)
    #expect(scenario.fragment("r")?.state == .resumed)
  }

  @Test func `a retained parent keeps its instance and gets new children`() throws {
    var scenario = try FragmentScenario.resumed(["r", "k"], adding: ["r"]) {
      if $0.name == "k" { $0.host = "r" } else { $0.retainsInstance = true }
    }
    try scenario.rotate()
    #expect(scenario.fragment("k#2".instance)?.parent == InstanceID("r"))
  }

  @Test func `a retained instance added after the save is destroyed by the next host`() throws {
    var scenario = try FragmentScenario.resumed(["x", "r"], adding: ["x"]) {
      $0.retainsInstance = $0.name == "r"
    }
    try scenario.host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.save()
    }
    try scenario.commit([.adding("r")], .commitAllowingStateLoss)
    let callbacks = try scenario.host { host throws(AndroidException) in
      try host.destroy(changingConfigurations: true)
      try host.create(saved: true, retained: true)
    }
    #expect(callbacks.contains("r.onDestroy"))
    #expect(scenario.fragment("r") == nil)
  }

  @Test func `a commit pending when the host is destroyed unstarted only creates the fragment`()
    throws
  {
    var scenario = FragmentScenario(
      ["f"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "Host"), .activity(.onCreate),
          do: [.fragments(.committing([.adding("f")]))])
      ])
    scenario.showsHost = true
    #expect(
      try scenario.host { host throws(AndroidException) in
        try host.create(saved: false, retained: false)
        try host.destroy(changingConfigurations: false)
      } == "Host.onCreate Host.onDestroy f.onAttach f.onCreate f.onDestroy f.onDetach")
  }

  @Test func `the host destroys its fragments one after the other`() throws {
    var scenario = try FragmentScenario.resumed(["f", "g"], adding: ["f", "g"])
    #expect(
      try scenario.finish()
        == "f.onPause g.onPause f.onStop g.onStop \(Run.gone("f")) \(Run.gone("g"))")
  }
}
