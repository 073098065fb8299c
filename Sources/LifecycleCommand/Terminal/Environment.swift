import Reporting

/// What a command may know of the world around it. The models never see any of it.
package struct Environment: Sendable {
  /// Variables that change how the output looks.
  package var variables: [String: String]
  package var standardOutput: Stream
  package var standardError: Stream
  /// The folder of spec files that is used when none is named.
  package var defaultSpecs: String

  /// One of the two places where output goes.
  package struct Stream: Sendable {
    /// Columns of the terminal; nil if the stream is none, or does not tell.
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

  /// Width and colour for one of the streams: `COLUMNS` wins over the terminal's own width, and
  /// colour is for terminals that neither `NO_COLOR` nor a `TERM` of `dumb` or nothing keeps plain.
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
