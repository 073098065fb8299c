import Specification

/// Arguments that the command cannot use: what is wrong, and what was probably meant.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// An error for an unknown word.
  init(unknown kind: String, _ word: String, among known: [String]) {
    let hint = Suggestion.ending(for: word, among: known)
    self.init("unknown \(kind) '\(word)'\(hint)")
  }
}
