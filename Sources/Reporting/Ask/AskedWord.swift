/// A word of a question, with all that is looked for of it.
struct AskedWord {
  let whole: String
  let stem: String
  /// The stems of its parts, without those that half of all callbacks have; none for a plain word.
  let tellingStems: [String]

  init(_ word: SearchWords.Word) {
    whole = word.whole
    stem = WordStem.of(word.whole)
    tellingStems = word.parts.count > 1 ? Self.stems(ofTelling: word.parts) : []
  }

  /// The stems of parts, without those that half of all callbacks have.
  static func stems(ofTelling parts: [String]) -> [String] {
    parts.filter { !helpers.contains($0) }.map(WordStem.of)
  }

  private static let helpers: Set<String> = ["on", "will", "did", "is", "should", "ui"]

  /// Whether it is one platform's: its name or one of its versions, what its screens and their like are called, or a
  /// name in its code, which is put together.
  var isOfOnePlatform: Bool {
    !tellingStems.isEmpty || Self.stemsOfOnePlatform.contains(stem)
      || whole.hasPrefix("api") && whole.contains(where: \.isNumber)
  }

  private static let stemsOfOnePlatform = Set(
    [
      "android", "ios", "uikit", "iphone", "ipad", "activity", "fragment", "intent", "task",
      "controller", "scene",
    ].map(WordStem.of))
}
