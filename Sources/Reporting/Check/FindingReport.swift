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

  /// The part of the line around the place, so that a line of a megabyte prints as one of a screen.
  private func excerpt(
    _ line: String, _ range: SourceRange, _ tint: Tint, _ options: TextOptions
  ) -> String {
    let room = max(20, options.width - 8)
    let start = max(0, range.column - 1 - room / 2)
    let shown = line.dropFirst(start).prefix(room)
    let before = line.dropFirst(start).prefix(range.column - 1 - start)
    let width = min(max(1, range.length), max(1, room - before.count))
    let caret = "^" + String(repeating: "~", count: width - 1)
    // A tab keeps its own width only under a tab.
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }
    return "  \(Self.visible(shown))\n  \(indent.joined())\(options.paint(caret, tint))\n"
  }

  private static func visible(_ text: Substring) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).withVisibleControls }.joined(separator: "\t")
  }
}
