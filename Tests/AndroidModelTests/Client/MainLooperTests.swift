import Testing

@testable import AndroidModel

/// The main thread's queue, with few and many messages.
struct MainLooperTests {
  /// A message that can be distinguished from others.
  private func message(_ number: Int) -> LooperMessage {
    .recreate(ActivityToken(slot: 0, number: Int32(number)))
  }

  private func taken(from looper: inout MainLooper) -> [LooperMessage] {
    var all: [LooperMessage] = []
    while let next = looper.next() { all.append(next) }
    return all
  }

  @Test(arguments: [1, 5, 16, 17, 100])
  func `messages run in the order in which they were posted`(_ count: Int) {
    var looper = MainLooper()
    for number in 0..<count { looper.post(message(number)) }
    #expect(taken(from: &looper) == (0..<count).map { message($0) })
    #expect(looper.isEmpty)
  }

  @Test func `a message posted while a long queue runs is last`() {
    var looper = MainLooper()
    for number in 0..<40 { looper.post(message(number)) }
    var order: [LooperMessage] = []
    for number in 40..<80 {
      if let next = looper.next() { order.append(next) }
      looper.post(message(number))
    }
    order += taken(from: &looper)
    #expect(order == (0..<80).map { message($0) })
  }

  @Test(arguments: [3, 40]) func `a removed message does not run`(_ count: Int) {
    var looper = MainLooper()
    for number in 0..<count { looper.post(message(number)) }
    looper.remove(message(1))
    #expect(taken(from: &looper) == (0..<count).filter { $0 != 1 }.map { message($0) })
  }

  @Test func `queues with the same messages are equal, whatever ran before`() {
    var worked = MainLooper()
    for number in 0..<30 { worked.post(message(number)) }
    for _ in 0..<29 { _ = worked.next() }
    var fresh = MainLooper()
    fresh.post(message(29))
    #expect(worked == fresh)
  }
}
