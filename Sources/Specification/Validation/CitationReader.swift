/// Gathers what a case cites, in its prose and in its script.
struct CitationReader {
  private let section: Section
  private let file: SourceFile
  private let diagnostics: DiagnosticCollector
  /// Each citation once, in the order of first mention.
  private(set) var citations: [Located<Source>] = []
  private var cited: Set<String> = []
  /// Labels that the prose cites; a source that only a line names supports that line alone.
  private var citedInProse: Set<String> = []
  /// Labels of sources that contradict the case.
  private var disputed: Set<String> = []
  /// Whether the definition of a cited source could not be read.
  private(set) var citesUnreadable = false
  private var hasUndefined = false

  init(section: Section, file: SourceFile, diagnostics: DiagnosticCollector) {
    self.section = section
    self.file = file
    self.diagnostics = diagnostics
  }

  mutating func readProse(_ sources: inout SourceTable) {
    if let heading = section.heading {
      let line = heading.range.line - 1
      cite(
        CitationScanner.citations(inLines: line..<(line + 1), of: file), &sources, inProse: true)
    }
    for block in section.blocks {
      switch block.kind {
      case .prose, .heading:
        cite(
          CitationScanner.citations(inLines: block.lines, of: file), &sources, inProse: true)
      case .fence, .linkDefinition, .comment:
        break
      }
    }
  }

  mutating func read(_ script: Script, _ sources: inout SourceTable) {
    cite(script.refuted, &sources)
    cite(script.disputed, &sources)
    disputed = Set(script.disputed.map { $0.value.lowercased() })
    for label in script.refuted { requireClaim(label, sources) }
    for expectation in script.steps.flatMap(\.expectations) {
      if let label = expectation.evidence { cite([label], &sources) }
    }
  }

  mutating func read(_ rules: [RuleDeclaration], _ sources: inout SourceTable) {
    cite(rules.flatMap(\.laws).compactMap(\.evidence), &sources)
  }

  // MARK: Evidence

  /// Whether some citation could not be read, which is reported where it stands.
  var isIncomplete: Bool { citesUnreadable || hasUndefined }

  /// The sources of a line that names none: the evidence that the prose cites or, if the prose
  /// cites no evidence, everything that the lines name.
  var general: [Source] {
    let inProse = evidence.filter { citedInProse.contains($0.label) }
    return inProse.isEmpty ? evidence : inProse
  }

  /// The cited sources that are neither claims nor disputed.
  var evidence: [Source] {
    citations.map(\.value).filter {
      $0.evidence != .claim && !disputed.contains($0.label.lowercased())
    }
  }

  private mutating func cite(
    _ labels: [Located<String>], _ sources: inout SourceTable, inProse: Bool = false
  ) {
    for label in labels {
      switch sources.cite(label.value) {
      case .found(let source):
        if inProse { citedInProse.insert(source.label) }
        if cited.insert(source.label).inserted {
          citations.append(Located(source, at: label.range))
        }
      case .unreadable:
        citesUnreadable = true
      case .undefined:
        hasUndefined = true
        diagnostics.error(
          "no source is defined as '\(label.value)'"
            + Suggestion.ending(for: label.value, among: sources.labels), at: label.range,
          help: ["define it: [\(label.value)]: https://… \"documented: SECTION\""])
      }
    }
  }

  /// Only a claim can be refuted; a source that is evidence shows what is true.
  private func requireClaim(_ label: Located<String>, _ sources: SourceTable) {
    guard let source = sources.source(label.value), source.evidence != .claim else { return }
    diagnostics.error(
      "'refutes' needs a claim, but '\(label.value)' is cited as \(source.evidence.rawValue)",
      at: label.range, help: ["cite the wrong text as a source of class 'claim'"])
  }

  /// A case rests on at least one source that is evidence.
  func requireEvidence(for title: Located<String>) {
    guard !isIncomplete else { return }
    if citations.isEmpty {
      diagnostics.error(
        "the case cites no source", at: title.range,
        help: [
          "cite one as [label] in the prose, and define [label]: https://… \"documented: SECTION\""
        ])
    } else if citations.allSatisfy({ $0.value.evidence == .claim }) {
      diagnostics.error(
        "the case cites only claims; a claim is what the case tests, not evidence",
        at: title.range)
    } else if evidence.isEmpty {
      diagnostics.error("the case cites only sources that it disputes", at: title.range)
    }
  }
}
