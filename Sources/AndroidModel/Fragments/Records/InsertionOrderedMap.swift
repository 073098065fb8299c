/// A dictionary whose order is that of insertion; a key that is set again keeps its place.
///
/// The library uses hash tables in these places, so their order is unspecified there. Insertion
/// order is this model's fixed choice.
struct InsertionOrderedMap<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable
{
  private(set) var keys: [Key] = []
  private var storage: [Key: Value] = [:]

  var isEmpty: Bool { keys.isEmpty }

  var values: [Value] { keys.compactMap { storage[$0] } }

  subscript(key: Key) -> Value? {
    get { storage[key] }
    set {
      guard let newValue else {
        if storage.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
        return
      }
      if storage.updateValue(newValue, forKey: key) == nil { keys.append(key) }
    }
  }

  mutating func removeAll() {
    keys.removeAll()
    storage.removeAll()
  }

  mutating func removeAll(where isGone: (Value) -> Bool) {
    guard storage.values.contains(where: isGone) else { return }
    for key in keys {
      if let value = storage[key], isGone(value) { storage[key] = nil }
    }
    keys.removeAll { storage[$0] == nil }
  }
}
