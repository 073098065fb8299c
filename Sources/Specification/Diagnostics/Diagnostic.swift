/// A finding in a spec file: where, what, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// Whether the text can still be used despite the finding.
  package enum Severity: String, Hashable, Sendable {
    /// The text cannot be trusted to say what its writer meant.
    case error
    /// The text is valid, but something in it is probably a mistake.
    case warning
  }

  package var severity: Severity
  /// One sentence without a full stop, in lower case: `unknown verb 'opne'; did you mean 'open'?`.
  package var message: String
  package var range: SourceRange
  /// The text of the line that the range starts on; nil where the file has no such line.
  package var sourceLine: String?
  /// Further lines for the reader: what is allowed here, or where the other definition is.
  package var help: [String]
  /// The call that reported it; a test uses this to list the findings that no test file triggers.
  package var site: Site?

  /// A place in the parser's source.
  package struct Site: Hashable, Sendable {
    /// `Specification/StepParsing.swift`
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package init(
    _ severity: Severity = .error, _ message: String, at range: SourceRange,
    sourceLine: String? = nil, help: [String] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.sourceLine = sourceLine
    self.help = help
  }
}
