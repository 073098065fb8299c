/// Checks the callbacks that a rule's laws name.
struct RuleValidation {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector

  func check(_ law: RuleDeclaration.Law, of rule: RuleDeclaration) {
    var scope = Scope(index: index)
    if let kind = index.kinds[rule.kind.value] { scope.declare(rule.variable.value, as: kind) }
    let validation = EventValidation(scope: scope, diagnostics: diagnostics, isForLaw: true)
    let platform = rule.isNeutral ? nil : rule.platform.value
    for event in law.form.events {
      if event.subject.isAny || event.subject.number != nil {
        diagnostics.error(
          "'\(rule.variable.value)' already means every instance, one at a time",
          at: event.subject.name.range)
      } else {
        validation.check(event, on: platform)
      }
    }
  }
}
