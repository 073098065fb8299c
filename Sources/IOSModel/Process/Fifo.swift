/// First come, first served. Nothing is moved when somebody is served: whoever is last clears the
/// line.
struct Fifo<Element: Hashable & Sendable>: Hashable, Sendable {
  private var elements: [Element] = []
  /// How many at the beginning have been taken out already.
  private var taken = 0

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count - taken }

  var waiting: ArraySlice<Element> { elements[taken...] }

  mutating func append(_ element: Element) {
    if elements.capacity == 0 { elements.reserveCapacity(4) }
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard !elements.isEmpty else { return nil }
    if taken + 1 == elements.count {
      // Taken out of the array, not copied.
      let last = elements.removeLast()
      elements.removeAll(keepingCapacity: true)
      taken = 0
      return last
    }
    defer { taken += 1 }
    return elements[taken]
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
