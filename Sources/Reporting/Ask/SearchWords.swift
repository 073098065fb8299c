/// The words of a text, in lower case, and the stems by which other forms of them are found.
struct SearchWords: Hashable, Sendable {
  /// `onSaveInstanceState` is one of these, and so are the plain words.
  private(set) var whole: Set<String> = []
  /// Of each, and of its parts: `on`, `sav`, `instanc`, `stat`.
  private var stems: Set<String> = []

  init(_ texts: some Sequence<String>) {
    for word in Set(texts.flatMap(Self.words)) {
      whole.insert(word.whole)
      stems.insert(WordStem.of(word.whole))
      if word.parts.count > 1 { stems.formUnion(word.parts.map(WordStem.of)) }
    }
  }

  /// A word as it stands in a text.
  struct Word: Hashable, Sendable {
    var whole: String
    /// In their order; the word itself if it is not put together.
    var parts: [String]

    init(_ text: Substring) {
      let word = text.lowercased()
      whole = Synonyms.word(for: word)
      parts = whole == word ? Self.parts(of: text) : [whole]
    }

    /// A part begins with a capital behind a small letter, and with the last of several before
    /// one: `UIAlertController` is `ui`, `alert` and `controller`.
    private static func parts(of text: Substring) -> [String] {
      var parts: [String] = []
      var part = ""
      var last: Character?
      var rest = text
      while let character = rest.popFirst() {
        let begins = last?.isUppercase == false || rest.first?.isLowercase == true
        if character.isUppercase, begins, !part.isEmpty {
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
  /// How well a word that is asked for fits: most if it stands here as it is, half if it is a part
  /// of a word here or another form of one, as `dismissed` is of `dismissing`, and as much of a
  /// half as its own parts stand here if most of them do.
  func fit(of word: AskedWord) -> Int {
    if whole.contains(word.whole) { return Self.wholeFit }
    if stems.contains(word.stem) { return Self.partFit }
    let telling = word.tellingStems
    let found = telling.count { stems.contains($0) }
    return found * 2 > telling.count ? Self.partFit * found / telling.count : 0
  }

  static let wholeFit = 24
  private static let partFit = 12
}
