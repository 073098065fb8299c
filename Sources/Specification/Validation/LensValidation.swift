/// Checks the words in a line about a framework, with their subjects and arguments.
struct LensValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  /// Checks the words that an assertion names.
  ///
  /// - Parameter platform: where the framework reports.
  func check(_ assertion: EventAssertion, of name: Located<String>, on platform: String) {
    guard let lens = scope.index.lenses[name.value] else { return }
    guard lens.reportsOnScreens || assertion.objects.isEmpty else {
      diagnostics.error(
        "'\(lens.name)' reports on the whole app, not on a single object", at: name.range)
      return
    }
    for object in assertion.objects { _ = exists(object, on: platform) }
    for event in assertion.events { check(event, of: lens, on: platform) }
  }

  /// Whether a framework can report about the object on the platform; reports an error if not.
  private func exists(_ object: InstanceReference, on platform: String) -> Bool {
    guard scope.resolve(object, diagnostics: diagnostics) else { return false }
    let name = object.name
    guard let kind = scope.kind(of: name.value), !kind.platforms.contains(platform) else {
      return true
    }
    diagnostics.error(
      "\(kind.kind.name) \(name.value) does not exist on \(platform)", at: name.range)
    return false
  }

  private func check(_ event: EventPattern, of lens: LensDefinition, on platform: String) {
    if lens.reportsOnScreens { guard exists(event.subject, on: platform) else { return } }
    guard let word = lens.word(named: event.name.value) else {
      diagnostics.error(
        "unknown word '\(event.name.value)' of '\(lens.name)'"
          + Suggestion.ending(for: event.name.value, among: lens.names),
        at: event.name.range, help: ["words: \(lens.names.joined(separator: ", "))"])
      return
    }
    if let mark = event.mark {
      diagnostics.error(
        "the words of '\(lens.name)' have no ':\(mark.value.rawValue)'", at: mark.range)
    }
    for argument in event.arguments where !word.arguments.contains(argument.label.value) {
      diagnostics.error(
        "unknown argument '\(argument.label.value)' of '\(word.name)'"
          + Suggestion.ending(for: argument.label.value, among: word.arguments),
        at: argument.label.range,
        help: word.arguments.isEmpty
          ? [] : ["arguments: \(word.arguments.joined(separator: ", "))"])
    }
  }
}
