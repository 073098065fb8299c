import Bridge
import Reporting
import Specification

/// One run of `lifecycle compare`, as its arguments request it.
struct CompareRun {
  private let invocation: Invocation
  private let sides: [CompareSides]
  private let detail: CallbackDetail?
  private let showsArguments: Bool
  private let foldsAlike: Bool
  private let showsVisibility: Bool
  private let citations: Citations?
  private let frameworks: [String]

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    let arguments = invocation.arguments
    var sides: [CompareSides] = []
    for platform in Platform.allCases { sides.append(try CompareSides(platform, arguments)) }
    self.sides = sides
    detail = try Self.detail(arguments)
    showsArguments = arguments.has(CompareOptions.arguments)
    foldsAlike = arguments.has(CompareOptions.differences)
    showsVisibility = arguments.has(CompareOptions.visibility)
    frameworks = try arguments.value(of: CompareOptions.frameworks) ?? []
    citations =
      arguments.has(CompareOptions.why) ? Self.citations(invocation.environment) : nil
  }

  /// Nil if the arguments do not specify it.
  private static func detail(_ arguments: ParsedArguments) throws(UsageError) -> CallbackDetail? {
    let only = try arguments.value(of: CompareOptions.only)
    guard arguments.has(CompareOptions.everything) else { return only }
    guard only == nil else {
      throw UsageError("--all and --only cannot be combined; leave out one of them")
    }
    return .all
  }

  /// The citations in the default folder; if there is none, a message says what is missing.
  private static func citations(_ environment: Environment) -> Citations {
    let folder = environment.defaultSpecs
    guard let suite = try? SpecSuite.load([], default: folder) else {
      environment.standardError.write(
        "there is no folder '\(folder)' here, so --why cannot name a case\n")
      return Citations()
    }
    return Citations(suite)
  }

  private var isSeveral: Bool { sides.contains(where: \.isSeveral) }

  // MARK: What is compared

  /// A page for a reader who does not yet know what to ask.
  func takeTour() throws(UsageError) -> ComparisonOutcome {
    guard !isSeveral else {
      throw UsageError("several variants need a script: 'launch A; open B; back'")
    }
    var sections: [ComparisonReport.Section] = []
    for stop in Tour.stops {
      guard let script = try CompareScript(stop.script, invocation) else { continue }
      sections.append(.init(stop.sentence, try comparison(of: script.script)))
    }
    return .platforms(sections)
  }

  /// Compares the two platforms, or several sides of one or of each.
  func compare(_ script: Script) throws(UsageError) -> ComparisonOutcome {
    guard isSeveral else { return .platforms([.init("", try comparison(of: script))]) }
    try refuseWhatNeedsBoth("several variants of one platform")
    var lineups: [Lineup] = []
    for side in sides where side.isNamed { lineups.append(try side.lineup(script)) }
    return outcome(of: lineups)
  }

  /// Refuses options that apply only to a comparison of the two platforms.
  private func refuseWhatNeedsBoth(_ sides: String) throws(UsageError) {
    guard frameworks.isEmpty else {
      throw UsageError(
        "--as shows frameworks on both platforms; it cannot be combined with \(sides), so leave "
          + "out one of them")
    }
    guard !showsVisibility else {
      throw UsageError(
        "--visibility shows screens on both platforms; it cannot be combined with \(sides), so "
          + "leave out one of them")
    }
  }

  /// Compares two scripts on each platform on which both run.
  func compare(_ scripts: [CompareScript]) throws(UsageError) -> ComparisonOutcome {
    guard !isSeveral else {
      throw UsageError(
        "two scripts are compared on one version and one device only: '--android 34'")
    }
    try refuseWhatNeedsBoth("two scripts")
    let isAnyNamed = sides.contains(where: \.isNamed)
    let shared = sides.filter { side in
      let runsThere = scripts.allSatisfy { !$0.script.versions(on: side.platform).isEmpty }
      return runsThere && (side.isNamed || !isAnyNamed)
    }
    guard !shared.isEmpty else {
      throw UsageError("no platform runs both scripts; give each objects that it has: 'screen A'")
    }
    var lineups: [Lineup] = []
    for side in shared {
      var variants: [Lineup.Variant] = []
      for one in scripts {
        let script = side.applied(to: one.script)
        guard let newest = script.versions(on: side.platform).last else { continue }
        variants.append(
          .init(name: one.name, script: script, version: try side.version(of: script) ?? newest))
      }
      lineups.append(Lineup(side.platform, axis: .script, variants: variants))
    }
    return outcome(of: lineups)
  }

  /// Lists only the changes from version to version.
  func listChanges(of script: Script) throws(UsageError) -> ComparisonOutcome {
    try refuseWhatNeedsBoth("'--changes'")
    for option in [CompareOptions.why, CompareOptions.differences]
    where invocation.arguments.has(option) {
      throw UsageError("--changes shows only differences; leave \(option.name) out")
    }
    let isAnyNamed = sides.contains(where: \.isNamed)
    var changes: [VariantChanges] = []
    for side in sides {
      let runsThere = !script.versions(on: side.platform).isEmpty
      guard isAnyNamed ? side.isNamed : runsThere else { continue }
      let lineup = try side.lineup(script, whole: true)
      guard lineup.variants.count > 1 else {
        throw UsageError(
          "--changes needs several versions of \(side.platform.title); "
            + "leave out the option to use all"
        )
      }
      changes.append(
        VariantChanges(of: lineup, showing: detail ?? .all))
    }
    return .changes(changes)
  }

  private func comparison(of script: Script) throws(UsageError) -> Comparison {
    let device = sides.reduce(script) { $1.applied(to: $0) }
    var versions: [Platform: Int] = [:]
    for side in sides { versions[side.platform] = try side.version(of: script) }
    return Comparison(
      of: device, android: versions[.android], ios: versions[.ios],
      showing: detail ?? .notable, citing: citations, lenses: frameworks)
  }

  private func outcome(of lineups: [Lineup]) -> ComparisonOutcome {
    .variants(
      lineups.map { lineup in
        VariantTable(
          of: lineup, showing: detail ?? .notable,
          identity: .init(includesArguments: showsArguments), citing: citations)
      })
  }

  // MARK: Output

  private var hint: DetailHint { detail == .core ? .more : .moreOrFewer }

  /// The report for people.
  ///
  /// - Parameter title: the title of the page.
  func report(on outcome: ComparisonOutcome, title: String) -> any Report {
    switch outcome {
    case .platforms(let sections):
      ComparisonReport(
        sections, title: title, showsArguments: showsArguments, foldsAlike: foldsAlike,
        showsVisibility: showsVisibility, hint: hint)
    case .variants(let tables):
      VariantReport(
        tables, title: title, showsArguments: showsArguments, foldsAlike: foldsAlike, hint: hint)
    case .changes(let changes): ChangesReport(changes, title: title)
    }
  }

  /// The document for programs.
  func document(of outcome: ComparisonOutcome) throws(UsageError) -> ComparisonDocument {
    guard !foldsAlike else {
      throw UsageError(
        "\(CompareOptions.differences.name) folds steps for a reader, but JSON says for each "
          + "whether it is alike; leave the option out")
    }
    return ComparisonDocument(outcome)
  }
}
