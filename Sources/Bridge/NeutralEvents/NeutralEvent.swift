/// An event in terms that apply to both platforms.
package struct NeutralEvent: Hashable, Sendable, CustomStringConvertible {
  package var subject: NeutralSubject
  package var name: NeutralEventName
  package var cause: NeutralCause
  /// Whether the subject is leaving for good.
  package var isFinal: Bool

  package init(
    _ subject: NeutralSubject, _ name: NeutralEventName, cause: NeutralCause, isFinal: Bool = false
  ) {
    self.subject = subject
    self.name = name
    self.cause = cause
    self.isFinal = isFinal
  }

  /// `A.willHide`, `A#2.load`, `app.activate`.
  package var description: String { "\(subject).\(name.rawValue)" }
}
