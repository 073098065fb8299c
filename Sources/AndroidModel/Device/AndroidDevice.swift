/// A device with one app on it: the system's server and, while it lives, the app's process.
///
/// A value: a copy is a snapshot, and equal devices behave the same for ever.
public struct AndroidDevice: Hashable, Sendable {
  public let version: AndroidVersion
  public let app: AndroidApp

  public init(api: Int, app: AndroidApp) {
    self.version = AndroidVersion(api: api, targetSDK: app.targetSDK)
    self.app = app
  }

  /// Gives a stimulus and runs the system and the app until both are idle.
  ///
  /// - Throws: `ImpossibleStimulus` if nobody could give it now; the device is then unchanged.
  public mutating func perform(
    _ stimulus: AndroidStimulus
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    try perform([stimulus])
  }

  /// Gives several stimuli without letting the app settle in between, then runs until all is idle.
  public mutating func perform(
    _ stimuli: [AndroidStimulus]
  ) throws(ImpossibleStimulus) -> AndroidReaction {
    throw ImpossibleStimulus("the Android model is being built")
  }

  /// The app's tasks, frontmost first.
  public var tasks: [TaskSnapshot] { [] }

  /// The state of an activity; nil if there never was such an instance.
  public func state(of activity: InstanceID) -> ActivityState? { nil }

  /// The state of a live fragment's Lifecycle; nil if there is no such fragment.
  public func state(ofFragment fragment: InstanceID) -> FragmentLifecycleState? { nil }

  /// The value of an extra of the activity's current `getIntent()`.
  public func intentExtra(_ key: String, of activity: InstanceID) -> String? { nil }

  /// The newest live instance of an activity or fragment class.
  public func currentInstance(of className: String) -> InstanceID? { nil }
}
