/// The words of the specs, matched against one question. Each distinct word is matched only once.
struct WordLexicon {
  private let question: Question
  private var positions: [UInt64: Int] = [:]
  private var readings: [WordReading] = []
  /// In lower case, in the order of first occurrence.
  private(set) var words: [String] = []

  init(for question: Question) {
    self.question = question
  }

  /// Adds the matches in a text to those already found.
  mutating func read(_ text: String, into mentions: inout Mentions) {
    var text = text
    let isPart = Self.isPart
    text.withUTF8 { bytes in
      var start = 0
      var hash = Self.seed
      var before = 0..<0
      for index in 0...bytes.count {
        if index < bytes.count, isPart[Int(bytes[index])] {
          hash = (hash ^ UInt64(bytes[index])) &* Self.prime
          continue
        }
        if index > start {
          read(bytes[start..<index], hash, into: &mentions)
          if question.namesRelease { readRelease(bytes[before], bytes[start..<index], &mentions) }
          before = start..<index
        }
        start = index + 1
        hash = Self.seed
      }
    }
  }

  @inline(__always)
  private mutating func read(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64, into mentions: inout Mentions
  ) {
    mentions.add(readings[position(of: word, hash)])
  }

  /// If two words together name a version of Android, that name counts as one more word.
  private func readRelease(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, _ number: Slice<UnsafeBufferPointer<UInt8>>,
    _ mentions: inout Mentions
  ) {
    let name = Substring(decoding: name, as: UTF8.self)
    let number = Substring(decoding: number, as: UTF8.self)
    guard let level = Synonyms.apiLevel(name, number) else { return }
    mentions.add(question.reading(of: SearchWord(level[...])))
  }

  @inline(__always)
  private mutating func position(of word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64) -> Int
  {
    if let known = positions[hash] { return known }
    let position = readings.count
    positions[hash] = position
    let read = SearchWord(Substring(String(decoding: word, as: UTF8.self)))
    words.append(read.whole)
    readings.append(question.reading(of: read))
    return position
  }

  private static let isPart = (0...UInt8.max).map(SearchWord.isPart)
  /// The seed of the FNV-1a hash by which a word is looked up.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
}
