/// Reads the steps of a script outside any file, such as an argument of the command line.
///
/// Lines or `;` separate what would be lines in a file; the code of a callback script keeps its `;`
/// up to the end of the line. Objects that the script uses and does not declare become instances of
/// the vocabulary's first neutral kind.
public struct ScriptParser: Sendable {
  private let index: VocabularyIndex

  public init(vocabulary: Vocabulary) {
    index = VocabularyIndex(vocabulary)
  }

  /// Parses `launch A; open B; rotate; back`. Positions count in `text`.
  public func parse(_ text: String) -> ParsedScript {
    let (file, _) = SourceFile.repairing(Array(text.utf8))
    let diagnostics = DiagnosticCollector()
    var scope = Scope(index: index)
    scope.implicitKind = index.vocabulary.neutralKinds.first.flatMap { index.kinds[$0.name] }
    var builder = ScriptBuilder(file: file, diagnostics: diagnostics, scope: scope)
    let content = builder.build(Self.lines(of: file))
    var script = Script()
    switch content {
    case .script(let parsed):
      script = parsed
      declareImplicitly(in: &script)
    case .empty:
      diagnostics.error("the script is empty", at: SourceRange(line: 1, column: 1))
    case .rules, .outOfScope:
      diagnostics.error("expected steps", at: SourceRange(line: 1, column: 1))
    }
    return ParsedScript(script: script, diagnostics: diagnostics.diagnostics(in: file))
  }

  /// One logical line for each stretch between separators; indentation means nothing here.
  private static func lines(of file: SourceFile) -> [LogicalLine] {
    file.lines.indices.flatMap { line -> [LogicalLine] in
      let tokens = Lexer.tokens(ofLine: line, in: file)
      var lines: [LogicalLine] = []
      var rest = tokens[...]
      while !rest.isEmpty {
        let isCallbackScript = rest.first.map { file.string($0.bytes) == "on" } ?? false
        let end = isCallbackScript ? nil : rest.firstIndex { $0.kind == .symbol(Byte.semicolon) }
        let part = rest[..<(end ?? rest.endIndex)]
        if !part.isEmpty { lines.append(LogicalLine(tokens: Array(part), isIndented: false)) }
        rest = end.map { rest[($0 + 1)...] } ?? []
      }
      return lines
    }
  }

  private func declareImplicitly(in script: inout Script) {
    guard let kind = index.vocabulary.neutralKinds.first else { return }
    var known = Set(script.declarations.map(\.name.value)).union(index.builtInSubjects)
    let commands = script.steps.flatMap(\.commands) + script.callbackScripts.flatMap(\.actions)
    let used = script.callbackScripts.map(\.subject) + commands.flatMap(\.objects)
    for reference in used where known.insert(reference.name.value).inserted {
      script.declarations.append(
        Declaration(kind: Located(kind.name, at: reference.name.range), name: reference.name))
    }
  }
}

extension Command {
  /// The objects that the command and its clauses are applied to, in order.
  fileprivate var objects: [InstanceReference] {
    operands.compactMap { if case .object(let reference) = $0 { reference } else { nil } }
      + clauses.flatMap(\.objects)
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
