import IOSModel
import Testing

@Suite("A controller that provides no view")
struct NibTests {
  private func app(_ kind: ControllerDeclaration.Kind) -> IOSApp {
    var black = ControllerDeclaration(name: "B")
    black.loadView = .noView
    return IOSApp(
      controllers: [black, ControllerDeclaration(name: "R", kind: kind)], root: "R")
  }

  @Test(
    "is never in a window, however it is shown",
    arguments: [
      .navigation(stack: ["B"]), .tabs(["B", "A"], selected: 0),
      .pages(["B", "A"], transition: .scroll),
      .split(primary: "B", secondary: "A", compact: nil),
    ] as [ControllerDeclaration.Kind])
  func black(kind: ControllerDeclaration.Kind) throws {
    var device = IOSDevice(version: IOSVersion(major: 26), app: app(kind))
    _ = try device.perform(.launch)
    #expect(device.value(of: .window, on: InstanceID("R")) == "set")
    #expect(device.value(of: .window, on: InstanceID("B")) == "nil")
    #expect(device.value(of: .view, on: InstanceID("B")) == "not loaded")
  }

  @Test("can be pushed, presented and left again")
  func shown() throws {
    var device = IOSDevice(version: IOSVersion(major: 26), app: app(.navigation(stack: ["A"])))
    _ = try device.perform(.launch)
    _ = try device.perform(.appCode(.push("B"), in: nil))
    _ = try device.perform(.back)
    _ = try device.perform(.appCode(.present("B"), in: nil))
    _ = try device.perform(.appCode(.dismiss(animated: true), in: InstanceID("A")))
    #expect(device.appearance(of: InstanceID("A")) == .appeared)
  }
}
