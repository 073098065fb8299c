import Bridge
import Oracle
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle oracle`
  static let oracle = Subcommand(
    name: "oracle",
    summary: "replay recordings of the real fragment library",
    usage: ["oracle FILE.jsonl… [OPTION…]"],
    explanation: [
      """
      Replays recorded programs on the model of AndroidX fragments, and compares every callback, \
      outcome and state with the recording. A file has one program per line, in the format of \
      Documentation/Recordings.md.
      """,
      """
      Prints a line for each program that differs, with its id, the step and the first \
      difference, then the counts. Orders that the recording leaves open are not compared.
      """,
      """
      The exit code is 0 if every program agrees and 1 if one differs. A line that is not a \
      program is reported on standard error with its number, for the first twenty of a file, and \
      does not stop the rest. It makes the exit code 2, unless a program differs as well; so does \
      a file that cannot be read or has no program.
      """,
    ],
    options: [CommonOptions.help],
    examples: [
      .init("lifecycle oracle Tests/OracleTests/Recordings/fragments.jsonl", "the recordings here")
    ],
    run: { invocation throws(UsageError) in
      let files = invocation.arguments.operands
      guard !files.isEmpty else {
        throw UsageError("oracle needs the path of a recording: oracle fragments.jsonl")
      }
      var session = OracleSession(environment: invocation.environment)
      for file in files { session.replay(file) }
      return session.finish()
    })
}

/// One run over one or more files.
private struct OracleSession {
  let environment: Environment
  private var report = OracleReport()
  private var hasUnreadableFile = false
  /// Lines of the current file that are not programs.
  private var malformedLines = 0

  /// How many lines are replayed at once; this bounds the memory needed.
  private static let batch = 128
  /// How many malformed lines of a file are reported individually. A file that is not a recording
  /// at all would otherwise produce endless messages.
  private static let reportedLines = 20

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func replay(_ path: String) {
    guard var reader = LineReader(path: path) else {
      let reason =
        SpecSuite.exists(path)
        ? "the file cannot be read: permission denied" : "there is no such file"
      complain("\(path): error: \(reason)")
      hasUnreadableFile = true
      return
    }
    malformedLines = 0
    var number = 0
    var lines: [(number: Int, text: [UInt8])] = []
    while let line = reader.next() {
      number += 1
      // Blank lines, and the empty rest after the last line's end, are skipped.
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      lines.append((number, line))
      if lines.count == Self.batch {
        take(lines, of: path)
        lines = []
        showProgress()
      }
    }
    take(lines, of: path)
    if malformedLines > Self.reportedLines {
      let rest = counted(malformedLines - Self.reportedLines, "more line")
      complain("\(path): error: \(rest) cannot be read as programs")
    }
    if reader.hasFailed {
      complain(
        "\(path): error: "
          + (number == 0
            ? "nothing can be read; a recording has to be a file"
            : "the file cannot be read to its end"))
      hasUnreadableFile = true
    }
  }

  func finish() -> ExitCode {
    let errors = environment.standardError
    if errors.isTerminal { errors.write(ProgressLine.clearing) }
    environment.standardOutput.write(report.summary + "\n")
    if report.failed > 0 { return .notConforming }
    if report.malformed > 0 || hasUnreadableFile { return .unusableInput }
    guard report.passed > 0 else {
      complain(
        "error: there is no program in the files; Documentation/Recordings.md shows the format"
      )
      return .unusableInput
    }
    return .conforming
  }

  /// Replays lines on all cores and reports the results in order.
  private mutating func take(_ lines: [(number: Int, text: [UInt8])], of path: String) {
    for result in lines.concurrentMap({ OracleReplay.replay($0.text, number: $0.number) }) {
      if case .malformed(let line, let reason) = result {
        malformedLines += 1
        if malformedLines <= Self.reportedLines { complain("\(path):\(line): error: \(reason)") }
      }
      if let line = report.line(for: result) { environment.standardOutput.write(line + "\n") }
    }
  }

  /// Shows the progress to a user at a terminal.
  private func showProgress() {
    let errors = environment.standardError
    guard errors.isTerminal else { return }
    errors.write("\(ProgressLine.clearing)\(counted(report.programs, "program"))")
  }

  private func complain(_ message: String) {
    environment.standardError.write(message.visible() + "\n")
  }
}
