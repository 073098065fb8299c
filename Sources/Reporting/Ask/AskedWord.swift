/// A word of a question, with all that is looked for of it.
struct AskedWord {
  let whole: String
  let stem: String
  /// The stems of its parts, without those that half of all callbacks have; none for a plain word.
  let tellingStems: [String]

  init(_ word: SearchWords.Word) {
    whole = word.whole
    stem = WordStem.of(word.whole)
    tellingStems =
      word.parts.count > 1
      ? word.parts.filter { !Self.helpers.contains($0) }.map(WordStem.of) : []
  }

  private static let helpers: Set<String> = ["on", "will", "did", "is", "should", "ui"]
}
