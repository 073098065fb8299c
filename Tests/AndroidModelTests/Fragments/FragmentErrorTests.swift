import AndroidModel
import Testing

/// Facts E01–E17: what the library refuses.
struct FragmentErrorTests {
  @Test func `commits are refused after the stop until the next start`() throws {
    var scenario = try FragmentScenario.resumed()
    try scenario.host { host throws(AndroidException) in try host.pause() }
    try scenario.commit([.adding("x")])
    try scenario.host { host throws(AndroidException) in try host.stop() }
    let refused: [FragmentAction] = [
      .committing([.remove("x")]), .committing([.remove("x")], .commitNow), .pop(),
      .pop(immediate: true), .saveBackStack(.host, name: "S"),
    ]
    for action in refused {
      #expect(throws: FragmentFault.stateSaved.exception) { try scenario.call(action) }
    }
    #expect(
      try scenario.commit([.remove("x")], .commitAllowingStateLoss) == Run.gone("x"))
    try scenario.host { host throws(AndroidException) in try host.start() }
    try scenario.commit([.adding("x")])
  }

  @Test func `a commit that allows state loss is lost with the state`() throws {
    var scenario = try FragmentScenario.resumed()
    try scenario.host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.save()
    }
    try scenario.commit([.adding("x")], .commitAllowingStateLoss)
    #expect(scenario.fragment("x") != nil)
    try scenario.host { host throws(AndroidException) in
      try host.destroy(changingConfigurations: true)
      try host.create(saved: true, retained: true)
    }
    #expect(scenario.snapshot?.fragments == [])
  }

  @Test
  func `the manager of a destroyed host refuses commits and drops those that allow state loss`()
    throws
  {
    var scenario = try FragmentScenario.resumed()
    try scenario.finish()
    #expect(throws: FragmentFault.destroyed.exception) { try scenario.commit([.adding("x")]) }
    #expect(try scenario.commit([.adding("x")], .commitAllowingStateLoss) == "")
    #expect(try scenario.commit([.adding("x")], .commitNowAllowingStateLoss) == "")
  }

  @Test(arguments: [FragmentCallback.onCreate, .onStart, .onResume])
  func `an immediate call from inside a callback of the same manager is refused`(
    callback: FragmentCallback
  ) throws {
    let actions: [FragmentAction] = [
      .committing([.adding("y")], .commitNow, in: .parent), .executePendingTransactions(.parent),
      .pop(immediate: true, in: .parent),
    ]
    for action in actions {
      var scenario = try FragmentScenario.resumed(
        ["x", "y"],
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "x"), .fragment(callback), do: [.fragments(action)])
        ])
      #expect(throws: FragmentFault.alreadyExecuting.exception) {
        try scenario.commit([.adding("x")])
      }
    }
  }

  @Test func `an invalid transaction is refused while it is built`() throws {
    var scenario = try FragmentScenario.resumed(["p", "k"]) { if $0.name == "k" { $0.host = "p" } }
    try scenario.commit([.add(.new(className: "p"), container: "main", tag: "a")])
    let refused: [(FragmentTransaction.Operation, FragmentFault)] = [
      (.add(.existing("p"), container: "main", tag: "b"), .changeTag),
      (.add(.existing("p"), container: "side", tag: nil), .changeContainer),
      (.replace(.new(className: "p"), container: nil, tag: nil), .replaceWithoutContainer),
      (.remove("k"), .otherManager), (.hide("k"), .otherManager), (.show("k"), .otherManager),
      (.detach("k"), .otherManager), (.setPrimaryNavigationFragment("k"), .otherManager),
      (.setMaxLifecycle("k", .started), .otherManagerForMaximum),
      (.setMaxLifecycle("p", .destroyed), .maximumDestroyed),
      (.setMaxLifecycle("p", .initialized), .maximumTooLow),
    ]
    for (operation, fault) in refused {
      #expect(throws: fault.exception) { try scenario.commit([operation]) }
    }
  }

  @Test func `an operation that is impossible is refused when it is executed`() throws {
    var added = try FragmentScenario.resumed(adding: ["x"])
    #expect(throws: FragmentFault.alreadyAdded.exception) {
      try added.commit([.add(.existing("x"), container: "main", tag: nil)])
    }
    var removed = try FragmentScenario.resumed(adding: ["x"])
    try removed.commit([.remove("x")])
    #expect(throws: FragmentFault.notActive.exception) {
      try removed.commit([.setPrimaryNavigationFragment("x")])
    }
    var lost = try FragmentScenario.resumed()
    #expect(throws: FragmentFault.noContainerView.exception) {
      try lost.commit([.adding("x", to: "missing")])
    }
  }

  @Test func `commitNow cannot go onto the back stack`() throws {
    var scenario = try FragmentScenario.resumed()
    #expect(throws: FragmentFault.backStackNotAllowed.exception) {
      try scenario.commit([.adding("x")], backStack: .init(nil), .commitNow)
    }
  }

  @Test func `the child manager of a fragment that is not attached is not available`() throws {
    var scenario = try FragmentScenario.resumed(["p", "c"], adding: ["p"])
    try scenario.commit([.remove("p")])
    #expect(throws: FragmentFault.childManagerNotAttached.exception) {
      try scenario.commit([.adding("c", to: "child")], in: .childOf(InstanceID("p")))
    }
  }

  @Test func `a pop that children refuse changes nothing`() throws {
    var scenario = try FragmentScenario.resumed(["x", "y"], adding: ["x"])
    try scenario.commit([.detach("x"), .setPrimaryNavigationFragment("x")])
    #expect(scenario.phase(of: .pop(immediate: true)) == .precheck)
    // Pending operations run first, and cannot be undone.
    #expect(
      scenario.phase(of: .pop(immediate: true), after: .committing([.adding("y")]))
        == .execute)
  }

  @Test func `a manager whose parent was destroyed by a callback still destroys its fragments`()
    throws
  {
    var scenario = try FragmentScenario.resumed(
      ["p", "k", "y"], adding: ["p"], scripts: [.replacingParent(in: .onResume)])
    let callbacks = try scenario.commit([.adding("k", to: "child")], in: .childOf(InstanceID("p")))
    #expect(
      callbacks.hasSuffix(
        "k.onResume \(Run.off("p")) \(Run.new("y")) \(Run.gone("p")) y.onResume \(Run.off("k"))"))
  }

  @Test func `a manager whose parent was destroyed by a callback attaches no fragment`() throws {
    var scenario = try FragmentScenario.resumed(
      ["p", "k", "y"], adding: ["p"], scripts: [.replacingParent(in: .onDetach)])
    try scenario.commit([.adding("k", to: nil)], in: .childOf(InstanceID("p")))
    #expect(throws: FragmentFault.noSuchObject.exception) {
      try scenario.commit([.remove("k"), .adding("y", to: nil)], in: .childOf(InstanceID("p")))
    }
  }
}

extension CallbackScript {
  /// The child `k` replaces its own parent in the host.
  fileprivate static func replacingParent(in callback: FragmentCallback) -> CallbackScript {
    CallbackScript(
      .allInstances(ofClass: "k"), .fragment(callback),
      do: [.fragments(.committing([.replacing(with: "y")], .commitNow))])
  }
}
