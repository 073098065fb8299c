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
