import Specification

/// Markdown fragments that read the same in every renderer.
package enum Markdown {
  /// Text with its special characters escaped.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.visible() {
      if character == "\n" {
        result += " "
      } else if "\\`*_{}[]<>#|~&".contains(character) {
        result += "\\\(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Text as code; text with backticks is fenced by longer runs of them.
  package static func code(_ text: String) -> String {
    let line = text.visible().split(separator: "\n").joined(separator: " ")
    guard !line.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + padding + line + padding + fence
  }

  /// Code inside a table, where a bar would end the cell even between backticks.
  package static func cellCode(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A block of lines as written.
  package static func block(_ text: String, language: String = "") -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text.visible())\(end)\(fence)\n"
  }

  /// A table whose cells are already Markdown.
  package static func table(header: [String], rows: [[String]]) -> String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }

  /// A link; a destination that could end the link early is put in angle brackets.
  package static func link(_ text: String, to destination: String) -> String {
    let target = destination.visible(keeping: []).replacing("<", with: "%3C")
      .replacing(">", with: "%3E")
    let needsBrackets = target.contains { "() ".contains($0) }
    return "[\(escaped(text))](\(needsBrackets ? "<\(target)>" : target))"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var current = 0
    for candidate in text {
      current = candidate == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
