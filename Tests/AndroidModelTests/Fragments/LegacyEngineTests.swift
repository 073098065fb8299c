import AndroidModel
import Testing

/// The facts that hold up to 1.1: how fragments moved before the state manager.
struct LegacyEngineTests {
  private static func resumed(
    _ classes: [String] = ["x"], adding added: [String] = [], scripts: [CallbackScript] = [],
    configure: (inout FragmentDeclaration) -> Void = { _ in }
  ) throws -> FragmentScenario {
    try FragmentScenario.resumed(
      classes, adding: added, scripts: scripts, release: .v1_1, configure: configure)
  }

  @Test func `a fragment goes through every state between two maximums, in both directions`() throws
  {
    let up: [LifecycleState: String] = [
      .created: "", .started: Run.view("x"), .resumed: "\(Run.view("x")) x.onResume",
    ]
    let down: [LifecycleState: String] = [
      .created: "\(Run.off("x")) x.onDestroyView", .started: "x.onPause", .resumed: "",
    ]
    for maximum in [LifecycleState.created, .started, .resumed] {
      var scenario = try Self.resumed(adding: ["x"])
      #expect(try scenario.commit([.setMaxLifecycle("x", maximum)]) == down[maximum])
      #expect(scenario.fragment("x")?.state == maximum)
      try scenario.commit([.setMaxLifecycle("x", .created)])
      #expect(try scenario.commit([.setMaxLifecycle("x", maximum)]) == up[maximum])
      #expect(scenario.fragment("x")?.state == maximum)
    }
  }

