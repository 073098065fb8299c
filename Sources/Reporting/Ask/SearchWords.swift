/// The words of a text, in lower case: each whole, and the parts of those that are joined in one.
struct SearchWords: Hashable, Sendable {
  /// `onSaveInstanceState` is one of these, and so are the plain words.
  private(set) var whole: Set<String> = []
  /// `on`, `save`, `instance`, `state`.
  private(set) var parts: Set<String> = []

  init(_ texts: some Sequence<String>) {
    for word in texts.flatMap(Self.words) { insert(word) }
  }

  private mutating func insert(_ word: Word) {
    whole.insert(word.whole)
    if word.parts.count > 1 { parts.formUnion(word.parts) }
  }

  var all: Set<String> { whole.union(parts) }

  /// A word as it stands in a text.
  struct Word: Hashable, Sendable {
    var whole: String
    /// In their order; the word itself if it is not put together.
    var parts: [String]

    /// Its parts without those that half of all callbacks have; none for a plain word.
    var telling: [String] { parts.count > 1 ? parts.filter { !Self.helpers.contains($0) } : [] }

    private static let helpers: Set<String> = ["on", "will", "did", "is", "should"]

    init(_ text: Substring) {
      whole = text.lowercased()
      parts = []
      var part = ""
      var last: Character?
      for character in text {
        if character.isUppercase, last?.isUppercase == false, !part.isEmpty {
          parts.append(part)
          part = ""
        }
        part += character.lowercased()
        last = character
      }
      parts.append(part)
    }
  }

  /// In the order of the text; letters and digits make a word.
  static func words(of text: String) -> [Word] {
    text.split { !$0.isLetter && !$0.isNumber }.map(Word.init)
  }
}

/// How well a word that is asked for fits the words of a text.
enum WordMatch: Int, Comparable {
  case none = 0
  /// One is the beginning of the other: `dismiss` and `dismissed`.
  case beginning = 1
  /// All its parts stand there, or it is a part of a word there.
  case part = 2
  case whole = 4

  static func < (left: WordMatch, right: WordMatch) -> Bool { left.rawValue < right.rawValue }

  /// A shorter word is the beginning of too many others.
  private static let shortestBeginning = 4

  init(_ word: SearchWords.Word, in words: SearchWords) {
    if words.whole.contains(word.whole) {
      self = .whole
    } else if words.parts.contains(word.whole)
      || !word.telling.isEmpty
        && word.telling.allSatisfy({ words.whole.contains($0) || words.parts.contains($0) })
    {
      self = .part
    } else if Self.hasBeginning(word.whole, words.whole)
      || Self.hasBeginning(word.whole, words.parts)
    {
      self = .beginning
    } else {
      self = .none
    }
  }

  private static func hasBeginning(_ word: String, _ others: Set<String>) -> Bool {
    others.contains { other in
      min(word.utf8.count, other.utf8.count) >= shortestBeginning
        && (other.hasPrefix(word) || word.hasPrefix(other))
    }
  }
}
