package import Bridge
import Specification

/// A diagnostic in the format of compilers: place, message, the line, a caret.
package struct FindingReport: Sendable {
  let finding: Finding

  package init(_ finding: Finding) {
    self.finding = finding
  }

  package func text(_ options: TextOptions) -> String {
    let severity = "\(finding.diagnostic.severity.rawValue):"
    let tint: Tint = finding.isError ? .failure : .warning
    let text = finding.diagnostic.rendered(path: finding.path)
    guard let place = text.firstRange(of: " \(severity) ") else { return text + "\n" }
    return text[..<place.lowerBound] + " \(options.paint(severity, tint)) "
      + text[place.upperBound...] + "\n"
  }
}
