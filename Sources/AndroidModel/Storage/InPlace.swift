/// Elements side by side, each read where it lies.
///
/// An array hands out a copy of what it is asked for, and the compiler is not always able to do
/// without it where one field of a large element is wanted.
struct InPlace<Element> {
  private var elements: [Element]

  private static var usualCount: Int { 4 }

  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  subscript(place: Int) -> Element {
    @inline(__always) unsafeAddress { address(of: place) }
    @inline(__always) _modify { yield &elements[place] }
  }

  /// Lets a caller pass the element on to be read in place. The address is valid as long as this is
  /// not changed.
  @inline(__always)
  func address(of place: Int) -> UnsafePointer<Element> {
    precondition(elements.indices.contains(place))
    return elements.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + place }
  }

  mutating func append(_ element: consuming Element) {
    // A list that others have too is made anew, with room for what comes next.
    if elements.count == elements.capacity {
      elements.reserveCapacity(Swift.max(2 * elements.count, Self.usualCount))
    }
    elements.append(element)
  }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension InPlace: RandomAccessCollection {
  @inline(__always)
  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { elements.count }
}

extension InPlace: Equatable where Element: Equatable {}

extension InPlace: Hashable where Element: Hashable {}

extension InPlace: Sendable where Element: Sendable {}
