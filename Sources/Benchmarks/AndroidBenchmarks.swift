import AndroidModel

/// The operations of the benchmarks on the Android model.
enum AndroidBenchmarks {
  private static let open = AndroidStimulus.appCode(.startActivity(Intent("B")), in: nil)

  /// An app of two activities; each instance of the first adds a fragment if there is one.
  private static func device(hasFragment: Bool = false) -> AndroidDevice {
    var app = AndroidApp(activities: [
      ActivityDeclaration(name: "A"), ActivityDeclaration(name: "B"),
    ])
    if hasFragment {
      var fragment = FragmentDeclaration(name: "F")
      fragment.host = "B"
      app.fragments = [fragment]
    }
    return AndroidDevice(api: AndroidVersion.newest, app: app)
  }

  /// `launch, open, rotate, back` on a device after boot; an operation is one stimulus.
  static func stimuli() -> Benchmark {
    let script: [AndroidStimulus] = [.launch(activity: "A"), open, .rotate, .back]
    let booted = device()
    return Benchmark("Android: a stimulus of launch, open, rotate, back") { count in
      var rest = count
      while rest > 0 {
        var device = booted
        for stimulus in script.prefix(rest) { keep(try device.perform(stimulus)) }
        rest -= script.count
      }
    }
  }

  /// Ten activities, each with a fragment.
  static func tenScreens() throws -> AndroidDevice {
    var device = device(hasFragment: true)
    _ = try device.perform(.launch(activity: "A"))
    for _ in 0..<10 { _ = try device.perform(open) }
    return device
  }

  /// The smallest possible change to a device.
  static func touch(_ device: inout AndroidDevice) throws {
    _ = try device.perform(.wait(milliseconds: 1))
  }

  /// A change that affects every screen.
  static func goHome(_ device: inout AndroidDevice) throws {
    _ = try device.perform(.home)
  }

  /// A step forward and one back, with this many activities below.
  static func step(depth: Int) throws -> Benchmark {
    var device = try Self.stack(of: depth)
    return Benchmark("Android: open and back on \(depth) activities") { count in
      for _ in 0..<count {
        keep(try device.perform(open))
        keep(try device.perform(.back))
      }
    }
  }

  private static func stack(of depth: Int) throws -> AndroidDevice {
    var device = device()
    _ = try device.perform(.launch(activity: "A"))
    for _ in 1..<depth { _ = try device.perform(open) }
    return device
  }
}
