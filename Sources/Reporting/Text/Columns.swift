/// The text of a cell, with its meaning for the reader.
package struct Cell: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var text: String
  package var tint: Tint?

  package init(_ text: String, _ tint: Tint? = nil) {
    self.text = text
    self.tint = tint
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }
}

/// Rows of cells in aligned columns. A cell that is too long wraps inside its column.
package struct Columns: Sendable {
  package var rows: [[Cell]] = []
  /// Columns of space between two neighbours.
  package var gap = 2
  /// Columns of space before the first.
  package var margin = 0

  package init(_ rows: [[Cell]] = [], gap: Int = 2, margin: Int = 0) {
    self.rows = rows
    self.gap = gap
    self.margin = margin
  }

  /// The rows as lines without trailing space, each line ended.
  package func text(_ options: TextOptions) -> String {
    lines(options).joined()
  }

  /// The text of each row, for reports that put something between the rows of one table.
  package func lines(_ options: TextOptions) -> [String] {
    let widths = widths(within: options.width)
    return rows.map { render($0, widths: widths, options: options) }
  }

  /// The width of each column. Columns that need less than an equal share of the room get what they
  /// need; the others share the rest equally.
  package func widths(within width: Int) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    var natural = [Int](repeating: 1, count: count)
    for row in rows {
      for (column, cell) in row.enumerated() {
        natural[column] = max(natural[column], cell.text.columns)
      }
    }
    let room = max(count, width - margin - gap * (count - 1))
    return Self.share(room, among: natural)
  }

  static func share(_ room: Int, among natural: [Int]) -> [Int] {
    var widths = natural
    var left = room
    var open = natural.indices.sorted { (natural[$0], $0) < (natural[$1], $1) }
    while let column = open.first {
      let part = left / open.count
      widths[column] = max(1, min(natural[column], part))
      left -= widths[column]
      open.removeFirst()
    }
    return widths
  }

  private func render(_ row: [Cell], widths: [Int], options: TextOptions) -> String {
    let cells = row.enumerated().map { column, cell in
      Wrapping.lines(cell.text, width: widths[column], indent: 2)
    }
    var result = ""
    for line in 0..<(cells.map(\.count).max() ?? 0) {
      var text = ""
      // Trailing spaces are not written.
      var padding = margin
      for (column, cell) in row.enumerated() {
        let piece = line < cells[column].count ? cells[column][line] : ""
        if !piece.isEmpty {
          text += String(repeating: " ", count: padding) + options.paint(piece, cell.tint)
          padding = 0
        }
        padding += widths[column] - piece.columns + gap
      }
      result += text + "\n"
    }
    return result
  }
}
