/// Where the patterns of a rule set were seen, as far as it concerns one law.
struct PatternSightings<Identity: Hashable> {
  let trace: TraceSightings<Identity>
  /// The object that the law is about.
  let object: Int
  /// Those that it may name besides.
  let others: [Int]

  /// Whether the pattern of this number was seen at all.
  @inline(__always)
  func has(_ number: Int) -> Bool {
    trace.has(number, on: object) || others.contains { trace.has(number, on: $0) }
  }

  /// Where it was seen first; nil: nowhere.
  @inline(__always)
  func first(_ number: Int) -> Int? {
    let own = trace.first(number, on: object)
    return others.isEmpty ? own : others.reduce(own) { earlier($0, trace.first(number, on: $1)) }
  }

  /// Where it was seen last; nil: nowhere.
  @inline(__always)
  func last(_ number: Int) -> Int? {
    let own = trace.last(number, on: object)
    return others.isEmpty ? own : others.reduce(own) { later($0, trace.last(number, on: $1)) }
  }

  private func earlier(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private func later(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  /// Where it was seen, ascending.
  subscript(number: Int) -> ArraySlice<Int> {
    let own = trace[number, on: object]
    return others.isEmpty ? own : others.reduce(own) { $0 + trace[number, on: $1] }.sorted()[...]
  }
}
