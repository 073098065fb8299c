import TestSupport

/// Changes a text in ways that people, editors and attackers do.
struct Mutation {
  var random: SplitMix
  let corpus: Corpus

  private static let symbols = Array(
    "{}()[]`~#@&|=:;,.?+-\"\\/<>! \n\tA0é\u{202E}\u{200D}\u{1F600}")
  private static let numbers = [
    "0", "-1", "1", "17", "100", "999999", "1000000", "1000001", "2147483648",
    "9223372036854775807", "-9223372036854775808", "99999999999999999999",
  ]

  /// A chapter, changed in a few places by characters, words or lines.
  mutating func chapter() -> String {
    var text = pick(corpus.chapters)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text = changingCharacters(of: text)
      case 1: text = changingLines(of: text) { $0.changingWords(of: $1) }
      default: text = changingLines(of: text) { _, line in line }
      }
    }
    return text
  }

  /// A script made of lines from several cases, changed by words and lines, and occasionally by
  /// characters.
  mutating func script() -> String {
    var lines = pick(corpus.scripts)
    if Int.random(in: 0..<8, using: &random) == 0 { lines += pick(corpus.scripts) }
    // Usually few changes, so that much of it still runs.
    for _ in 0..<(1 + Int.random(in: 0...5, using: &random) / 3) {
      guard !lines.isEmpty else { break }
      let place = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: Int.random(in: lines.indices, using: &random))
      case 2: lines.append(pick(pick(corpus.scripts)))
      case 3: lines.swapAt(place, Int.random(in: lines.indices, using: &random))
      case 4: lines.append(pick(lines))
      default: lines[place] = changingWords(of: lines[place])
      }
    }
    let text = lines.joined(separator: "\n")
    return Int.random(in: 0..<16, using: &random) == 0 ? changingCharacters(of: text) : text
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func changingWords(of line: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard !words.isEmpty else { return line }
    let place = Int.random(in: words.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words[place] = pick(corpus.words)
    case 3: words.insert(pick(corpus.words), at: place)
    case 4: words.swapAt(place, Int.random(in: words.indices, using: &random))
    default: words[place] = changingNumber(of: words[place])
    }
    return words.joined(separator: " ")
  }

  /// Replaces the word's number by another, or appends one.
  private mutating func changingNumber(of word: String) -> String {
    let number = pick(Self.numbers)
    guard let first = word.firstIndex(where: \.isNumber) else {
      return word + pick(["#", "=", " "]) + number
    }
    return word[..<first] + number + word[first...].drop(while: \.isNumber)
  }

  private mutating func changingLines(
    of text: String, _ change: (inout Mutation, String) -> String
  ) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int.random(in: lines.indices, using: &random)
    let end = min(lines.count, place + Int.random(in: 1...4, using: &random))
    let other = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.removeSubrange(place..<end)
    case 1: lines.insert(contentsOf: lines[place..<end], at: other)
    case 2: lines.swapAt(place, other)
    default: lines[place] = change(&self, lines[place])
    }
    return lines.joined(separator: "\n")
  }

  private mutating func changingCharacters(of text: String) -> String {
    var characters = Array(text)
    guard !characters.isEmpty else { return text }
    let place = Int.random(in: characters.indices, using: &random)
    let end = min(characters.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: characters.removeSubrange(place..<end)
    case 1: characters.insert(pick(Self.symbols), at: place)
    case 2: characters[place] = pick(Self.symbols)
    default: characters.insert(contentsOf: characters[place..<end], at: place)
    }
    return String(characters)
  }
}
