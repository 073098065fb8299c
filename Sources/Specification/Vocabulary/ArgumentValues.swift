/// What the argument of an event, or what an object is asked, can be.
package enum ArgumentValues: Hashable, Sendable {
  /// One of these.
  case words([String])
  /// A whole number, or one of these words for some.
  case numberOrWord([String])
  /// An object that is declared, with its number if it is not the first, or one of these words.
  case objectOrWord([String])

  package static let number = Self.numberOrWord([])

  package static let boolean = Self.words(BooleanWord.allCases.map(\.rawValue))

  package static let object = Self.objectOrWord([])

  /// The words of which it is one; none for a number or an object.
  package var choices: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
