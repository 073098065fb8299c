extension Array {
  /// Reserves room for so many elements before the first one comes: a list that mostly gets that
  /// long is allocated once, and does not grow step by step.
  @inline(__always)
  mutating func reserveInitialCapacity(_ count: Int) {
    if capacity == 0 { reserveCapacity(count) }
  }
}
