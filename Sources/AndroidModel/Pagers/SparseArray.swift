// Follows androidx.collection, LongSparseArray.java: put, remove, keyAt, valueAt.

/// `LongSparseArray`: values by numbers, gone through in the order of the numbers.
struct SparseArray<Value: Hashable & Sendable>: Hashable, Sendable {
  private(set) var entries: [Entry] = []

  struct Entry: Hashable, Sendable {
    let key: Int
    let value: Value
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: Int) -> Value? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.key > key } ?? entries.endIndex
      entries.insert(Entry(key: key, value: newValue), at: place)
    }
  }
}
