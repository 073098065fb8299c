import Specification

/// Arguments that the command cannot use: what is wrong, and what was probably meant.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// An error for an unknown word.
  ///
  /// - Parameter advice: what to do if no known word is like it; nil if the help on the command
  ///   says it.
  init(unknown kind: String, _ word: String, among known: [String], otherwise advice: String? = nil)
  {
    let hint = Suggestion.ending(for: word, among: known)
    let ending = hint.isEmpty ? advice.map { "; \($0)" } ?? "" : hint
    self.init("unknown \(kind) '\(word)'\(ending)")
  }
}
