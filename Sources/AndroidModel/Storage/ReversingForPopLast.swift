extension Array {
  /// Reverses the elements, so that `popLast` takes the first one first: what is taken is not
  /// retained anew, as it would be if it were read, and the capacity stays.
  @inline(__always)
  mutating func reverseForPopLast() {
    if count > 1 { reverseInPlace() }
  }

  /// `reverse()` without retaining the elements, which it would hold twice for a moment.
  private mutating func reverseInPlace() {
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
