package import Specification

/// One run of a suite.
struct SuiteRun: Sendable {
  private let suite: Suite
  private let selection: VersionSelection
  /// Whether the case with this address is selected.
  private let isSelected: @Sendable (String) -> Bool
  /// The divergences whose proof is required.
  private let registry: [Divergence]
  /// Whether all traces are needed: a selected rule is judged by the traces of all cases, selected
  /// or not.
  private let needsEveryTrace: Bool

  init(
    _ suite: Suite, _ selection: VersionSelection,
    selecting isSelected: @escaping @Sendable (String) -> Bool, registry: [Divergence]
  ) {
    self.registry = registry
    self.suite = suite
    self.selection = selection
    self.isSelected = isSelected
    needsEveryTrace = suite.chapters.map(\.chapter).contains { chapter in
      chapter.cases.contains { one in
        one.isRules && isSelected(chapter.address(of: one.slug))
      }
    }
  }

  /// - Parameter whenChapterIsDone: called for each chapter, on any thread.
  func result(whenChapterIsDone: @escaping @Sendable () -> Void) -> SuiteResult {
    var rules = RuleBook(suite.chapters.map(\.chapter))
    let blank = rules.withoutTallies
    let parts = suite.chapters.concurrentMap { chapter in
      var rules = blank
      let cases = results(of: chapter, &rules)
      whenChapterIsDone()
      return (cases: cases, rules: rules)
    }
    for part in parts { rules.add(part.rules) }
    // The rules' verdicts are known only after all traces have been checked.
    let cases = parts.flatMap(\.cases).map { rules.verdict(on: $0) }
    var result = SuiteResult(
      cases: cases.filter { isSelected($0.address) }, findings: suite.findings,
      selection: selection)
    result.divergences = result.divergenceStatuses(of: registry)
    return result
  }

  private func results(of parsed: ParsedChapter, _ rules: inout RuleBook) -> [CaseResult] {
    var results = parsed.chapter.cases.map { one in
      result(of: one, in: parsed.chapter, &rules)
    }
    results += parsed.unsoundCases.map { unsound in
      CaseResult(
        address: parsed.chapter.address(of: unsound.slug), path: parsed.chapter.path,
        chapterTitle: parsed.chapter.title.value, title: unsound.title.value,
        range: unsound.title.range, status: .invalid)
    }
    // In the order of the text, sound or not.
    return results.sorted {
      ($0.range.line, $0.range.column) < ($1.range.line, $1.range.column)
    }
  }

  private func result(
    of one: SpecificationCase, in chapter: Chapter, _ rules: inout RuleBook
  ) -> CaseResult {
    var result = CaseResult(
      address: chapter.address(of: one.slug), path: chapter.path,
      chapterTitle: chapter.title.value, title: one.title.value, range: one.title.range,
      status: .pending, sources: one.citations.map(\.value), lineEvidence: one.lineEvidence)
    switch one.content {
    case .pending: break
    case .outOfScope(let reason):
      result.status = .outOfScope
      result.outOfScopeReason = reason.value
    case .rules: result.status = .notSelected
    case .script(let script):
      guard needsEveryTrace || isSelected(result.address) else {
        result.status = .notSelected
        break
      }
      let whole = chapter.setup.followed(by: script)
      result.proofs = whole.proofs
      guard whole.limitations.isEmpty else {
        result.notModelledYet = whole.limitations.map(\.value)
        break
      }
      CaseRun(whole, selection).run(&result, &rules)
    }
    return result
  }
}

extension Script {
  /// The setup of a chapter, then the case's own script.
  package func followed(by script: Script) -> Script {
    var whole = self
    whole.declarations += script.declarations
    whole.callbackScripts += script.callbackScripts
    whole.device += script.device
    whole.limits += script.limits
    whole.refuted += script.refuted
    whole.disputed += script.disputed
    whole.watched += script.watched
    whole.ignored += script.ignored
    whole.steps += script.steps
    whole.limitations += script.limitations
    return whole
  }
}
