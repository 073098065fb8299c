/// The possible values of an event's argument, or of an object's property.
package enum ArgumentValues: Hashable, Sendable {
  /// One of these.
  case words([String])
  /// A whole number, or one of these words in its place.
  case numberOrWord([String])
  /// A declared object, with its number if it is not the first instance, or one of these words.
  case objectOrWord([String])

  package static let number = Self.numberOrWord([])

  package static let boolean = Self.words(BooleanWord.allCases.map(\.rawValue))

  package static let object = Self.objectOrWord([])

  /// The words to choose from; none for a number or an object.
  package var choices: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
