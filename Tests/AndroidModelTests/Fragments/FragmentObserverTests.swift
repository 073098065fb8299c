import AndroidModel
import Testing

/// Facts F03, N06: observers of fragment managers.
struct FragmentObserverTests {
  /// A parent `p` whose child `c` has a child `g`, each added in its parent's `onCreate`.
  private static func nested(observing actions: [FragmentAction]) throws -> FragmentScenario {
    let scripts = [("p", "c"), ("c", "g")].map { parent, child in
      CallbackScript(
        .allInstances(ofClass: parent), .fragment(.onCreate),
        do: [.fragments(.committing([.adding(child, to: "child")], in: .child))])
    }
    var scenario = try FragmentScenario.resumed(["p", "c", "g"], adding: ["p"], scripts: scripts)
    scenario.showsObservers = true
    for action in actions { try scenario.call(action) }
    return scenario
  }

  @Test
  func `the outermost manager's observers come first, and of outer managers only recursive ones`()
    throws
  {
    var scenario = try Self.nested(observing: [
      .registerObserver(.childOf(InstanceID("c")), isRecursive: false),
      .registerObserver(.childOf(InstanceID("p")), isRecursive: false),
      .registerObserver(.host, isRecursive: true),
    ])
    #expect(
      try scenario.host { host throws(AndroidException) in try host.pause() }
        == """
        g.onPause g.onFragmentPaused@Host g.onFragmentPaused@c \
        c.onPause c.onFragmentPaused@Host c.onFragmentPaused@p \
        p.onPause p.onFragmentPaused@Host
        """)
  }

  @Test func `an observer that was registered twice is unregistered once`() throws {
    var scenario = try Self.nested(observing: [
      .registerObserver(.host, isRecursive: true), .registerObserver(.host, isRecursive: false),
      .unregisterObserver(.host),
    ])
    #expect(
      try scenario.host { host throws(AndroidException) in try host.pause() }
        == "g.onPause c.onPause p.onPause p.onFragmentPaused@Host")
  }

  @Test func `observers are gone with the host's manager`() throws {
    var scenario = try FragmentScenario.resumed(["x"], adding: ["x"])
    scenario.showsObservers = true
    try scenario.call(.registerObserver(.host, isRecursive: true))
    let callbacks = try scenario.rotate()
    #expect(callbacks.contains("x.onFragmentDetached@Host"))
    #expect(!callbacks.contains("x#2.onFragment"))
  }
}
