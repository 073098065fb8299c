/// Values that are found by how they are written.
final class SpelledValues<Value: Sendable>: Sendable {
  /// Each value stands at the place that the ends of its spelling lead to or the next free one after it.
  /// At least half of them are free.
  private let slots: [Slot]

  private struct Slot {
    /// The ends of the spelling, which mostly are all of it.
    let ends: SpelledEnds
    /// None of a short one.
    let spelling: [UInt8]
    /// Nil: nothing is there.
    let value: Value?
  }

  init(_ values: some Collection<Value>, spelling: (Value) -> String) {
    var size = 8
    while size < values.count * 2 { size *= 2 }
    var slots = [Slot](
      repeating: Slot(ends: .ofNothing, spelling: [], value: nil), count: size)
    for value in values {
      spelling(value).withSpelling { text in
        let ends = SpelledEnds(of: text)
        var place = ends.place(in: size)
        while slots[place].value != nil { place = (place + 1) & (size - 1) }
        let isShort = text.count <= SpelledEnds.length
        slots[place] = Slot(ends: ends, spelling: isShort ? [] : Array(text), value: value)
      }
    }
    self.slots = slots
  }

  /// Nil: nothing is written so. Of several that are written alike, the first.
  @inline(__always)
  func value(written text: SpelledText) -> Value? {
    let ends = SpelledEnds(of: text)
    var place = ends.place(in: slots.count)
    while !slots[place].ends.isOfNothing {
      if slots[place].ends == ends,
        text.count <= SpelledEnds.length || text.elementsEqual(slots[place].spelling)
      {
        return slots[place].value
      }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// The first bytes of a text, its last ones and those in the middle as numbers, and how many it has. Of a
/// short text that is all of it: two are the same if their ends are.
struct SpelledEnds: Equatable {
  private let first: UInt64
  private let last: UInt64
  /// Of a text that the other two are not all of.
  private let middle: SIMD2<UInt64>
  private let count: Int

  /// So long is a short text.
  static let length = 32

  /// No text has these.
  static let ofNothing = SpelledEnds()

  private init() {
    (first, last, middle, count) = (0, 0, .zero, -1)
  }

  @inline(__always)
  var isOfNothing: Bool { count < 0 }

  @inline(__always)
  init(of text: SpelledText) {
    let bytes = UnsafeRawBufferPointer(text)
    count = text.count
    middle =
      count > 16
      ? bytes.loadUnaligned(fromByteOffset: count / 2 - 8, as: SIMD2<UInt64>.self) : .zero
    switch count {
    case 8...:
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    case 4...:
      first = UInt64(bytes.loadUnaligned(as: UInt32.self))
      last = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    case 1...:
      first = UInt64(bytes[0]) << 8 | UInt64(bytes[count / 2])
      last = UInt64(bytes[count - 1])
    default: (first, last) = (0, 0)
    }
  }

  /// Where to begin to look for it.
  ///
  /// - Parameter size: of what it is looked for in, a power of two.
  @inline(__always)
  func place(in size: Int) -> Int {
    let mixed = (first ^ (last &<< 1) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40) & (size - 1)
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
