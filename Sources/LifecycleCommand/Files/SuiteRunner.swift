import Bridge
import Specification

/// Gives every case its place in the result.
struct SuiteRunner {
  let selection: VersionSelection

  func run(_ chapters: [ParsedChapter]) -> SuiteResult {
    SuiteResult(
      cases: chapters.flatMap { chapter in
        chapter.chapter.cases.map { result(of: $0, in: chapter.chapter) }
      },
      findings: chapters.flatMap { chapter in
        chapter.diagnostics.map { Finding(path: chapter.chapter.path, diagnostic: $0) }
      },
      selection: selection)
  }

  private func result(of spec: SpecificationCase, in chapter: Chapter) -> CaseResult {
    var result = CaseResult(
      address: "\(chapter.address)#\(spec.slug)", path: chapter.path,
      chapterTitle: chapter.title.value, title: spec.title.value, range: spec.title.range,
      status: .notSelected, sources: spec.citations.map(\.value))
    switch spec.content {
    case .pending: result.status = .pending
    case .outOfScope(let reason):
      result.status = .outOfScope
      result.outOfScopeReason = reason.value
    case .script, .rules: break
    }
    return result
  }
}
