import AndroidModel
import Testing

/// The order in which Back is offered: to the topmost window, then the fragments, then the
/// activity.
struct BackTests {
  private func device() throws -> AndroidDevice {
    var dialog = FragmentDeclaration(name: "D")
    dialog.kind = .dialog(hasContentView: true)
    let fragment = FragmentDeclaration(name: "F")
    var device = AndroidDevice(
      api: 36,
      app: AndroidApp(activities: [ActivityDeclaration(name: "A")], fragments: [dialog, fragment]))
    _ = try device.perform(.launch(activity: "A"))
    let transaction = FragmentTransaction(
      backStack: .init(nil),
      operations: [.add(.new(className: "F"), container: "main", tag: nil)])
    _ = try device.perform(.code(.fragments(.transaction(transaction))))
    _ = try device.perform(
      .code(.fragments(.showDialog(.host, className: "D", tag: nil, now: false))))
    return device
  }

  private func log(_ reaction: AndroidReaction) -> [String] {
    reaction.events.compactMap { event in
      guard event.mark == .entered else { return nil }
      switch (event.subject, event.callback) {
      case (.fragment(let id), .fragment(let callback)): return "\(id).\(callback.rawValue)"
      case (.activity(let id), .activity(let callback)):
        return ActivityCallback.core.contains(callback) ? "\(id).\(callback.rawValue)" : nil
      case (.application, _), (.activity, _), (.fragment, _): return nil
      }
    }
  }

  @Test func `Back first cancels the dialog, then pops the back stack, then finishes the activity`()
    throws
  {
    var device = try device()
    #expect(
      log(try device.perform(.back)) == [
        "D.onCancel", "D.onDismiss", "D.onPause", "D.onStop", "D.onDestroyView", "D.onDestroy",
        "D.onDetach",
      ])
    #expect(
      log(try device.perform(.back)) == [
        "F.onPause", "F.onStop", "F.onDestroyView", "F.onDestroy", "F.onDetach",
      ])
    #expect(log(try device.perform(.back)) == ["A.onPause", "A.onStop"])
    #expect(device.state(of: InstanceID("A")) == .stopped)
  }

  @Test func `the dialog has the focus while it is showing, also after a return`() throws {
    var device = try device()
    func focus(_ reaction: AndroidReaction) -> [String] {
      reaction.events
        .filter { $0.callback == .activity(.onWindowFocusChanged) && $0.mark == .entered }
        .flatMap { $0.arguments.map(\.value) }
    }
    #expect(focus(try device.perform(.home)) == [])
    #expect(focus(try device.perform(.returnByLauncher)) == [])
    #expect(focus(try device.perform(.back)) == ["true"])
    #expect(
      focus(
        try device.perform(
          .code(.fragments(.showDialog(.host, className: "D", tag: nil, now: false)))))
        == ["false"])
  }

  @Test func `a cancelled gesture shows what is below, and Back still goes there`() throws {
    var scenario = Scenario([.named("A"), .named("B")])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.startActivity(Intent("B"))))
    #expect(try scenario.when(.backGesture(.cancel)) == "A.onRestart A.onStart A.onStop")
    #expect(
      try scenario.when(.back)
        == "B.onPause A.onRestart A.onStart A.onResume B.onStop B.onDestroy")
  }

  @Test(arguments: [35, 36])
  func `the activity shown under a gesture can be in another process`(api: Int) throws {
    var below = ActivityDeclaration.named("A")
    below.process = "other"
    var app = AndroidApp(activities: [below, .named("B")])
    app.enableOnBackInvokedCallback = true
    var scenario = Scenario(app, api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.startActivity(Intent("B"))))
    let begun = try scenario.when(.backGesture(.begin))
    let committed = try scenario.when(.backGesture(.commit))
    let isLate = api == 35
    #expect(begun == (isLate ? "" : "A.onRestart A.onStart"))
    let ending = "B.onPause A.onResume B.onStop B.onDestroy"
    #expect(committed == (isLate ? "A.onRestart A.onStart " + ending : ending))
    #expect(scenario.device.state(of: InstanceID("B")) == .destroyed)
  }

  @Test func `a dialog of the activity itself is only dismissed`() throws {
    var scenario = Scenario([.named("A")])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.showDialog()))
    #expect(try scenario.when(.back) == "")
    #expect(try scenario.when(.back) == "A.onPause A.onStop")
  }
}
