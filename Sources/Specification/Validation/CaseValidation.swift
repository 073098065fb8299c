/// Checks that a case with a script can show anything at all. Every line of it could be read.
struct CaseValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  func check(_ script: Script, setup: Script, title: Located<String>) {
    let place = script.declarations.last?.name.range ?? title.range
    guard !(script.steps.isEmpty && setup.steps.isEmpty) else {
      diagnostics.error("the script has no step", at: place)
      return
    }
    guard scope.index.platformNames.contains(where: { !scope.versions(of: $0).isEmpty }) else {
      diagnostics.error("the case runs on no platform", at: title.range)
      return
    }
    let expectations = (setup.steps + script.steps).flatMap(\.expectations)
    if expectations.isEmpty, let last = script.steps.last {
      diagnostics.error("the script expects nothing", at: last.range)
    }
  }
}
