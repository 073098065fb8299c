/// Where a record is in its table.
struct SlotID<Record>: Hashable, Sendable {
  fileprivate let slot: Int32
  /// Tells the record from earlier ones in the same slot.
  fileprivate let generation: Int32
}

/// A record that lies in a slot.
protocol SlotRecord: Hashable, Sendable {
  /// What lies in a slot without a record.
  static var vacant: Self { get }
}

/// Records side by side in an array, each read and changed where it lies. A slot is used again when
/// its record is gone; an id of the old record then leads to the vacant one in the first slot.
struct SlotTable<Record: SlotRecord>: Hashable, Sendable {
  private var records: [Record] = [.vacant]
  /// Even while the slot is vacant.
  private var generations: [Int32] = [0]
  private var free: [Int32] = []
  /// Somebody has changed a record that is gone.
  private(set) var hasLostWrite = false

  mutating func insert(_ record: Record) -> SlotID<Record> {
    if let slot = free.popLast() {
      generations[Int(slot)] += 1
      records[Int(slot)] = record
      return SlotID(slot: slot, generation: generations[Int(slot)])
    }
    records.append(record)
    generations.append(1)
    return SlotID(slot: Int32(truncatingIfNeeded: records.count - 1), generation: 1)
  }

  @inline(__always)
  func contains(_ id: SlotID<Record>) -> Bool { generations[Int(id.slot)] == id.generation }

  mutating func remove(_ id: SlotID<Record>) {
    guard contains(id) else { return }
    generations[Int(id.slot)] += 1
    records[Int(id.slot)] = .vacant
    free.append(id.slot)
  }

  /// The records in the order of their slots, with vacant ones among them.
  var elements: [Record] { records }

  /// The record; the vacant one if it is gone.
  subscript(id: SlotID<Record>) -> Record {
    @inline(__always) _read { yield records[place(of: id)] }
    @inline(__always) _modify {
      let place = place(of: id)
      if place == 0 { hasLostWrite = true }
      yield &records[place]
    }
  }

  @inline(__always)
  private func place(of id: SlotID<Record>) -> Int {
    generations[Int(id.slot)] == id.generation ? Int(id.slot) : 0
  }
}
