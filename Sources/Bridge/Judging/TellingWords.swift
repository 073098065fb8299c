/// The words without which a line has no meaning. Most lines of a log have none, and are passed
/// over without being taken apart.
struct TellingWords: Hashable, Sendable {
  /// The words, each as a number; nil if one cannot be looked for in this way.
  private let numbers: Set<UInt64>?

  /// - Parameters:
  ///   - callbacks: the names of callbacks and their other names. Each may be split in two words,
  ///     of which the second begins at a capital.
  ///   - receivers: words that may be joined to the beginning of a callback.
  ///   - controllerSuffix: may follow the second word.
  ///   - objects: names that may be written in several words.
  init(
    callbacks: some Sequence<String>, receivers: [String], controllerSuffix: String,
    objects: some Sequence<String>
  ) {
    var words: Set<String> = []
    for name in callbacks {
      let name = name.split(separator: ".").last ?? name[...]
      for receiver in [""] + receivers { words.insert(receiver + name) }
      for place in name.indices where !name[place].isLowercase {
        words.insert(String(name[place...]))
        words.insert(name[place...] + controllerSuffix)
      }
    }
    for name in objects {
      for length in 1...max(name.count, 1) { words.insert(String(name.prefix(length))) }
    }
    let isPlain = words.allSatisfy { $0.utf8.allSatisfy(Self.isPart) }
    numbers = isPlain ? Set(words.map { Self.number(of: $0.utf8) }) : nil
  }

  /// Whether the line may have a meaning. It certainly has none if not.
  func occur(in line: some StringProtocol) -> Bool {
    guard let numbers else { return true }
    let found = line.utf8.withContiguousStorageIfAvailable { bytes in
      var number = Self.seed
      for byte in bytes {
        if Self.isPart(byte) {
          number = Self.number(number, followedBy: byte)
        } else if number != Self.seed {
          if numbers.contains(number) { return true }
          number = Self.seed
        }
      }
      return numbers.contains(number)
    }
    return found ?? true
  }

  /// The FNV-1a hash of a word in lower case.
  private static func number(of word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(seed, number)
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func number(_ number: UInt64, followedBy byte: UInt8) -> UInt64 {
    (number ^ UInt64(isCapital(byte) ? byte | 0x20 : byte)) &* 0x100_0000_01B3
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Whether a word may have this character.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
