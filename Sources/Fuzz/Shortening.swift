extension [String] {
  /// The lines of a script without those, and without the pairs such as `home` and `return`, that
  /// what is said of it does not need.
  func shortened(while holds: ([String]) -> Bool) -> [String] {
    for count in 1...2 {
      for place in indices.dropLast(count - 1).reversed() {
        var fewer = self
        fewer.removeSubrange(place..<place + count)
        if holds(fewer) { return fewer.shortened(while: holds) }
      }
    }
    return self
  }
}
