/// A device with one app on it.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
/// It is not part of UIKit: what happens inside stands in `UIApplication` and its extensions.
public struct IOSDevice: Hashable, Sendable {
  private var application: UIApplication

  /// A device on which the app is installed and not running.
  ///
  /// - Parameter recording: what its reactions hold besides the beginnings of callbacks.
  public init(version: IOSVersion, app: IOSApp, recording: EventRecording = []) {
    application = UIApplication(
      version: version, app: InstalledApp(image: AppImage(app)), recording: recording)
  }

  /// The release of iOS, with the idiom and the SDK that the app was linked with.
  public var version: IOSVersion { application.version }

  /// The app under test.
  public var app: IOSApp { application.names.app.image.app }

  /// Whether there is a process of the app, in front or not.
  public var isRunning: Bool { application.isRunning }

  /// Whether the app is in front, with the app switcher over it.
  public var isUnderAppSwitcher: Bool {
    application.isInFront && application.device.isAppSwitcherOpen
  }

  /// Whether the app is in front and has the user's input.
  public var isActive: Bool { application.state == .active }

  /// Whether the device is locked.
  public var isLocked: Bool { application.device.isLocked }

  /// Whether the app has more than one scene.
  public var hasSeveralScenes: Bool { application.connectedScenes.count > 1 }

  /// Whether a finger is on a transition that follows it.
  public var isGestureUnderWay: Bool { application.gesture != nil }

  /// Gives a stimulus and runs the app until it is idle.
  ///
  /// - Throws: `ImpossibleStimulus` if it could not be given now, or if the app never becomes idle
  ///   after it; the device is then unchanged.
  public mutating func perform(
    _ stimulus: IOSStimulus
  ) throws(ImpossibleStimulus) -> IOSReaction {
    try react(
      keepingSnapshot: !application.names.app.image.isFinite || stimulus.namesSeveral
    ) {
      device throws(Interruption) in
      try device.receive(stimulus)
    }
  }

  /// Gives several stimuli without letting the app settle in between, then runs it until it is
  /// idle.
  ///
  /// Between two stimuli the run loop turns, so that layout and posted calls are done, but no
  /// animation ends.
  ///
  /// - Throws: `ImpossibleStimulus` if one of them could not be given, or if the app never becomes
  ///   idle; the device is then unchanged.
  public mutating func perform(
    _ stimuli: [IOSStimulus]
  ) throws(ImpossibleStimulus) -> IOSReaction {
    let isFinite = application.names.app.image.isFinite
    return try react(keepingSnapshot: !isFinite || stimuli.count > 1) {
      device throws(Interruption) in
      for (position, stimulus) in stimuli.enumerated() {
        do throws(Interruption) {
          try device.receive(stimulus)
        } catch {
          throw error.ofStimulus(at: position)
        }
      }
    }
  }

  /// Acts in place. A single stimulus is checked before it does anything, and an app without code
  /// of its own always becomes idle; only where a refusal can come half way is a snapshot kept,
  /// which makes the machine copy what it then changes.
  // Inside of its callers, which so hand over the stimulus itself and no copy.
  @inline(__always)
  private mutating func react(
    keepingSnapshot: Bool, to give: (inout UIApplication) throws(Interruption) -> Void
  ) throws(ImpossibleStimulus) -> IOSReaction {
    guard keepingSnapshot else { return try react(to: give) }
    let snapshot = self
    do {
      return try react(to: give)
    } catch {
      self = snapshot
      throw error
    }
  }

  @inline(__always)
  private mutating func react(
    to give: (inout UIApplication) throws(Interruption) -> Void
  ) throws(ImpossibleStimulus) -> IOSReaction {
    let wasRunning = application.isRunning
    application.beginTrace()
    do {
      try give(&application)
      try application.settle()
      try application.checkForDefect()
    } catch {
      return try end(after: error, wasRunning: wasRunning)
    }
    return endTrace(wasRunning: wasRunning)
  }

  private mutating func end(
    after interruption: Interruption, wasRunning: Bool
  ) throws(ImpossibleStimulus) -> IOSReaction {
    if case .exception = interruption { application.crash() }
    var reaction = endTrace(wasRunning: wasRunning)
    switch interruption {
    case .impossible(let reason): throw reason
    case .neverIdle:
      throw ImpossibleStimulus(.neverIdle, "the app never becomes idle after this")
    case .exception(let exception):
      reaction.crash = exception
      reaction.processDied = true
    case .defect(let found): reaction.defect = found
    }
    return reaction
  }

  /// A process that has begun in between, and has told something, may have ended as well.
  private mutating func endTrace(wasRunning: Bool) -> IOSReaction {
    let events = application.endTrace()
    let hadProcess = wasRunning || !events.isEmpty
    return IOSReaction(events: events, processDied: hadProcess && !application.isRunning)
  }

  /// The appearance state of a controller; nil if there is no such instance.
  public func appearance(of id: InstanceID) -> AppearanceState? {
    application.find(id).map { application[$0].appearance }
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
