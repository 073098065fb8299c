/// A hash table of values by their spelling.
final class SpelledValues<Value: Sendable>: Sendable {
  /// Each value is in the slot that the hash of its spelling selects, or in the next free one after
  /// it. At least half of the slots are free.
  private let slots: [Slot]

  private struct Slot {
    /// The ends of the spelling, which for a short text are all of it.
    let ends: SpelledEnds
    /// The full spelling; empty for a short one.
    let spelling: [UInt8]
    /// Nil for a free slot.
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

  /// The value with this spelling, or nil if there is none. Of several with the same spelling, the
  /// first.
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

/// The first, last and middle bytes of a text as numbers, with its length. They cover a short text
/// completely: two short texts are equal if their ends are.
struct SpelledEnds: Equatable {
  private let first: UInt64
  private let last: UInt64
  /// The bytes that the other two do not cover, in a text that has any.
  private let middle: SIMD2<UInt64>
  private let count: Int

  /// The length up to which a text is short.
  static let length = 32

  /// A value that no text has.
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

  /// The slot at which to begin the search.
  ///
  /// - Parameter size: the size of the table, a power of two.
  @inline(__always)
  func place(in size: Int) -> Int {
    let mixed = (first ^ (last &<< 1) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40) & (size - 1)
  }
}

/// A value that a recording writes as one of a fixed set of words.
protocol SpelledWord: Sendable {
  static var spellings: SpelledValues<Self> { get }
}

extension SpelledValues where Value: CaseIterable & RawRepresentable<String> {
  /// Every case, by its raw value.
  convenience init(of type: Value.Type) {
    self.init(type.allCases, spelling: \.rawValue)
  }
}

/// A text, or a part of one, as bytes. It is valid only as long as the text it was taken from.
typealias SpelledText = UnsafeBufferPointer<UInt8>

extension SpelledText {
  /// A part of the text.
  @inline(__always)
  func part(_ range: Range<Int>) -> SpelledText { SpelledText(rebasing: self[range]) }

  /// Whether the bytes occur in another text at this place; that text must be long enough.
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
  /// Passes on the bytes without making a string of each part.
  func withSpelling<Result>(_ body: (SpelledText) throws -> Result) rethrows -> Result {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(utf8).withUnsafeBufferPointer(body)
  }
}
