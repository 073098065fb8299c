/// A word of a text or of a question.
struct SearchWord: Hashable, Sendable {
  /// The word in lower case, replaced by the canonical one among its synonyms.
  let whole: String
  /// The parts in order and in lower case; the word itself if it is not compound.
  let parts: [String]

  init(_ text: Substring) {
    let word = text.lowercased()
    whole = Synonyms.word(for: word)
    // `PiP` is a single word.
    let isPlain = whole != word || Synonyms.abbreviations[word] != nil
    parts = isPlain ? [whole] : Self.parts(of: Array(text.utf8))
  }

  /// Divides a word into parts. A part begins with a capital after a small letter, with the last of
  /// several capitals before a small letter, and after an underscore: `UIAlertController` becomes
  /// `ui`, `alert` and `controller`.
  private static func parts(of text: [UInt8]) -> [String] {
    var parts: [String] = []
    var start = 0
    func end(before index: Int) {
      guard index > start else { return }
      parts.append(String(decoding: text[start..<index], as: UTF8.self).lowercased())
    }
    for index in text.indices {
      if text[index] == stroke {
        end(before: index)
        start = index + 1
      } else if isCapital(text[index]), index > start,
        !isCapital(text[index - 1]) || index + 1 < text.count && isSmall(text[index + 1])
      {
        end(before: index)
        start = index
      }
    }
    end(before: text.count)
    return parts
  }

  private static let stroke = UInt8(ascii: "_")

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// A word consists of ASCII letters, digits and underscores.
  static func isPart(_ byte: UInt8) -> Bool {
    isCapital(byte) || isSmall(byte) || byte == stroke
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The words in the order of the text. A version of Android is one word.
  ///
  /// - Parameter spelling: returns the proper spelling of a word.
  static func words(of text: String, spelling: (Substring) -> Substring) -> [SearchWord] {
    var rest = text.split { $0.utf8.first.map { !isPart($0) } ?? true }.flatMap(names)[...]
    var words: [SearchWord] = []
    while let word = rest.popFirst() {
      if let number = rest.first, let level = Synonyms.apiLevel(word, number) {
        words.append(SearchWord(level[...]))
        rest.removeFirst()
      } else {
        words.append(SearchWord(spelling(word)))
      }
    }
    return words
  }

  /// The word itself, or the pieces between its underscores if they do more than join two parts
  /// each: if one leads, trails, or follows another.
  private static func names(in text: Substring) -> [Substring] {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty) ? parts.filter { !$0.isEmpty } : [text]
  }
}
