extension RandomAccessCollection where Index == Int {
  /// The first index at which the condition no longer holds, found by bisection.
  ///
  /// - Parameter belongs: true for all elements up to some place, and false for all from there on.
  package func endOfPrefix(while belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
