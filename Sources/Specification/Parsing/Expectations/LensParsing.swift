/// What a line says about the reports of a framework: `flutter  inactive hidden paused`.
extension LineParser {
  /// Whether the next word is probably meant to be a framework's name.
  var isAtMisspeltLens: Bool {
    guard let word = cursor.word, !word.contains("."), index.lenses[word] == nil else {
      return false
    }
    return Suggestion.nearest(to: word, among: index.vocabulary.lenses.map(\.name)) != nil
  }

  /// One expectation for each platform on which the framework runs.
  mutating func lens(
    _ lens: LensDefinition, candidates: [String]
  ) -> [Expectation.Body]? {
    guard let name = cursor.takeWord() else { return nil }
    let platforms = candidates.filter(lens.platforms.contains)
    guard !platforms.isEmpty else {
      return fail(
        "'\(lens.name)' does not report on \(candidates.joined(separator: " and "))",
        at: name.range)
    }
    guard let assertion = lensAssertion(lens) else { return nil }
    return platforms.map { .lens(platform: $0, name, assertion) }
  }

  /// The pattern behind a framework's name, up to a word for which `stop` holds.
  mutating func lensAssertion(
    _ lens: LensDefinition, until stop: (LineParser) -> Bool = { _ in false }
  ) -> EventAssertion? {
    readsWordsAlone = !lens.reportsOnScreens
    defer { readsWordsAlone = false }
    return assertion(until: stop)
  }

  /// Reads `inactive`: a word about the app as a whole, without an object as its subject.
  func wordAlone(_ word: Located<String>) -> (InstanceReference, Located<String>)? {
    guard let dot = word.value.firstIndex(of: ".") else { return (.app(at: word.range), word) }
    return fail(
      "these words are about the whole app, not one object; "
        + "write '\(word.value[dot...].dropFirst())'",
      at: word.range)
  }
}
