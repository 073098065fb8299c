import Bridge

/// A word of a question, with all that is looked for of it.
struct AskedWord: Sendable {
  let whole: String
  let stem: String
  /// The stems of its parts, without those that half of all callbacks have; its own for a plain
  /// word.
  let parts: [String]
  let isPutTogether: Bool
  /// The platform of which it is a word; nil if both have it.
  let platform: Platform?

  init(_ word: SearchWord) {
    whole = word.whole
    stem = WordStem.of(word.whole)
    isPutTogether = word.parts.count > 1
    platform = PlatformWords.platform(of: word)
    let telling = Self.stems(ofTelling: word.parts)
    parts = isPutTogether && !telling.isEmpty ? telling : [stem]
  }

  /// The stems of parts, without those that half of all callbacks have, and whose these are.
  static func stems(ofTelling parts: [String]) -> [String] {
    let owned = parts.drop { owners.contains($0) }
    return (owned.isEmpty ? parts[...] : owned).filter { !helpers.contains($0) }.map(WordStem.of)
  }

  private static let owners: Set<String> = ["view", "scene", "application"]
  private static let helpers: Set<String> = ["on", "will", "did", "is", "should", "ui"]
}
