import IOSModel

/// The cost of operations that affect a whole stack of controllers.
enum DeepStackBenchmarks {
  /// Pushing this many controllers onto a navigation stack, turning the device, and popping to the
  /// root.
  static func navigation(depth: Int) throws -> [Benchmark] {
    let device = try IOSBenchmarks.stack(of: depth)
    return [
      building("iOS: launch and push \(depth) controllers") {
        try IOSBenchmarks.stack(of: depth)
      },
      operation("iOS: rotate over \(depth) controllers", on: device, .rotate),
      operation(
        "iOS: pop \(depth) controllers to the root", on: device,
        .appCode(.container(.popToRoot(animated: true)), in: nil)),
    ]
  }

  /// Presenting this many controllers on each other, turning the device, and dismissing from the
  /// bottom.
  static func presentations(count: Int) throws -> [Benchmark] {
    let device = try chain(of: count)
    return [
      building("iOS: launch and present \(count) controllers") { try chain(of: count) },
      operation("iOS: rotate over \(count) presentations", on: device, .rotate),
      operation(
        "iOS: dismiss \(count) presentations from the bottom", on: device,
        .appCode(.dismiss(animated: true), in: InstanceID("A"))),
    ]
  }

  /// Each operation builds the whole stack.
  private static func building(
    _ name: String, _ make: @escaping () throws -> IOSDevice
  ) -> Benchmark {
    Benchmark(name) { count in
      for _ in 0..<count { keep(try make()) }
    }
  }

  /// Each operation has its own copy of the device, of which only the parts that it writes to are
  /// actually copied.
  private static func operation(
    _ name: String, on device: IOSDevice, _ stimulus: IOSStimulus
  ) -> Benchmark {
    Benchmark(name) { count in
      for _ in 0..<count {
        var device = device
        keep(try device.perform(stimulus))
      }
    }
  }

  private static func chain(of count: Int) throws -> IOSDevice {
    var sheet = ControllerDeclaration(name: "B")
    sheet.modalPresentationStyle = .fullScreen
    let app = IOSApp(controllers: [ControllerDeclaration(name: "A"), sheet], root: "A")
    var device = IOSDevice(version: IOSVersion(major: IOSVersion.newest), app: app)
    _ = try device.perform(.launch)
    for _ in 0..<count {
      _ = try device.perform(
        .appCode(.present(.new(className: "B"), style: nil, animated: true), in: nil))
    }
    return device
  }
}
