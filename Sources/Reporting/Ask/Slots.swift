/// Places of a question that a word of a text can match, one bit each. Not an `OptionSet`:
/// searching performs a few of these operations for every word of the specs, and those of the
/// protocol are calls.
struct Slots: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Parts of a question beyond this number are not searched for.
  static let most = UInt64.bitWidth

  init() {}

  init(at range: Range<Int>) {
    bits = range.reduce(0) { $0 | 1 << UInt64($1) }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The places directly after these.
  var next: Slots { Slots(bits: bits << 1) }

  var count: Int { bits.nonzeroBitCount }
  var isEmpty: Bool { bits == 0 }

  mutating func formUnion(_ other: Slots) {
    bits |= other.bits
  }

  func union(_ other: Slots) -> Slots { Slots(bits: bits | other.bits) }
  func intersection(_ other: Slots) -> Slots { Slots(bits: bits & other.bits) }
  func isSuperset(of other: Slots) -> Bool { other.bits & ~bits == 0 }
}
