/// The occurrences of a rule set's patterns, as far as one law needs them.
struct PatternOccurrences<Identity: Hashable> {
  let trace: TraceOccurrences<Identity>
  /// The object that the law is about.
  let object: Int
  /// Other objects that the law may mention.
  let others: [Int]

  /// Whether the pattern with this number occurred at all.
  @inline(__always)
  func has(_ number: Int) -> Bool {
    trace.has(number, on: object) || others.contains { trace.has(number, on: $0) }
  }

  /// Its first occurrence; nil if there is none.
  @inline(__always)
  func first(_ number: Int) -> Int? {
    let own = trace.first(number, on: object)
    return others.isEmpty ? own : others.reduce(own) { earlier($0, trace.first(number, on: $1)) }
  }

  /// Its last occurrence; nil if there is none.
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

  /// Its occurrences, ascending. Mostly they are all on one object.
  subscript(number: Int) -> ArraySlice<Int> {
    var found = trace[number, on: object]
    var isMixed = false
    for other in others where trace.has(number, on: other) {
      isMixed = !found.isEmpty
      found = isMixed ? found + trace[number, on: other] : trace[number, on: other]
    }
    return isMixed ? found.sorted()[...] : found
  }
}
