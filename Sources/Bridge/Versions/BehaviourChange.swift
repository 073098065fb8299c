package import Specification

/// One behaviour that a release changes.
package struct BehaviourChange: Hashable, Sendable {
  /// The name by which the model queries it.
  package var behaviour: String
  /// One sentence without its full stop.
  package var sentence: String
  /// Whether it holds from this release on; otherwise it held until the previous one.
  package var begins: Bool
  /// The apps that it applies to; empty for all.
  package var condition: String
  package var evidence: Evidence
  /// A page, a file or a test.
  package var address: String
  /// The place in it, and additional remarks; may be empty.
  package var detail: String

  package init(
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

/// The changes of a release.
package struct ReleaseChanges: Hashable, Sendable {
  /// `Android 28`, `AndroidX Fragment 1.4`
  package var title: String
  /// Nil if it is not the platform that changes.
  package var release: Release?
  package var changes: [BehaviourChange]

  /// A release of a platform.
  package struct Release: Hashable, Sendable {
    package var platform: Platform
    /// Nil for behaviours that are the same on every release and differ from app to app.
    package var number: Int?

    package init(_ platform: Platform, _ number: Int?) {
      self.platform = platform
      self.number = number
    }
  }

  package init(title: String, release: Release?, changes: [BehaviourChange]) {
    self.title = title
    self.release = release
    self.changes = changes
  }
}
