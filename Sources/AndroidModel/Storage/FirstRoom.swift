extension Array {
  /// Makes room for so many elements when the first one comes: a list that mostly gets that long is
  /// made once, and does not grow step by step.
  @inline(__always)
  mutating func makeFirstRoom(for count: Int) {
    if capacity == 0 { reserveCapacity(count) }
  }
}
