extension Scope {
  /// Whether an event of this callback could carry the argument; reports it if not.
  ///
  /// - Parameters:
  ///   - subject: whose callback it is, and who can be asked besides.
  ///   - platform: that of the callback.
  @discardableResult
  func check(
    _ argument: ArgumentPattern, of callback: CallbackDefinition, to subject: String,
    on platform: String, diagnostics: DiagnosticCollector
  ) -> Bool {
    let questions = questions(to: subject, on: platform)
    let known = callback.arguments + questions.filter { !callback.arguments.contains($0) }
    guard known.contains(argument.label.value) else {
      diagnostics.error(
        "unknown argument '\(argument.label.value)' of '\(callback.name)'"
          + Suggestion.ending(for: argument.label.value, among: known),
        at: argument.label.range,
        help: (callback.arguments.isEmpty
          ? [] : ["arguments: \(callback.arguments.joined(separator: ", "))"])
          + (questions.isEmpty
            ? [] : ["what can be asked then: \(questions.joined(separator: ", "))"]))
      return false
    }
    return argument.hasPossibleValue(
      among: index.platform(platform)?.argumentValues[argument.label.value],
      diagnostics: diagnostics)
  }
}

extension ArgumentPattern {
  /// Whether the argument, or the property that is asked after a step, can have this value; reports one
  /// that nothing has, so that nothing would match it.
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
    case .numberOrWord(let words) where Int(value.value) == nil && !words.contains(value.value):
      diagnostics.error(
        "'\(label.value)' is a number" + Suggestion.ending(for: value.value, among: words),
        at: value.range,
        help: words.isEmpty ? [] : ["words for it: \(words.joined(separator: ", "))"])
      return false
    case .words, .numberOrWord, nil: return true
    }
  }
}
