import Reporting

/// What a command may know about its surroundings. The models have no access to it.
package struct Environment: Sendable {
  /// Environment variables that affect the format of the output.
  package var variables: [String: String]
  package var standardOutput: Stream
  package var standardError: Stream
  /// The folder of spec files that is used when none is named.
  package var defaultSpecs: String

  /// One of the two output streams.
  package struct Stream: Sendable {
    /// Columns of the terminal; nil if the stream is not a terminal or does not report its width.
    package var terminalWidth: Int?
    package var isTerminal: Bool
    package var write: @Sendable (String) -> Void

    package init(
      isTerminal: Bool = false, terminalWidth: Int? = nil,
      write: @escaping @Sendable (String) -> Void
    ) {
      self.isTerminal = isTerminal
      self.terminalWidth = terminalWidth
      self.write = write
    }
  }

  package init(
    variables: [String: String] = [:], standardOutput: Stream, standardError: Stream,
    defaultSpecs: String = "Specs"
  ) {
    self.variables = variables
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.defaultSpecs = defaultSpecs
  }

  /// Width and colour for one of the streams. `COLUMNS` takes precedence over the terminal's own
  /// width. Colour is used on terminals, unless `NO_COLOR` is set or `TERM` is empty or `dumb`.
  func textOptions(for stream: Stream, color: ColorChoice) -> TextOptions {
    let chosen = variables["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    let limit = chosen ?? stream.terminalWidth
    return TextOptions(
      width: min(limit ?? 80, 1000), lineLimit: limit,
      usesColor: usesColor(on: stream, color: color))
  }

  private func usesColor(on stream: Stream, color: ColorChoice) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty
        && !["", "dumb"].contains(variables["TERM"])
    }
  }
}
