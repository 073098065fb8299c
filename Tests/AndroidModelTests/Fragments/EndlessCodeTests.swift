import AndroidModel
import Testing

/// Endless app code crashes the app, not the model.
struct EndlessCodeTests {
  /// A running activity and a fragment class `F` whose override makes these calls.
  private func device(
    _ callback: FragmentCallback, _ actions: FragmentAction...
  ) throws -> AndroidDevice {
    let app = AndroidApp(
      activities: [ActivityDeclaration(name: "A")], fragments: [FragmentDeclaration(name: "F")],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "F"), .fragment(callback), do: actions.map { .fragments($0) })
      ])
    var device = AndroidDevice(api: 36, app: app)
    _ = try device.perform(.launch(activity: "A"))
    return device
  }

  private func adding(
    _ count: Int = 1, to container: String? = "main", backStack: Bool = false,
    _ commit: FragmentTransaction.Commit = .commit, in manager: FragmentManagerReference
  ) -> FragmentAction {
    .committing(
      (0..<count).map { _ in .adding("F", to: container) },
      backStack: backStack ? .init("s") : nil, commit, in: manager)
  }

  private func expectNeverIdle(
    _ device: AndroidDevice, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var next = device
    let failure = #expect(throws: ImpossibleStimulus.self, sourceLocation: sourceLocation) {
      try next.perform(.code(.fragments(adding(in: .host)), in: "A"))
    }
    #expect(
      failure?.description.contains("never becomes idle") == true, sourceLocation: sourceLocation)
    #expect(next == device, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    FragmentCallback.onCreate, .onCreateView, .onViewCreated, .onActivityCreated, .onStart,
    .onResume,
  ])
  func `a fragment that adds another of its class to itself overflows the stack`(
    callback: FragmentCallback
  ) throws {
    for commit in [FragmentTransaction.Commit.commit, .commitNow] {
      var device = try device(callback, adding(to: nil, commit, in: .child))
      let reaction = try device.perform(.code(.fragments(adding(in: .host)), in: "A"))
      #expect(reaction.crash?.name == "StackOverflowError")
      #expect(device.currentInstance(of: "F") == nil)
    }
  }

  @Test(arguments: [FragmentCallback.onAttach, .onCreate, .onStart, .onResume, .onStop])
  func `a fragment that is added to itself does not break the model`(
    callback: FragmentCallback
  ) throws {
    for commit in [FragmentTransaction.Commit.commit, .commitNowAllowingStateLoss] {
      for operation in [
        FragmentTransaction.Operation.add(.existing(.current), container: nil, tag: nil),
        .attach(.current),
      ] {
        var device = try device(callback, .committing([operation], commit, in: .child))
        for stimulus in [
          AndroidStimulus.code(.fragments(adding(in: .host)), in: "A"), .home, .returnByLauncher,
          .rotate, .back,
        ] {
          let reaction = try? device.perform(stimulus)
          #expect(reaction?.defect == nil)
        }
      }
    }
  }

  @Test(arguments: [FragmentCallback.onAttach, .onCreate, .onViewCreated, .onStart, .onResume])
  func `a fragment that adds the next one each time never becomes idle`(
    callback: FragmentCallback
  ) throws {
    expectNeverIdle(try device(callback, adding(in: .parent)))
    expectNeverIdle(try device(callback, adding(2, in: .host)))
  }

  @Test func `a fragment that comes back each time it is popped never becomes idle`() throws {
    let device = try device(.onResume, adding(backStack: true, in: .parent), .pop(in: .parent))
    expectNeverIdle(device)
  }

  @Test func `the limit of work applies to each stimulus`() throws {
    var device = try device(.onDestroy)
    for _ in 1...40 {
      _ = try device.perform(.code(.fragments(adding(20, in: .host)), in: "A"))
    }
    #expect(try device.perform(.rotate).crash == nil)
    #expect(device.currentInstance(of: "F") == InstanceID("F", 1600))
  }

  @Test func `fragments can be nested ten deep, but not endlessly`() throws {
    var device = try device(.onDestroy)
    func nest(_ number: Int, in device: inout AndroidDevice) throws -> AndroidReaction {
      let addition = adding(to: "child", in: .childOf(InstanceID("F", number)))
      return try device.perform(.code(.fragments(addition), in: "A"))
    }
    _ = try device.perform(.code(.fragments(adding(in: .host)), in: "A"))
    for number in 1..<10 {
      #expect(try nest(number, in: &device).crash == nil)
    }
    var rotated = device
    #expect(try rotated.perform(.rotate).crash == nil)
    #expect(rotated.currentInstance(of: "F") == InstanceID("F", 20))
    var number = 10
    var crash: AndroidException?
    while crash == nil && number < 1000 {
      crash = try nest(number, in: &device).crash
      number += 1
    }
    #expect(crash?.name == "StackOverflowError")
  }
}
