/// How a report is written.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For reading in a terminal.
  case text
  /// For pasting into an issue or a page.
  case markdown
}
