/// Something put off, with the reason of whoever asked for it.
struct Posted<Item: Hashable & Sendable>: Hashable, Sendable {
  let item: Item
  let reason: IOSReason
}

/// What waits in one phase of the run loop, in the order in which it was put there.
///
/// https://developer.apple.com/documentation/dispatch/dispatchqueue/main keeps this order; that UIKit's
/// own blocks after a commit do too is seen in Expo Go's stacks of iOS 18.
struct PostQueue<Item: Hashable & Sendable>: Hashable, Sendable {
  private var posts: [Posted<Item>] = []
  /// How many at the beginning have been taken out already.
  private var taken = 0

  var isEmpty: Bool { posts.isEmpty }
  var count: Int { posts.count - taken }

  subscript(position: Int) -> Posted<Item> {
    @inline(__always) get { posts[taken + position] }
  }

  func contains(_ item: Item) -> Bool { posts[taken...].contains { $0.item == item } }

  mutating func append(_ item: Item, because reason: IOSReason) {
    if posts.capacity == 0 { posts.reserveCapacity(4) }
    posts.append(Posted(item: item, reason: reason))
  }

  mutating func popFirst() -> Posted<Item>? {
    guard !posts.isEmpty else { return nil }
    if taken + 1 == posts.count {
      // Taken out of the array, not copied.
      let last = posts.removeLast()
      removeFirst(0)
      return last
    }
    defer { removeFirst(1) }
    return posts[taken]
  }

  /// Whoever comes last clears the queue, so that nothing is moved within it.
  mutating func removeFirst(_ count: Int) {
    taken += count
    guard taken == posts.count else { return }
    posts.removeAll(keepingCapacity: true)
    taken = 0
  }

  mutating func removeAll(_ item: Item) {
    posts.removeSubrange(..<taken)
    taken = 0
    posts.removeAll { $0.item == item }
  }
}
