/// What the `lifecycle` blocks of a case, or of the setup, contain.
enum ScriptContent {
  case empty
  case outOfScope(reason: Located<String>)
  case rules([RuleDeclaration])
  case script(Script)
}

/// Builds a script from its logical lines.
struct ScriptBuilder {
  let file: SourceFile
  let diagnostics: DiagnosticCollector
  private(set) var scope: Scope
  private var script = Script()
  /// Lines that refer to objects wait until all objects are declared, so that lines may come in any
  /// order.
  private var waiting: [(Referring, LogicalLine)] = []
  /// Where each name is first declared.
  private var declared: [String: SourceRange] = [:]
  /// Labels of what the script refutes or disputes, in lower case.
  private var contested: Set<String> = []
  private var hasSeenStep = false
  /// Whether the step above could be read. If not, its expectations are checked but not kept.
  private var isStepSound = false
  /// Whether some line could not be read; it may contain whatever the script seems to lack.
  private(set) var hasUnreadableLine = false

  /// A line that refers to objects rather than declaring them.
  private enum Referring {
    case code
    case watched
    case ignored
  }

  init(file: SourceFile, diagnostics: DiagnosticCollector, scope: Scope) {
    self.file = file
    self.diagnostics = diagnostics
    self.scope = scope
  }

  mutating func build(_ lines: [LogicalLine]) -> ScriptContent {
    guard let first = lines.first else { return .empty }
    if let reason = outOfScope(first) {
      if lines.count > 1 {
        diagnostics.error(
          "'out of scope' has to be the only line of the script; remove the others",
          at: lines[1].range)
      }
      return .outOfScope(reason: reason)
    }
    if lines.contains(where: { firstWord(of: $0) == "rule" && !$0.isIndented }) {
      var rules = RuleBuilder(file: file, index: scope.index, diagnostics: diagnostics)
      return .rules(rules.build(lines))
    }
    for line in lines { read(line) }
    if !hasSeenStep { readWaiting() }
    var limitations = LimitationReader(index: scope.index, scope: scope)
    limitations.read(script)
    script.limitations = limitations.found
    return .script(script)
  }

  private func firstWord(of line: LogicalLine) -> String? {
    line.tokens.first.flatMap { $0.kind == .word ? file.string($0.bytes) : nil }
  }

  private func outOfScope(_ line: LogicalLine) -> Located<String>? {
    var cursor = TokenCursor(line.tokens[...], in: file)
    guard cursor.words(upTo: 3) == ["out", "of", "scope"], let last = cursor.last else {
      return nil
    }
    cursor.advance(by: 3)
    guard let first = cursor.current else {
      diagnostics.error(
        "'out of scope' needs a reason; write it behind these words", at: line.range)
      return Located("", at: line.range)
    }
    return Located(cursor.text(from: first, through: last), at: first.range.through(last))
  }

  // MARK: Lines

  private mutating func read(_ line: LogicalLine) {
    if let unclosed = line.tokens.first(where: { $0.kind == .unclosedText }) {
      diagnostics.error(
        "the quotation mark is never closed; close it on the same line", at: unclosed.range)
      note(unreadable: line)
      return
    }
    if line.isIndented {
      readExpectation(line)
    } else if !readPreamble(line) {
      note(unreadable: line)
    }
  }

  private mutating func note(unreadable line: LogicalLine) {
    hasUnreadableLine = true
    guard !hasSeenStep else { return }
    for token in line.tokens where token.kind == .word {
      scope.note(unreadable: file.string(token.bytes))
    }
  }

  private func parser(_ tokens: ArraySlice<Token>) -> LineParser {
    LineParser(
      tokens, in: file, index: scope.index, diagnostics: diagnostics,
      scope: hasSeenStep ? scope : nil)
  }

  /// Reads a line at the margin. Returns whether it could be read.
  private mutating func readPreamble(_ line: LogicalLine) -> Bool {
    var parser = parser(line.tokens[...])
    let word = firstWord(of: line) ?? ""
    let verbs = scope.index.neutralVerbs
    let phrase = parser.cursor.phrase
    let verb = verbs.longestMatch(of: phrase)
    let isDeclaration = parser.isAtDeclaration(besides: verb)
    let keyword = verb == nil ? PreambleWord(rawValue: word) : nil
    guard keyword != nil || isDeclaration, !(hasSeenStep && verb != nil) else {
      return readStep(line)
    }
    guard !hasSeenStep else {
      diagnostics.error(
        "'\(word)' has to come before the first step", at: line.range,
        help: notes(onMarking: phrase))
      return false
    }
    guard let keyword else { return readDeclaration(&parser) }
    parser.cursor.advance()
    return readKeyword(keyword, line, &parser)
  }

  /// A step of one platform may begin with such a word, as in `android: screen off`, or end with
  /// one, as in `android: enter split screen`.
  private func notes(onMarking phrase: [String]) -> [String] {
    scope.index.platformNames.flatMap { platform -> [String] in
      let verbs = scope.index.stepVerbs[platform]
      let meant = verbs?.longestMatch(of: phrase).map { [$0.verb.phrase] }
      let ending = " " + phrase.joined(separator: " ")
      let alike = phrase.count > 1 ? verbs?.phrases.filter { $0.hasSuffix(ending) } : nil
      return (meant ?? alike ?? []).map { "to mark a step for one platform: '\(platform): \($0)'" }
    }
  }

