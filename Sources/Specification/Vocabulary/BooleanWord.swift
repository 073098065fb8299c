/// How a script writes whether something is so.
package enum BooleanWord: String, Hashable, Sendable, CaseIterable {
  case `true`
  case `false`

  /// What the first of the words says; a bare flag has none, and is so.
  package static func isTrue(_ words: [String]) -> Bool { words.first != Self.false.rawValue }
}
