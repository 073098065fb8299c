/// Checks that a case with a script can show anything at all. Runs only when every line was
/// readable.
struct CaseValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  /// Checks the script of a case.
  ///
  /// - Parameter isSound: whether no error has been found in the case or before it; a line with an
  ///   error may contain the missing expectation.
  func check(_ script: Script, setup: Script, title: Located<String>, isSound: Bool) {
    let place = script.declarations.last?.name.range ?? title.range
    guard !(script.steps.isEmpty && setup.steps.isEmpty) else {
      diagnostics.error("the script has no steps; write one, such as 'launch A'", at: place)
      return
    }
    guard scope.index.platformNames.contains(where: { !scope.versions(of: $0).isEmpty }) else {
      diagnostics.error("the case runs on no platform", at: title.range)
      return
    }
    let expectations = (setup.steps + script.steps).flatMap(\.expectations)
    if expectations.isEmpty, let last = script.steps.last {
      diagnostics.error(
        "the script expects nothing", at: last.range,
        help: ["write expectations indented under the step, beginning with a platform or 'both'"])
    } else if isSound {
      checkEveryPlatform(expectations, title)
    }
  }

  /// A case that runs on a platform without asserting anything there shows nothing, but looks as if
  /// it held.
  private func checkEveryPlatform(_ expectations: [Expectation], _ title: Located<String>) {
    for platform in scope.platforms where !scope.versions(of: platform).isEmpty {
      guard !expectations.contains(where: { $0.body.canFail(on: platform) }) else { continue }
      let others = scope.platforms.filter { $0 != platform }.joined(separator: " and ")
      diagnostics.error(
        "the case runs on \(platform) but expects nothing there", at: title.range,
        help: others.isEmpty ? [] : ["for a case about \(others) alone, write 'only \(others)'"])
    }
  }
}

extension Expectation.Body {
  /// Whether the line can fail on this platform.
  fileprivate func canFail(on name: String) -> Bool {
    switch self {
    case .both(let assertion): !assertion.alwaysHolds(isFloating: true)
    case .differs(_, let sides): sides.contains { $0.platform == name && $0.canFail }
    case .callbacks(let platform, let assertion), .lens(let platform, _, let assertion):
      platform == name && !assertion.alwaysHolds(isFloating: false)
    case .neutral(let platform, let assertion):
      platform == name && !assertion.alwaysHolds(isFloating: true)
    case .tasks(let platform, _), .state(let platform, _, _),
      .property(let platform, _, _, _), .crash(let platform, _), .warning(let platform, _):
      platform == name
    }
  }
}

extension Expectation.DivergentSide {
  fileprivate var canFail: Bool {
    switch subject {
    case .neutralEvents: !assertion.alwaysHolds(isFloating: true)
    case .callbacks, .lens: !assertion.alwaysHolds(isFloating: false)
    }
  }
}

extension EventAssertion {
  /// Whether the pattern holds regardless of the events: `...`, alone or beside optional elements.
  ///
  /// - Parameter isFloating: whether other events may come before and after what matches.
  fileprivate func alwaysHolds(isFloating: Bool) -> Bool {
    guard case .matches(let pattern) = claim, !pattern.elements.isEmpty, pattern.canBeEmpty else {
      return false
    }
    return isFloating || pattern.letsAnythingBetween
  }
}

extension Pattern {
  /// Whether the pattern can match no events.
  fileprivate var canBeEmpty: Bool { elements.allSatisfy(\.canBeEmpty) }

  /// Whether the pattern contains `...`.
  fileprivate var letsAnythingBetween: Bool { elements.contains(where: \.letsAnythingBetween) }
}

extension Pattern.Element {
  fileprivate var canBeEmpty: Bool {
    switch self {
    case .event: false
    case .anything, .optional: true
    case .unordered(let patterns): patterns.allSatisfy(\.canBeEmpty)
    case .oneOrMore(let pattern), .group(let pattern): pattern.canBeEmpty
    }
  }

  fileprivate var letsAnythingBetween: Bool {
    switch self {
    case .event: false
    case .anything: true
    case .optional(let element): element.letsAnythingBetween
    case .unordered(let patterns): patterns.contains(where: \.letsAnythingBetween)
    case .oneOrMore(let pattern), .group(let pattern): pattern.letsAnythingBetween
    }
  }
}
