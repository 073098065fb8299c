/// Mostly one, seldom more: the first lies in place, and only the others need memory of their own.
/// It is not part of UIKit; it stands for a part of the heap.
struct ShortList<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  private var one: Element?
  /// Nil if there are none: then nothing is counted where these are copied.
  private var others: [Element]?

  init() {}
  init(_ one: Element) { self.one = one }

  @inline(__always)
  var startIndex: Int { 0 }
  @inline(__always)
  var endIndex: Int { one == nil ? 0 : 1 + (others?.count ?? 0) }
  // The same as a collection's own, at once.
  @inline(__always)
  var count: Int { endIndex }
  @inline(__always)
  var isEmpty: Bool { one == nil }

  subscript(position: Int) -> Element {
    // Where there is no first one, the others refuse the position.
    guard position == 0, let one else { return (others ?? [])[position - 1] }
    return one
  }

  mutating func append(_ element: Element) {
    if one == nil { one = element } else { appendOther(element) }
  }

  private mutating func appendOther(_ element: Element) {
    if others == nil { others = [element] } else { others?.append(element) }
  }

  private mutating func forgetNoOthers() {
    if others?.isEmpty == true { others = nil }
  }

  mutating func remove(at position: Int) {
    if position > 0 { others?.remove(at: position - 1) } else { one = others?.removeFirst() }
    forgetNoOthers()
  }

  /// Mostly nothing is there, which is seen at once.
  @inline(__always)
  mutating func popFirst() -> Element? {
    guard let first = one else { return nil }
    remove(at: 0)
    return first
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    others?.removeAll(where: isUnwanted)
    forgetNoOthers()
    if let first = one, isUnwanted(first) { remove(at: 0) }
  }

  mutating func sort(by comesFirst: (Element, Element) -> Bool) {
    guard others != nil else { return }
    let sorted = sorted(by: comesFirst)
    one = sorted.first
    others = Array(sorted.dropFirst())
  }

  mutating func popLast() -> Element? {
    if let last = others?.popLast() {
      forgetNoOthers()
      return last
    }
    defer { one = nil }
    return one
  }
}
