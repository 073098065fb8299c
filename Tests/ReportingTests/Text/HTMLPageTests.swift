import Reporting
import Testing

@Suite("A page of HTML")
struct HTMLPageTests {
  /// The page without its style, which has a test of its own.
  private func content(of page: Page) -> String {
    page.html.replacing(#/<style>[\s\S]*</style>/#, with: "<style></style>")
  }

  @Test("A failing check: the counts first, then each failure, unfolded")
  func check() throws {
    let page = CheckReport(Sample.failing).page
    try Snapshot.expect(content(of: page), equals: "check-failing.html")
  }

  @Test("A comparison: a table for each step")
  func compare() throws {
    let report = ComparisonReport(
      Sample.comparison, title: "open B; wait 1s", registry: Sample.registry)
    try Snapshot.expect(content(of: report.page), equals: "compare.html")
  }

  @Test("The style has each colour for light and dark, uses all of them, and covers each meaning")
  func style() throws {
    let html = Page("x", [.paragraph(["y"])]).html
    let style = try #require(html.firstMatch(of: #/<style>([\s\S]*)</style>/#)).1
    func colors(_ text: Substring) -> Set<Substring> {
      Set(text.matches(of: #/(--[a-z]+):/#).map { $0.1 })
    }
    let night = try #require(style.firstRange(of: "prefers-color-scheme: dark"))
    let day = colors(style[..<night.lowerBound])
    #expect(day.count > 5)
    #expect(colors(style[night.upperBound...]) == day)
    #expect(Set(style.matches(of: #/var\((--[a-z]+)\)/#).map { $0.1 }) == day)
    for tint in [Tint.quiet, .success, .warning, .failure, .divergence] {
      #expect(style.contains(".\(tint.rawValue) {"), "\(tint)")
    }
    #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
    #expect(!style.contains("<"))
  }

  @Test("Every character is escaped in every place")
  func escaping() {
    let text = "<script>\"&'\u{1B}"
    let safe = "&lt;script&gt;&quot;&amp;'\\u{1B}"
    let page = Page(
      text, summary: text,
      [
        .paragraph([
          .text(text), .code(text), .strong(text), .emphasis(text), .small([.text(text)]),
        ]),
        .list([.init([.text(text)], [.init([.link(text, to: "https://a/\(text)")])])]),
        .table([text], [.init([[.text(text)]])]), .lines([Cell(text, .failure)], language: text),
        .section([.text(text)], [.prose(text, references: [])]),
      ])
    #expect(page.html.contains(safe))
    #expect(!page.html.contains("<script"))
    #expect(MarkupCheck(page.html).complaints == [])
  }

  @Test("Only the address of a page or a file becomes a link")
  func links() {
    let page = Page("x", [.paragraph([.link("a", to: "javascript:b"), .link("c", to: "d.md#e")])])
    #expect(!page.html.contains("javascript"))
    #expect(page.html.contains("<a href=\"d.md#e\">c</a>"))
  }

  @Test(
    "In prose names become code, and labels link to their sources",
    arguments: ["", " `", " [", " *", " (x]", " []"])
  func prose(_ end: String) {
    let text = "It is `A[0]` [docs], not [this].\(end)\n\n- And <more>."
    let reference = Block.Reference(label: "docs", destination: "https://a/b", title: "documented")
    let html = Page("x", [.prose(text, references: [reference])]).html
    #expect(html.contains("<a href=\"https://a/b\">[docs]</a>, not [this].\(end)</p>"))
    #expect(html.contains("<p class=\"lines\">- And &lt;more&gt;."))
    #expect(html.contains("<code>A[0]</code>"))
    #expect(html.contains("<li>[docs] documented: <a"))
    #expect(MarkupCheck(html).complaints == [])
  }

  @Test(
    "In prose emphasis is kept, and words link to pages",
    arguments: [
      ("*Is `a` [docs]?* B", "<em>Is <code>a</code> <a href=\"https://a/b\">[docs]</a>?</em> B"),
      ("[DOCS] `*` 2 * 3 *b", "[DOCS]</a> <code>&#42;</code> 2 &#42; 3 *b</p>"),
      ("[\"a\"](https://a/*), *b*", "<a href=\"https://a/&#42;\">&quot;a&quot;</a>, <em>b</em>"),
      ("As [there](../b.md).", "As there."), ("[x](javascript:y)", "<p>x</p>"),
      ("** [x](y", "<p>** [x](y</p>"), ("*[a*b](https://c)*", "<em><a href=\"https://c\">a&#42;b"),
    ])
  func stress(_ text: String, _ expected: String) {
    let reference = Block.Reference(label: "docs", destination: "https://a/b", title: "documented")
    let html = Page("x", [.prose(text, references: [reference])]).html
    #expect(html.contains(expected), "\(html)")
    #expect(MarkupCheck(html).complaints == [])
  }

  @Test(
    "The reports of frameworks are under the names of the platforms",
    arguments: ["html", "markdown"])
  func frameworks(_ format: String) {
    let run = CommandRun("compare", "launch A; wait 1s", "--as", "flutter", "--format", format)
    let headers = run.output.split(separator: "\n").filter { $0.contains("reported by") }
    #expect(headers.count == 2)
    #expect(headers.allSatisfy { $0.contains("Android API ") && $0.contains("iOS ") })
  }

  @Test(
    "Every report is one file, well formed, with its title and no other resource",
    arguments: [
      ["compare"], ["compare", "launch A; open B; rotate; back", "--why"],
      ["compare", "launch A; home; return", "--as", "flutter,compose"],
      ["compare", "launch A; present B; shade", "--visibility"],
      ["compare", "launch A", "--ios", "12..27"], ["compare", "--changes", "launch A; open B"],
      ["compare", "launch A; open B", "launch A; present B"],
      ["compare", "launch A; crash; home"], ["check"],
      ["check", "--verbose"],
      ["list"], ["claims"], ["versions", "--android", "27,28"], ["transitions", "--ios", "27"],
      ["words", "back"], ["ask", "launch"],
      ["judge", "launch A; back", "README.md"],
      ["explore", "--android", "27,28", "--depth", "2"],
    ])
  func reports(_ arguments: [String]) throws {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.fails))
    let run = CommandRun(arguments + ["--format", "html"], specs: specs.path)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"), "\(run.errors)")
    #expect(MarkupCheck(run.output).complaints == [])
    #expect(run.output.contains("<title>"))
    for resource in ["<script", "src=", "<link", "@import", "url("] {
      #expect(!run.output.contains(resource))
    }
    #expect(run == CommandRun(arguments + ["--format", "html"], specs: specs.path))
    #expect(run.code == CommandRun(arguments, specs: specs.path).code)
  }
}
