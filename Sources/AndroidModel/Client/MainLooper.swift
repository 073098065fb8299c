/// The main thread's queue. Messages run one at a time, in order, each to its end.
struct MainLooper: Hashable, Sendable {
  private var queue: [LooperMessage] = []
  private var head = 0

  var isEmpty: Bool { head == queue.count }

  mutating func post(_ message: LooperMessage) {
    queue.append(message)
  }

  mutating func next() -> LooperMessage? {
    guard head < queue.count else { return nil }
    defer {
      head += 1
      // Keeps equal queues equal, and taking a message constant on average.
      if head == queue.count {
        queue.removeAll()
        head = 0
      }
    }
    return queue[head]
  }
}

enum LooperMessage: Hashable, Sendable {
  /// Something that the fragment library posted to the main thread's handler.
  case fragments(FragmentMessage)
}
