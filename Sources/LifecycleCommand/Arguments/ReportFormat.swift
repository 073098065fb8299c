import Reporting

/// A report format for people.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For reading in a terminal.
  case text
  /// For pasting into an issue or a page.
  case markdown
  /// For a browser: a page of its own.
  case html

  /// The report in this format.
  func text(of report: some Report, _ options: TextOptions) -> String {
    switch self {
    case .text: report.text(options)
    case .markdown: report.page.markdown
    case .html: report.page.html
    }
  }
}
