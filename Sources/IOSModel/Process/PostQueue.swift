/// Something put off, with the reason of what asked for it.
struct Posted<Item: Hashable & Sendable>: Hashable, Sendable {
  let item: Item
  let reason: IOSReason
}

/// What waits in one phase of the run loop, in the order in which it was put there.
///
/// https://developer.apple.com/documentation/dispatch/dispatchqueue/main keeps this order; that UIKit's
/// own blocks after a commit do too is seen in Expo Go's stacks of iOS 18.
struct PostQueue<Item: Hashable & Sendable>: Hashable, Sendable {
  private var posts = Fifo<Posted<Item>>()

  var isEmpty: Bool { posts.isEmpty }
  var count: Int { posts.count }

  mutating func append(_ item: consuming Item, because reason: IOSReason) {
    posts.append(Posted(item: item, reason: reason))
  }

  @inline(__always)
  mutating func popFirst() -> Posted<Item>? { posts.popFirst() }

  /// In the order in which they were put there.
  var items: some Sequence<Item> { posts.waiting.lazy.map(\.item) }

  /// False if it is not among them.
  mutating func removeFirst(_ item: Item) -> Bool { posts.removeFirst { $0.item == item } }

  mutating func removeAll(_ item: Item) { posts.removeAll { $0.item == item } }
}
