/// What the argument of an event can be.
public enum ArgumentValues: Hashable, Sendable {
  /// One of these.
  case words([String])
  /// A whole number.
  case number

  public static let boolean = Self.words(BooleanWord.allCases.map(\.rawValue))
}

extension ArgumentPattern {
  /// Whether the argument can have this value; reports one that is in no event, so that nothing would match it.
  ///
  /// - Parameter values: nil: anything.
  @discardableResult
  func hasPossibleValue(
    among values: ArgumentValues?, diagnostics: DiagnosticCollector
  ) -> Bool {
    switch values {
    case .words(let words) where !words.contains(value.value):
      diagnostics.error(
        "unknown value '\(value.value)' of '\(label.value)'"
          + Suggestion.ending(for: value.value, among: words),
        at: value.range, help: ["values: \(words.joined(separator: ", "))"])
      return false
    case .number where Int(value.value) == nil:
      diagnostics.error("'\(label.value)' is a number", at: value.range)
      return false
    case .words, .number, nil: return true
    }
  }
}
