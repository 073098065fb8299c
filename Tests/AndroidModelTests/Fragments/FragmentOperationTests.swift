import AndroidModel
import Testing

/// Facts T40–T67: hide, detach, maximum lifecycle, primary navigation.
struct FragmentOperationTests {
  @Test func `hiding only calls onHiddenChanged`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    #expect(try scenario.commit([.hide("x")], backStack: .init(nil)) == "x.onHiddenChanged(true)")
    #expect(scenario.fragment("x")?.state == .resumed)
    #expect(try scenario.call(.pop()) == "x.onHiddenChanged(false)")
    #expect(try scenario.commit([.hide("x"), .show("x")]) == "")
  }

  @Test func `a fragment that is added hidden is notified before it is resumed`() throws {
    var scenario = try FragmentScenario.resumed()
    try scenario.commit([.adding("x")])
    #expect(
      try scenario.call(
        .committing([.remove("x")], reordering: true),
        .committing(
          [.add(.existing("x"), container: "main", tag: nil), .hide("x")], reordering: true))
        == "x.onHiddenChanged(true)")
  }

  @Test func `a fragment stays hidden through a recreation without another notification`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    try scenario.commit([.hide("x")])
    #expect(!(try scenario.rotate()).contains("onHiddenChanged"))
    #expect(scenario.fragment("x#2".instance)?.isHidden == true)
  }

  @Test func `hiding a parent notifies its children too`() throws {
    var scenario = try FragmentScenario.resumed(["p", "k"], adding: ["p"]) {
      if $0.name == "k" { $0.host = "p" }
    }
    #expect(
      try scenario.commit([.hide("p")]) == "p.onHiddenChanged(true) k.onHiddenChanged(true)")
    #expect(scenario.fragment("k")?.isHidden == true)
  }

  @Test func `detaching keeps the instance and destroys its view`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    #expect(try scenario.commit([.detach("x")]) == "\(Run.off("x")) x.onDestroyView")
    #expect(scenario.fragment("x")?.isDetached == true)
    #expect(
      try scenario.rotate()
        == "x.onSaveInstanceState x.onDestroy x.onDetach x#2.onAttach x#2.onCreate(state)")
    #expect(
      try scenario.commit([.attach("x#2")])
        == "x#2.onCreateView(state) x#2.onViewCreated(state) x#2.onActivityCreated(state)"
        + " x#2.onViewStateRestored(state) x#2.onStart x#2.onResume")
  }

  @Test func `a maximum lifecycle limits the fragment, and a pop removes the limit`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    #expect(
      try scenario.commit([.setMaxLifecycle("x", .started)], backStack: .init(nil)) == "x.onPause")
    #expect(try scenario.call(.pop()) == "x.onResume")
    #expect(
      try scenario.commit([.setMaxLifecycle("x", .created)], backStack: .init(nil))
        == "\(Run.off("x")) x.onDestroyView")
    #expect(try scenario.call(.pop()) == "\(Run.view("x")) x.onResume")
  }

  @Test func `maximum lifecycles take effect in the order of the operations`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["x", "y"])
    try scenario.commit([.setMaxLifecycle("x", .started)])
    #expect(
      try scenario.commit([.setMaxLifecycle("y", .started), .setMaxLifecycle("x", .resumed)])
        == "y.onPause x.onResume")
  }

  @Test func `a maximum lifecycle survives a recreation`() throws {
    var scenario = try FragmentScenario.resumed(adding: ["x"])
    try scenario.commit([.setMaxLifecycle("x", .started)])
    #expect(!(try scenario.rotate()).contains("onResume"))
    #expect(scenario.fragment("x#2".instance)?.maximum == .started)
  }

  @Test func `primary navigation changes before any lifecycle callback`() throws {
    var scenario = try FragmentScenario.resumed(["a", "b"], adding: ["a"])
    try scenario.commit([.setPrimaryNavigationFragment("a")])
    #expect(
      try scenario.commit([.replacing(with: "b")], backStack: .init(nil))
        == "a.onPrimaryNavigationFragmentChanged(false) \(Run.off("a")) \(Run.new("b"))"
        + " a.onDestroyView b.onResume")
    #expect(
      try scenario.call(.pop())
        == "a.onPrimaryNavigationFragmentChanged(true) \(Run.off("b")) \(Run.view("a"))"
        + " \(Run.gone("b")) a.onResume")
  }

  @Test func `a fragment is primary only if all its ancestors are`() throws {
    var scenario = try FragmentScenario.resumed(["p", "k"], adding: ["p"]) {
      if $0.name == "k" { $0.host = "p" }
    }
    #expect(
      try scenario.commit(
        [.setPrimaryNavigationFragment("k")], in: .childOf(InstanceID("p")))
        == "k.onPrimaryNavigationFragmentChanged(false)")
    #expect(
      try scenario.commit([.setPrimaryNavigationFragment("p")])
        == "p.onPrimaryNavigationFragmentChanged(true) k.onPrimaryNavigationFragmentChanged(true)")
    #expect(
      try scenario.commit([.setPrimaryNavigationFragment(nil)])
        == "p.onPrimaryNavigationFragmentChanged(false) k.onPrimaryNavigationFragmentChanged(false)"
    )
  }

  @Test func `an unnamed pop goes to the children of the primary navigation fragment first`() throws
  {
    var scenario = try FragmentScenario.resumed(["p", "k"])
    try scenario.commit([.adding("p")], backStack: .init("root"))
    try scenario.commit([.setPrimaryNavigationFragment("p")])
    try scenario.commit(
      [.adding("k", to: "child")], backStack: .init("inner"), in: .childOf(InstanceID("p")))
    #expect(try scenario.call(.pop()) == "\(Run.off("k")) \(Run.gone("k"))")
    #expect(scenario.snapshot?.managers.first?.backStack == ["root"])
    #expect((try scenario.call(.pop())).hasSuffix(Run.gone("p")))
  }
}
