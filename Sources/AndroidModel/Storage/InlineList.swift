/// A list whose first elements lie in what holds it, and of which every element has its place: what
/// `ShortList` and `FewList` have in common. It is not part of Android.
protocol InlineList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection
where Index == Int {
  /// Drops the last element; there is one.
  mutating func removeEnd()
}

extension InlineList {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

  @discardableResult
  mutating func remove(at place: Int) -> Element {
    let removed = self[place]
    for index in place..<count - 1 { self[index] = self[index + 1] }
    removeEnd()
    return removed
  }

  mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = Self()
    for element in all { append(element) }
  }

  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { append(element) }
  }
}
