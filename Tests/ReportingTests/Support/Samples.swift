import Bridge
import Specification

/// Results as the bridge produces them, written by hand.
enum Sample {
  static let source = Source(
    label: "coordinating",
    destination: "https://developer.android.com/guide/components/activities/activity-lifecycle",
    evidence: .documented, detail: "Coordinating activities",
    range: SourceRange(line: 30, column: 1))

  static let claim = Source(
    label: "blog", destination: "https://example.com/stop-first", evidence: .claim, detail: "",
    range: SourceRange(line: 31, column: 1))

  /// `A.onPause` and so on.
  static func trace(_ events: String...) -> [TraceEntry] {
    events.map { event in
      let parts = event.split(separator: ".", maxSplits: 1).map(String.init)
      return TraceEntry(subject: parts[0], name: parts[1])
    }
  }

  /// The new activity's onResume is missing from its place.
  static let failure = Failure(
    kind: .callbacks, range: SourceRange(line: 14, column: 3),
    path: "Specs/navigation/opening.md", step: "open B",
    expectation: "android A.onPause B.onCreate B.onStart B.onResume A.onStop @coordinating",
    platform: .android, versions: VersionSet(.android, Array(28...36)),
    explanation: "the callbacks do not match",
    expected: "A.onPause B.onCreate B.onStart B.onResume A.onStop",
    actual: trace("A.onPause", "B.onCreate", "B.onStart", "A.onStop", "B.onResume"),
    disagreement: Disagreement(matched: 3, expected: ["B.onResume"], found: "A.onStop"),
    sources: [source])

  static func result(
    _ title: String, _ status: CaseStatus, failures: [Failure] = [], refuted: [String] = []
  ) -> CaseResult {
    let slug = title.lowercased().split(separator: " ").joined(separator: "-")
    let ran = [.passed, .failed, .informationalPassed, .informationalFailed].contains(status)
    return CaseResult(
      address: "navigation/opening#\(slug)", path: "Specs/navigation/opening.md",
      chapterTitle: "Opening a screen and coming back", title: title,
      range: SourceRange(line: 3, column: 1), status: status,
      runs: ran
        ? [
          PlatformRun(
            platform: .android, versions: VersionSet(.android, Array(21...36)), distinct: 11),
          PlatformRun(
            platform: .ios, versions: VersionSet(.ios, Platform.ios.supportedVersions),
            distinct: 3),
        ] : [],
      checks: ran ? 48 : 0, failures: failures,
      sources: refuted.isEmpty ? [source] : [source, claim],
      lineEvidence: ran ? [LineEvidence(platform: "android", sources: [source])] : [],
      refuted: refuted,
      outOfScopeReason: status == .outOfScope ? "depends on the time of day" : nil)
  }

  static let conforming = SuiteResult(
    cases: [
      result("The old screen is told first", .passed),
      result("Stop never comes first", .passed, refuted: ["blog"]),
      result("A dialog is no screen", .pending),
      result("Battery decides", .outOfScope),
    ],
    findings: [], selection: .all)

  static let failing = SuiteResult(
    cases: [
      result("The old screen is told first", .failed, failures: [failure]),
      result("Somebody remembers this", .informationalFailed, failures: [remembered]),
      result("Coming back restarts", .passed),
    ],
    findings: [
      Finding(
        path: "Specs/x.md",
        diagnostic: Diagnostic(
          .error, "unknown callback 'onResum' on activity A; did you mean 'onResume'?",
          at: SourceRange(line: 14, column: 12, length: 9), sourceLine: "  android  A.onResum"))
    ],
    selection: .all)

  /// A result in which the model itself has failed in a step.
  static let defective = SuiteResult(
    cases: [result("The old screen is told first", .failed, failures: [defect])], findings: [],
    selection: .all)

  private static let defect = Failure(
    kind: .defect, range: SourceRange(line: 13, column: 1), path: "Specs/navigation/opening.md",
    step: "open B", expectation: "open B", platform: .android,
    versions: VersionSet(.android, Array(21...36)),
    explanation: "the model has failed, not the app: defect of the model at"
      + " AndroidModel/Stopping.swift:58: an activity record that is gone",
    sources: [source])

  private static let remembered = Failure(
    kind: .state, range: SourceRange(line: 22, column: 3), path: "Specs/navigation/opening.md",
    step: "home", expectation: "state A stopped", platform: .ios,
    versions: VersionSet(.ios, [12]), explanation: "A is in another state", expected: "stopped",
    actual: [TraceEntry(subject: "", name: "resumed")])

  /// Rows with both sides, with one, with a neutral event and without.
  static let comparison = Comparison(
    android: ComparedPlatform(version: 36),
    ios: ComparedPlatform(version: 26, device: ["idiom=pad"]),
    steps: [
      ComparisonStep(
        text: "open B",
        rows: [
          row("A.onPause", "A.viewWillDisappear", .willHide),
          ComparisonRow(android: nil, ios: cell("B.loadView", nil)),
          row("B.onCreate", "B.viewDidLoad", .load),
          row("B.onStart", "B.viewWillAppear", .willShow),
          ComparisonRow(android: nil, ios: cell("A.viewDidDisappear", .didHide)),
          row("B.onResume", "B.viewDidAppear", .didShow),
          ComparisonRow(android: cell("A.onStop", .didHide), ios: nil),
          ComparisonRow(android: nil, ios: cell("A.deinit", .destroy), divergences: []),
        ],
        leftOut: LeftOut(android: 3, ios: 1), divergences: ["D2"],
        visibility: VisibilityRow(
          android: [screen("A", .hidden), screen("B", .active)], ios: [screen("B", .active)],
          differs: true)),
      ComparisonStep(text: "wait 1s", rows: [], leftOut: LeftOut(ios: 2)),
      ComparisonStep(text: "wait 2s", rows: []),
      ComparisonStep(
        text: "rotate", rows: [],
        notes: [ComparisonNote(.ios, StepNote(.noSuchInput, "the app's interface stays upright"))]),
      ComparisonStep(
        text: "swipe away",
        rows: [
          ComparisonRow(
            android: nil,
            ios: cell("AppDelegate.applicationDidDiscardSceneSessionsAfterAWhile", nil))
        ]),
    ],
    divergences: ["D2"])

  static let registry = [
    Divergence(
      "D1", "Nothing here shows this.", android: .init("One thing."), ios: .init("Another.")),
    Divergence(
      "D2", "The old screen's didHide and the new screen's didShow come in opposite order.",
      android: .init(
        "The new activity is resumed before the old one is stopped, forward and back."),
      ios: .init(
        "A push or pop ends the old disappearance first | a full-screen modal does not.")),
  ]

  private static func screen(
    _ name: String, _ visibility: EffectiveVisibility
  ) -> ScreenVisibility {
    ScreenVisibility(screen: .screen(name, 1), visibility: visibility)
  }

  private static func row(
    _ android: String, _ ios: String, _ name: NeutralEventName
  ) -> ComparisonRow {
    ComparisonRow(android: cell(android, name), ios: cell(ios, name))
  }

  private static func cell(_ event: String, _ name: NeutralEventName?) -> ComparisonCell {
    let entry = trace(event)[0]
    return ComparisonCell(
      callback: entry,
      neutral: name.map { NeutralEvent(.screen(entry.subject, 1), $0, cause: .navigation) })
  }
}
