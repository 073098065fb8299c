/// Builds the rules of a case from its logical lines.
struct RuleBuilder {
  let file: SourceFile
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector
  private var rules: [RuleDeclaration] = []
  /// Whether the rule above could be read. If not, its laws are checked but not kept.
  private var isRuleSound = false
  /// Whether the rule above has a law, readable or not.
  private var hasLaw = false

  init(file: SourceFile, index: VocabularyIndex, diagnostics: DiagnosticCollector) {
    self.file = file
    self.index = index
    self.diagnostics = diagnostics
  }

  mutating func build(_ lines: [LogicalLine]) -> [RuleDeclaration] {
    for line in lines {
      var parser = LineParser(line.tokens[...], in: file, index: index, diagnostics: diagnostics)
      if line.isIndented {
        readLaw(&parser, line)
      } else if parser.cursor.takeWord("rule") {
        endRule()
        let rule = parser.ruleHeader(at: line.range)
        isRuleSound = rule != nil
        hasLaw = false
        if let rule { rules.append(rule) }
      } else {
        diagnostics.error(
          "a case contains either rules or steps; this line belongs to no rule", at: line.range)
      }
    }
    endRule()
    return rules
  }

  private mutating func readLaw(_ parser: inout LineParser, _ line: LogicalLine) {
    hasLaw = true
    guard let law = parser.law(), isRuleSound, let rule = rules.last else { return }
    RuleValidation(index: index, diagnostics: diagnostics).check(law, of: rule)
    rules[rules.count - 1].laws.append(law)
  }

  private func endRule() {
    guard isRuleSound, let rule = rules.last, !hasLaw else { return }
    diagnostics.error("the rule has no laws; write them below it, indented", at: rule.range)
  }
}
