/// What few fragments have, apart from what every step reads of all of them.
struct PerFragment<Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value?] = []

  subscript(id: FragmentID) -> Value? {
    @inline(__always) get { Int(id.index) < values.count ? values[Int(id.index)] : nil }
    set {
      if Int(id.index) >= values.count {
        guard newValue != nil else { return }
        values += Array(repeating: nil, count: Int(id.index) + 1 - values.count)
      }
      values[Int(id.index)] = newValue
    }
  }
}
