/// Builds a chapter from the blocks of its file.
struct ChapterBuilder {
  private let index: VocabularyIndex
  private let file: SourceFile
  private let diagnostics: DiagnosticCollector
  private var chapter: Chapter
  private var sources: SourceTable
  private var unsoundCases: [UnsoundCase] = []
  /// Where each slug was first used.
  private var slugs: [String: SourceRange] = [:]
  private var usage = UsageCounter()

  init(index: VocabularyIndex, file: SourceFile, address: String, path: String) {
    self.index = index
    self.file = file
    diagnostics = DiagnosticCollector()
    chapter = Chapter(
      address: address, path: path, title: Located("", at: SourceRange(line: 1, column: 1)))
    sources = SourceTable(index: index, diagnostics: diagnostics)
  }

  mutating func build(invalidLines: [SourceRange]) -> ParsedChapter {
    let outline = Outline(blocks: BlockScanner.blocks(of: file), lineCount: file.lines.count)
    diagnostics.beginSections(startingAt: outline.sections.map { $0.lines.lowerBound + 1 })
    for range in invalidLines {
      diagnostics.error(
        "the line is not valid UTF-8", at: range, help: ["save the file as UTF-8"])
    }
    OutlineValidation(diagnostics: diagnostics).check(outline, of: file)
    if let title = outline.title { chapter.title = title }
    for section in outline.sections {
      for case .linkDefinition(let definition) in section.blocks.map(\.kind) {
        sources.define(definition)
      }
    }
    let scope = readSetup(outline.sections[0])
    for (number, section) in outline.sections.enumerated().dropFirst() {
      readCase(section, number: number, setup: scope)
    }
    usage.reportUnused(setup: chapter.setup.declarations, diagnostics: diagnostics)
    sources.reportUnused()
    chapter.sources = sources.sources
    if diagnostics.isUnsound(section: 0) { withdrawAll() }
    return ParsedChapter(
      chapter: chapter, diagnostics: diagnostics.diagnostics(in: file), unsoundCases: unsoundCases)
  }

  /// No case can run if the setup that all share is unsound.
  private mutating func withdrawAll() {
    let setupHasScript = chapter.setup != Script() || usage.isUsed
    guard setupHasScript else { return }
    func needsSetup(_ specificationCase: SpecificationCase) -> Bool {
      if case .script = specificationCase.content { true } else { false }
    }
    let withdrawn = chapter.cases.filter(needsSetup)
    chapter.cases.removeAll(where: needsSetup)
    unsoundCases += withdrawn.map { UnsoundCase(slug: $0.slug, title: $0.title) }
    unsoundCases.sort { $0.title.range.line < $1.title.range.line }
  }

  // MARK: Setup

  private mutating func readSetup(_ section: Section) -> Scope {
    chapter.introduction = section.prose(in: file)
    var citations = CitationReader(section: section, file: file, diagnostics: diagnostics)
    citations.readProse(&sources)
    let lines = lines(of: section)
    usage.count(lines, in: file)
    var scope = Scope(index: index)
    scope.noteOnUndeclared = "declare it above the steps, or in the chapter's setup"
    var builder = ScriptBuilder(file: file, diagnostics: diagnostics, scope: scope)
    switch builder.build(lines) {
    case .empty:
      break
    case .script(let script):
      chapter.setup = script
      citations.read(script, &sources)
      ScriptValidation(scope: builder.scope, diagnostics: diagnostics).check(script)
      WatchValidation(scope: builder.scope, diagnostics: diagnostics).check(script, after: nil)
      LimitValidation(diagnostics: diagnostics).check(script)
    case .outOfScope, .rules:
      diagnostics.error(
        "the script before the first case is the setup; it contains declarations and steps",
        at: lines[0].range)
    }
    return builder.scope
  }

  private func lines(of section: Section) -> [LogicalLine] {
    var reader = LineReader(file: file, index: index, diagnostics: diagnostics)
    for fence in section.scripts { reader.read(fence) }
    return reader.lines
  }

  // MARK: Cases

  private mutating func readCase(_ section: Section, number: Int, setup: Scope) {
    guard let title = section.heading else { return }
    let slug = slug(of: title)
    var citations = CitationReader(section: section, file: file, diagnostics: diagnostics)
    citations.readProse(&sources)
    let lines = lines(of: section)
    usage.count(lines, in: file)
    var builder = ScriptBuilder(file: file, diagnostics: diagnostics, scope: setup)
    let content: SpecificationCase.Content
    switch builder.build(lines) {
    case .empty:
      content = .pending
    case .outOfScope(let reason):
      content = .outOfScope(reason: reason)
    case .rules(let rules):
      content = .rules(rules)
      citations.read(rules, &sources)
      RuleVersionValidation(index: index, diagnostics: diagnostics).check(rules)
    case .script(let script):
      content = .script(script)
      citations.read(script, &sources)
      ScriptValidation(scope: builder.scope, diagnostics: diagnostics).check(script)
      WatchValidation(scope: builder.scope, diagnostics: diagnostics)
        .check(script, after: chapter.setup)
      LimitValidation(diagnostics: diagnostics).check(script, after: chapter.setup)
      usage.reportUnused(case: script.declarations, diagnostics: diagnostics)
      if !builder.hasUnreadableLine {
        CaseValidation(scope: builder.scope, diagnostics: diagnostics)
          .check(
            script, setup: chapter.setup, title: title,
            isSound: !diagnostics.isUnsound(section: number) && !diagnostics.isUnsound(section: 0))
      }
    }
    citations.requireEvidence(for: title)
    let lineEvidence = lineEvidence(of: content, citations, builder.scope)
    guard !diagnostics.isUnsound(section: number), !citations.citesUnreadable else {
      unsoundCases.append(UnsoundCase(slug: slug, title: title))
      return
    }
    chapter.cases.append(
      SpecificationCase(
        slug: slug, title: title, prose: section.prose(in: file), citations: citations.citations,
        lineEvidence: lineEvidence, content: content))
  }

  private func lineEvidence(
    of content: SpecificationCase.Content, _ citations: CitationReader, _ scope: Scope
  ) -> [LineEvidence] {
    var reader = LineEvidenceReader(citations: citations, diagnostics: diagnostics)
    switch content {
    case .pending, .outOfScope: break
    case .rules(let rules): reader.read(rules, platforms: index.platformNames)
    case .script(let script): reader.read(script, platforms: scope.platforms)
    }
    return reader.lineEvidence
  }

  private mutating func slug(of title: Located<String>) -> String {
    let slug = Slug.make(from: title.value)
    if slug.isEmpty {
      diagnostics.error("a case needs a heading that states its fact", at: title.range)
    } else if let first = slugs[slug] {
      diagnostics.error(
        "there is already a case with the address '\(slug)'", at: title.range,
        help: ["the first is on line \(first.line)"])
    } else {
      slugs[slug] = title.range
    }
    return slug
  }
}
