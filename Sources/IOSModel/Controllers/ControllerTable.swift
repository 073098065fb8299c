/// All live controllers of the process: their records in an array, and the live instances of each
/// class. It is not part of UIKit; it stands for the heap.
struct ControllerTable: Hashable, Sendable {
  /// A dead controller leaves `UIViewController.nobody` in its slot. The first slot is always
  /// vacant: an id that leads nowhere leads there.
  var records: [UIViewController] = [.nobody]
  private var freeSlots = ShortList<Int32>()
  /// Live instances by class, each in order of their numbers.
  private var instances: [ShortList<ControllerID>] = []

  @inline(__always)
  func contains(_ id: ControllerID) -> Bool {
    slot(of: id) != 0
  }

  /// Where the record of this controller lies; the vacant slot if it does not live.
  @inline(__always)
  func slot(of id: ControllerID) -> Int {
    let slot = Int(UInt32(bitPattern: id.slot))
    guard slot < records.count, records[slot].id == id else { return 0 }
    return slot
  }

  var count: Int { records.count - 1 - freeSlots.count }

  /// Oldest first.
  var live: [ControllerID] {
    records.lazy.filter { $0.isAlive }.sorted { $0.serial < $1.serial }.map(\.id)
  }

  /// The children whose views are in the controller's own, back to front. Mostly all views there
  /// are children's.
  func childrenInView(of id: ControllerID) -> [ControllerID] {
    let subviews = records[slot(of: id)].view.subviews
    let areChildren = subviews.allSatisfy { records[slot(of: $0)].parent == id }
    return areChildren ? subviews : subviews.filter { records[slot(of: $0)].parent == id }
  }

  /// What the controller could ask UIKit about its own coming or going now, and whether a container
  /// takes it along. A function of its own, since its caller most often has nothing to ask.
  @inline(never)
  func relations(of id: ControllerID) -> IOSEvent.Relations {
    var relations = records[slot(of: id)].relations
    var outer = records[slot(of: id)].parent
    while let container = outer, !relations.leavesWithContainer {
      relations.leavesWithContainer = records[slot(of: container)].relations.isLeaving
      outer = records[slot(of: container)].parent
    }
    return relations
  }

  func newest(of classID: ClassID) -> ControllerID? {
    let index = Int(classID.index)
    return index < instances.count ? instances[index].last : nil
  }

  func find(_ classID: ClassID, number: Int32) -> ControllerID? {
    let index = Int(classID.index)
    guard index < instances.count else { return nil }
    let position = firstPosition(in: index, from: number)
    guard position < instances[index].count, instances[index][position].number == number else {
      return nil
    }
    return instances[index][position]
  }

  mutating func insert(
    _ classID: ClassID, number: Int32, serial: Int32, _ traits: ControllerTraits
  ) -> ControllerID {
    let slot = freeSlots.popLast() ?? Int32(records.count)
    let id = ControllerID(classID: classID, number: number, slot: slot)
    let record = UIViewController(id: id, serial: serial, traits: traits)
    if records.count == 1 { records.reserveCapacity(5) }
    if slot < records.count { records[Int(slot)] = record } else { records.append(record) }
    let index = Int(classID.index)
    if instances.count <= index {
      instances.reserveCapacity(max(8, index + 1))
      while instances.count <= index { instances.append(ShortList()) }
    }
    instances[index].append(id)
    return id
  }

  /// What was written under an id that leads nowhere is forgotten.
  mutating func resetPlaceholder() { records[0] = .nobody }

  mutating func remove(_ id: ControllerID) {
    let index = Int(id.classID.index)
    instances[index].remove(at: firstPosition(in: index, from: id.number))
    records[Int(id.slot)] = .nobody
    freeSlots.append(id.slot)
  }

  /// One word for all of them: the hash of a device must stay cheap.
  func hash(into hasher: inout Hasher) {
    var digest: UInt64 = 0
    for record in records { digest = (digest ^ record.digest) &* 0x0000_0100_0000_01b3 }
    hasher.combine(digest)
  }

  /// The position of the first instance that has this number or a higher one.
  private func firstPosition(in classIndex: Int, from number: Int32) -> Int {
    var low = 0
    var high = instances[classIndex].count
    while low < high {
      let middle = (low + high) / 2
      if instances[classIndex][middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
