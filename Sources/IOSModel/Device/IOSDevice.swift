/// A device with one app on it.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
public struct IOSDevice: Hashable, Sendable {
  public let version: IOSVersion
  public let app: IOSApp

  public init(version: IOSVersion, app: IOSApp) {
    self.version = version
    self.app = app
  }

  /// Gives a stimulus and runs the app until it is idle.
  ///
  /// - Throws: `ImpossibleStimulus` if nobody could give it now; the device is then unchanged.
  public mutating func perform(
    _ stimulus: IOSStimulus
  ) throws(ImpossibleStimulus) -> IOSReaction {
    try perform([stimulus])
  }

  /// Gives several stimuli without letting the app settle in between, then runs it until it is idle.
  public mutating func perform(
    _ stimuli: [IOSStimulus]
  ) throws(ImpossibleStimulus) -> IOSReaction {
    throw ImpossibleStimulus("the UIKit model is being built")
  }

  /// The appearance state of a controller; nil if there is no such instance.
  public func appearance(of id: InstanceID) -> AppearanceState? { nil }

  /// A property as a script writes it; nil if there is no such instance or it has no such property.
  public func value(of property: ControllerProperty, on id: InstanceID) -> String? { nil }

  /// The newest live instance of a class.
  public func currentInstance(of className: String) -> InstanceID? { nil }
}
