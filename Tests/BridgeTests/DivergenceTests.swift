@testable import Bridge
import Testing

@Suite("The registry of divergences")
struct DivergenceTests {
  @Test func `Ids are unique and run from D1 to D49`() {
    #expect(Divergence.all.map(\.id) == (1...49).map { "D\($0)" })
  }

  @Test func `Every entry has two sides, and a source unless nothing is asserted of it`() {
    for entry in Divergence.all {
      #expect(!entry.statement.isEmpty && !entry.android.isEmpty && !entry.ios.isEmpty)
      #expect(!entry.citations.isEmpty, "\(entry.id)")
    }
  }

  @Test func `Every sign belongs to a declared divergence`() {
    let ids = Set(Divergence.all.map(\.id))
    for sign in DivergenceSign.allCases { #expect(ids.contains(sign.id)) }
  }

  @Test(arguments: [
    ("launch A; present B", "D1"), ("launch A; open B", "D2"), ("launch A; home", "D4"),
    ("launch A; open B", "D5"), ("launch A; shade", "D6"), ("launch A; ask permission", "D8"),
    ("launch A; home; return", "D10"), ("launch A; rotate", "D12"),
    ("launch A; home; kill; return", "D24"), ("launch A; home", "D26"), ("launch A; back", "D28"),
    ("launch A; deep link A", "D34"),
  ])
  func `A comparison names what the script shows`(script: String, id: String) {
    let comparison = Comparison(of: parsed(script))
    #expect(comparison.steps.last?.divergences.contains(id) == true)
    #expect(comparison.divergences.contains(id))
  }

  @Test(arguments: [
    ("launch A", ["D49"]), ("activity A; launch A", []),
    ("screen A; launch A; open A; back", ["D2"]),
    ("launch A; alert", []), ("launch A; present A; back", ["D1"]),
    ("launch A; rotate; home", ["D4", "D26"]),
  ])
  func `A divergence is named where its two sides happen and nowhere else`(
    script: String, ids: [String]
  ) {
    #expect(Comparison(of: parsed(script)).steps.last?.divergences == ids)
  }

  @Test func `Back is no divergence where both platforms go back`() {
    let comparison = Comparison(of: parsed("launch A; open B; back; present B; back; back"))
    let named = comparison.steps.map { $0.divergences.contains("D28") }
    #expect(named == [false, false, false, false, false, true])
  }

  @Test func `What no divergence explains is not declared`() {
    func undeclared(_ script: String) -> [String]? {
      Comparison(of: parsed(script)).steps.last?.rows.filter { !$0.isDeclared }
        .compactMap { ($0.android ?? $0.ios)?.neutral?.description }
    }
    #expect(
      undeclared("launch A; interrupt") == ["A.willHide", "A.didHide", "app.enterBackground"])
    #expect(undeclared("launch A; open B; rotate; back") == [])
    #expect(undeclared("launch A; android: start B") == [])
    #expect(undeclared("activity A; launch A") == [])
  }
}
