import Foundation
import Specification
import Testing

/// Every file in `Good` parses without a finding, and every file in `Bad` with exactly the findings
/// that it marks.
@Suite struct FileTests {
  private static func parse(_ file: URL) throws -> (text: String, ParsedChapter) {
    let text = try String(contentsOf: file, encoding: .utf8)
    let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
      .parse(text, address: "file", path: file.lastPathComponent)
    return (text, parsed)
  }

  @Test func `Good files have no findings and all their cases`() throws {
    let files = try TestFolder.markdownFiles(in: "Good")
    #expect(files.count == 3)
    for file in files {
      let (_, parsed) = try Self.parse(file)
      #expect(parsed.diagnostics.map { $0.rendered(path: file.lastPathComponent) } == [])
      #expect(parsed.unsoundCases == [])
    }
  }

  @Test func `Bad files have exactly the findings that they mark`() throws {
    let files = try TestFolder.markdownFiles(in: "Bad")
    #expect(files.count == 25)
    var count = 0
    for file in files {
      let (text, parsed) = try Self.parse(file)
      let found = parsed.diagnostics.map {
        Marker(line: $0.range.line, column: $0.range.column, message: $0.message)
      }.sorted()
      let expected = Marker.markers(in: text)
      for marker in Set(found).symmetricDifference(expected).sorted() {
        let verb = expected.contains(marker) ? "missing" : "unexpected"
        Issue.record("\(file.lastPathComponent):\(marker) is \(verb)")
      }
      #expect(found.count == expected.count, "findings in \(file.lastPathComponent)")
      count += expected.count
    }
    #expect(count > 150)
  }

  @Test func `A case is either sound or listed as unsound`() throws {
    for file in try TestFolder.markdownFiles(in: "Bad") {
      let (_, parsed) = try Self.parse(file)
      let sound = parsed.chapter.cases.map(\.title.range.line)
      let unsound = parsed.unsoundCases.map(\.title.range.line)
      let lines = sound + unsound
      #expect(Set(lines).count == lines.count, "\(file.lastPathComponent)")
    }
  }

  @Test func `One bad case does not hide the others`() throws {
    let folder = try TestFolder.markdownFiles(in: "Bad")
    let sources = try #require(folder.first { $0.lastPathComponent == "sources.md" })
    let parsed = try Self.parse(sources).1
    #expect(parsed.chapter.cases.map(\.slug) == ["a-case-that-is-sound-docs"])
    #expect(parsed.unsoundCases.count == 7)
    let setup = try #require(folder.first { $0.lastPathComponent == "setup.md" })
    let withSetup = try Self.parse(setup).1
    #expect(withSetup.chapter.cases.map(\.slug) == ["a-case-that-does-not-rest-on-the-setup-a"])
    #expect(withSetup.unsoundCases.count == 2)
  }
}
