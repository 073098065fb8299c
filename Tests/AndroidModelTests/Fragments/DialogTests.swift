import AndroidModel
import Testing

/// Facts G01–G13: dialog fragments.
struct DialogTests {
  private static func shown(hasContentView: Bool = false) throws -> FragmentScenario {
    var scenario = try FragmentScenario.resumed(["d"]) {
      $0.kind = .dialog(hasContentView: hasContentView)
    }
    try scenario.call(.showDialog(.host, className: "d", tag: nil, now: false))
    return scenario
  }

  @Test func `a dialog without a content view has no view callbacks`() throws {
    var scenario = try FragmentScenario.resumed(["d"]) { $0.kind = .dialog(hasContentView: false) }
    #expect(
      try scenario.call(.showDialog(.host, className: "d", tag: nil, now: true))
        == "d.onAttach d.onCreate d.onCreateDialog d.onCreateView d.onActivityCreated d.onStart"
        + " d.onResume")
  }

  @Test func `dismissing notifies the fragment at once and removes it later`() throws {
    var scenario = try Self.shown()
    #expect(
      try scenario.call(.dismissDialog("d")) == "d.onDismiss \(Run.off("d")) \(Run.gone("d"))")
  }

  @Test func `cancelling goes through the message queue`() throws {
    var scenario = try Self.shown()
    #expect(
      try scenario.call(.cancelDialog("d"))
        == "d.onCancel d.onDismiss \(Run.off("d")) \(Run.gone("d"))")
  }

  @Test func `a dialog that is removed before its cancellation arrives is not notified`() throws {
    var scenario = try Self.shown()
    let callbacks = try scenario.call(
      .cancelDialog("d"), .committing([.remove("d")], .commitNow))
    #expect(!callbacks.contains("onCancel"))
  }

  @Test func `a rotation dismisses the dialog and shows the next one`() throws {
    var scenario = try Self.shown(hasContentView: true)
    let callbacks = try scenario.rotate()
    #expect(callbacks.contains("d.onDestroyView d.onDismiss d.onDestroy d.onDetach"))
    #expect(callbacks.contains("d#2.onCreateDialog(state) d#2.onCreateView(state)"))
    #expect(scenario.fragment("d#2".instance)?.state == .resumed)
  }

  @Test func `a dialog fragment in a container is an ordinary fragment`() throws {
    var scenario = try FragmentScenario.resumed(["d"]) { $0.kind = .dialog(hasContentView: true) }
    #expect(try scenario.commit([.adding("d")]) == "\(Run.new("d")) d.onResume")
  }

  @Test func `a dialog is not dismissed after the state is saved`() throws {
    var scenario = try Self.shown()
    try scenario.host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
    }
    #expect(throws: FragmentFault.stateSaved.exception) {
      try scenario.call(.dismissDialog("d"))
    }
  }

  @Test func `a dialog's view cannot move into a container`() throws {
    var scenario = try FragmentScenario.resumed(["d"]) {
      $0.kind = .dialog(hasContentView: true)
    }
    try scenario.commit([.adding("d", to: nil)])
    // On the back stack the fragment stays created, and remains a dialog.
    try scenario.commit([.remove("d")], backStack: .init(nil))
    #expect(throws: FragmentFault.viewHasParent.exception) {
      try scenario.commit([.add(.existing("d"), container: "main", tag: nil)])
    }
  }
}
