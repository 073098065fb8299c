/// How a script writes true and false.
package enum BooleanWord: String, Hashable, Sendable, CaseIterable {
  case `true`
  case `false`

  /// Whether the first of the words means true; a bare flag has no words and is true.
  package static func isTrue(_ words: [String]) -> Bool { words.first != Self.false.rawValue }
}
