import Bridge
import Reporting
import Specification

/// One run of `lifecycle compare`: its arguments made into reports.
struct CompareRun {
  private let invocation: Invocation
  private let sides: [CompareSides]
  private let detail: CallbackDetail?
  private let showsArguments: Bool
  private let foldsAlike: Bool
  private let citations: Citations?
  private let frameworks: [String]
  private(set) var reports: [any Report] = []
  private(set) var isCarriedOut = true

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    let arguments = invocation.arguments
    var sides: [CompareSides] = []
    for platform in Platform.allCases { sides.append(try CompareSides(platform, arguments)) }
    self.sides = sides
    detail = try Self.detail(arguments)
    showsArguments = arguments.has(CompareOptions.arguments)
    foldsAlike = arguments.has(CompareOptions.differences)
    frameworks = try arguments.value(of: CompareOptions.frameworks) ?? []
    citations =
      arguments.has(CompareOptions.why) ? Self.citations(invocation.environment) : nil
  }

  /// Nil if nothing is said of it.
  private static func detail(_ arguments: ParsedArguments) throws(UsageError) -> CallbackDetail? {
    let only = try arguments.value(of: CompareOptions.only)
    guard arguments.has(CompareOptions.everything) else { return only }
    guard only == nil else { throw UsageError("--all and --only exclude each other") }
    return .all
  }

  /// Those of the default folder; where there is none, the reader is told what is missing.
  private static func citations(_ environment: Environment) -> Citations {
    let folder = environment.defaultSpecs
    guard let suite = try? SpecSuite.load([], default: folder) else {
      environment.standardError.write(
        "there is no folder '\(folder)' here, so that --why can name no case\n")
      return Citations()
    }
    return Citations(suite)
  }

  private var isSeveral: Bool { sides.contains(where: \.isSeveral) }

  // MARK: What is compared

  /// A page for somebody who does not yet know what to ask.
  mutating func takeTour() throws(UsageError) {
    guard !isSeveral else {
      throw UsageError("several sides need a script: 'launch A; open B; back'")
    }
    var sections: [ComparisonReport.Section] = []
    for stop in Tour.stops {
      guard let script = try CompareScript(stop.script, invocation) else { continue }
      sections.append(.init(stop.sentence, try comparison(of: script.script)))
    }
    add(sections)
  }

  /// The two platforms, or several sides of one, or of each.
  mutating func compare(_ script: Script) throws(UsageError) {
    guard isSeveral else {
      add([.init("", try comparison(of: script))])
      return
    }
    try refuseFrameworks("several sides of one platform")
    var lineups: [Lineup] = []
    for side in sides where side.isNamed { lineups.append(try side.lineup(script)) }
    add(lineups)
  }

  private func refuseFrameworks(_ sides: String) throws(UsageError) {
    guard frameworks.isEmpty else {
      throw UsageError("--as shows frameworks on both platforms, and not beside \(sides)")
    }
  }

  /// Two scripts on each platform on which both run.
  mutating func compare(_ scripts: [CompareScript]) throws(UsageError) {
    guard !isSeveral else {
      throw UsageError("two scripts stand beside each other on one version and one device alone")
    }
    try refuseFrameworks("two scripts")
    let isAnyNamed = sides.contains(where: \.isNamed)
    let shared = sides.filter { side in
      let runsThere = scripts.allSatisfy { !$0.script.versions(on: side.platform).isEmpty }
      return runsThere && (side.isNamed || !isAnyNamed)
    }
    guard !shared.isEmpty else { throw UsageError("no platform runs both scripts") }
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
    add(lineups)
  }

  /// Only what changes from version to version.
  mutating func listChanges(of script: Script) throws(UsageError) {
    try refuseFrameworks("'--changes'")
    for option in [CompareOptions.why, CompareOptions.differences]
    where invocation.arguments.has(option) {
      throw UsageError("--changes shows differences alone; leave \(option.name) out")
    }
    let isAnyNamed = sides.contains(where: \.isNamed)
    var changes: [VariantChanges] = []
    for side in sides {
      let runsThere = !script.versions(on: side.platform).isEmpty
      guard isAnyNamed ? side.isNamed : runsThere else { continue }
      let lineup = try side.lineup(script, whole: true)
      guard lineup.variants.count > 1 else {
        throw UsageError(
          "--changes needs several versions of \(side.platform.title), or no word on them")
      }
      changes.append(
        VariantChanges(of: lineup, showing: detail ?? .all))
    }
    reports.append(ChangesReport(changes))
    isCarriedOut = isCarriedOut && changes.allSatisfy(\.isCarriedOut)
  }

  // MARK: Reports

  private var hint: DetailHint { detail == .core ? .more : .moreOrFewer }

  private func comparison(of script: Script) throws(UsageError) -> Comparison {
    let device = sides.reduce(script) { $1.applied(to: $0) }
    var versions: [Platform: Int] = [:]
    for side in sides { versions[side.platform] = try side.version(of: script) }
    return Comparison(
      of: device, android: versions[.android], ios: versions[.ios],
      showing: detail ?? .notable, citing: citations, lenses: frameworks)
  }

  private mutating func add(_ sections: [ComparisonReport.Section]) {
    reports.append(
      ComparisonReport(
        sections, showsArguments: showsArguments, foldsAlike: foldsAlike, hint: hint))
    isCarriedOut = isCarriedOut && sections.allSatisfy(\.comparison.isCarriedOut)
  }

  private mutating func add(_ lineups: [Lineup]) {
    let tables = lineups.map { lineup in
      VariantTable(
        of: lineup, showing: detail ?? .notable,
        identity: .init(includesArguments: showsArguments), citing: citations)
    }
    reports.append(
      VariantReport(tables, showsArguments: showsArguments, foldsAlike: foldsAlike, hint: hint))
    isCarriedOut = isCarriedOut && tables.allSatisfy(\.isCarriedOut)
  }
}
