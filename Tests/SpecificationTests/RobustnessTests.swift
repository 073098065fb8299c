import Foundation
import Specification
import TestSupport
import Testing

/// No input crashes the parser or keeps it busy for long.
@Suite struct RobustnessTests {
  private let parser = ChapterParser(vocabulary: Fixture.vocabulary)

  private func parse(_ text: String) -> ParsedChapter {
    parser.parse(text, address: "x", path: "x.md")
  }

  @Test(arguments: ["", "\n\n", "  \r\n\t\n", "\u{FEFF}"])
  func `An empty file is an error`(text: String) {
    #expect(parse(text).diagnostics.map(\.message) == ["the file is empty; begin with '# Title'"])
  }

  @Test func `Bytes that are not UTF-8 are reported with their line and column`() {
    let head = Array("# Title\n\n## Case [a]\n\nNot \u{E9} but ".utf8)
    let tail = Array(
      "\n\n## Other [a]\n\n[a]: https://example.org/docs \"documented: a section\"\n".utf8)
    let parsed = parser.parse(bytes: head + [0xFF, 0xFE] + tail, address: "x", path: "x.md")
    #expect(parsed.diagnostics.map(\.message) == ["the line is not valid UTF-8"])
    #expect(parsed.diagnostics.map(\.range) == [SourceRange(line: 5, column: 11)])
    #expect(parsed.chapter.cases.map(\.slug) == ["other-a"])
    #expect(parsed.unsoundCases.map(\.slug) == ["case-a"])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `Lines may end with a carriage return and a line feed, or with a return alone`(
    end: String
  ) throws {
    for file in try TestFolder.markdownFiles(in: "Good") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let other = text.replacing("\n", with: end)
      #expect(parse(other).diagnostics == [])
      #expect(parse(other).chapter.cases.map(\.slug) == parse(text).chapter.cases.map(\.slug))
    }
  }

  @Test func `Columns count characters, not bytes`() {
    let text = """
      # Title

      ## Case [a]

      ```lifecycle
      screen Ä
      launch Ä
        android Ä.onCreate Ä.onResum
      ```

      [a]: https://example.org/docs "documented: a section"
      """
    #expect(parse(text).diagnostics.map(\.range) == [SourceRange(line: 8, column: 24, length: 7)])
  }

  @Test func `Findings beyond the hundredth are counted`() {
    let lines = (1...250).map { "bad\($0)" }.joined(separator: "\n")
    let parsed = parse("# T\n\n## C\n\n```lifecycle\n\(lines)\n```\n")
    #expect(parsed.diagnostics.count == 101)
    #expect(parsed.diagnostics.last?.message.hasPrefix("too many errors; 15") == true)
    #expect(parsed.chapter.cases.isEmpty)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "# a\n", "## a [b]\n", "```lifecycle\n", "[a]: b \"documented\"\n", "prose [a] `b` [c](d)\n",
      "[", "`", "<!--", "\\", "activity A\n", "  android A.onCreate {", "é [é] ", "~~~", "?", "(",
      "A.b ",
    ])
  func `The time for repeated text grows linearly with its length`(unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    let script = "# T\n\n## C [a]\n\n```lifecycle\nactivity A\nlaunch A\n"
    for input in [text, script + text] {
      let parsed = parse(input)
      #expect(parsed.diagnostics.count <= 101)
      #expect(parsed.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["versions android 28..", "only android", "device android targetSdk=27", "watch A"])
  func `Repeated lines before the steps take no longer`(line: String) {
    let lines = Array(repeating: line, count: 20_000).joined(separator: "\n")
    let parsed = parse(
      "# T\n\n## C [a]\n\n```lifecycle\nactivity A\n\(lines)\nlaunch A\n  android A.onCreate\n```\n"
    )
    #expect(parsed.hasErrors)
  }

  @Test(.timeLimit(.minutes(1))) func `Many deeply indented boxes take no longer`() {
    let line =
      String(repeating: " ", count: 250_000) + String(repeating: "[x] ", count: 60_000)
    #expect(parse("# T\n\n## C\n\n\(line)\n").hasErrors)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["prose [a] `b` [c](d)\n", "A.b ", "[é] "])
  func `A megabyte of repeated text takes seconds`(unit: String) {
    let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    #expect(parse(text).hasErrors)
  }

  @Test func `Mutations of good files never crash the parser`() throws {
    var random = SplitMix(seed: 42)
    let files = try TestFolder.markdownFiles(in: "Good")
    let originals = try files.map { Array(try Data(contentsOf: $0)) }
    let alphabet = Array("{}()[]`~#@&|=:;,.?+-\"\\/ \n\tA0é".utf8) + [0xFF]
    for round in 0..<600 {
      var bytes = originals[round % originals.count]
      for _ in 0..<(1 + round % 8) { mutate(&bytes, alphabet, &random) }
      let parsed = parser.parse(bytes: bytes, address: "x", path: "x.md")
      let again = parser.parse(bytes: bytes, address: "x", path: "x.md")
      #expect(parsed.diagnostics == again.diagnostics, "round \(round)")
      #expect(parsed.chapter == again.chapter, "round \(round)")
      let misplaced = parsed.diagnostics.filter { $0.range.line < 1 || $0.range.column < 1 }
      #expect(misplaced == [], "round \(round)")
      let silent = parsed.diagnostics.filter { $0.rendered(path: "x.md").isEmpty }
      #expect(silent == [], "round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ alphabet: [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(alphabet[Int.random(in: alphabet.indices, using: &random)], at: place)
    case 2: bytes[place] = alphabet[Int.random(in: alphabet.indices, using: &random)]
    default: bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }
}