  private mutating func readKeyword(
    _ word: PreambleWord, _ line: LogicalLine, _ parser: inout LineParser
  ) -> Bool {
    switch word {
    case .on: waiting.append((.code, line))
    case .watch: waiting.append((.watched, line))
    case .ignore: waiting.append((.ignored, line))
    case .device:
      guard let setting = parser.deviceSetting() else { return false }
      let given = script.device.filter { $0.platform.value == setting.platform.value }
        .flatMap(\.attributes)
      for attribute in setting.attributes where !parser.isFirst(attribute, after: given) {
        return false
      }
      script.device.append(setting)
    case .versions:
      guard let limit = parser.versionLimit() else { return false }
      script.limits.append(limit)
      scope.limit(limit)
    case .only:
      guard let limits = parser.exclusions() else { return false }
      script.limits += limits
      for limit in limits { scope.limit(limit) }
    case .refutes, .disputes:
      guard let label = parser.label(), parser.expectEnd(after: "the label") else { return false }
      guard contested.insert(label.value.lowercased()).inserted else {
        diagnostics.error(
          "'\(label.value)' is already refuted or disputed; remove the line", at: label.range)
        return false
      }
      if word == .refutes { script.refuted.append(label) } else { script.disputed.append(label) }
    }
    return true
  }

  private mutating func readDeclaration(_ parser: inout LineParser) -> Bool {
    guard let declaration = parser.declaration(),
      let kind = scope.index.kinds[declaration.kind.value]
    else { return false }
    let name = declaration.name
    if scope.kinds[name.value] != nil {
      let place = declared[name.value].map { "on line \($0.line)" } ?? "in the chapter's setup"
      diagnostics.error(
        "'\(name.value)' is already declared", at: name.range,
        help: ["first declared \(place)"])
    } else if scope.index.builtInSubjects.contains(name.value) {
      diagnostics.error("'\(name.value)' always exists and is not declared", at: name.range)
    }
    declared[name.value] = declared[name.value] ?? name.range
    scope.declare(name.value, as: kind)
    script.declarations.append(declaration)
    return true
  }

  /// Reads the lines that name objects, and the references between declarations, once everything is
  /// declared.
  private mutating func readWaiting() {
    hasSeenStep = true
    for (referring, line) in waiting where !read(referring, line) { hasUnreadableLine = true }
    waiting = []
    DeclarationValidation(scope: scope, diagnostics: diagnostics).check(script.declarations)
  }

  private mutating func read(_ referring: Referring, _ line: LogicalLine) -> Bool {
    var parser = parser(line.tokens[...])
    parser.cursor.advance()
    switch referring {
    case .watched:
      guard let selections = parser.watchedCallbacks(), allows(selections) else { return false }
      script.watched += selections
    case .ignored:
      guard let selections = parser.ignoredCallbacks(), allows(selections) else { return false }
      script.ignored += selections
    case .code:
      guard let callback = parser.callbackScript() else { return false }
      script.callbackScripts.append(callback)
    }
    return true
  }

  /// Whether the number of selections is within the limit; reports the first that exceeds it.
  private func allows(_ selections: [CallbackSelection]) -> Bool {
    let already = script.watched.count + script.ignored.count
    guard !Limit.listed.allows(already + selections.count) else { return true }
    diagnostics.error(
      Limit.listed.complaint, at: selections[max(0, Limit.listed.most - already)].range)
    return false
  }

  private mutating func readStep(_ line: LogicalLine) -> Bool {
    let isFirst = !hasSeenStep
    if isFirst, isUnknownWord(line) {
      // The line is neither a step nor a declaration; what follows may still be either.
      var parser = parser(line.tokens[...])
      isStepSound = false
      return parser.step() != nil
    }
    if isFirst { readWaiting() }
    var parser = parser(line.tokens[...])
    isStepSound = false
    guard let step = parser.step() else { return false }
    isStepSound = true
    script.steps.append(step)
    scope.note(madeBy: step)
    return true
  }

  private func isUnknownWord(_ line: LogicalLine) -> Bool {
    let cursor = TokenCursor(line.tokens[...], in: file)
    return cursor.peek()?.kind != .symbol(Byte.colon)
      && scope.index.neutralVerbs.longestMatch(of: cursor.phrase) == nil
  }

  private mutating func readExpectation(_ line: LogicalLine) {
    guard hasSeenStep else {
      if scope.unreadable.isEmpty {
        diagnostics.error("an expectation has to be under a step", at: line.range)
      }
      return
    }
    var parser = parser(line.tokens[...])
    let stepPlatform = isStepSound ? script.steps.last?.platform?.value : nil
    guard let expectations = parser.expectations(stepPlatform: stepPlatform, scope: scope) else {
      hasUnreadableLine = true
      return
    }
    guard isStepSound, !script.steps.isEmpty else { return }
    script.steps[script.steps.count - 1].expectations += expectations
  }
}
