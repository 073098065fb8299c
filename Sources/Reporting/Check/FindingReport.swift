package import Bridge
import Specification

/// A diagnostic in a compiler's format: place, message, the line, a caret.
package struct FindingReport: Sendable {
  let finding: Finding

  package init(_ finding: Finding) {
    self.finding = finding
  }

  package func text(_ options: TextOptions) -> String {
    let tint: Tint = finding.isError ? .failure : .warning
    let text = finding.diagnostic.rendered(
      path: finding.path, width: options.lineLimit, mark: { options.paint($0, tint) },
      fold: { Wrapping.lines($0, width: options.width - 2, indent: 2) }, columns: { $0.columns })
    return text + "\n"
  }
}
