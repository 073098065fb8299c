/// By what a record of the server is found: its slot, and its number among all that were made.
protocol WindowContainerID: Hashable, Sendable {
  /// Where the record is. A slot is used again when its record is gone.
  var slot: Int { get }
  /// From 1 on, in the order in which they were made. 0 is nobody's.
  var number: Int { get }

  init(slot: Int, number: Int)
}

/// What stands in the tree.
///
/// `WindowContainer` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowContainer.java
protocol WindowContainer: Hashable, Sendable {
  associatedtype ID: WindowContainerID
  var id: ID { get }
  /// What fills a slot that nobody is in, with the number 0.
  static var vacancy: Self { get }
}

/// Records of one kind, each in a slot of its own as long as it is there.
///
/// An id is checked once, by `find`; with the place that comes of it the record is read and written
/// where it lies.
struct WindowContainers<Record: WindowContainer>: Hashable, Sendable {
  private var records: [Record] = []
  private var free: [Int] = []
  private var made = 0

  /// Where a record was found.
  struct Place: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// Puts a new record in the slot that became free last.
  mutating func insert(_ make: (Record.ID) -> Record) -> Record.ID {
    made += 1
    if let slot = free.popLast() {
      let id = Record.ID(slot: slot, number: made)
      records[slot] = make(id)
      return id
    }
    let id = Record.ID(slot: records.count, number: made)
    records.append(make(id))
    return id
  }

  mutating func remove(_ place: Place) {
    free.append(place.index)
    records[place.index] = Record.vacancy
  }

  /// Nil: it is gone.
  @inline(__always)
  func find(_ id: Record.ID) -> Place? {
    let slot = id.slot
    guard id.number != 0, records.indices.contains(slot), records[slot].id == id else { return nil }
    return Place(index: slot)
  }

  /// In place.
  subscript(place: Place) -> Record {
    @inline(__always) _read { yield records[place.index] }
    @inline(__always) _modify { yield &records[place.index] }
  }

  /// The ids of all that are there, in the order of their slots.
  var ids: [Record.ID] {
    records.lazy.map(\.id).filter { $0.number != 0 }
  }

  /// What those that have such a thing have, in the order of the slots.
  @inline(__always)
  func compactMap<Value>(_ value: (Record) -> Value?) -> [Value] {
    var found: [Value] = []
    for index in records.indices {
      if let value = value(records[index]) { found.append(value) }
    }
    return found
  }

  /// The first that has such a thing, in the order of the slots.
  @inline(__always)
  func firstValue<Value>(_ value: (Record) -> Value?) -> Value? {
    for index in records.indices {
      if let found = value(records[index]) { return found }
    }
    return nil
  }
}
