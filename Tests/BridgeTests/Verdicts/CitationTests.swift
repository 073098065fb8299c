@testable import Bridge
import Specification
import Testing

@Suite("The evidence for an event")
struct CitationTests {
  private func grounds(
    _ script: String, citing citations: Citations
  ) -> [String: EventGround] {
    let rows = Comparison(of: parsed(script), citing: citations).steps.flatMap(\.rows)
    let cells = rows.flatMap { [$0.android, $0.ios] }.compactMap { $0 }
    return Dictionary(
      cells.compactMap { cell in
        cell.callback.flatMap { callback in cell.ground.map { (callback.short, $0) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func address(_ ground: EventGround?) -> String? {
    if case .expected(let one, _, _) = ground?.citation { one.address } else { nil }
  }

  @Test func `An event that a case expects cites the case and its source`() {
    let suite = suite("activity A\nlaunch A\n  android  A.onCreate A.onStart A.onResume")
    let grounds = grounds("launch A", citing: Citations(suite))
    let start = grounds["A.onStart"]
    #expect(start?.cause == .launch)
    guard case .expected(let one, let source, let isSamePlace) = start?.citation else {
      Issue.record("no case")
      return
    }
    #expect(one == CaseReference(address: "chapter#a-case", path: "Specs/chapter.md"))
    #expect(source.destination == "https://developer.android.com/page")
    #expect(isSamePlace)
  }

  @Test func `An event that no case expects cites the page that defines it`() {
    let suite = suite("activity A\nlaunch A\n  android  A.onCreate A.onStart A.onResume")
    let grounds = grounds("launch A", citing: Citations(suite))
    guard case .document(let page) = grounds["A.viewDidLoad"]?.citation else {
      Issue.record("not a document")
      return
    }
    #expect(page.hasPrefix("https://developer.apple.com/"))
    #expect(grounds.values.allSatisfy { $0.cause == .launch || address($0) == nil })
  }

  @Test func `A case that does not hold is not cited`() {
    let suite = suite("activity A\nlaunch A\n  android  A.onCreate A.onResume A.onStart")
    #expect(address(grounds("launch A", citing: Citations(suite))["A.onStart"]) == nil)
  }

  @Test func `The same callback for another reason is a different event`() {
    let suite = suite("activity A\nlaunch A\n  android  A.onCreate A.onStart A.onResume")
    let grounds = grounds("launch A; open B", citing: Citations(suite))
    #expect(address(grounds["A.onStart"]) != nil)
    #expect(grounds["B.onStart"]?.cause == .navigation)
    #expect(address(grounds["B.onStart"]) == nil)
  }

  @Test func `A neutral event counts for the callback that it is derived from`() {
    let suite = suite("screen A\nlaunch A\n  both  A.load ... A.didShow")
    let grounds = grounds("launch A", citing: Citations(suite))
    #expect(address(grounds["A.viewDidLoad"]) == "chapter#a-case")
    #expect(address(grounds["A.onResume"]) == "chapter#a-case")
    #expect(address(grounds["A.onStart"]) == nil)
  }

  @Test func `Of two cases, the one with fewer declarations is cited`() {
    let text = """
      # A chapter

      ## A busy case

      It is so [source].

      ```lifecycle
      activity A launchMode=singleTop

      launch A
        android  A.onCreate A.onStart A.onResume
      ```

      ## A plain case

      It is so [source].

      ```lifecycle
      activity A

      launch A
        android  A.onCreate A.onStart A.onResume
      ```

      [source]: https://developer.android.com/page "documented: a section"
      """
    let suite = Suite.parse(text, address: "chapter", path: "Specs/chapter.md")
    let grounds = grounds("launch A", citing: Citations(suite))
    #expect(address(grounds["A.onStart"]) == "chapter#a-plain-case")
  }

  @Test func `Without an index, nothing is looked up`() {
    let rows = Comparison(of: parsed("launch A")).steps.flatMap(\.rows)
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.android?.ground == nil && $0.ios?.ground == nil })
  }
}
