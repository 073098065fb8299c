/// Finds out what each line of a case rests on.
///
/// A line that ends in `@label` rests on that source alone, every other line on what the prose
/// cites. A source about one platform cannot support a line about another.
struct LineEvidenceReader {
  private let diagnostics: DiagnosticCollector
  /// The sources of a line that names none itself.
  private let general: [Source]
  /// The sources that a line may name, by lower-case label.
  private let named: [String: Source]
  /// Without repetitions, in the order of the text.
  private(set) var lineEvidence: [LineEvidence] = []
  private var seen: Set<Key> = []
  /// The platforms for which a line without a source has already been reported.
  private var reported: Set<String> = []

  private struct Key: Hashable {
    var platform: String
    var lower: Int?
    var upper: Int?
    var label: String?
  }

  init(citations: CitationReader, diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    // Unreadable citations are reported where they stand; lines that rest on them get no report of
    // their own.
    let evidence = citations.isIncomplete ? [] : citations.evidence
    general = citations.isIncomplete ? [] : citations.general
    named = Dictionary(
      evidence.map { ($0.label.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the evidence of a script's lines.
  ///
  /// - Parameter platforms: those that the case runs on.
  mutating func read(_ script: Script, platforms: [String]) {
    for expectation in script.steps.flatMap(\.expectations) {
      // A line about another platform is reported elsewhere and needs no source.
      for (platform, versions) in expectation.sides(platforms) where platforms.contains(platform) {
        add(platform, versions, expectation.evidence, at: expectation.range)
      }
    }
  }

  mutating func read(_ rules: [RuleDeclaration], platforms: [String]) {
    for rule in rules {
      let named = platforms.filter { $0 == rule.platform.value }
      for law in rule.laws {
        for platform in named.isEmpty ? platforms : named {
          add(platform, rule.versions, law.evidence, at: law.range)
        }
      }
    }
  }

  private mutating func add(
    _ platform: String, _ versions: VersionRange?, _ label: Located<String>?, at range: SourceRange
  ) {
    let key = Key(
      platform: platform, lower: versions?.lower, upper: versions?.upper,
      label: label?.value.lowercased())
    guard seen.insert(key).inserted else { return }
    let candidates = key.label.map { label in named[label].map { [$0] } ?? [] } ?? general
    guard !candidates.isEmpty else { return }
    let sources = candidates.filter { $0.covers(platform) }
    guard sources.isEmpty else {
      lineEvidence.append(LineEvidence(platform: platform, versions: versions, sources: sources))
      return
    }
    if let label {
      diagnostics.error(
        "the source '\(label.value)' does not cover \(platform)", at: label.range)
    } else if reported.insert(platform).inserted {
      diagnostics.error(
        "no source of the case covers \(platform)", at: range,
        help: ["cite one in the prose, or name a source for this line with @label"])
    }
  }
}

extension Expectation {
  /// The platforms that the line is about, with the versions on which it holds there.
  ///
  /// - Parameter all: those that the case runs on.
  fileprivate func sides(_ all: [String]) -> [(platform: String, versions: VersionRange?)] {
    switch body {
    case .callbacks(let platform, _), .neutral(let platform, _), .lens(let platform, _, _),
      .tasks(let platform, _), .state(let platform, _, _),
      .property(let platform, _, _, _), .crash(let platform, _), .warning(let platform, _):
      [(platform, versions)]
    case .both: all.map { ($0, versions) }
    case .differs(_, let sides): sides.map { ($0.platform, $0.versions ?? versions) }
    }
  }
}
