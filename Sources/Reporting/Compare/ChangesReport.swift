package import Bridge

/// Only the differences between neighbouring variants, without what stays the same.
package struct ChangesReport: Report {
  let changes: [VariantChanges]
  /// The title of the page.
  let title: String

  package init(_ changes: [VariantChanges], title: String = "What changes") {
    self.changes = changes
    self.title = title
  }

  package func text(_ options: TextOptions) -> String {
    let tables = changes.map { changes in
      changes.reports.map { $0.rows(showsChanges: true, showsArguments: true) }
    }
    // All borders share one table, so that the columns line up.
    var lines = Columns(tables.joined().flatMap { $0 }, margin: 2).lines(options)[...]
    return zip(changes, tables).map { changes, borders in
      var text = options.paint(changes.title, .heading) + "\n"
      if borders.isEmpty { text += options.paragraph(Self.nothing, .quiet, indent: 2) }
      for border in borders {
        text += lines.prefix(border.count).joined()
        lines = lines.dropFirst(border.count)
      }
      return text
    }.joined(separator: "\n")
      + (remark.map { "\n" + options.paragraph($0, .quiet) } ?? "")
  }

  package var page: Page {
    let sections = changes.map { changes in
      let borders = changes.reports.map { $0.item(showsChanges: true, showsArguments: true) }
      return Block.section(
        [.text(changes.title)], style: .label,
        [borders.isEmpty ? .paragraph([.text(Self.nothing)]) : .list(borders)])
    }
    let remarks = remark.map { [Block.paragraph([.text($0)])] } ?? []
    return Page(title, summary: summary, isDocument: false, sections + remarks)
  }

  private var summary: String {
    let count = changes.reduce(0) { $0 + $1.borders.count }
    return count == 0
      ? "Nothing changes." : "Something changes at \(counted(count, "place"))."
  }

  /// A step that no side can carry out causes no change, so it would not show otherwise.
  private var remark: String? {
    changes.allSatisfy(\.isCarriedOut) ? nil : ComparisonReport.notCarriedOut
  }

  private static let nothing = "nothing changes"
}

extension VariantChanges {
  fileprivate var reports: [BorderReport] { borders.map { BorderReport(border: $0, axis: axis) } }

  /// `Android 21…36`, `iOS, idiom phone, pad`
  fileprivate var title: String {
    switch axis {
    case .version, .script: "\(platform.title) \(summary)"
    case .setting(let key): "\(platform.title), \(key) \(summary)"
    }
  }
}
