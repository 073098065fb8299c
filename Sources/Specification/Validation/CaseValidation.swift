/// Checks that a case with a script can show anything at all. Every line of it could be read.
struct CaseValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  /// - Parameter isSound: whether no error has been found in the case or before it; what it expects
  ///   may stand in a line that has one.
  func check(_ script: Script, setup: Script, title: Located<String>, isSound: Bool) {
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
    } else if isSound {
      checkEveryPlatform(expectations, title)
    }
  }

  /// Where a case runs and asserts nothing, nobody learns anything, and a reader thinks that it holds.
  private func checkEveryPlatform(_ expectations: [Expectation], _ title: Located<String>) {
    for platform in scope.platforms where !scope.versions(of: platform).isEmpty {
      guard !expectations.contains(where: { $0.body.speaks(of: platform) }) else { continue }
      let others = scope.platforms.filter { $0 != platform }.joined(separator: " and ")
      diagnostics.error(
        "the case runs on \(platform) and expects nothing there", at: title.range,
        help: others.isEmpty ? [] : ["for a case about \(others) alone, write 'only \(others)'"])
    }
  }
}

extension Expectation.Body {
  /// Whether the line can fail on this platform.
  fileprivate func speaks(of name: String) -> Bool {
    switch self {
    case .both(let assertion): !assertion.isAnything
    case .differs(_, let sides):
      sides.contains { $0.platform == name && !$0.assertion.isAnything }
    case .callbacks(let platform, let assertion): platform == name && !assertion.isAnything
    case .neutral(let platform, let assertion), .lens(let platform, _, let assertion):
      platform == name && !assertion.isAnything
    case .tasks(let platform, _), .state(let platform, _, _),
      .property(let platform, _, _, _), .crash(let platform, _), .warning(let platform, _):
      platform == name
    }
  }
}

extension EventAssertion {
  /// Whether it says nothing: `...`.
  fileprivate var isAnything: Bool {
    guard case .matches(let pattern) = claim else { return false }
    return !pattern.elements.isEmpty
      && pattern.elements.allSatisfy { element in
        if case .anything = element { true } else { false }
      }
  }
}
