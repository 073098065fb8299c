/// The words of a text, in lower case, and the stems by which other forms of them are found.
struct SearchWords: Hashable, Sendable {
  /// `onSaveInstanceState` is one of these, and so are the plain words.
  private(set) var whole: Set<String> = []
  /// Of each, and of its parts: `on`, `sav`, `instanc`, `stat`.
  private var stems: Set<String> = []
  /// Of all parts in the order of the text, but for those that tell nothing.
  private var order: [String] = []

  init(_ texts: some Sequence<String>) {
    let words = texts.flatMap(Self.words)
    var telling: [Word: [String]] = [:]
    for word in words where telling[word] == nil {
      telling[word] = AskedWord.stems(ofTelling: word.parts)
      whole.insert(word.whole)
      stems.insert(WordStem.of(word.whole))
      if word.parts.count > 1 { stems.formUnion(word.parts.map(WordStem.of)) }
    }
    order = words.flatMap { telling[$0] ?? [] }
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

    /// A part begins with a capital behind a small letter, with the last of several before one, and
    /// behind a stroke: `UIAlertController` is `ui`, `alert` and `controller`.
    private static func parts(of text: Substring) -> [String] {
      var parts: [String] = []
      var part = ""
      var last: Character?
      var rest = text
      while let character = rest.popFirst() {
        guard character != "_" else {
          parts.append(part)
          part = ""
          last = nil
          continue
        }
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

  /// In the order of the text; letters and digits make a word, also with a single stroke between them, and so
  /// does a version of Android.
  static func words(of text: String) -> [Word] {
    var rest = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      .flatMap(Self.names)[...]
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
  /// The word itself, or what there is between its strokes if these do not only join two parts each.
  private static func names(in text: Substring) -> [Substring] {
    guard text.contains("_") else { return [text] }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty) ? parts.filter { !$0.isEmpty } : [text]
  }

  /// How well a word that is asked for fits: most if it stands here as it is, half if it is a part
  /// of a word here or another form of one, as `dismissed` is of `dismissing`, and as much of a
  /// half as its own parts stand here if most of them do; less if they stand apart.
  func fit(of word: AskedWord) -> Int {
    if whole.contains(word.whole) { return Self.wholeFit }
    if stems.contains(word.stem) { return Self.partFit }
    let telling = word.tellingStems
    let found = telling.count { stems.contains($0) }
    guard found * 2 > telling.count else { return 0 }
    let fit = Self.partFit * found / telling.count
    return found == telling.count && standTogether(telling) ? fit : fit * 3 / 4
  }

  /// Whether the stems follow each other somewhere, in their order.
  private func standTogether(_ telling: [String]) -> Bool {
    guard telling.count > 1 else { return true }
    return order.indices.contains { order[$0...].starts(with: telling) }
  }

  static let wholeFit = 24
  private static let partFit = 12
}
