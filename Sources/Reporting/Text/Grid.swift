import Specification

/// A cell that may be broken only between its pieces, so that names stay whole.
package struct GridCell: Hashable, Sendable {
  package var pieces: [String]
  package var tint: Tint?

  package init(_ pieces: [String] = [], _ tint: Tint? = nil) {
    self.pieces = pieces.map { $0.visible(keeping: []) }
    self.tint = tint
  }

  /// A text that may be broken at its spaces.
  package init(words text: String, _ tint: Tint? = nil) {
    let words = text.split(separator: " ")
    self.init(
      words.enumerated().map { $0 < words.count - 1 ? "\($1) " : String($1) }, tint)
  }

  /// The title of a column, which may be broken after a comma or a semicolon.
  package init(title: String) {
    var pieces = [""]
    for character in title {
      let isBetween =
        character != " "
        && (pieces[pieces.count - 1].hasSuffix(", ")
          || pieces[pieces.count - 1].hasSuffix("; "))
      if isBetween { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    self.init(pieces, .heading)
  }

  /// The width without a break.
  var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

  /// The width of its widest piece on a line of its own.
  var narrowest: Int {
    pieces.enumerated().map { $1.trimmed.columns + ($0 > 0 ? Self.indent : 0) }.max() ?? 0
  }

  /// Lines after the first are indented.
  private static let indent = 2

  /// The pieces on as few lines as possible; a line is too long only if it is a single piece.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if !line.isEmpty, line.columns + piece.trimmed.columns > width {
        lines.append(line.trimmed)
        line = String(repeating: " ", count: Self.indent)
      }
      line += piece
    }
    return line.isEmpty ? lines : lines + [line.trimmed]
  }
}

/// A row of cells.
package struct GridRow: Hashable, Sendable {
  package var cells: [GridCell]
  /// The cell from which dots lead to the next one on the line.
  package var leader: Int?

  package init(_ cells: [GridCell], leader: Int? = nil) {
    self.cells = cells
    self.leader = leader
  }
}

/// The positions of a page's columns, which are the same in all of its rows.
package struct GridLayout: Hashable, Sendable {
  private let starts: [Int]
  private let widths: [Int]
  private let width: Int
  /// Whether some column is narrower than its contents.
  package let isCramped: Bool

  /// - Parameters:
  ///   - rows: all rows of the page; the first has all columns.
  ///   - margin: columns of space before the first.
  ///   - gap: columns of space after each column; the last number applies to all that follow.
  ///   - width: columns of a line.
  package init(_ rows: [GridRow], margin: Int, gap: Int..., width: Int) {
    let count = rows.map(\.cells.count).max() ?? 0
    let gaps = (0..<count).map { $0 < gap.count ? gap[$0] : gap.last ?? 0 }
    var natural = [Int](repeating: 1, count: count)
    var narrowest = natural
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        natural[column] = max(natural[column], cell.columns)
        narrowest[column] = max(narrowest[column], cell.narrowest)
      }
    }
    let room = max(count, width - margin - gaps.dropLast().reduce(0, +))
    isCramped = narrowest.reduce(0, +) > room
    let least = Columns.share(room, among: narrowest)
    let wished = zip(natural, least).map { max(0, $0 - $1) }
    let widths = Self.adding(wished, to: least, within: room)
    self.widths = widths
    self.width = width
    starts = (0..<count).map { column in
      margin + zip(widths, gaps).prefix(column).reduce(0) { $0 + $1.0 + $1.1 }
    }
  }

  /// Widens columns to their wished widths, smallest wish first, as far as there is room.
  private static func adding(_ wished: [Int], to widths: [Int], within room: Int) -> [Int] {
    var widths = widths
    for column in wished.indices.sorted(by: { (wished[$0], $0) < (wished[$1], $1) }) {
      widths[column] += max(0, min(wished[column], room - widths.reduce(0, +)))
    }
    return widths
  }

  /// The row's lines, each ended. Pieces wider than their column get lines of their own below the
  /// others, or above them if such a cell begins with one and other cells follow.
  package func text(_ row: GridRow, _ options: TextOptions) -> String {
    var above = ""
    var fitting: [[String]] = []
    var below = ""
    for (column, cell) in row.cells.enumerated() {
      let lines = cell.lines(width: widths[column])
      let fit = lines.prefix { $0.columns <= widths[column] }
      fitting.append(Array(fit))
      let rest = lines.dropFirst(fit.count)
        .map { overflowing($0.trimmedStart, in: column, cell.tint, options) }.joined()
      if fit.isEmpty, column < row.cells.count - 1 { above += rest } else { below += rest }
    }
    let height = fitting.map(\.count).max() ?? 0
    return above + (0..<height).map { line(row, fitting, at: $0, options) }.joined() + below
  }

  private func line(
    _ row: GridRow, _ cells: [[String]], at number: Int, _ options: TextOptions
  ) -> String {
    let texts = cells.map { number < $0.count ? $0[number] : "" }
    var result = ""
    var end = 0
    for (column, text) in texts.enumerated() where !text.isEmpty {
      let isLedTo =
        number == 0 && row.leader.map { $0 < column && !texts[$0].isEmpty } == true
        && texts[..<column].lastIndex { !$0.isEmpty } == row.leader
      let room = starts[column] - end
      let isDotted = isLedTo && room >= 3
      result +=
        isDotted
        ? " " + options.paint(String(repeating: Self.dot, count: room - 2), .quiet) + " "
        : String(repeating: " ", count: max(0, room))
      result += options.paint(text, row.cells[column].tint)
      end = starts[column] + text.columns
    }
    return result + "\n"
  }

  /// Such a line begins under its column, or as far to the left as it needs.
  private func overflowing(
    _ text: String, in column: Int, _ tint: Tint?, _ options: TextOptions
  ) -> String {
    let start = max(0, min(starts[column] + 2, width - text.columns))
    return Wrapping.lines(text, width: width).map { line in
      String(repeating: " ", count: start) + options.paint(line, tint) + "\n"
    }.joined()
  }

  /// The character that leads from one cell to another and marks absent callbacks.
  package static let dot: Character = "·"
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
