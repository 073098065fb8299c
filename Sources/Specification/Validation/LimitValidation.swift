/// Checks that a script stays within the limits.
struct LimitValidation {
  let diagnostics: DiagnosticCollector

  /// Checks one script, or one part of it.
  ///
  /// - Parameters:
  ///   - script: the script to check.
  ///   - setup: what precedes the script and counts towards the limits.
  func check(_ script: Script, after setup: Script = Script()) {
    check(.objects, script.declarations.map(\.name.range), already: setup.declarations.count)
    check(
      .callbackScripts, script.callbackScripts.map(\.callback.range),
      already: setup.callbackScripts.count)
    check(
      .calls, script.callbackScripts.flatMap(\.actions).map(\.range),
      already: setup.callbackScripts.reduce(0) { $0 + $1.actions.count })
    check(
      .commands, script.steps.flatMap(\.commands).map(\.range),
      already: setup.steps.reduce(0) { $0 + $1.commands.count })
    let commands =
      script.steps.flatMap(\.commands) + script.callbackScripts.flatMap(\.actions)
    for command in commands where !Limit.operands.allows(command.size) {
      diagnostics.error(Limit.operands.complaint, at: command.range)
    }
  }

  /// Reports the first place that exceeds the limit.
  private func check(_ limit: Limit, _ places: [SourceRange], already: Int) {
    guard !limit.allows(already + places.count), !places.isEmpty else { return }
    diagnostics.error(limit.complaint, at: places[max(0, limit.most - already)])
  }
}

extension Command {
  /// The number of operands, attributes and clauses of a command.
  fileprivate var size: Int {
    operands.count + attributes.reduce(0) { $0 + $1.values.count }
      + clauses.reduce(clauses.count) { $0 + $1.size }
  }
}
