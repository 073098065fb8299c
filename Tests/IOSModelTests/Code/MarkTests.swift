import IOSModel
import Testing

@Suite("The events inside an override")
struct MarkTests {
  private func start(_ app: IOSApp, recording: EventRecording = .marks) -> IOSDevice {
    IOSDevice(version: IOSVersion(major: 26), app: app, recording: recording)
  }

  /// The events of one controller's callback and of the calls inside it, as a case writes them.
  private func told(_ callback: ControllerCallback, in reaction: IOSReaction) -> [String] {
    reaction.events.compactMap { event in
      guard case .controller(let id) = event.subject, event.callback == .controller(callback)
      else { return nil }
      return switch event.mark {
      case .entered: "\(id)"
      case .superReturned: "\(id):super"
      case .returned: "\(id):end"
      }
    }
  }

  private var tabs: IOSApp {
    IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["A"], selected: 0)),
        ControllerDeclaration(name: "A"),
      ], root: "T")
  }

  @Test("are recorded only on request")
  func unasked() throws {
    var device = start(tabs, recording: [])
    #expect(try device.perform(.launch).events.allSatisfy { $0.mark == .entered })
  }

  @Test("surround what UIKit's containers do in their own methods")
  func containers() throws {
    var device = start(tabs)
    let launch = try device.perform(.launch)
    let order = ["T", "A", "A:super", "A:end", "T:super", "T:end"]
    #expect(told(.viewWillAppear, in: launch) == order)
    #expect(told(.viewDidAppear, in: launch) == order)
    let turn = try device.perform(.rotate)
    #expect(told(.willTransition, in: turn) == order)
    #expect(told(.viewWillTransition, in: turn) == order)
  }

  @Test("do not include a plain parent's handling of its children's appearance")
  func parents() throws {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["C"]
    var device = start(
      IOSApp(controllers: [parent, ControllerDeclaration(name: "C")], root: "A"))
    let launch = try device.perform(.launch)
    #expect(told(.viewDidLoad, in: launch) == ["A", "A:super", "C", "C:super", "C:end", "A:end"])
    #expect(
      told(.viewWillAppear, in: launch) == ["A", "A:super", "A:end", "C", "C:super", "C:end"])
  }

  @Test("have no return from a call that is not made")
  func withoutSuper() throws {
    var page = ControllerDeclaration(name: "A")
    page.overridesWithoutSuper = [.viewWillAppear]
    page.loadView = .ownView
    var device = start(IOSApp(controllers: [page], root: "A"))
    let launch = try device.perform(.launch)
    #expect(told(.viewWillAppear, in: launch) == ["A", "A:end"])
    #expect(told(.loadView, in: launch) == ["A", "A:end"])
    #expect(told(.viewDidLoad, in: launch) == ["A", "A:super", "A:end"])
  }

  @Test("carry the properties that could be read by then")
  func relations() throws {
    var device = start(.stack())
    let launch = try device.perform(.launch)
    let asked = launch.events.filter { $0.callback == .controller(.viewWillAppear) }
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { $0.relations != nil && !$0.arguments.isEmpty })
  }

  @Test("do not exist for callbacks that are not overrides")
  func others() throws {
    var device = start(.stack())
    _ = try device.perform(.launch)
    _ = try device.perform(.appCode(.push("B"), in: nil))
    let popped = try device.perform(.back)
    #expect(told(.deinit, in: popped) == ["B"])
  }

  @Test("have no effect on what follows")
  func sameBehind() throws {
    var silent = start(.stack(), recording: [])
    var marking = start(.stack())
    for stimulus in [.launch, .appCode(.push("B"), in: nil), .rotate, .back] as [IOSStimulus] {
      let expected = try silent.perform(stimulus).events
      let found = try marking.perform(stimulus).events
      #expect(found.filter { $0.mark == .entered } == Array(expected))
    }
  }
}
