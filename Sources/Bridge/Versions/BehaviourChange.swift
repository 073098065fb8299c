public import Specification

/// One thing that a release does differently from the one before.
public struct BehaviourChange: Hashable, Sendable {
  /// The name by which the model asks for it.
  public var behaviour: String
  /// One sentence without its full stop.
  public var sentence: String
  /// Whether it holds from this release on; else it has held until the one before.
  public var begins: Bool
  /// The apps that it is about; empty for all.
  public var condition: String
  public var evidence: Evidence
  /// A page, a file or a test.
  public var address: String
  /// The place in it, and what is known beside it; may be empty.
  public var detail: String

  public init(
    _ behaviour: String, _ sentence: String, begins: Bool, condition: String = "",
    evidence: Evidence, address: String, detail: String = ""
  ) {
    self.behaviour = behaviour
    self.sentence = sentence
    self.begins = begins
    self.condition = condition
    self.evidence = evidence
    self.address = address
    self.detail = detail
  }
}

/// What a release changes.
public struct ReleaseChanges: Hashable, Sendable {
  /// `Android 28`, `AndroidX Fragment 1.4`
  public var title: String
  /// Nil where it is not the platform that changes.
  public var release: Release?
  public var changes: [BehaviourChange]

  public struct Release: Hashable, Sendable {
    public var platform: Platform
    /// Nil: the same on every release, and different from app to app.
    public var number: Int?

    public init(_ platform: Platform, _ number: Int?) {
      self.platform = platform
      self.number = number
    }
  }

  public init(title: String, release: Release?, changes: [BehaviourChange]) {
    self.title = title
    self.release = release
    self.changes = changes
  }
}
