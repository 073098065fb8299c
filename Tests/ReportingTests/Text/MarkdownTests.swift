import Reporting
import Testing

@Suite("Markdown")
struct MarkdownTests {
  @Test("Every special character is escaped")
  func escaping() {
    #expect(Markdown.escaped("a|b *c* <d> [e] `f` g_h") == #"a\|b \*c\* \<d\> \[e\] \`f\` g\_h"#)
  }

  @Test("Code that holds backticks is fenced by longer runs of them")
  func code() {
    #expect(Markdown.code("a") == "`a`")
    #expect(Markdown.code("a``b") == "```a``b```")
    #expect(Markdown.code("`a`") == "`` `a` ``")
    #expect(Markdown.code("") == "")
  }

  @Test("A bar does not end a table's cell")
  func cell() {
    #expect(Markdown.cellCode("A|B") == #"`A\|B`"#)
  }

  @Test("A block ends where its text ends, whatever fences the text contains")
  func block() {
    #expect(Markdown.block("```\nx\n```") == "````\n```\nx\n```\n````\n")
  }

  @Test("A destination with parentheses is set in angle brackets")
  func link() {
    #expect(Markdown.link("x", to: "https://a/b(c)") == "[x](<https://a/b(c)>)")
    #expect(Markdown.link("x", to: "https://a/b") == "[x](https://a/b)")
  }

  @Test("A line break in a cell becomes a space")
  func lineBreak() {
    #expect(Markdown.escaped("a\nb") == "a b")
  }
}
