/// The content of a report in reading order, without its formatting; it can be written as Markdown
/// and as HTML.
///
/// Terminal output is not made from it, because there the rows of a whole page share their columns,
/// and each report lays them out itself.
package struct Page: Hashable, Sendable {
  package var title: String
  /// What a reader should know first, in a sentence or two; empty if the first block says it.
  package var summary: String
  /// Whether it is a document of its own. Otherwise Markdown leaves out title and summary, since it
  /// is pasted into another document.
  package var isDocument: Bool
  package var blocks: [Block]

  /// Marks an empty cell of a table.
  static let nothing = "—"

  package init(
    _ title: String, summary: String = "", isDocument: Bool = true, _ blocks: [Block]
  ) {
    self.title = title
    self.summary = summary
    self.isDocument = isDocument
    self.blocks = blocks
  }
}

/// A part of a page that begins on a line of its own.
package indirect enum Block: Hashable, Sendable {
  case paragraph([Span])
  case list([Item])
  /// The titles of the columns, and the rows below them.
  case table([String], [Row])
  /// Lines as written, in a language that determines their colouring.
  case lines([Cell], language: String)
  /// Blocks under a title.
  case section([Span], style: Style = .heading, [Block])
  /// Paragraphs that were written in Markdown, and the destinations of their labels.
  case prose(String, references: [Reference])

  /// An entry of a list.
  package struct Item: Hashable, Sendable {
    package var spans: [Span]
    package var children: [Item]

    package init(_ spans: [Span], _ children: [Item] = []) {
      self.spans = spans
      self.children = children
    }
  }

  /// A row of cells.
  package struct Row: Hashable, Sendable {
    package var cells: [[Span]]
    /// The meaning of the row to the reader, for formats with colour.
    package var tint: Tint?

    package init(_ cells: [[Span]], _ tint: Tint? = nil) {
      self.cells = cells
      self.tint = tint
    }
  }

  /// How the title of a section is formatted.
  package enum Style: Hashable, Sendable {
    case heading
    /// Less than a heading, so that a page pasted into another does not change its outline.
    case label
    /// A heading whose section the reader can collapse.
    case foldable
  }

  /// The destination of a label in a text.
  package struct Reference: Hashable, Sendable {
    package var label: String
    package var destination: String
    package var title: String

    package init(label: String, destination: String, title: String) {
      self.label = label
      self.destination = destination
      self.title = title
    }
  }
}

/// A piece of a line.
package indirect enum Span: Hashable, Sendable, ExpressibleByStringInterpolation {
  case text(String)
  case code(String)
  case strong(String)
  case emphasis(String)
  case link(String, to: String)
  /// A line of its own below the others, in small print.
  case small([Span])

  package init(stringLiteral text: String) {
    self = .text(text)
  }
}
