package import Bridge

/// Where neighbouring variants differ, and nothing of what stays the same.
package struct ChangesReport: Report {
  let changes: [VariantChanges]

  package init(_ changes: [VariantChanges]) {
    self.changes = changes
  }

  package func text(_ options: TextOptions) -> String {
    let tables = changes.map { changes in
      changes.reports.map { $0.rows(showsChanges: true, showsArguments: true) }
    }
    // One table, so that the columns stand in line from border to border.
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
  }

  package var markdown: String {
    changes.map { changes in
      let borders = changes.reports.map { $0.markdown(showsChanges: true, showsArguments: true) }
      return "**\(Markdown.escaped(changes.title))**\n\n"
        + (borders.isEmpty ? Self.nothing + "\n" : borders.joined())
    }.joined(separator: "\n")
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
