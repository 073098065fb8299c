import Reporting
import Testing

@Suite("Columns")
struct ColumnsTests {
  @Test("Columns get the width they need if there is room")
  func natural() {
    let text = Columns([["a", "bb"], ["ccc", "d"]]).text(TextOptions(width: 40))
    #expect(text == "a    bb\nccc  d\n")
  }

  @Test("A long cell wraps inside its column, and no line exceeds the width")
  func wrapping() {
    let long = "one two three four five six seven eight nine ten eleven twelve"
    let text = Columns([["x", Cell(long), Cell(long)]], margin: 2).text(TextOptions(width: 60))
    let lines = text.split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.columns <= 60 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("       ") })
  }

  @Test("A word wider than its column breaks after punctuation")
  func longWord() {
    let lines = Wrapping.lines("application.didFinishLaunching(options)", width: 30)
    #expect(lines == ["application.", "didFinishLaunching(options)"])
  }

  @Test("A camel-case name breaks between its words, and a web address stays whole")
  func names() {
    #expect(Wrapping.lines("didFinishLaunching", width: 12) == ["didFinish", "Launching"])
    #expect(Wrapping.lines("cover|container|system", width: 18) == ["cover|container|", "system"])
    let address = "https://developer.apple.com/documentation/uikit"
    #expect(Wrapping.lines("see \(address)", width: 20) == ["see", address])
  }

  @Test("A word without punctuation breaks where the room ends")
  func unbreakable() {
    let word = String(repeating: "x", count: 25)
    #expect(Wrapping.lines(word, width: 10).map(\.count) == [10, 10, 5])
  }

  @Test("Every character is placed, even one that is wider than the column")
  func wideCharacter() {
    #expect(Wrapping.lines("界界", width: 1) == ["界", "界"])
  }

  @Test("No line ends in spaces")
  func trailingSpace() {
    let text = Columns([["a", ""], ["", "b"]]).text(TextOptions())
    #expect(text == "a\n   b\n")
  }

  @Test("A wide character takes two columns")
  func wide() {
    #expect("界a".columns == 3)
    #expect("界".padded(to: 4) == "界  ")
  }

  @Test("Colour adds no width")
  func color() {
    let rows: [[Cell]] = [[Cell("a", .failure), "b"]]
    let text = Columns(rows).text(TextOptions(usesColor: true))
    #expect(text == "\u{1B}[31ma\u{1B}[0m  b\n")
  }

  @Test("Control characters of the input do not reach the terminal")
  func controls() {
    let text = Columns([["a\u{1B}[2Jb"]]).text(TextOptions())
    #expect(!text.contains("\u{1B}"))
  }
}
