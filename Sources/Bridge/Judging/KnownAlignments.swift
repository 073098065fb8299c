/// The alignments of one log with the traces that were already compared with it. Most variants, and
/// most habits of writing, differ in nothing that the log has.
struct KnownAlignments {
  private let alignment: LogAlignment
  private var distances: [ModelTrace: Int] = [:]
  /// Only of traces that were the nearest of a variant: an alignment is as long as the log.
  private var nearest: [ModelTrace: [LogJudgement.Step]] = [:]

  init(_ alignment: LogAlignment) {
    self.alignment = alignment
  }

  /// The position of the trace that differs least from the log, the first of equally near ones, and
  /// its steps.
  mutating func nearest(of traces: [ModelTrace]) -> (position: Int, steps: [LogJudgement.Step]) {
    var best: (position: Int, distance: Int, steps: [LogJudgement.Step]?)?
    for (position, trace) in traces.enumerated() {
      var steps: [LogJudgement.Step]?
      let distance: Int
      if let known = distances[trace] {
        distance = known
      } else {
        let aligned = alignment.steps(trace)
        distance = aligned.reduce(0) { $0 + $1.differences }
        steps = aligned
        distances[trace] = distance
      }
      if best.map({ distance < $0.distance }) ?? true { best = (position, distance, steps) }
    }
    guard let best else { return (0, []) }
    let trace = traces[best.position]
    let steps = best.steps ?? nearest[trace] ?? alignment.steps(trace)
    nearest[trace] = steps
    return (best.position, steps)
  }
}
