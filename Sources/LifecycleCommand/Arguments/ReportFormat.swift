import Reporting

/// How a report is written for people.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For reading in a terminal.
  case text
  /// For pasting into an issue or a page.
  case markdown

  /// The report in this format.
  func text(of report: some Report, _ options: TextOptions) -> String {
    switch self {
    case .text: report.text(options)
    case .markdown: report.page.markdown
    }
  }
}
