package import Specification

/// Why a platform sends a callback, and the evidence that it does so at that place.
package struct EventGround: Hashable, Sendable {
  /// The reason that the machine gives.
  package var cause: NeutralCause
  package var citation: Citation

  /// What an answer about the event can cite.
  package enum Citation: Hashable, Sendable {
    /// A case expects the callback for the same reason, and rests on this source. `isSamePlace`
    /// tells whether the case also has it after the same callback of the same object.
    case expected(by: CaseReference, on: Source, isSamePlace: Bool)
    /// No case expects it in this situation; this is the page that defines the callback.
    case document(page: String)
  }

  package init(cause: NeutralCause, citation: Citation) {
    self.cause = cause
    self.citation = citation
  }
}

/// The place of a case.
package struct CaseReference: Hashable, Sendable {
  /// `navigation/opening#the-old-screen-is-told-first`
  package var address: String
  /// The spec file's path, as it was found.
  package var path: String

  package init(address: String, path: String) {
    self.address = address
    self.path = path
  }
}
