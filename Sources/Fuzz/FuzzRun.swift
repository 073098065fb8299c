import Bridge
import Reporting
import Specification
import TestSupport

/// Feeds mutated inputs to everything that reads, runs and reports them. Any result is acceptable;
/// the test is that there is one, and soon.
struct FuzzRun {
  let corpus: Corpus
  let seed: UInt64
  private(set) var tally = Tally()

  struct Tally {
    var inputs = 0
    /// Inputs without an error in their text.
    var sound = 0
    /// Inputs that ran to their end as written.
    var carriedOut = 0
    var slowest: (input: Int, time: Duration) = (0, .zero)
    /// Differences between a version's own run and the run it shared with others; each is a bug in
    /// this project.
    var wronglyShared: [String] = []
  }

  init(corpus: Corpus, seed: UInt64) {
    self.corpus = corpus
    self.seed = seed
  }

  private func mutation(_ number: Int) -> Mutation {
    Mutation(random: SplitMix(seed: seed, input: number), corpus: corpus)
  }

  func chapter(_ number: Int) -> String {
    var mutation = mutation(number)
    return mutation.chapter()
  }

  func script(_ number: Int) -> String {
    var mutation = mutation(number)
    return mutation.script()
  }

  /// Parses a chapter, runs its cases on every version and writes the report.
  mutating func runChapter(_ number: Int) {
    let text = chapter(number)
    measure(number) { tally in
      let suite = Suite.parse(text, address: "fuzz", path: "fuzz.md")
      let result = suite.run()
      _ = CheckReport(result, listsCases: true).text(TextOptions())
      for finding in result.findings { _ = FindingReport(finding).text(TextOptions()) }
      if !result.findings.contains(where: \.isError) { tally.sound += 1 }
      if result.isConforming { tally.carriedOut += 1 }
    }
  }

  /// Parses a script, compares the platforms on every version and writes the reports.
  mutating func runScript(_ number: Int) {
    let text = script(number)
    measure(number) { tally in
      let parsed = ScriptParser.mobile.parse(text)
      for diagnostic in parsed.diagnostics { _ = diagnostic.rendered(path: "script") }
      guard !parsed.hasErrors else { return }
      tally.sound += 1
      let android = parsed.script.versions(on: .android)
      let ios = parsed.script.versions(on: .ios)
      var isCarriedOut = true
      for place in 0..<max(android.count, ios.count) {
        let comparison = Comparison(
          of: parsed.script, android: android.isEmpty ? nil : android[place % android.count],
          ios: ios.isEmpty ? nil : ios[place % ios.count])
        _ = ComparisonReport(comparison).text(TextOptions())
        isCarriedOut = isCarriedOut && comparison.isCarriedOut
      }
      for platform in Platform.allCases {
        let versions = parsed.script.versions(on: platform)
        guard !versions.isEmpty else { continue }
        Self.lineUp(parsed.script, on: versions, of: platform)
        let version = versions[number % versions.count]
        if SharingTrial(parsed.script, on: version, of: platform, among: versions).differs {
          tally.wronglyShared.append("\(number) on \(platform.title) \(version)")
        }
      }
      if isCarriedOut { tally.carriedOut += 1 }
    }
  }

  /// Compares all versions of a platform with each other.
  private static func lineUp(_ script: Script, on versions: [Int], of platform: Platform) {
    let lineup = Lineup(script, on: versions, of: platform)
    _ = VariantReport([VariantTable(of: lineup)]).text(TextOptions())
    _ = ChangesReport([VariantChanges(of: lineup)]).text(TextOptions())
  }

  private mutating func measure(_ number: Int, _ body: (inout Tally) -> Void) {
    let time = ContinuousClock().measure { body(&tally) }
    tally.inputs += 1
    if time > tally.slowest.time { tally.slowest = (number, time) }
  }
}
