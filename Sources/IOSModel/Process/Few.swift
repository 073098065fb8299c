/// Mostly one, seldom more: the first lies in place, and only the others need memory of their own.
/// Nothing of it is UIKit's; it stands for a part of the heap.
struct Few<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  private var one: Element?
  private var others: [Element] = []

  init() {}
  init(_ one: Element) { self.one = one }

  var startIndex: Int { 0 }
  var endIndex: Int { one == nil ? 0 : 1 + others.count }

  subscript(position: Int) -> Element {
    // Where there is no first one, the others refuse the position.
    guard position == 0, let one else { return others[position - 1] }
    return one
  }

  mutating func append(_ element: Element) {
    if one == nil { one = element } else { others.append(element) }
  }

  mutating func remove(at position: Int) {
    if position > 0 {
      others.remove(at: position - 1)
    } else {
      one = others.isEmpty ? nil : others.removeFirst()
    }
  }

  /// Mostly nothing is there, which is seen at once.
  @inline(__always)
  mutating func popFirst() -> Element? {
    guard let first = one else { return nil }
    remove(at: 0)
    return first
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    // To take all out of none would make room for some.
    if !others.isEmpty { others.removeAll(where: isUnwanted) }
    if let first = one, isUnwanted(first) { remove(at: 0) }
  }

  mutating func sort(by comesFirst: (Element, Element) -> Bool) {
    guard !others.isEmpty else { return }
    let sorted = sorted(by: comesFirst)
    one = sorted.first
    others = Array(sorted.dropFirst())
  }

  mutating func popLast() -> Element? {
    if let last = others.popLast() { return last }
    defer { one = nil }
    return one
  }
}
