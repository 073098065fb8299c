package import Bridge
import Specification

/// One failure, written like a diff: the expected events, the actual ones, and the first
/// disagreement.
package struct FailureReport: Sendable {
  let result: CaseResult
  let options: TextOptions

  package init(of result: CaseResult, options: TextOptions) {
    self.result = result
    self.options = options
  }

  /// The failure as a block of lines, with its place in the spec first so that editors can jump to
  /// it.
  package func text(_ failure: Failure) -> String {
    let place = failure.range.place(in: failure.path.visible())
    let label =
      result.status == .failed
      ? options.paint("failed:", .failure) : options.paint("does not hold:", .warning)
    // Never wrapped, so that editors find the place and the message on one line.
    let diff = TraceDiff(failure)
    var lines = ["\(place): \(label) \(failure.sentence(with: diff).visible())"]
    lines += Columns(facts(of: failure), margin: 2).text(options)
      .split(separator: "\n").map(String.init)
    if let diff { lines += diff.lines(options) }
    let sources = Columns(failure.sources.map(sourceRow), margin: 2).text(options)
    lines += sources.split(separator: "\n").map(String.init)
    return lines.map { $0 + "\n" }.joined()
  }

  private func facts(of failure: Failure) -> [[Cell]] {
    var rows: [[Cell]] = [[label("case"), Cell(result.title)], [label(""), Cell(result.address)]]
    if !failure.step.isEmpty { rows.append([label("step"), Cell(failure.step)]) }
    if failure.expectation != failure.step, !failure.expectation.isEmpty {
      rows.append([label(failure.kind == .rule ? "law" : "line"), Cell(failure.expectation)])
    }
    rows.append([label("on"), Cell("\(failure.platform.title) \(failure.versions)")])
    return rows
  }

  private func sourceRow(_ source: Source) -> [Cell] {
    [label("source"), Cell(source.cited)]
  }

  private func label(_ text: String) -> Cell { Cell(text.padded(to: 6), .quiet) }
}

extension Failure {
  /// What is wrong and, if there is something to compare, what was expected and what came.
  func sentence(with diff: TraceDiff?) -> String {
    explanation + (diff?.point.map { ": \($0)" } ?? "")
      + (foundLaterInstance ? "; a name without a number means the first instance" : "")
  }

  /// Whether an event was expected of the first instance of a class and came from a later one.
  private var foundLaterInstance: Bool {
    guard let disagreement, disagreement.matched < actual.count else { return false }
    var event = actual[disagreement.matched]
    guard let number = event.subject.firstIndex(of: "#") else { return false }
    event.subject.removeSubrange(number...)
    return disagreement.expected.contains { $0.prefix { $0 != "(" } == event.short }
  }
}
