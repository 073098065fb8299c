import Reporting

/// A subcommand of `lifecycle`: its usage, its help, and the code that runs it.
package struct Subcommand: Sendable {
  package var name: String
  /// One line in the overview.
  package var summary: String
  /// What follows `lifecycle`; one entry for each form of the call.
  package var usage: [String]
  /// Paragraphs of the help text.
  package var explanation: [String]
  package var options: [OptionDefinition]
  package var examples: [Example]
  /// Runs the subcommand.
  ///
  /// - Throws: `UsageError` if the arguments are invalid.
  package var run: @Sendable (Invocation) throws(UsageError) -> ExitCode

  /// A command line, with its purpose.
  package struct Example: Hashable, Sendable {
    package var line: String
    package var purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// All subcommands in the order of the overview.
  package static let all: [Subcommand] = [
    .check, .compare, .judge, .explore, .differences, .transitions, .ask, .list, .claims, .versions,
    .oracle, .words,
  ]
}

/// A subcommand's arguments, together with its environment.
package struct Invocation: Sendable {
  package var arguments: ParsedArguments
  package var environment: Environment

  /// Writes a report to standard output, or to the file of `--output`.
  func write(_ report: (TextOptions) -> String) throws(UsageError) {
    let color = try arguments.value(of: CommonOptions.color) ?? .auto
    let path = try arguments.value(of: CommonOptions.output) ?? CommonOptions.standardOutput
    guard path != CommonOptions.standardOutput else {
      let stream = environment.standardOutput
      stream.write(report(environment.textOptions(for: stream, color: color)))
      return
    }
    // A file can be read anywhere, so its width is the requested one, and it is plain unless colour
    // is forced.
    let file = Environment.Stream { _ in }
    try OutputFile(path, reading: arguments.operands)
      .write(report(environment.textOptions(for: file, color: color)))
  }

  /// Writes a report in the requested format.
  func write(_ report: some Report, as format: ReportFormat) throws(UsageError) {
    try write { options in format.text(of: report, options) }
  }

  /// Writes a document for programs.
  func write(json document: some Document) throws(UsageError) {
    let text: String
    do {
      text = try document.json()
    } catch {
      throw UsageError("the result cannot be written as JSON: \(error)")
    }
    try write { _ in text }
  }

  /// Rejects operands, for commands that take only options.
  func refuseOperands() throws(UsageError) {
    guard let operand = arguments.operands.first else { return }
    throw UsageError("unexpected argument '\(operand)'; leave it out")
  }

  /// The requested format.
  func format() throws(UsageError) -> ReportFormat {
    try arguments.value(of: CommonOptions.format) ?? .text
  }

  /// The error stream's text options.
  func diagnosticOptions() throws(UsageError) -> TextOptions {
    let color = try arguments.value(of: CommonOptions.color) ?? .auto
    return environment.textOptions(for: environment.standardError, color: color)
  }
}
