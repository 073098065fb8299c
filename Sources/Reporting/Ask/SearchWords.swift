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
      let word = text.lowercased()
      whole = Synonyms.word(for: word)
      parts = whole == word ? Self.parts(of: text) : [whole]
    }

    private static func parts(of text: Substring) -> [String] {
      var parts: [String] = []
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
      return parts + [part]
    }
  }

  /// In the order of the text; letters and digits make a word, and so does a version of Android.
  static func words(of text: String) -> [Word] {
    var rest = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber })[...]
    var words: [Word] = []
    while let word = rest.popFirst() {
      if let number = rest.first, let level = Synonyms.apiLevel(word, number) {
        words.append(Word(level[...]))
        rest.removeFirst()
      } else {
        words.append(Word(word))
      }
    }
    return words
  }
}

extension SearchWords {
  /// How well a word that is asked for fits: most if it stands here as it is, less if it or most of
  /// its parts are parts of a word here, and least if one begins as the other does without its
  /// ending, as `dismissed` and `dismissing` do.
  func fit(of word: Word) -> Int {
    if whole.contains(word.whole) { return Self.wholeFit }
    if parts.contains(word.whole) { return Self.partFit }
    let telling = word.telling
    let found = telling.count { whole.contains($0) || parts.contains($0) || hasBeginning($0) }
    if found * 2 > telling.count { return Self.partFit * found / telling.count }
    return hasBeginning(word.whole) ? Self.beginningFit : 0
  }

  static let wholeFit = 24
  private static let partFit = 12
  private static let beginningFit = 6

  /// A shorter word is the beginning of too many others.
  private static let shortestBeginning = 4

  private func hasBeginning(_ word: String) -> Bool {
    let stem = Self.stem(of: word)
    func fits(_ other: String) -> Bool {
      min(word.utf8.count, other.utf8.count) >= Self.shortestBeginning
        && (other.hasPrefix(stem) || word.hasPrefix(Self.stem(of: other)))
    }
    return whole.contains(where: fits) || parts.contains(where: fits)
  }

  /// A word without its ending, if enough is left.
  private static func stem(of word: String) -> Substring {
    let ending = endings.first { word.hasSuffix($0) } ?? ""
    let stem = word.dropLast(ending.count)
    return stem.utf8.count < shortestBeginning ? Substring(word) : stem
  }

  private static let endings = ["ing", "ed", "s"]
}
