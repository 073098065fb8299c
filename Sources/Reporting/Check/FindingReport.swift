package import Bridge
import Specification

/// A diagnostic in the format of compilers: place, message, the line, a caret.
package struct FindingReport: Sendable {
  let finding: Finding

  package init(_ finding: Finding) {
    self.finding = finding
  }

  package func text(_ options: TextOptions) -> String {
    let diagnostic = finding.diagnostic
    let range = diagnostic.range
    let tint: Tint = finding.isError ? .failure : .warning
    let severity = options.paint("\(diagnostic.severity.rawValue):", tint)
    var text = "\(finding.path):\(range.line):\(range.column): \(severity) "
    text += diagnostic.message.withVisibleControls + "\n"
    if let line = diagnostic.sourceLine { text += excerpt(line, range, tint, options) }
    for help in diagnostic.help { text += "  help: \(help.withVisibleControls)\n" }
    return text
  }

  /// The line with a caret under the place; of a line of a megabyte only what stands around it.
  private func excerpt(
    _ line: String, _ range: SourceRange, _ tint: Tint, _ options: TextOptions
  ) -> String {
    let start = range.column <= Self.longestExcerpt ? 0 : range.column - Self.longestExcerpt / 2
    let shown = line.dropFirst(start).prefix(Self.longestExcerpt)
    let before = shown.prefix(max(0, range.column - 1 - start))
    let room = max(1, shown.count - before.count)
    let caret = "^" + String(repeating: "~", count: min(max(1, range.length), room) - 1)
    // A tab is as wide as a tab only under a tab.
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }
    return "  \(Self.visible(shown))\n  \(indent.joined())\(options.paint(caret, tint))\n"
  }

  /// Characters of a line that are shown at most.
  private static let longestExcerpt = 200

  private static func visible(_ text: Substring) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).withVisibleControls }.joined(separator: "\t")
  }
}
