/// Records that only some controllers have, each at a small number of its own. Nothing of it is
/// UIKit's; it stands for a part of the heap.
struct Arena<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The first is always nil: what is not there stands at 0.
  var elements: [Element?] = [nil]
  private var free: [Int32] = []

  /// Nothing is there now, or ever was.
  var isEmpty: Bool { elements.count - 1 == free.count }

  mutating func insert(_ element: Element) -> Int32 {
    guard let index = free.popLast() else {
      elements.append(element)
      return Int32(elements.count - 1)
    }
    elements[Int(index)] = element
    return index
  }

  mutating func remove(_ index: Int32) {
    elements[Int(index)] = nil
    free.append(index)
  }
}
