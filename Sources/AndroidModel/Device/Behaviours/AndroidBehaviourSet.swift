/// Some of the ways in which releases differ, a bit for each, so that a question reads one bit.
/// It is not part of Android.
package struct AndroidBehaviourSet: Hashable, Sendable {
  private var low: UInt128
  private var high: UInt128

  /// - Parameters:
  ///   - low: the bits of the first 128 places.
  ///   - high: those of the next.
  package init(low: UInt128 = 0, high: UInt128 = 0) {
    self.low = low
    self.high = high
  }

  @inline(__always)
  package func contains(_ behaviour: AndroidBehaviour) -> Bool {
    let place = behaviour.place
    return (place < UInt128.bitWidth ? low : high) & Self.bit(place) != 0
  }

  /// Takes it in, or out if it is there.
  package mutating func toggle(_ behaviour: AndroidBehaviour) {
    let place = behaviour.place
    if place < UInt128.bitWidth { low ^= Self.bit(place) } else { high ^= Self.bit(place) }
  }

  /// Whether the two have the same of these.
  func agrees(with other: AndroidBehaviourSet, on asked: AndroidBehaviourSet) -> Bool {
    (low ^ other.low) & asked.low == 0 && (high ^ other.high) & asked.high == 0
  }

  /// The bit of a place in its half.
  @inline(__always)
  private static func bit(_ place: Int) -> UInt128 { 1 &<< UInt128(place) }
}
