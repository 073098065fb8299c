extension Array {
  /// The first one first, to be taken from the end: what is taken is not counted anew, as it would be if it
  /// were read, and the room stays.
  @inline(__always)
  mutating func turnAroundToBeTaken() {
    if count > 1 { turnAround() }
  }

  /// `reverse()` without counting the elements, which it would hold twice for a moment.
  private mutating func turnAround() {
    withUnsafeMutableBufferPointer { elements in
      guard var low = elements.baseAddress else { return }
      var high = low + (elements.count - 1)
      while low < high {
        let element = low.move()
        low.moveInitialize(from: high, count: 1)
        high.initialize(to: element)
        low += 1
        high -= 1
      }
    }
  }
}
