/// What the argument of an event, or what an object is asked, can be.
public enum ArgumentValues: Hashable, Sendable {
  /// One of these.
  case words([String])
  /// A whole number, or one of these words for some.
  case numberOrWord([String])

  public static let number = Self.numberOrWord([])

  public static let boolean = Self.words(BooleanWord.allCases.map(\.rawValue))

  /// The words of which it is one; none for a number.
  package var choices: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
