/// Where the patterns of a rule set occurred in a trace, on each of its objects.
///
/// Everything is in one flat list, because there are many patterns and few occurrences.
struct TraceOccurrences<Identity: Hashable> {
  /// In the order of their first events.
  let objects: [Object]
  private let patternCount: Int
  /// Where the occurrences of each pattern on each object begin in the list, object by object, with
  /// a final end.
  private let starts: [Int32]
  /// Positions in the trace, ascending for each pattern on each object.
  private let positions: [Int]
  /// The numbers of the patterns that occurred, each once.
  let patterns: [Int]
  private let patternsByObject: [[Int]]

  struct Object {
    let identity: Identity
    let firstEvent: Int
  }

  /// The occurrences of the pattern with this number on an object, ascending.
  subscript(number: Int, on object: Int) -> ArraySlice<Int> {
    positions[range(of: number, on: object)]
  }

  /// The numbers of the patterns that occurred on an object, each once.
  func patterns(on object: Int) -> [Int] { patternsByObject[object] }

  func has(_ number: Int, on object: Int) -> Bool { !range(of: number, on: object).isEmpty }

  // Answered in place, because a slice of the list would be reference-counted.

  func first(_ number: Int, on object: Int) -> Int? {
    let range = range(of: number, on: object)
    return range.isEmpty ? nil : positions[range.lowerBound]
  }

  func last(_ number: Int, on object: Int) -> Int? {
    let range = range(of: number, on: object)
    return range.isEmpty ? nil : positions[range.upperBound - 1]
  }

  @inline(__always)
  private func range(of number: Int, on object: Int) -> Range<Int> {
    let place = object * patternCount + number
    return Int(starts[place])..<Int(starts[place + 1])
  }
}

extension TraceOccurrences {
  /// Collects the occurrences in the order of the trace.
  struct Builder {
    private(set) var objects: [Object] = []
    private let patternCount: Int
    private var found: [(object: Int, number: Int, position: Int)] = []

    init(patternCount: Int) { self.patternCount = patternCount }

    /// A linear search is enough, because a trace has few objects.
    mutating func place(of identity: Identity, seenAt position: Int) -> Int {
      if let known = objects.firstIndex(where: { $0.identity == identity }) { return known }
      objects.append(Object(identity: identity, firstEvent: position))
      return objects.count - 1
    }

    mutating func note(_ number: Int, on object: Int, at position: Int) {
      found.append((object, number, position))
    }

    func build() -> TraceOccurrences {
      var starts = [Int32](repeating: 0, count: objects.count * patternCount + 1)
      var patterns: [Int] = []
      var patternsByObject = [[Int]](repeating: [], count: objects.count)
      var hasOccurred = [Bool](repeating: false, count: patternCount)
      for one in found {
        let place = one.object * patternCount + one.number
        if starts[place + 1] == 0 { patternsByObject[one.object].append(one.number) }
        starts[place + 1] += 1
        if !hasOccurred[one.number] { patterns.append(one.number) }
        hasOccurred[one.number] = true
      }
      for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
      var next = starts
      var positions = [Int](repeating: 0, count: found.count)
      for one in found {
        let place = one.object * patternCount + one.number
        positions[Int(next[place])] = one.position
        next[place] += 1
      }
      return TraceOccurrences(
        objects: objects, patternCount: patternCount, starts: starts, positions: positions,
        patterns: patterns, patternsByObject: patternsByObject)
    }
  }
}
