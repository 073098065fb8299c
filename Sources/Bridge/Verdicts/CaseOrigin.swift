import Specification

/// The place of a case, and its sources.
struct CaseOrigin: Sendable {
  var path: String
  var citations: [Source]

  /// The source that a line names, or all sources that the case cites for the platform.
  func sources(of evidence: Located<String>?, on platform: Platform) -> [Source] {
    let own = citations.filter { $0.covers(platform.rawValue) }
    guard let evidence else { return own }
    let named = own.filter { $0.isLabelled(evidence.value) }
    return named.isEmpty ? own : named
  }
}

extension Source {
  /// Labels match regardless of case, as in Markdown.
  package func isLabelled(_ label: String) -> Bool {
    self.label.lowercased() == label.lowercased()
  }
}
