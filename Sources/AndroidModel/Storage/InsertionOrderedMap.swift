/// A dictionary whose order is that of insertion; a key that is set again keeps its place.
///
/// That is Kotlin's `mutableMapOf`. Where the library has a `HashMap`, its order is unspecified
/// there, and this one is the model's fixed choice.
struct InsertionOrderedMap<Key: Hashable & Sendable, Value: Hashable & Sendable>: Sendable {
  private(set) var entries: [Entry] = []
  /// Where each key stands, of a long map only: in a short one it is found sooner by looking.
  // Not by a literal, which is a call for every map that is made.
  private var places = [Key: Int]()

  struct Entry: Hashable, Sendable {
    let key: Key
    var value: Value
  }

  private static var shortMap: Int { 16 }

  private static var usualCount: Int { 4 }

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  var keys: [Key] { entries.map(\.key) }

  var values: [Value] {
    var values: [Value] = []
    values.reserveCapacity(entries.count)
    for entry in entries { values.append(entry.value) }
    return values
  }

  subscript(key: Key) -> Value? {
    get { place(of: key).map { entries[$0].value } }
    set {
      guard let place = place(of: key) else {
        if let newValue { append(Entry(key: key, value: newValue)) }
        return
      }
      if let newValue {
        entries[place].value = newValue
      } else {
        entries.remove(at: place)
        rebuildPlaces()
      }
    }
  }

  @inline(__always)
  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// The value at a place in the order, which is changed where it lies.
  subscript(place place: Int) -> Value {
    @inline(__always) get { entries[place].value }
    @inline(__always) _modify { yield &entries[place].value }
  }

  @inline(__always)
  func place(of key: Key) -> Int? {
    if entries.count > Self.shortMap { return places[key] }
    return entries.firstIndex { $0.key == key }
  }

  /// Another key takes the place of one.
  mutating func replace(_ old: Key, with key: Key, _ value: Value) {
    guard let place = place(of: old) else { return }
    entries[place] = Entry(key: key, value: value)
    rebuildPlaces()
  }

  mutating func removeAll() {
    entries.removeAll()
    places = [:]
  }

  mutating func removeAll(where isGone: (Value) -> Bool) {
    guard entries.contains(where: { isGone($0.value) }) else { return }
    entries.removeAll { isGone($0.value) }
    rebuildPlaces()
  }

  private mutating func append(_ entry: Entry) {
    entries.reserveInitialCapacity(Self.usualCount)
    entries.append(entry)
    if !places.isEmpty {
      places[entry.key] = entries.count - 1
    } else if entries.count > Self.shortMap {
      rebuildPlaces()
    }
  }

  private mutating func rebuildPlaces() {
    guard entries.count > Self.shortMap else {
      places = [:]
      return
    }
    places = Dictionary(
      zip(entries.map(\.key), entries.indices), uniquingKeysWith: { first, _ in first })
  }
}

extension InsertionOrderedMap: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }

  func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
