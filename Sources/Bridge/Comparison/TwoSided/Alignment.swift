import Specification

/// Matches the equal events of two sequences, and finds which of them come in the same order.
struct Alignment: Hashable, Sendable {
  /// Two positions of the same event.
  struct Pair: Hashable, Sendable {
    var android: Int
    var ios: Int
  }

  /// Ascending on both sides, and as many as possible.
  private(set) var matched: [Pair] = []
  /// Events that both sides have in a different order.
  private(set) var moved: [Pair] = []

  /// The identity of an event, with a count of the equal ones before it.
  private struct Key: Hashable {
    var event: Event
    var occurrence: Int
  }

  struct Event: Hashable, Sendable {
    var subject: NeutralSubject
    var name: NeutralEventName
    /// Whether the event's reason is a change of the environment.
    var isOfChange = false

    /// The same event for any reason.
    fileprivate var ofAnyReason: Self { Self(subject: subject, name: name) }
  }

  /// - Parameters: events by position; nil for those that are not compared.
  init(_ android: [Event?], _ ios: [Event?]) {
    var common = Self.pairs(android, ios)
    // An event without a counterpart of the same kind of reason is matched with any that is left.
    let (left, right) = (Set(common.map(\.android)), Set(common.map(\.ios)))
    common += Self.pairs(
      android.enumerated().map { left.contains($0) ? nil : $1?.ofAnyReason },
      ios.enumerated().map { right.contains($0) ? nil : $1?.ofAnyReason })
    common.sort { $0.android < $1.android }
    let kept = Self.longestAscent(common.map(\.ios))
    var next = kept[...]
    for (index, pair) in common.enumerated() {
      if next.first == index {
        matched.append(pair)
        next = next.dropFirst()
      } else {
        moved.append(pair)
      }
    }
  }

  /// Pairs the first occurrence of each event with the first on the other side, the second with the
  /// second.
  private static func pairs(_ android: [Event?], _ ios: [Event?]) -> [Pair] {
    let places = Dictionary(
      keys(ios).map { ($0.key, $0.position) }, uniquingKeysWith: { first, _ in first })
    return keys(android).compactMap { key, position in
      places[key].map { Pair(android: position, ios: $0) }
    }
  }

  private static func keys(_ events: [Event?]) -> [(key: Key, position: Int)] {
    var counts: [Event: Int] = [:]
    return events.enumerated().compactMap { position, event in
      guard let event else { return nil }
      counts[event, default: 0] += 1
      return (Key(event: event, occurrence: counts[event] ?? 1), position)
    }
  }

  /// The indices of a longest ascending subsequence of different numbers.
  private static func longestAscent(_ numbers: [Int]) -> [Int] {
    // For each length, the index of the lowest number that ends an ascent of that length.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.endOfPrefix { numbers[$0] < number }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var ascent: [Int] = []
    var next = ends.last
    while let index = next {
      ascent.append(index)
      next = before[index]
    }
    return ascent.reversed()
  }
}
