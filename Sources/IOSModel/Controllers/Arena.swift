/// Records that only some controllers have, each at a small number of its own. It is not part
/// of UIKit; it stands for a part of the heap.
struct Arena<Element: Vacatable & Hashable & Sendable>: Hashable, Sendable {
  /// The first is always vacant: what is not there stands at 0.
  var elements: [Element] = [.vacant]
  private var free = ShortList<Int32>()

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
    elements[Int(index)] = .vacant
    free.append(index)
  }

  /// What was written where nothing stands is forgotten.
  mutating func restoreVacancy() { elements[0] = .vacant }
}

/// Has a value that stands for none.
protocol Vacatable {
  static var vacant: Self { get }
}

extension Optional: Vacatable {
  static var vacant: Self { nil }
}
