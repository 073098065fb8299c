/// Compares a sequence of callbacks with a recorded one.
struct CallbackOrder {
  let callbacks: [String]
  /// Other orders that the library has shown; if there are none, the recorded order is the only
  /// one.
  let alternatives: [[String]]

  /// The first disagreement; nil if there is none.
  func firstDifference(from actual: [String]) -> (String, expected: String, actual: String)? {
    if actual == callbacks { return nil }
    guard !alternatives.isEmpty, actual.sorted() == callbacks.sorted() else {
      let index = zip(callbacks, actual).prefix { $0 == $1 }.count
      return (
        "callback \(index + 1)", index < callbacks.count ? callbacks[index] : "none",
        index < actual.count ? actual[index] : "none"
      )
    }
    return firstBrokenPair(in: actual)
  }

  /// Each pair of events that has the same order in all recorded runs must have it here too.
  private func firstBrokenPair(
    in actual: [String]
  ) -> (String, expected: String, actual: String)? {
    let events = Self.occurrences(of: callbacks)
    let recorded = alternatives.map { Self.positions(of: $0) }
    let own = Self.positions(of: actual)
    for (index, first) in events.enumerated() {
      for second in events[(index + 1)...] {
        guard let left = own[first], let right = own[second], left > right else { continue }
        let isFixed = recorded.allSatisfy { positions in
          guard let left = positions[first], let right = positions[second] else { return true }
          return left < right
        }
        if isFixed {
          return (
            "callback \(right + 1)", "\(first.name) before \(second.name)",
            "\(second.name) before \(first.name)"
          )
        }
      }
    }
    return nil
  }

  /// An event, identified by its text and the number of earlier events with the same text.
  private struct Occurrence: Hashable {
    let name: String
    let number: Int
  }

  private static func occurrences(of lines: [String]) -> [Occurrence] {
    var counts: [String: Int] = [:]
    return lines.map { line in
      defer { counts[line, default: 0] += 1 }
      return Occurrence(name: line, number: counts[line, default: 0])
    }
  }

  private static func positions(of lines: [String]) -> [Occurrence: Int] {
    Dictionary(
      zip(occurrences(of: lines), lines.indices), uniquingKeysWith: { first, _ in first })
  }
}
