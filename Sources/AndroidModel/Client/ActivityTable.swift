/// The activities that live in the process, each at the slot of its record.
struct ActivityTable: Hashable, Sendable {
  private var slots: [ActivityInstance?] = []
  /// The instances of each class, the oldest first.
  private var instances: [[ActivityID]] = []

  /// Nil: no instance of this record is alive here.
  subscript(token: ActivityToken) -> ActivityInstance? {
    get { token.slot < slots.count && slots[token.slot]?.token == token ? slots[token.slot] : nil }
    _modify {
      if contains(token) {
        yield &slots[token.slot]
      } else {
        var nobody: ActivityInstance?
        yield &nobody
      }
    }
  }

  func contains(_ token: ActivityToken) -> Bool {
    token.slot < slots.count && slots[token.slot]?.token == token
  }

  /// The instance, if it is the one that its record has now.
  func contains(_ id: ActivityID) -> Bool {
    id.token.slot < slots.count && slots[id.token.slot]?.id == id
  }

  mutating func insert(_ activity: ActivityInstance) {
    let slot = activity.token.slot
    if slot >= slots.count { slots += Array(repeating: nil, count: slot + 1 - slots.count) }
    if let old = slots[slot] { forget(old.id) }
    slots[slot] = activity
    let classIndex = Int(activity.id.object.classID.index)
    if classIndex >= instances.count {
      instances += Array(repeating: [], count: classIndex + 1 - instances.count)
    }
    instances[classIndex].append(activity.id)
  }

  mutating func remove(_ token: ActivityToken) {
    guard contains(token), let old = slots[token.slot] else { return }
    forget(old.id)
    slots[token.slot] = nil
  }

  private mutating func forget(_ id: ActivityID) {
    let classIndex = Int(id.object.classID.index)
    if let place = instances[classIndex].lastIndex(of: id) {
      instances[classIndex].remove(at: place)
    }
  }

  /// In the order in which their records were made.
  var tokens: [ActivityToken] { slots.compactMap { $0?.token }.sorted() }

  /// The live instance of this name.
  func activity(_ object: ObjectID) -> ActivityID? {
    let all = ofClass(object.classID)
    // Their numbers rise, and what is asked for is mostly young.
    return all.last { $0.object.number <= object.number }.flatMap { $0.object == object ? $0 : nil }
  }

  /// The newest live instance of a class.
  func newest(of classID: ClassID) -> ActivityID? { ofClass(classID).last }

  private func ofClass(_ classID: ClassID) -> [ActivityID] {
    Int(classID.index) < instances.count ? instances[Int(classID.index)] : []
  }
}
