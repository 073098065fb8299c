/// Reads the steps of a script outside any file, such as an argument of the command line.
///
/// Lines or `;` separate what would be lines in a file; the code of a callback script keeps its `;`
/// up to the end of the line. In a script without declarations, each object that a verb
/// instantiates is taken to be of the vocabulary's first neutral kind. A script that declares
/// something must declare everything, as a case must.
package struct ScriptParser: Sendable {
  private let index: VocabularyIndex

  package init(vocabulary: Vocabulary) {
    index = VocabularyIndex(vocabulary)
  }

  /// Parses `launch A; open B; rotate; back`. Positions count in `text`.
  package func parse(_ text: String) -> ParsedScript {
    let (file, _) = SourceFile.repairing(Array(text.utf8))
    let lines = Self.lines(of: file)
    let free = parse(lines, of: file, declaring: index.vocabulary.neutralKinds.first)
    return free.declaresNothing ? free.parsed : parse(lines, of: file, declaring: nil).parsed
  }

  /// Parses a script.
  ///
  /// - Parameter kind: the kind of undeclared objects; nil if everything must be declared.
  private func parse(
    _ lines: [LogicalLine], of file: SourceFile, declaring kind: ObjectKind?
  ) -> (parsed: ParsedScript, declaresNothing: Bool) {
    let diagnostics = DiagnosticCollector()
    var scope = Scope(index: index)
    scope.implicitKind = kind.flatMap { index.kinds[$0.name] }
    if kind == nil {
      scope.noteOnUndeclared = "a script that declares one object has to declare all of them"
    }
    var builder = ScriptBuilder(file: file, diagnostics: diagnostics, scope: scope)
    var script = Script()
    var declaresNothing = true
    switch builder.build(lines) {
    case .script(let built):
      script = built
      declaresNothing = script.declarations.isEmpty
      if let kind, declaresNothing { declare(as: kind, in: &script, diagnostics) }
      ScriptValidation(scope: builder.scope, diagnostics: diagnostics).check(script)
      WatchValidation(scope: builder.scope, diagnostics: diagnostics).check(script, after: nil)
      LimitValidation(diagnostics: diagnostics).check(script)
      for limitation in script.limitations {
        diagnostics.error("not modelled yet, \(limitation.value)", at: limitation.range)
      }
    case .empty:
      diagnostics.error(
        "the script is empty", at: SourceRange(line: 1, column: 1),
        help: ["write steps separated by ';'; 'lifecycle words' lists the available words"])
    case .rules, .outOfScope:
      diagnostics.error("expected steps", at: SourceRange(line: 1, column: 1))
    }
    let parsed = ParsedScript(script: script, diagnostics: diagnostics.diagnostics(in: file))
    return (parsed, declaresNothing)
  }

  /// Makes one logical line of each stretch between separators; indentation has no meaning here.
  private static func lines(of file: SourceFile) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    for line in file.lines.indices {
      let tokens = Lexer.tokens(ofLine: line, in: file)
      var rest = tokens[...]
      while !rest.isEmpty {
        let word = rest.first.map { file.string($0.bytes) }
        let isCallbackScript = word == PreambleWord.on.rawValue
        let end = isCallbackScript ? nil : rest.firstIndex { $0.kind == .symbol(Byte.semicolon) }
        let part = rest[..<(end ?? rest.endIndex)]
        if rest.startIndex == tokens.startIndex, lines.last?.isUnfinished == true {
          lines[lines.count - 1].tokens += part
        } else if !part.isEmpty {
          lines.append(LogicalLine(tokens: Array(part), isIndented: false))
        }
        rest = end.map { rest[($0 + 1)...] } ?? []
      }
    }
    return lines
  }

  /// Declares the objects that the script instantiates, and reports those that it only mentions.
  private func declare(
    as kind: ObjectKind, in script: inout Script, _ diagnostics: DiagnosticCollector
  ) {
    var known = Set(index.builtInSubjects)
    var uses = script.callbackScripts.map { Use(name: $0.subject.name) }
    uses += (script.watched + script.ignored).compactMap(\.object).map { Use(name: $0) }
    for step in script.steps {
      for command in step.commands {
        let verbs = index.verbs(forStepOn: step.platform(of: command))
        add(command, verbs, &script, &known, &uses, kind)
      }
    }
    for callback in script.callbackScripts {
      for action in callback.actions {
        add(action, index.actions[callback.platform], &script, &known, &uses, kind)
      }
    }
    for use in uses where !known.contains(use.name.value) {
      let name = use.name.value
      let names = script.declarations.map(\.name.value)
      let complaint =
        use.holder.map { "no declared '\($0.kind)' has \(name) among its \($0.attribute)" }
        ?? "nothing named '\(name)' is declared" + Suggestion.ending(for: name, among: names)
      let declaration = "\(kind.name) \(name)"
      let maker = names.isEmpty ? "launch" : "open"
      let way =
        use.holder.map { holder in
          "declare both, and all other objects: \(declaration); "
            + "\(holder.kind) X \(holder.attribute)=\(name)"
        } ?? "a step such as '\(maker) \(name)' creates one, or declare it: \(declaration)"
      diagnostics.error(complaint, at: use.name.range, help: [way])
      known.insert(name)
    }
  }

  private func add(
    _ command: Command, _ verbs: VerbIndex?, _ script: inout Script, _ known: inout Set<String>,
    _ uses: inout [Use], _ kind: ObjectKind
  ) {
    let words = command.verb.value.split(separator: " ").map(String.init)
    let verb = verbs?.longestMatch(of: words)?.verb
    let holder = verb?.operands.lazy.compactMap(\.holder).first
    let held = command.leadingObjects.count
    uses += command.objects.enumerated().map { position, object in
      Use(name: object.name, holder: position < held ? holder : nil)
    }
    guard let verb, verb.makesInstances else { return }
    for reference in command.leadingObjects where known.insert(reference.name.value).inserted {
      script.declarations.append(
        Declaration(kind: Located(kind.name, at: reference.name.range), name: reference.name))
    }
  }
}

/// A place where a script mentions an object.
private struct Use {
  var name: Located<String>
  /// The attribute through which another object must hold this one.
  var holder: OperandDefinition.Holder?
}

extension Command {
  /// The objects that the command and its clauses apply to, in order.
  fileprivate var objects: [InstanceReference] {
    operands.compactMap(\.object) + clauses.flatMap(\.objects)
  }

  /// The objects before the first particle.
  var leadingObjects: [InstanceReference] {
    operands.prefix { $0.object != nil }.compactMap(\.object)
  }
}

extension Operand {
  fileprivate var object: InstanceReference? {
    if case .object(let reference) = self { reference } else { nil }
  }
}

/// A script together with the errors in it.
package struct ParsedScript: Sendable {
  package var script: Script
  package var diagnostics: [Diagnostic]

  package init(script: Script, diagnostics: [Diagnostic] = []) {
    self.script = script
    self.diagnostics = diagnostics
  }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
