import Bridge
import Specification
import TestSupport

/// Looks for random walks on one platform, from scripts of the specs, that break a rule of the
/// specs: then the model is wrong, or the rule says more than holds.
struct RuleTrial {
  private(set) var walks = 0
  private(set) var steps = 0
  /// For each walk that breaks a rule, the law and a command that shows it, without the steps that
  /// do not matter.
  private(set) var violations: [String] = []

  private let rules: [ParsedChapter]
  private let starts: [Start]
  private let seed: UInt64

  /// The steps of a walk that nothing ends before.
  private static let length = 10

  /// A script of the specs on a platform, with the versions that it is for.
  private struct Start {
    let text: String
    let platform: Platform
    let versions: [Int]
  }

  /// Where a walk takes place.
  private struct Place {
    let platform: Platform
    let version: Int

    var selection: VersionSelection {
      switch platform {
      case .android: VersionSelection(android: [version], ios: [])
      case .ios: VersionSelection(android: [], ios: [version])
      }
    }

    /// A line that has the app observe what is posted: without observers nothing is, and the laws
    /// about it would not be tried.
    var observation: [String] {
      switch platform {
      case .android: []
      case .ios: ["watch UIApplication.didFinishLaunchingNotification"]
      }
    }
  }

  init(_ suite: Suite, corpus: Corpus, seed: UInt64) {
    self.seed = seed
    rules = suite.chapters.compactMap(\.withRulesAlone)
    starts = corpus.scripts.flatMap { lines -> [Start] in
      let text = lines.joined(separator: "\n")
      let parsed = ScriptParser.mobile.parse(text)
      guard !parsed.hasErrors else { return [] }
      return Platform.allCases.compactMap { platform in
        let versions = parsed.script.versions(on: platform)
        return versions.isEmpty
          ? nil : Start(text: text, platform: platform, versions: versions)
      }
    }
  }

  mutating func run(_ number: Int) {
    var random = SplitMix(seed: seed, input: number)
    guard let start = starts.randomElement(using: &random),
      let version = start.versions.randomElement(using: &random),
      var walk = PlatformWalk(after: start.text, on: start.platform, version: version)
    else { return }
    walks += 1
    for _ in 0..<Self.length {
      guard walk.step(using: &random) else { break }
      steps += 1
    }
    let place = Place(platform: start.platform, version: version)
    let lines = walk.text.split(separator: "\n").map(String.init)
    guard let broken = brokenLaws(in: lines, at: place).first else { return }
    let script = lines.shortened { brokenLaws(in: $0, at: place).contains(broken) }
    violations.append(
      "walk \(number): \(broken)\n  lifecycle compare '\(script.joined(separator: "; "))'"
        + " --\(place.platform.rawValue) \(version)")
  }

  /// The laws that a script breaks, and defects of the model; none if it cannot be carried out.
  private func brokenLaws(in lines: [String], at place: Place) -> [String] {
    let parsed = ScriptParser.mobile.parse((place.observation + lines).joined(separator: "\n"))
    guard !parsed.hasErrors else { return [] }
    let start = SourceRange(line: 1, column: 1)
    let walk = SpecificationCase(
      slug: "walk", title: Located("Walk", at: start), prose: "", citations: [],
      content: .script(parsed.script))
    let chapter = Chapter(
      address: "walk", path: "walk", title: Located("Walk", at: start), cases: [walk])
    let suite = Suite(chapters: rules + [ParsedChapter(chapter: chapter)], findings: [])
    let failures = suite.run(place.selection).cases.flatMap(\.failures)
    guard !failures.contains(where: { $0.kind == .impossibleStep }) else { return [] }
    return failures.filter { $0.kind == .rule || $0.kind == .defect }
      .map { "\($0.path): \($0.expected.isEmpty ? $0.explanation : $0.expected)" }
  }
}

extension ParsedChapter {
  /// The chapter with its cases that consist of rules; nil if it has none.
  fileprivate var withRulesAlone: ParsedChapter? {
    var chapter = chapter
    chapter.cases.removeAll { !$0.isRules }
    return chapter.cases.isEmpty ? nil : ParsedChapter(chapter: chapter)
  }
}
