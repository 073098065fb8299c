/// Where a record is in its table. It is not part of Android; it stands for a reference to the
/// object.
struct SlotID<Record>: Hashable, Sendable {
  fileprivate let slot: Int32
  /// Tells the record from earlier ones in the same slot.
  fileprivate let generation: Int32
}

extension SlotID: ShortListElement {
  init(word: UInt64) {
    slot = Int32(truncatingIfNeeded: word >> 32)
    generation = Int32(truncatingIfNeeded: word)
  }

  var word: UInt64 {
    UInt64(UInt32(bitPattern: slot)) << 32 | UInt64(UInt32(bitPattern: generation))
  }
}

/// A record that lies in a slot.
protocol SlotRecord: Hashable, Sendable {
  /// What lies in a slot without a record.
  static var vacant: Self { get }
}

/// Records side by side in an array, each read and changed where it lies. A slot is used again when
/// its record is gone; an id of the old record then leads to the vacant one in the first slot.
struct SlotTable<Record: SlotRecord>: Hashable, Sendable {
  private var slots = InPlace([Slot(record: .vacant, generation: 0)])
  /// The free slot that was given up last; 0: none is free, as the first is never given up.
  private var newestFree: Int32 = 0
  /// A record that is gone has been changed.
  private(set) var hasLostWrite = false

  private static var usualCount: Int { 8 }

  private struct Slot: Hashable, Sendable {
    /// First of all, so that it lies where the slot does.
    var record: Record
    /// Counted even while the slot is vacant.
    var generation: Int32
    /// Of a free slot, the one that was given up before it; 0: none of these is free.
    var olderFree: Int32 = 0
  }

  mutating func insert(_ record: consuming Record) -> SlotID<Record> {
    if newestFree != 0 {
      let slot = newestFree
      let generation = slots[Int(slot)].generation + 1
      newestFree = slots[Int(slot)].olderFree
      slots[Int(slot)] = Slot(record: record, generation: generation)
      return SlotID(slot: slot, generation: generation)
    }
    // The vacant one has been there from the beginning.
    if slots.count == 1 { slots.reserveCapacity(Self.usualCount) }
    slots.append(Slot(record: record, generation: 1))
    return SlotID(slot: Int32(truncatingIfNeeded: slots.count - 1), generation: 1)
  }

  @inline(__always)
  func contains(_ id: SlotID<Record>) -> Bool { slots[Int(id.slot)].generation == id.generation }

  /// Changes the record where it lies, if it is there.
  @inline(__always)
  mutating func change(_ id: SlotID<Record>, _ change: (inout Record) -> Void) {
    if contains(id) { change(&slots[Int(id.slot)].record) }
  }

  mutating func remove(_ id: SlotID<Record>) {
    guard contains(id) else { return }
    slots[Int(id.slot)] = Slot(
      record: .vacant, generation: id.generation + 1, olderFree: newestFree)
    newestFree = id.slot
  }

  /// The record; the vacant one if it is gone.
  subscript(id: SlotID<Record>) -> Record {
    @inline(__always) unsafeAddress {
      UnsafeRawPointer(slots.address(of: place(of: id))).assumingMemoryBound(to: Record.self)
    }
    @inline(__always) _modify {
      let place = place(of: id)
      if place == 0 { hasLostWrite = true }
      yield &slots[place].record
    }
  }

  @inline(__always)
  private func place(of id: SlotID<Record>) -> Int { contains(id) ? Int(id.slot) : 0 }
}
