import AndroidModel
import Testing

/// Callbacks for Back that are added and removed.
struct BackCallbackTests {
  private func add(
    _ name: String, owner: BackAction.CallbackOwner = .this, isEnabled: Bool = true
  ) -> AndroidStimulus {
    .code(.back(.addCallback(name: name, owner: owner, isEnabled: isEnabled)))
  }

  /// The events of callbacks for Back, by the callbacks' names.
  private func answers(_ reaction: AndroidReaction) -> [String] {
    reaction.events.compactMap { event in
      guard event.mark == .entered, case .back(let callback) = event.callback else { return nil }
      return "\(callback.rawValue) \(event.arguments.map(\.value).joined())"
    }
  }

  private func device(api: Int = 36) throws -> AndroidDevice {
    var device = AndroidDevice(
      api: api,
      app: AndroidApp(activities: [ActivityDeclaration(name: "A")], targetSDK: api))
    _ = try device.perform(.launch(activity: "A"))
    return device
  }

  @Test func `a callback that was registered and removed has no effect on Back`() throws {
    var device = try device()
    _ = try device.perform(add("c"))
    #expect(
      answers(try device.perform(.back)) == ["handleOnBackStarted c", "handleOnBackPressed c"])
    _ = try device.perform(.code(.back(.removeCallback(name: "c"))))
    #expect(answers(try device.perform(.back)) == [])
    #expect(device.state(of: InstanceID("A")) == .stopped)
  }

  @Test func `only a ComponentDialog that is shown has a dispatcher`() throws {
    var device = try device()
    let add = AndroidStimulus.code(
      .back(.addCallback(name: "c", owner: .this, dispatcher: .dialog, isEnabled: true)))
    #expect(throws: ImpossibleStimulus.self) { try device.perform(add) }
    _ = try device.perform(.code(.showDialog(.dialog)))
    #expect(throws: ImpossibleStimulus.self) { try device.perform(add) }
    _ = try device.perform(.code(.showDialog(.componentDialog)))
    #expect(try device.perform(add).crash == nil)
  }

  @Test func `a gesture over a destroyed activity ends without any callback`() throws {
    var device = try device()
    _ = try device.perform(add("c"))
    #expect(try !answers(device.perform(.backGesture(.begin))).isEmpty)
    _ = try device.perform(.process(.death))
    #expect(answers(try device.perform(.backGesture(.commit))) == [])
    #expect(throws: ImpossibleStimulus.self) { try device.perform(.backGesture(.commit)) }
  }

  @Test func `classes of later releases do not exist on earlier ones`() throws {
    for (api, kind, exists) in [
      (32, BackCallbackKind.onBackInvokedCallback, false), (33, .onBackInvokedCallback, true),
      (33, .onBackAnimationCallback, false), (34, .onBackAnimationCallback, true),
      (35, .moveTaskToBackCallback, false), (36, .moveTaskToBackCallback, true),
    ] {
      var device = try device(api: api)
      let reaction = try device.perform(.code(.back(.register(name: "c", .default, kind))))
      #expect(reaction.crash?.name == (exists ? nil : "NoClassDefFoundError"))
    }
  }

  @Test func `a handler that calls Back again endlessly overflows the stack`() throws {
    var app = AndroidApp(activities: [ActivityDeclaration(name: "A")])
    app.scripts = [
      CallbackScript(
        .allInstances(ofClass: "A"), .back(.handleOnBackPressed), do: [.back(.onBackPressed)])
    ]
    var device = AndroidDevice(api: 36, app: app)
    _ = try device.perform(.launch(activity: "A"))
    _ = try device.perform(add("c"))
    #expect(try device.perform(.back).crash?.name == "StackOverflowError")
  }
}
