@testable import Bridge
import Testing

@Suite("The registry of divergences")
struct DivergenceTests {
  @Test func `Ids are unique and run from D1 to D48`() {
    #expect(Divergence.all.map(\.id) == (1...48).map { "D\($0)" })
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

  @Test func `A launch shows no divergence`() {
    #expect(Comparison(of: parsed("launch A")).divergences == [])
  }
}
