import Bridge

/// A word of a question, with everything that is searched for on its behalf.
struct AskedWord: Sendable {
  let whole: String
  let stem: String
  /// The stems of its parts, except those that occur in half of all callbacks or in most titles; for
  /// a plain word, its own stem.
  let parts: [String]
  let isCompound: Bool
  /// The platform that the word belongs to; nil if it belongs to both.
  let platform: Platform?

  init(_ word: SearchWord) {
    whole = word.whole
    stem = WordStem.of(word.whole)
    isCompound = word.parts.count > 1
    platform = PlatformWords.platform(of: word)
    let significant = Self.stems(ofSignificant: word.parts)
    parts = isCompound && !significant.isEmpty ? significant : [stem]
  }

  /// The stems of the given parts, without the owners that come first, such as `view`, and without
  /// those that occur in half of all callbacks or in most titles.
  static func stems(ofSignificant parts: [String]) -> [String] {
    let owned = parts.drop { owners.contains($0) }
    return (owned.isEmpty ? parts[...] : owned).filter { !helpers.contains($0) }.map(WordStem.of)
  }

  private static let owners: Set<String> = ["view", "scene", "application"]
  private static let helpers: Set<String> = ["on", "will", "did", "is", "should", "ui", "and"]
}