  @Test func `a fragment follows its host through every state`() throws {
    var scenario = FragmentScenario(["x"], release: .v1_1)
    try scenario.host { host throws(AndroidException) in
      try host.create(saved: false, retained: false)
    }
    #expect(try scenario.commit([.adding("x")]) == Run.attach("x"))
    #expect(
      try scenario.host { (host) throws(AndroidException) in try host.start() } == Run.view("x"))
    #expect(
      try scenario.host { (host) throws(AndroidException) in try host.resume() } == "x.onResume")
    #expect(
      try scenario.host { (host) throws(AndroidException) in try host.pause() } == "x.onPause")
    #expect(
      try scenario.host { (host) throws(AndroidException) in try host.resume() } == "x.onResume")
    #expect(try scenario.finish() == "\(Run.off("x")) \(Run.gone("x"))")
  }

  @Test func `a retained instance that the saved state does not know is destroyed`() throws {
    var scenario = try Self.resumed(["x", "r"], adding: ["x"]) {
      $0.retainsInstance = $0.name == "r"
    }
    try scenario.host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.save()
      try host.start()
    }
    try scenario.commit([.adding("r", to: nil)])
    let callbacks = try scenario.host { host throws(AndroidException) in
      try host.stop()
      try host.destroy(changingConfigurations: true)
      try host.create(saved: true, retained: true)
    }
    #expect(callbacks.contains("r.onDetach r.onAttach r.onDestroy r.onDetach x#2.onAttach"))
    #expect(scenario.fragment("r") == nil)
  }

  /// `FragmentManager.moveToState` uses the view again after `onViewCreated`. This is not a spec
  /// case, because a fragment that is moved to its end inside the callback gets a second view,
  /// against the rule.
  @Test func `code in onViewCreated that removes the view crashes the app`() throws {
    let removal = FragmentTransaction(
      manager: .childOf(InstanceID("p")), commit: .commitNow, reordering: true,
      operations: [.remove("q")])
    var scenario = try Self.resumed(
      ["p", "q", "f"], adding: ["p"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "f"), .fragment(.onViewCreated), times: 1,
          do: [.fragments(.transaction(removal))])
      ])
    try scenario.commit([.adding("q", to: "child")], in: .childOf(InstanceID("p")))
    #expect(throws: FragmentFault.noSuchObject.exception) {
      try scenario.commit([.adding("f", to: "child")], in: .childOf(InstanceID("q")))
    }
  }

  @Test func `a child added in onAttach waits for the creation of its parent`() throws {
    let addition = FragmentTransaction(
      manager: .child, commit: .commitNow, operations: [.adding("c", to: "child")])
    var scenario = try Self.resumed(
      ["p", "c"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "p"), .fragment(.onAttach),
          do: [.fragments(.transaction(addition))])
      ])
    #expect(
      (try scenario.commit([.adding("p")])).hasPrefix(
        "p.onAttach p.onCreate c.onAttach p.onAttachFragment c.onCreate p.onCreateView"))
  }

  @Test(arguments: [FragmentDeclaration.Kind.view, .headless])
  func `a fragment that is about to be shown is created early, if it can have a view`(
    parent: FragmentDeclaration.Kind
  ) throws {
    var scenario = try Self.resumed(["p", "y", "z"]) { if $0.name == "p" { $0.kind = parent } }
    try scenario.commit([.adding("p", to: nil)])
    // Neither of them is ever added. The second cannot be, so there is no transaction.
    #expect(throws: FragmentFault.replaceWithoutContainer.exception) {
      try scenario.commit(
        [.adding("y", to: "child"), .replace(.new(className: "z"), container: nil, tag: nil)],
        in: .childOf("p".instance))
    }
    try scenario.commit([.hide("y")], backStack: .init(nil), in: .childOf("p".instance))
    #expect(
      try scenario.call(.pop(in: .childOf("p".instance)))
        == (parent == .view ? "y.onAttach p.onAttachFragment y.onCreate" : ""))
  }

  @Test
  func `queued transactions are executed one by one without reordering, and together with it`()
    throws
  {
    var plain = try Self.resumed(["a", "b"])
    #expect(
      try plain.call(.committing([.adding("a")]), .committing([.adding("b")]))
        == "\(Run.new("a")) a.onResume \(Run.new("b")) b.onResume")
    var reordering = try Self.resumed(["a", "b"])
    #expect(
      try reordering.call(
        .committing([.adding("a")], reordering: true),
        .committing([.adding("b")], reordering: true))
        == "\(Run.new("a")) \(Run.new("b")) a.onResume b.onResume")
  }

  @Test func `a dialog is shown, dismissed and shown again after a rotation`() throws {
    var scenario = try Self.resumed(["d"]) { $0.kind = .dialog(hasContentView: false) }
    #expect(
      try scenario.call(.showDialog(.host, className: "d", tag: nil, now: true))
        == "d.onAttach d.onCreate d.onCreateDialog d.onCreateView d.onActivityCreated d.onStart"
        + " d.onResume")
    #expect(
      (try scenario.rotate()).contains("d.onDestroyView d.onDismiss d.onDestroy d.onDetach"))
    #expect(
      try scenario.call(.dismissDialog("d#2"))
        == "d#2.onDismiss \(Run.off("d#2")) \(Run.gone("d#2"))")
  }

  @Test func `methods that the library version lacks cannot be called`() throws {
    var scenario = try Self.resumed(adding: ["x"])
    for action in [
      FragmentAction.saveBackStack(.host, name: "one"), .restoreBackStack(.host, name: "one"),
      .clearBackStack(.host, name: "one"),
    ] {
      #expect(throws: FragmentFault.noSuchMethod.exception) { try scenario.call(action) }
    }
  }

  @Test func `a maximum below CREATED is refused even before the creation`() throws {
    var scenario = try Self.resumed()
    let add = FragmentTransaction.Operation.adding("x")
    #expect(throws: FragmentFault.maximumTooLow.exception) {
      try scenario.commit([add, .setMaxLifecycle("x", .initialized)])
    }
    #expect(throws: FragmentFault.maximumDestroyed.exception) {
      try scenario.commit([add, .setMaxLifecycle("x#2", .destroyed)])
    }
  }

  @Test func `a saved state is reported before a destroyed host`() throws {
    var scenario = try Self.resumed()
    try scenario.finish()
    #expect(throws: FragmentFault.stateSaved.exception) { try scenario.commit([.adding("x")]) }
    #expect(throws: FragmentFault.stateSaved.exception) { try scenario.call(.pop(immediate: true)) }
    #expect(try scenario.commit([.adding("x")], .commitAllowingStateLoss) == "")
    #expect(throws: FragmentFault.destroyed.exception) {
      try scenario.call(.executePendingTransactions(.host))
    }
  }

  @Test func `an immediate pop is refused for a saved state before a running transaction`() throws {
    var scenario = try Self.resumed(
      adding: ["x"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "x"), .fragment(.onStop),
          do: [.fragments(.pop(immediate: true, in: .parent))])
      ])
    #expect(throws: FragmentFault.stateSaved.exception) {
      try scenario.host { host throws(AndroidException) in
        try host.pause()
        try host.stop()
      }
    }
  }

  @Test func `fragments that endlessly contain each other overflow the stack`() throws {
    let nesting = FragmentTransaction(
      manager: .child, operations: [.adding("p", to: "child")])
    var scenario = try Self.resumed(
      ["p"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "p"), .fragment(.onCreate), do: [.fragments(.transaction(nesting))]
        )
      ])
    let crash = #expect(throws: AndroidException.self) {
      try scenario.commit([.adding("p")])
    }
    #expect(crash?.name == "StackOverflowError")
  }
}
