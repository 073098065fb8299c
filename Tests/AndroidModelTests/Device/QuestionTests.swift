import AndroidModel
import Testing

@Suite struct QuestionTests {
  private func device(
    asking questions: [AndroidProperty], scripts: [CallbackScript] = []
  ) throws -> AndroidDevice {
    var app = AndroidApp(
      activities: [ActivityDeclaration(name: "A")], fragments: [FragmentDeclaration(name: "f")],
      scripts: scripts)
    app.questions = questions
    return AndroidDevice(api: 36, app: app)
  }

  private func add(_ operand: FragmentTransaction.Operand) -> AndroidStimulus {
    .code(
      .fragments(
        .transaction(
          FragmentTransaction(operations: [.add(operand, container: "main", tag: nil)]))))
  }

  private func answers(
    _ callback: AndroidCallback, in reaction: AndroidReaction
  ) -> [String: String] {
    let event = reaction.events.first { $0.callback == callback && $0.mark == .entered }
    return Dictionary(
      (event?.answers ?? []).map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `isFinishing has its value at the time of the callback`() throws {
    var device = try device(asking: [.isFinishing, .isChangingConfigurations])
    let launch = try device.perform(.launch(activity: "A"))
    #expect(
      answers(.activity(.onCreate), in: launch)
        == ["isFinishing": "false", "isChangingConfigurations": "false"])
    let rotation = try device.perform(.rotate)
    #expect(answers(.activity(.onDestroy), in: rotation)["isChangingConfigurations"] == "true")
    let end = try device.perform(.code(.finish))
    #expect(answers(.activity(.onPause), in: end)["isFinishing"] == "true")
    #expect(answers(.activity(.onDestroy), in: end)["isChangingConfigurations"] == "false")
  }

  @Test func `the properties of a fragment have their current values`() throws {
    var device = try device(asking: [.isAdded, .isResumed, .isVisible, .isRemoving])
    _ = try device.perform(.launch(activity: "A"))
    let added = try device.perform(add(.new(className: "f")))
    let attached = answers(.fragment(.onAttach), in: added)
    #expect(attached["isAdded"] == "true")
    #expect(attached["isVisible"] == "false")
    #expect(answers(.fragment(.onStart), in: added)["isVisible"] == "true")
    #expect(answers(.fragment(.onStart), in: added)["isResumed"] == "false")
    #expect(device.value(of: .isResumed, on: InstanceID("f")) == true)
    let removed = try device.perform(
      .code(
        .fragments(
          .transaction(
            FragmentTransaction(operations: [.remove(.instance(InstanceID("f")))])))))
    #expect(answers(.fragment(.onPause), in: removed)["isRemoving"] == "true")
    #expect(answers(.fragment(.onDetach), in: removed)["isVisible"] == "false")
  }

  @Test func `properties come after the arguments, and only if they are requested`() throws {
    var asking = try device(asking: AndroidProperty.allCases)
    var silent = try device(asking: [])
    for stimulus in [.launch(activity: "A"), add(.new(className: "f")), .rotate, .back]
      as [AndroidStimulus]
    {
      let asked = try asking.perform(stimulus).events
      let plain = try silent.perform(stimulus).events
      #expect(plain.allSatisfy { $0.answers.isEmpty })
      #expect(asked.map(\.callback) == plain.map(\.callback))
      for (one, other) in zip(asked, plain) {
        #expect(one.arguments == other.arguments + one.answers)
      }
    }
  }

  @Test func `a fragment that is only constructed is kept by the app until it is added`() throws {
    var device = try device(asking: [])
    _ = try device.perform(.launch(activity: "A"))
    #expect(try device.perform(.code(.makeFragment(className: "f"))).events.isEmpty)
    let f = InstanceID("f")
    #expect(device.state(ofFragment: f) == nil)
    _ = try device.perform(.code(.fragments(.setArguments(.instance(f)))))
    _ = try device.perform(add(.existing(.instance(f))))
    #expect(device.state(ofFragment: f) == .resumed)
    #expect(device.currentInstance(of: "f") == f)
  }

  @Test func `an operation of a transaction can name a fragment that another creates`() throws {
    var device = try device(asking: [])
    _ = try device.perform(.launch(activity: "A"))
    let transaction = FragmentTransaction(operations: [
      .add(.new(className: "f"), container: "main", tag: nil), .hide(.instance(InstanceID("f"))),
    ])
    _ = try device.perform(.code(.fragments(.transaction(transaction))))
    #expect(device.value(of: .isHidden, on: InstanceID("f")) == true)
  }
}
