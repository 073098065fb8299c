import Specification

/// Arguments that the command cannot use: what is wrong, and what may have been meant.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// A word that is none of those that exist.
  init(unknown kind: String, _ word: String, among known: [String]) {
    let hint = Suggestion.ending(for: word, among: known)
    self.init("unknown \(kind) '\(word)'\(hint)")
  }
}
