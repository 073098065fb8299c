/// One block of a Markdown document, as far as specs need to tell blocks apart.
struct Block {
  enum Kind {
    /// `## Title`; underlined headings are recognised too, although specs do not allow them.
    case heading(level: Int, text: Located<String>, isUnderlined: Bool)
    case fence(Fence)
    case linkDefinition(LinkDefinition)
    /// `<!-- … -->` from the beginning of a line, over any number of lines; its contents are
    /// ignored.
    case comment(isClosed: Bool, opening: SourceRange)
    /// A paragraph, list or table: lines without a blank line between them.
    case prose
  }

  var kind: Kind
  /// 0-based lines, the block's own marks included.
  var lines: Range<Int>
}

/// A code block between two lines of backticks or tildes.
struct Fence {
  /// What follows the opening marks, trimmed: `lifecycle`.
  var info: String
  var opening: SourceRange
  /// 0-based lines of the contents.
  var contents: Range<Int>
  /// How many spaces precede the opening marks; the same number is stripped from each line inside.
  var indentation: Int
  var isClosed: Bool

  var isScript: Bool { info == Script.fence }
}

/// `[label]: destination "title"`
struct LinkDefinition {
  var label: Located<String>
  var destination: Located<String>
  /// The title, which carries the evidence class; nil if there is none.
  var title: Located<String>?
}
