/// Why a stimulus could not be given, or a call of the app's code could not be made. Nothing else
/// that the stimulus would have done has been done either: the device is as it was.
///
/// What UIKit itself ignores or answers with a warning or an exception is no refusal. A refusal is
/// not part of UIKit: it says that the script asks for what no user and no code could do.
public struct ImpossibleStimulus: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stood in the way.
  public let obstacle: Obstacle
  /// What would let it through; nil if nothing is sure to.
  public let remedy: Remedy?
  /// What is the matter, as one sentence without its full stop.
  public let sentence: String
  /// The callback whose code made the call, as `A.viewDidLoad`; nil if it was the stimulus itself.
  public internal(set) var callback: String?
  /// Which of several stimuli that were given together it was; nil if it was a single one.
  public internal(set) var position: Int?

  /// What stands in the way of a stimulus or a call.
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    /// There has not been such an object yet.
    case neverMade
    /// The object has been deallocated.
    case gone
    /// The object is of a kind that has no such call.
    case wrongKind
    /// The object is not where it would have to be: in a container, in a transition, on screen.
    case notInPosition
    /// The device or the app is in no state for it: locked, in the background, not running.
    case outOfReach
    /// No document says how UIKit reacts to it.
    case undocumented
    /// The app's code keeps the app busy for ever.
    case neverIdle
  }

  /// What could be given before.
  public enum Remedy: Hashable, Sendable {
    /// The device is locked.
    case unlocking
    /// The app is not running.
    case launching
    /// The app is not in front.
    case returning
    /// The app needs what the release does not have.
    case laterRelease
  }

  init(_ obstacle: Obstacle, _ sentence: String, remedy: Remedy? = nil) {
    self.obstacle = obstacle
    self.remedy = remedy
    self.sentence = sentence
  }

  public var description: String {
    callback.map { "in \($0), \(sentence)" } ?? sentence
  }
}
