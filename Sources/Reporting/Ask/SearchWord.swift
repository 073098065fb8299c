/// A word as it stands in a text or in a question.
struct SearchWord: Hashable, Sendable {
  /// In lower case, under the name that stands for all that it is called.
  let whole: String
  /// In their order, in lower case; the word itself if it is not put together.
  let parts: [String]

  init(_ text: Substring) {
    let word = text.lowercased()
    whole = Synonyms.word(for: word)
    // `PiP` is one word.
    let isPlain = whole != word || Synonyms.abbreviations[word] != nil
    parts = isPlain ? [whole] : Self.parts(of: Array(text.utf8))
  }

  /// A part begins with a capital behind a small letter, with the last of several before one, and
  /// behind a stroke: `UIAlertController` is `ui`, `alert` and `controller`.
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

  /// Letters and digits of ASCII make a word, also with a stroke between them.
  static func isPart(_ byte: UInt8) -> Bool {
    isCapital(byte) || isSmall(byte) || byte == stroke
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// In the order of the text. A version of Android is one word.
  ///
  /// - Parameter spelling: how a word is to be spelt.
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

  /// The word itself, or what there is between its strokes if these do not only join two parts
  /// each.
  private static func names(in text: Substring) -> [Substring] {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty) ? parts.filter { !$0.isEmpty } : [text]
  }
}
