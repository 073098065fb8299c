/// By what a record of the server is found: its slot, and its number among all that were made.
protocol WindowContainerID: ShortListElement {
  /// Where the record is. A slot is used again when its record is gone.
  var slot: Int32 { get }
  /// From 1 on, in the order in which they were made. 0 is no record's.
  var number: Int32 { get }

  init(slot: Int32, number: Int32)
}

extension WindowContainerID {
  init(word: UInt64) {
    self.init(
      slot: Int32(truncatingIfNeeded: word), number: Int32(truncatingIfNeeded: word >> 32))
  }

  var word: UInt64 {
    UInt64(UInt32(bitPattern: slot)) | UInt64(UInt32(bitPattern: number)) << 32
  }
}

/// What stands in the tree.
///
/// `WindowContainer` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowContainer.java
protocol WindowContainer: Hashable, Sendable {
  associatedtype ID: WindowContainerID
  var id: ID { get }
  /// The record of an empty slot, with a number that no record has.
  static func vacancy(_ id: ID) -> Self
}

/// Records of one kind, each in a slot of its own as long as it is there.
///
/// An id is checked once, by `find`; with the place that comes of it the record is read and written
/// where it lies.
struct WindowContainers<Record: WindowContainer>: Hashable, Sendable {
  private var records = InPlace<Record>()
  /// One more than the slot that became free last; 0: none is free. What is vacant has in its place
  /// the one that became free before it.
  private var free: Int32 = 0
  private var made: Int32 = 0

  private static var vacant: Int32 { -1 }

  /// Where a record was found.
  struct Place: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// Puts a new record in the slot that became free last.
  mutating func insert(_ make: (Record.ID) -> Record) -> Record.ID {
    made += 1
    if free > 0 {
      let slot = Int(free) - 1
      let id = Record.ID(slot: free - 1, number: made)
      free = records[slot].id.slot
      records[slot] = make(id)
      return id
    }
    let id = Record.ID(slot: Int32(truncatingIfNeeded: records.count), number: made)
    records.append(make(id))
    return id
  }

  /// An id for a record that is not there: nothing is found by it.
  mutating func newID() -> Record.ID {
    made += 1
    return Record.ID(slot: .max, number: made)
  }

  mutating func remove(_ place: Place) {
    records[place.index] = Record.vacancy(Record.ID(slot: free, number: Self.vacant))
    free = Int32(truncatingIfNeeded: place.index + 1)
  }

  /// Nil: it is gone. Another one in its slot has another number.
  @inline(__always)
  func find(_ id: Record.ID) -> Place? {
    let slot = Int(UInt32(bitPattern: id.slot))
    guard slot < records.count, records[slot].id.number == id.number else { return nil }
    return Place(index: slot)
  }

  /// In place.
  subscript(place: Place) -> Record {
    @inline(__always) unsafeAddress { records.address(of: place.index) }
    @inline(__always) _modify { yield &records[place.index] }
  }

  /// The ids of all that are there, in the order of their slots.
  var ids: [Record.ID] {
    records.lazy.map(\.id).filter { $0.number != Self.vacant }
  }

  /// In the order of the slots, with vacant ones among them.
  @inline(__always)
  func forEach(_ body: (Record) -> Void) {
    for index in records.indices { body(records[index]) }
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
