/// The data set of an adapter, which is the app's: it saves its list together with the layout that
/// the pager is in, as an app has to that changes it. It is not part of Android.
struct PageList: Hashable, Sendable {
  private(set) var items: [Item]
  /// The classes of all items that there ever were; an item's id is its place here. The same class
  /// inserted again is the same item.
  private var known: [ClassID]
  private var slots: Int

  struct Item: Hashable, Sendable {
    let classID: ClassID
    /// What tells it from all other items, however the list changes.
    let id: Int
    /// Tells the items apart when the list is compared with itself before changes: an item that is
    /// removed and inserted again has another slot.
    let slot: Int
  }

  init(_ classes: [ClassID]) {
    items = []
    known = []
    slots = 0
    replace(with: classes)
  }

  /// The item that an instance of this class stands for: the one at this position, if it is of the
  /// class. What is not in the list now may be again.
  func itemID(at position: Int, of classID: ClassID) -> Int? {
    let isThere = items.indices.contains(position) && items[position].classID == classID
    if isThere { return items[position].id }
    return items.first { $0.classID == classID }?.id ?? known.firstIndex(of: classID)
  }

  mutating func insert(_ classID: ClassID, at position: Int) {
    items.insert(makeItem(classID, besides: items), at: position)
  }

  mutating func remove(at position: Int) { items.remove(at: position) }

  mutating func move(from: Int, to: Int) { items.insert(items.remove(at: from), at: to) }

  mutating func replace(with classes: [ClassID]) {
    var made: [Item] = []
    for classID in classes { made.append(makeItem(classID, besides: made)) }
    items = made
  }

  private mutating func makeItem(_ classID: ClassID, besides others: [Item]) -> Item {
    let taken = Set(others.map(\.id))
    slots += 1
    let free = known.indices.first { known[$0] == classID && !taken.contains($0) }
    if let free { return Item(classID: classID, id: free, slot: slots) }
    known.append(classID)
    return Item(classID: classID, id: known.count - 1, slot: slots)
  }
}
