/// A device with one app on it.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
public struct IOSDevice: Hashable, Sendable {
  /// The release of iOS, with the idiom and the SDK that the app was linked with.
  public let version: IOSVersion
  /// The app under test.
  public let app: IOSApp
  private var application: UIKitApplication

  /// A device on which the app is installed and not running.
  public init(version: IOSVersion, app: IOSApp) {
    self.version = version
    self.app = app
    application = UIKitApplication(version: version, app: app)
  }

  /// Gives a stimulus and runs the app until it is idle.
  ///
  /// - Throws: `ImpossibleStimulus` if nobody could give it now, or if the app never becomes idle
  ///   after it; the device is then unchanged.
  public mutating func perform(
    _ stimulus: IOSStimulus
  ) throws(ImpossibleStimulus) -> IOSReaction {
    try perform([stimulus])
  }

  /// Gives several stimuli without letting the app settle in between, then runs it until it is idle.
  ///
  /// Between two stimuli the run loop turns, so that layout and posted calls are done, but no
  /// animation ends.
  ///
  /// - Throws: `ImpossibleStimulus` if nobody could give one of them, or if the app never becomes
  ///   idle; the device is then unchanged.
  public mutating func perform(
    _ stimuli: [IOSStimulus]
  ) throws(ImpossibleStimulus) -> IOSReaction {
    var next = application
    next.trace = []
    let wasRunning = next.lifecycle != .notRunning
    var reaction = IOSReaction()
    do {
      for stimulus in stimuli {
        try next.receive(stimulus)
        try next.run { app throws(Interruption) in try app.runTurn() }
      }
      try next.run { app throws(Interruption) in try app.settle() }
    } catch {
      switch error {
      case .impossible(let reason):
        throw reason
      case .interrupted(.neverIdle):
        throw ImpossibleStimulus("the app never becomes idle after this")
      case .interrupted(.exception(let exception)):
        next.endProcess()
        reaction.crash = exception
      }
    }
    reaction.events = next.trace
    reaction.processDied =
      reaction.crash != nil || (wasRunning && next.lifecycle == .notRunning)
    next.trace = []
    application = next
    return reaction
  }

  /// The appearance state of a controller; nil if there is no such instance.
  public func appearance(of id: InstanceID) -> AppearanceState? {
    guard application.isAlive(id) else { return nil }
    return application[id].appearance
  }

  /// A property as a script writes it; nil if there is no such instance or it has no such property.
  public func value(of property: ControllerProperty, on id: InstanceID) -> String? {
    application.value(of: property, on: id)
  }

  /// The newest live instance of a class.
  public func currentInstance(of className: String) -> InstanceID? {
    application.currentInstance(of: className)
  }
}
