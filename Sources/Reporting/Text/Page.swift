/// What a report says, in the order of reading and without its look: Markdown and HTML are two ways to
/// write it.
///
/// A terminal is none of them. There the rows of a whole page share their columns, and each report lays
/// them out itself.
package struct Page: Hashable, Sendable {
  package var title: String
  /// What a reader should know first, in a sentence or two; empty where the first block says it.
  package var summary: String
  /// Whether it is a document of its own. Else Markdown leaves out title and summary, as it is pasted
  /// into another one.
  package var isDocument: Bool
  package var blocks: [Block]

  /// Stands where a table shows that there is nothing.
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
  /// The titles of the columns, and what stands below them.
  case table([String], [Row])
  /// Lines as written, in a language that says how to colour them.
  case lines([Cell], language: String)
  /// Blocks under a title.
  case section([Span], style: Style = .heading, [Block])
  /// Paragraphs that somebody has written in Markdown, and what their labels refer to.
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

  /// Cells beside each other.
  package struct Row: Hashable, Sendable {
    package var cells: [[Span]]
    /// What the row means to the reader, where there is colour for it.
    package var tint: Tint?

    package init(_ cells: [[Span]], _ tint: Tint? = nil) {
      self.cells = cells
      self.tint = tint
    }
  }

  /// How the title of a section is set.
  package enum Style: Hashable, Sendable {
    case heading
    /// Below the headings, as on a page that is pasted into another and no part of its outline.
    case label
    /// A heading under which a reader may fold everything away.
    case foldable
  }

  /// What a label in a text stands for.
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
