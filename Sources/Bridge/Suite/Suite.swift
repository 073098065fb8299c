package import Specification

/// The cases of some spec files, ready to run.
package struct Suite: Sendable {
  /// The chapters that could be read, in the order of their addresses.
  package private(set) var chapters: [ParsedChapter]
  /// The problems in the files, in the same order.
  package private(set) var findings: [Finding]

  package init(chapters: [ParsedChapter], findings: [Finding]) {
    self.chapters = chapters
    self.findings = findings
  }

  /// Reads every spec file below the paths. Never throws: a file that cannot be read is a finding.
  package static func load(_ paths: [String]) -> Suite {
    let parser = ChapterParser(vocabulary: .mobile)
    var seen: Set<String> = []
    let files = paths.flatMap(SpecFiles.files).filter { seen.insert($0.identity).inserted }
    return files.concurrentMap { read($0, by: parser) }.reduce(
      into: Suite(chapters: [], findings: [])
    ) { $0.add($1) }
  }

  private static func read(_ file: SpecFiles.File, by parser: ChapterParser) -> Suite {
    switch file.content {
    case .bytes(let bytes):
      return Suite(parser.parse(bytes: bytes, address: file.address, path: file.path))
    case .unreadable(let reason):
      let start = SourceRange(line: 1, column: 1)
      return Suite(
        chapters: [],
        findings: [Finding(path: file.path, diagnostic: Diagnostic(.error, reason, at: start))])
    }
  }

  /// A suite of one chapter, given as text.
  package static func parse(_ text: String, address: String, path: String) -> Suite {
    Suite(ChapterParser(vocabulary: .mobile).parse(text, address: address, path: path))
  }

  private init(_ chapter: ParsedChapter) {
    chapters = [chapter]
    findings = chapter.diagnostics.map { Finding(path: chapter.chapter.path, diagnostic: $0) }
  }

  private mutating func add(_ later: Suite) {
    chapters += later.chapters
    findings += later.findings
  }

  /// The whole script of the case with this address, including its chapter's setup; nil if there is
  /// no such case or it has no script.
  package func script(at address: String) -> Script? {
    for chapter in chapters.map(\.chapter) {
      for one in chapter.cases where chapter.address(of: one.slug) == address {
        if case .script(let script) = one.content { return chapter.setup.followed(by: script) }
      }
    }
    return nil
  }

  /// The whole script of every case that has one, including its chapter's setup.
  package var scripts: [CaseScript] {
    chapters.map(\.chapter).flatMap { chapter in
      chapter.cases.compactMap { one in
        guard case .script(let script) = one.content else { return nil }
        return CaseScript(
          address: chapter.address(of: one.slug), path: chapter.path,
          script: chapter.setup.followed(by: script))
      }
    }
  }

  /// A case, with its whole script.
  package struct CaseScript: Sendable {
    package var address: String
    package var path: String
    package var script: Script
  }

  /// Every case with its chapter, in the order of the files and their text, with the unsound ones
  /// last in each chapter.
  package var addresses: [String] {
    chapters.flatMap { parsed in
      (parsed.chapter.cases.map(\.slug) + parsed.unsoundCases.map(\.slug))
        .map(parsed.chapter.address(of:))
    }
  }

  /// Whether the file contains a case, sound or not.
  package func hasCases(inFileAt path: String) -> Bool {
    chapters.contains {
      $0.chapter.path == path && !($0.chapter.cases.isEmpty && $0.unsoundCases.isEmpty)
    }
  }

  /// Whether all cases consist of rules, which run nothing themselves.
  package var hasOnlyRules: Bool {
    chapters.lazy.flatMap(\.chapter.cases).allSatisfy(\.isRules)
  }

  /// Runs every case on every selected version that it allows.
  ///
  /// - Parameters:
  ///   - filter: only cases whose address contains this text, in any case; nil runs all. Rules are
  ///     judged by the traces of all cases, regardless of the filter.
  ///   - registry: the divergences that the cases have to prove. This can be required only of a
  ///     whole suite on all versions.
  ///   - whenChapterIsDone: called for each chapter, on any thread.
  package func run(
    _ selection: VersionSelection = .all, filter: String? = nil,
    proving registry: [Divergence] = [], whenChapterIsDone: @escaping @Sendable () -> Void = {}
  ) -> SuiteResult {
    let filter = filter?.lowercased()
    return run(
      selection, selecting: { address in filter.map { address.lowercased().contains($0) } ?? true },
      proving: registry, whenChapterIsDone: whenChapterIsDone)
  }

  /// Runs the cases with these addresses on every selected version that they allow.
  package func run(
    _ selection: VersionSelection, only addresses: Set<String>,
    whenChapterIsDone: @escaping @Sendable () -> Void = {}
  ) -> SuiteResult {
    run(
      selection, selecting: { addresses.contains($0) }, proving: [],
      whenChapterIsDone: whenChapterIsDone)
  }

  private func run(
    _ selection: VersionSelection, selecting isSelected: @escaping @Sendable (String) -> Bool,
    proving registry: [Divergence], whenChapterIsDone: @escaping @Sendable () -> Void
  ) -> SuiteResult {
    SuiteRun(self, selection, selecting: isSelected, registry: registry)
      .result(whenChapterIsDone: whenChapterIsDone)
  }

  /// For each case that asserts both sides of declared divergences, the ids of these.
  package var divergencesByCase: [String: Set<String>] {
    Dictionary(
      scripts.map { ($0.address, Set($0.script.proofs.map(\.id))) }.filter { !$0.1.isEmpty },
      uniquingKeysWith: { $0.union($1) })
  }

  /// Whether some case names a declared divergence. Specs that name none are about a user's own
  /// app, and need not prove the divergences of the platforms.
  package var namesDivergences: Bool {
    chapters.lazy.flatMap(\.chapter.cases).contains { one in
      if case .script(let script) = one.content { !script.proofs.isEmpty } else { false }
    }
  }
}
