@testable import Bridge
import Specification
import Testing

@Suite("The registry of divergences")
struct DivergenceTests {
  @Test func `Ids are numbers without a gap`() {
    #expect(Divergence.all.map(\.id) == Divergence.all.indices.map { "D\($0 + 1)" })
  }

  @Test func `Every entry has two sides, each with a source`() {
    for entry in Divergence.all {
      #expect(!entry.statement.isEmpty)
      for side in Platform.allCases.map(entry.side) {
        #expect(!side.statement.isEmpty && !side.sources.isEmpty, "\(entry.id)")
      }
    }
  }

  @Test func `A side is limited to supported versions`() {
    for entry in Divergence.all {
      for platform in Platform.allCases {
        guard let range = entry.side(platform).versions else { continue }
        let versions = platform.supportedVersions
        #expect(versions.contains(range.lowerBound) && versions.contains(range.upperBound))
        #expect(!versions.allSatisfy(range.contains), "\(entry.id)")
      }
    }
  }

  @Test func `A divergence that is not asserted, or not yet, has a reason`() {
    for entry in Divergence.all {
      if case .unasserted(let reason) = entry.treatment { #expect(!reason.isEmpty) }
      #expect(entry.notModelledYet?.isEmpty != true)
    }
  }

  /// The registry's sources must be as complete as the parser requires of a chapter's sources.
  @Test(arguments: Divergence.all)
  func `The sources of a divergence meet the requirements of a spec`(entry: Divergence) {
    var cites = ""
    var definitions = ""
    for platform in Platform.allCases {
      for (number, source) in entry.side(platform).sources.enumerated() {
        let label = "\(platform.rawValue)-\(number)"
        let words = source.evidence == .documented ? "" : " \(platform.rawValue)"
        let versions = source.versions.isEmpty ? "" : " \(source.versions)"
        cites += "[\(label)] "
        definitions +=
          "[\(label)]: \(source.address) \"\(source.evidence.rawValue)\(words)\(versions): \(source.detail)\"\n"
      }
    }
    let text = "# Sources\n\n## \(entry.statement)\n\n\(cites)\n\n\(definitions)"
    let suite = Suite.parse(text, address: "sources", path: "sources.md")
    let claims: Set<Evidence> = [.documented, .upstreamTest, .upstreamSource, .observed]
    let isProven = Platform.allCases.flatMap { entry.side($0).sources }
      .contains { claims.contains($0.evidence) }
    #expect(suite.findings.map(\.diagnostic.message) == [])
    #expect(isProven || entry.notModelledYet != nil || entry.treatment.name == "unasserted")
  }
}
