import Specification
import TestSupport
import Testing

/// Every example in `Specs/README.md` parses.
@Suite struct LanguageGuideTests {
  /// The contents of the guide's blocks with an info string, in order.
  private static func blocks(_ info: String) throws -> [String] {
    var blocks: [(info: Substring, text: String)] = []
    var closing: Substring?
    let guide = try Repository.text(of: "Specs/README.md")
    for line in guide.split(separator: "\n", omittingEmptySubsequences: false) {
      if let marks = closing {
        if line == marks { closing = nil } else { blocks[blocks.count - 1].text += line + "\n" }
      } else if line.hasPrefix("```") {
        closing = line.prefix { $0 == "`" }
        blocks.append((line.drop { $0 == "`" }, ""))
      }
    }
    return blocks.filter { $0.info == info }.map { $0.text }
  }

  @Test func `The guide's chapters parse`() throws {
    let chapters = try Self.blocks("markdown")
    #expect(chapters.count >= 1)
    for chapter in chapters {
      let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
        .parse(chapter, address: "guide", path: "guide.md")
      #expect(parsed.diagnostics.map(\.message) == [])
      #expect(!parsed.chapter.cases.isEmpty)
    }
  }

  @Test func `The guide's single scripts parse`() throws {
    let scripts = try Self.blocks("lifecycle")
    #expect(scripts.count >= 1)
    for script in scripts {
      let chapter = """
        # Title

        ## Case [a]

        ```lifecycle
        \(script)```

        [a]: https://example.org/docs "documented: a section"
        """
      let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
        .parse(chapter, address: "guide", path: "guide.md")
      #expect(parsed.diagnostics.map(\.message) == [])
      #expect(parsed.chapter.cases.count == 1)
    }
  }
}
