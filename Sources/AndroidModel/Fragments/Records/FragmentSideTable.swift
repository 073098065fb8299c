/// What few fragments have, apart from what every step reads of all of them. It is not part of
/// Android; it stands for fields that are mostly null.
struct FragmentSideTable<Value: Hashable & Sendable>: Hashable, Sendable {
  private var values = InPlace<Value?>()

  @inline(__always)
  func contains(_ id: FragmentID) -> Bool {
    guard Int(id.index) < values.count, case .some = values[Int(id.index)] else { return false }
    return true
  }

  subscript(id: FragmentID) -> Value? {
    @inline(__always) get { Int(id.index) < values.count ? values[Int(id.index)] : nil }
    set {
      if Int(id.index) >= values.count {
        guard newValue != nil else { return }
        values.reserveCapacity(Int(id.index) + 1)
        while values.count <= Int(id.index) { values.append(nil) }
      }
      values[Int(id.index)] = newValue
    }
  }
}
