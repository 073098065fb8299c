/// Some of the ways in which releases differ, a bit for each, so that a question reads one bit.
/// It is not part of Android.
package struct AndroidBehaviourSet: Hashable, Sendable {
  private var low: UInt128
  private var middle: UInt128
  private var high: UInt128

  /// - Parameters:
  ///   - low: the bits of the first 128 places.
  ///   - middle: those of the next.
  ///   - high: those of the last.
  package init(low: UInt128 = 0, middle: UInt128 = 0, high: UInt128 = 0) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  @inline(__always)
  package func contains(_ behaviour: AndroidBehaviour) -> Bool {
    let place = behaviour.place
    let word =
      switch place / UInt128.bitWidth {
      case 0: low
      case 1: middle
      default: high
      }
    return word & Self.bit(place) != 0
  }

  /// Takes it in, or out if it is there.
  package mutating func toggle(_ behaviour: AndroidBehaviour) {
    let place = behaviour.place
    switch place / UInt128.bitWidth {
    case 0: low ^= Self.bit(place)
    case 1: middle ^= Self.bit(place)
    default: high ^= Self.bit(place)
    }
  }

  /// Whether the two have the same of these.
  func agrees(with other: AndroidBehaviourSet, on asked: AndroidBehaviourSet) -> Bool {
    (low ^ other.low) & asked.low == 0 && (middle ^ other.middle) & asked.middle == 0
      && (high ^ other.high) & asked.high == 0
  }

  /// The bit of a place in its word.
  @inline(__always)
  private static func bit(_ place: Int) -> UInt128 { 1 &<< UInt128(place) }
}
