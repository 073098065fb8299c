/// Checks a script's steps and expectations against its platforms and versions.
struct ScriptValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  func check(_ script: Script) {
    for limit in script.limits { check(limit) }
    for setting in script.device { checkPlatform(setting.platform) }
    let events = EventValidation(scope: scope, diagnostics: diagnostics)
    for step in script.steps {
      for platform in [step.platform] + step.commands.map(\.platform) {
        if let platform { checkPlatform(platform) }
      }
      var lines: [String: SourceRange] = [:]
      for (position, expectation) in step.expectations.enumerated() {
        // A line about several platforms appears once for each of them.
        let isRepeated = position > 0 && step.expectations[position - 1].range == expectation.range
        guard !isRepeated else { continue }
        check(expectation, of: step, events)
        if step.expectations.count > 1 { checkFirst(expectation, &lines) }
      }
    }
  }

  // MARK: Limits

  private func check(_ limit: VersionLimit) {
    guard let versions = limit.versions else { return }
    let platform = limit.platform.value
    guard checkSupported(versions, on: platform) else { return }
    guard scope.platforms.contains(platform) else {
      return reportNotRun(on: platform, at: limit.platform.range)
    }
    let left = scope.versions(of: platform)
    guard !left.isEmpty else {
      diagnostics.error("no version is left together with the other limits", at: versions.range)
      return
    }
    // A case that names an excluded version would seem to run there.
    for bound in [versions.lower, versions.upper].compactMap(\.self) where !left.contains(bound) {
      diagnostics.error(
        "version \(bound) of \(platform) is left out by another limit, perhaps the chapter's",
        at: versions.range, help: ["left: \(VersionValidation.describe(left))"])
    }
  }

  private func checkSupported(_ versions: VersionRange, on platform: String) -> Bool {
    VersionValidation(index: scope.index, diagnostics: diagnostics).check(versions, on: platform)
  }

  /// Checks that the case runs on a platform that one of its lines is about.
  private func checkPlatform(_ platform: Located<String>) {
    guard !scope.platforms.contains(platform.value) else { return }
    reportNotRun(on: platform.value, at: platform.range)
  }

  private func reportNotRun(on platform: String, at range: SourceRange) {
    diagnostics.error(
      scope.isExcluded(platform)
        ? "the script leaves \(platform) out"
        : "the script does not run on \(platform), where nothing that it declares exists",
      at: range)
  }

  // MARK: Expectations

  /// Reports a line that repeats one above word for word. Each line is judged by itself, so the
  /// second adds nothing.
  private func checkFirst(_ expectation: Expectation, _ lines: inout [String: SourceRange]) {
    let words = expectation.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let first = lines.updateValue(expectation.range, forKey: words) else { return }
    diagnostics.error(
      "line \(first.line) already expects this; remove one of them", at: expectation.range)
  }

  private func check(_ expectation: Expectation, of step: Step, _ events: EventValidation) {
    switch expectation.body {
    case .callbacks(let platform, let assertion):
      guard checkSide(platform, expectation, step) else { return }
      events.check(assertion, on: platform)
    case .neutral(let platform, let assertion):
      guard checkSide(platform, expectation, step) else { return }
      events.check(assertion, on: nil)
    case .lens(let platform, let name, let assertion):
      guard checkSide(platform, expectation, step) else { return }
      LensValidation(scope: scope, diagnostics: diagnostics).check(
        assertion, of: name, on: platform)
    case .both(let assertion):
      guard checkAll(.both, expectation, step) else { return }
      events.check(assertion, on: nil)
    case .differs(let id, let sides):
      guard checkAll(.differs, expectation, step) else { return }
      if let id { check(divergence: id) }
      for side in sides {
        if let versions = side.versions { check(versions, on: side.platform) }
        check(side, events)
      }
    case .tasks(let platform, _), .state(let platform, _, _), .property(let platform, _, _, _),
      .crash(let platform, _), .warning(let platform, _):
      _ = checkSide(platform, expectation, step)
    }
  }

  private func check(_ side: Expectation.DivergentSide, _ events: EventValidation) {
    switch side.subject {
    case .neutralEvents: events.check(side.assertion, on: nil)
    case .callbacks: events.check(side.assertion, on: side.platform)
    case .lens(let name):
      LensValidation(scope: scope, diagnostics: diagnostics).check(
        side.assertion, of: name, on: side.platform)
    }
  }

  private func check(divergence id: Located<String>) {
    let known = scope.index.vocabulary.divergences
    guard !known.contains(id.value) else { return }
    diagnostics.error(
      "unknown divergence '\(id.value)'" + Suggestion.ending(for: id.value, among: known),
      at: id.range)
  }

  /// Whether a line about one platform can hold or fail there.
  private func checkSide(_ platform: String, _ expectation: Expectation, _ step: Step) -> Bool {
    if let mark = step.platform, mark.value != platform {
      diagnostics.error(
        "the step runs on \(mark.value) only, but this line is about \(platform)",
        at: expectation.range)
      return false
    }
    guard scope.platforms.contains(platform) else {
      if step.platform == nil { reportNotRun(on: platform, at: expectation.range) }
      return false
    }
    if let versions = expectation.versions { check(versions, on: platform) }
    return true
  }

  /// Checks that a line about all platforms stands where all of them run.
  private func checkAll(_ word: ExpectationWord, _ expectation: Expectation, _ step: Step) -> Bool {
    if let mark = step.platform {
      diagnostics.error(
        "the step runs on \(mark.value) only, but '\(word.rawValue)' is about every platform",
        at: expectation.range, help: ["for one platform: \(mark.value) neutral …"])
      return false
    }
    let missing = scope.index.platformNames.filter { !scope.platforms.contains($0) }
    guard missing.isEmpty else {
      diagnostics.error(
        "'\(word.rawValue)' is about every platform, but the script does not run on "
          + missing.joined(separator: " and "), at: expectation.range,
        help: scope.platforms.map { "for one platform: \($0) neutral …" })
      return false
    }
    return true
  }

  private func check(_ versions: VersionRange, on platform: String) {
    guard checkSupported(versions, on: platform) else { return }
    guard scope.versions(of: platform).contains(where: versions.contains) else {
      diagnostics.error(
        "the script runs on no version of \(platform) in this range", at: versions.range)
      return
    }
  }
}
