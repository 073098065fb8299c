/// Where a record is in its table.
struct SlotID<Record>: Hashable, Sendable {
  fileprivate let slot: Int32
  /// Tells the record from earlier ones in the same slot.
  fileprivate let generation: Int32
}

/// Records side by side in an array, each found by its place. A slot is used again when its record
/// is gone, and an id of the old record then finds nothing.
struct SlotTable<Record: Hashable & Sendable>: Hashable, Sendable {
  private var slots: [Slot] = []
  private var free: [Int32] = []

  private struct Slot: Hashable, Sendable {
    var generation: Int32
    var record: Record?
  }

  var count: Int { slots.count - free.count }

  mutating func insert(_ record: Record) -> SlotID<Record> {
    if let slot = free.popLast() {
      slots[Int(slot)].generation += 1
      slots[Int(slot)].record = record
      return SlotID(slot: slot, generation: slots[Int(slot)].generation)
    }
    slots.append(Slot(generation: 0, record: record))
    return SlotID(slot: Int32(truncatingIfNeeded: slots.count - 1), generation: 0)
  }

  func contains(_ id: SlotID<Record>) -> Bool {
    slots[Int(id.slot)].generation == id.generation && slots[Int(id.slot)].record != nil
  }

  mutating func remove(_ id: SlotID<Record>) {
    guard contains(id) else { return }
    slots[Int(id.slot)].record = nil
    free.append(id.slot)
  }

  /// The records in the order of their slots.
  var elements: [Record] { slots.compactMap(\.record) }

  /// Nil: the record is gone.
  subscript(id: SlotID<Record>) -> Record? {
    _read {
      if slots[Int(id.slot)].generation == id.generation {
        yield slots[Int(id.slot)].record
      } else {
        yield nil
      }
    }
    _modify {
      if slots[Int(id.slot)].generation == id.generation {
        yield &slots[Int(id.slot)].record
      } else {
        var gone: Record?
        yield &gone
      }
    }
  }
}
