import Specification

/// The same app on a device of either platform, both of which receive the same steps.
struct PlatformPair {
  private var android: AndroidDriver
  private var ios: IOSDriver
  private let androidRecorder: StepRecorder<AndroidDriver>
  private let iosRecorder: StepRecorder<IOSDriver>
  private var comparer: StepComparer

  init(
    _ script: Script, _ androidApp: ExploredApp<AndroidDriver>, _ android: Int,
    _ iosApp: ExploredApp<IOSDriver>, _ ios: Int
  ) {
    self.android = androidApp.driver(on: android)
    self.ios = iosApp.driver(on: ios)
    androidRecorder = StepRecorder(ShownEvents(script, androidApp.objects, .core))
    iosRecorder = StepRecorder(ShownEvents(script, iosApp.objects, .core))
    comparer = StepComparer(objects: androidApp.objects)
  }

  /// Everything that their future and its comparison depend on.
  struct State: Hashable {
    fileprivate let android: AndroidDriver.Device
    fileprivate let ios: IOSDriver.Device
    fileprivate let comparer: StepComparer
    fileprivate let seenOnAndroid: [ScreenVisibility]
    fileprivate let seenOnIOS: [ScreenVisibility]
  }

  var state: State {
    State(
      android: android.device, ios: ios.device, comparer: comparer,
      seenOnAndroid: android.visibility.all, seenOnIOS: ios.visibility.all)
  }

  /// A step's commands on both platforms.
  struct Input {
    let step: Step
    fileprivate let onAndroid: [AndroidDriver.Input]?
    fileprivate let onIOS: [IOSDriver.Input]?

    init(_ step: Step) {
      self.step = step
      onAndroid = AndroidDriver.inputs(of: step)
      onIOS = IOSDriver.inputs(of: step)
    }
  }

  /// The step compared as in any comparison.
  ///
  /// - Throws: the reason why one of them cannot carry it out.
  mutating func perform(_ input: Input) throws(Impossibility) -> ComparisonStep {
    let (left, right) = (
      try Self.recorded(input.onAndroid, on: &android, androidRecorder),
      try Self.recorded(input.onIOS, on: &ios, iosRecorder)
    )
    return comparer.compare(input.step, left, right, isCompared: input.step.platform == nil)
  }

  struct Impossibility: Error {
    let reason: String
  }

  private static func recorded<D: Driver>(
    _ inputs: [D.Input]?, on driver: inout D, _ recorder: StepRecorder<D>
  ) throws(Impossibility) -> RecordedStep {
    guard let inputs else {
      // A step for the other platform leaves this one unchanged.
      var step = RecordedStep()
      step.visibility = driver.visibility.all
      return step
    }
    let record = driver.perform(inputs)
    if let problem = record.problem { throw Impossibility(reason: problem.explanation) }
    return recorder.recorded(record, driver)
  }
}

extension ExploredApp {
  fileprivate func driver(on version: Int) -> D {
    D(plan, objects, version: D.version(version, for: plan), recordsMarks: false)
  }
}
