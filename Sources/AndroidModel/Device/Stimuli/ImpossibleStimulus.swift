/// Why a stimulus could not be given, or a call of the app's code could not be made. Nothing else
/// that the stimulus would have done has been done either: the device is as it was.
///
/// What the platform itself ignores or answers with an exception is no refusal. A refusal is not
/// part of Android: it says that the script asks for what no user and no code could do.
public struct ImpossibleStimulus: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stood in the way.
  public let obstacle: Obstacle
  /// What is the matter, as one sentence without its full stop.
  public let sentence: String
  /// What would let it through; nil if nothing is sure to.
  public let remedy: Remedy?
  /// The callback whose code made the call, as `A.onCreate`; nil if it was the stimulus itself.
  public private(set) var callback: String?

  /// What stands in the way of a stimulus or a call.
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    /// There has not been such an object yet, or there is no such class.
    case neverMade
    /// The object is destroyed, or has died with its process.
    case gone
    /// The object is of a kind that has no such call.
    case wrongKind
    /// The object is not where it would have to be, such as in a fragment manager.
    case notInPosition
    /// The device or the app is in no state for it: locked, not in front, without a process.
    case outOfReach
    /// The app's code keeps the app busy for ever.
    case neverIdle
  }

  /// What could be given before or instead.
  public enum Remedy: Hashable, Sendable {
    /// The device is locked.
    case unlocking
    /// The app has no process.
    case launching
    /// The app is not in front.
    case returning
    /// No activity is on top that could run the code; naming one would help.
    case namingActivity
    /// The release does not have what the stimulus is about.
    case laterRelease
  }

  init(_ obstacle: Obstacle, _ sentence: String, remedy: Remedy? = nil) {
    self.obstacle = obstacle
    self.sentence = sentence
    self.remedy = remedy
  }

  func inCallback(_ callback: String) -> ImpossibleStimulus {
    var located = self
    located.callback = callback
    return located
  }

  /// For the author of the script.
  public var description: String {
    callback.map { "in \($0), \(sentence)" } ?? sentence
  }
}
