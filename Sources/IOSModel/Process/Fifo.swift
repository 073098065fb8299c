/// First in, first out. Taking an element out moves no other one; taking the last one clears the
/// array.
struct Fifo<Element: Hashable & Sendable>: Hashable, Sendable {
  private var elements: [Element] = []
  /// How many at the beginning have been taken out already.
  private var taken = 0

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count - taken }

  var waiting: ArraySlice<Element> { elements[taken...] }

  mutating func append(_ element: consuming Element) {
    if elements.capacity == 0 { elements.reserveCapacity(4) }
    elements.append(element)
  }

  /// Mostly it is empty, which is seen at once.
  @inline(__always)
  mutating func popFirst() -> Element? { isEmpty ? nil : takeFirst() }

  private mutating func takeFirst() -> Element {
    guard taken + 1 == elements.count else {
      defer { taken += 1 }
      return elements[taken]
    }
    // Taken out of the array, not copied.
    let last = elements.removeLast()
    if taken > 0 {
      elements.removeAll(keepingCapacity: true)
      taken = 0
    }
    return last
  }

  /// False if there is none such.
  mutating func removeFirst(where isUnwanted: (Element) -> Bool) -> Bool {
    guard let position = elements[taken...].firstIndex(where: isUnwanted) else { return false }
    elements.remove(at: position)
    if elements.count == taken { removeAll { _ in true } }
    return true
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    elements.removeSubrange(..<taken)
    taken = 0
    elements.removeAll(where: isUnwanted)
  }
}
