/// Values that are found by how they are written.
final class SpelledValues<Value: Sendable>: Sendable {
  /// Those that are written with fewer bytes first.
  private let entries: [Entry]
  /// By how many bytes a spelling has, the place of the first such entry. Few share a length.
  private let starts: [Int]

  private struct Entry {
    let spelling: [UInt8]
    /// The two ends of the spelling, which mostly are all of it.
    let ends: SpelledEnds
    let value: Value
  }

  init(_ values: some Sequence<Value>, spelling: (Value) -> String) {
    var byLength: [[Entry]] = []
    for value in values {
      let spelling = Array(spelling(value).utf8)
      let ends = spelling.withUnsafeBufferPointer { SpelledEnds(of: $0) }
      while byLength.count <= spelling.count { byLength.append([]) }
      byLength[spelling.count].append(Entry(spelling: spelling, ends: ends, value: value))
    }
    var starts = [0]
    for entries in byLength { starts.append(starts[starts.count - 1] + entries.count) }
    self.starts = starts
    entries = Array(byLength.joined())
  }

  /// Nil: nothing is written so. Of several that are written alike, the first.
  func value(written text: SpelledText) -> Value? {
    guard text.count + 1 < starts.count else { return nil }
    let ends = SpelledEnds(of: text)
    for place in starts[text.count]..<starts[text.count + 1]
    where entries[place].ends == ends
      && (text.count <= SpelledEnds.length || text.elementsEqual(entries[place].spelling))
    {
      return entries[place].value
    }
    return nil
  }
}

/// The first bytes of a text and its last ones as two numbers. Of a short text that is all of it: two of
/// the same length are the same if their ends are.
struct SpelledEnds: Equatable {
  private let first: UInt64
  private let last: UInt64

  /// So long is a short text.
  static let length = 16

  init(of text: SpelledText) {
    let bytes = UnsafeRawBufferPointer(text)
    switch text.count {
    case 8...:
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self)
    case 4...:
      first = UInt64(bytes.loadUnaligned(as: UInt32.self))
      last = UInt64(bytes.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self))
    case 1...:
      first = UInt64(bytes[0]) << 8 | UInt64(bytes[text.count / 2])
      last = UInt64(bytes[text.count - 1])
    default: (first, last) = (0, 0)
    }
  }
}

/// Something that a recording writes as one word out of a few.
protocol SpelledWord: Sendable {
  static var spellings: SpelledValues<Self> { get }
}

extension SpelledValues where Value: CaseIterable & RawRepresentable<String> {
  /// Every case by its raw value.
  convenience init(of type: Value.Type) {
    self.init(type.allCases, spelling: \.rawValue)
  }
}

/// A text, or a part of one, as its bytes. It lasts as long as what it was taken from.
typealias SpelledText = UnsafeBufferPointer<UInt8>

extension SpelledText {
  /// A part of it.
  @inline(__always)
  func part(_ range: Range<Int>) -> SpelledText { SpelledText(rebasing: self[range]) }

  /// Whether its bytes stand in the others at that place; they must reach so far.
  @inline(__always)
  func isEqual(to bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = 0
    while index < count {
      guard self[index] == bytes[start + index] else { return false }
      index += 1
    }
    return true
  }
}

extension String {
  /// Looks at the bytes without making a string of each part.
  func withSpelling<Result>(_ body: (SpelledText) throws -> Result) rethrows -> Result {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(utf8).withUnsafeBufferPointer(body)
  }
}
