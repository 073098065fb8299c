import IOSModel
import TestSupport
import Testing

@Suite("The machine")
struct MachineTests {
  private func reasons(
    of callback: ControllerCallback, in reaction: IOSReaction
  ) -> [String: IOSReason] {
    var reasons: [String: IOSReason] = [:]
    for event in reaction.events where event.callback == .controller(callback) {
      if case .controller(let id) = event.subject { reasons[id.className] = event.reason }
    }
    return reasons
  }

  @Test("replaces an unsupported release by the previous supported one, or the first")
  func unsupported() {
    #expect(IOSVersion(major: 20) == IOSVersion(major: 18))
    #expect(IOSVersion(major: 99) == IOSVersion(major: IOSVersion.newest))
    #expect(IOSVersion(major: 5) == IOSVersion(major: 12))
    #expect(IOSVersion(major: 12) != IOSVersion(major: 13))
  }

  @Test("gives the reason of every event, however late it comes")
  func reason() throws {
    var device = IOSDevice(version: IOSVersion(major: 26), app: .stack())
    let launch = try device.perform(.launch)
    #expect(Set(launch.events.map(\.reason)) == [.launch])
    let push = try device.perform(.appCode(.push("B"), in: nil))
    #expect(reasons(of: .viewDidAppear, in: push) == ["B": .navigation])
    let full = try device.perform(.appCode(.present("C", .fullScreen), in: nil))
    #expect(reasons(of: .viewDidAppear, in: full) == ["C": .navigation])
    #expect(
      reasons(of: .viewDidDisappear, in: full) == ["N": .cover, "B": .cover])
    let closed = try device.perform(.back)
    #expect(reasons(of: .viewDidDisappear, in: closed) == ["C": .navigation])
    #expect(reasons(of: .viewDidAppear, in: closed) == ["N": .cover, "B": .cover])
    let rotated = try device.perform(.rotate)
    #expect(Set(rotated.events.map(\.reason)) == [.configuration])
    #expect(try device.perform(.home).events.allSatisfy { $0.reason == .appState })
    #expect(try device.perform(.memoryWarning).events.allSatisfy { $0.reason == .system })
  }

  @Test("restores its reason after the code of a callback has run")
  func reasonAfterCode() throws {
    let code = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewDidLoad),
      do: [.containment(.embed(.new(className: "C")))])
    var device = IOSDevice(version: IOSVersion(major: 26), app: .stack(scripts: [code]))
    let launch = try device.perform(.launch)
    #expect(reasons(of: .viewDidLoad, in: launch)["C"] == .container)
    #expect(
      reasons(of: .viewWillAppear, in: launch) == ["N": .launch, "A": .launch, "C": .launch])
  }

  @Test("gives the same reasons when the stimuli are grouped differently")
  func cutting() throws {
    var apart = IOSDevice(version: IOSVersion(major: 26), app: .stack())
    var together = apart
    let stimuli: [IOSStimulus] = [.launch, .appCode(.push("B", animated: false), in: nil), .rotate]
    let reasons = try stimuli.flatMap { try apart.perform($0).events.map(\.reason) }
    #expect(try Set(together.perform(stimuli).events.map(\.reason)) == Set(reasons))
  }

  @Test("compares devices whose apps were declared separately")
  func equality() throws {
    var one = IOSDevice(version: IOSVersion(major: 26), app: .stack())
    var other = IOSDevice(version: IOSVersion(major: 26), app: .stack())
    #expect(try one.perform(.launch) == other.perform(.launch))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != IOSDevice(version: IOSVersion(major: 26), app: .stack(["A", "X"])))
  }

  @Test("forgets a controller that app code removes from a stack")
  func takenOut() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    let id = InstanceID("A")
    #expect(try bench.code(.containment(.unembed(id)), in: id) == "")
    #expect(bench.device.value(of: .viewControllers, on: InstanceID("N")) == "")
    #expect(try bench.code(.push("B")) == "B.didLoad B.willAppear B.didAppear")
  }

  @Test("stops a hierarchy that grows endlessly")
  func endless() throws {
    var inner = ControllerDeclaration(name: "K")
    inner.children = ["N"]
    let app = IOSApp(
      controllers: [ControllerDeclaration(name: "N", kind: .navigation(stack: ["K"])), inner],
      root: "N")
    let unused = IOSDevice(version: IOSVersion(major: 26), app: app)
    let (device, failure) = try onDeepStack { () -> (IOSDevice, ImpossibleStimulus?) in
      var device = unused
      do throws(ImpossibleStimulus) {
        _ = try device.perform(.launch)
        return (device, nil)
      } catch {
        return (device, error)
      }
    }
    #expect(failure != nil)
    #expect(device == unused)
  }

  @Test("restores containers to the depth at which it saves them")
  func nestedRestoration() throws {
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["N"], selected: 0)),
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ControllerDeclaration(name: "A"),
      ], root: "T")
    app.restoresState = true
    app.usesMainStoryboard = true
    var bench = Bench(12, app: app)
    bench.alsoWatching = [.encodeRestorableState, .decodeRestorableState]
    _ = try bench(.launch)
    #expect(
      try bench(.home)
        == "T.encodeRestorableState N.encodeRestorableState A.encodeRestorableState")
    _ = try bench(.terminateBySystem)
    #expect(
      try bench(.launch).hasPrefix(
        "T#2.didLoad T#2.decodeRestorableState N#2.didLoad N#2.decodeRestorableState "
          + "A#2.didLoad A#2.decodeRestorableState"))
  }

  @Test("lets a reaction's events be read one by one, with the same result every time")
  func events() throws {
    var device = IOSDevice(version: IOSVersion(major: 26), app: .plain())
    let events = try device.perform(.launch).events
    #expect(events.indices.map { events[$0] } == Array(events))
    #expect(events.first?.subject == .appDelegate)
    #expect(events == events)
    #expect(IOSReaction().events.isEmpty)
  }
}
