import IOSModel

/// The operations of the benchmarks on the UIKit model.
enum IOSBenchmarks {
  private static let open = IOSStimulus.appCode(
    .container(.push(.new(className: "B"), animated: true)), in: nil)

  /// An app of two controllers in a navigation controller; each instance of the second has a child
  /// if there is one.
  private static func device(hasChild: Bool = false) -> IOSDevice {
    var second = ControllerDeclaration(name: "B")
    if hasChild { second.children = ["C"] }
    let app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ControllerDeclaration(name: "A"), second, ControllerDeclaration(name: "C"),
      ], root: "N")
    return IOSDevice(version: IOSVersion(major: IOSVersion.newest), app: app)
  }

  /// `launch, open, rotate, back` on a device without a process; an operation is one stimulus.
  static func stimuli() -> Benchmark {
    let script: [IOSStimulus] = [.launch, open, .rotate, .back]
    let installed = device()
    return Benchmark("iOS: a stimulus of launch, open, rotate, back") { count in
      var rest = count
      while rest > 0 {
        var device = installed
        for stimulus in script.prefix(rest) { keep(try device.perform(stimulus)) }
        rest -= script.count
      }
    }
  }

  /// Ten controllers on a stack, each with a child.
  static func tenScreens() throws -> IOSDevice {
    var device = device(hasChild: true)
    _ = try device.perform(.launch)
    for _ in 0..<10 { _ = try device.perform(open) }
    return device
  }

  /// The smallest possible change to a device.
  static func touch(_ device: inout IOSDevice) throws {
    _ = try device.perform(.wait(milliseconds: 1))
  }

  /// A change that affects every screen.
  static func goHome(_ device: inout IOSDevice) throws {
    _ = try device.perform(.home)
  }

  /// A step forward and one back, with this many controllers below.
  static func step(depth: Int) throws -> Benchmark {
    var device = try Self.stack(of: depth)
    return Benchmark("iOS: open and back on \(depth) controllers") { count in
      for _ in 0..<count {
        keep(try device.perform(open))
        keep(try device.perform(.back))
      }
    }
  }

  static func stack(of depth: Int) throws -> IOSDevice {
    var device = device()
    _ = try device.perform(.launch)
    for _ in 1..<depth { _ = try device.perform(open) }
    return device
  }
}
