/// The objects to which lines that name none belong by their place: in the indented lines below an
/// object, in a block of braces, and below a heading as `adb logcat -v long` writes it.
struct LogOutline {
  /// From the outside to the inside.
  private var blocks: [Block] = []

  private struct Block {
    /// The lines in it are indented deeper.
    var indentation: Int
    var object: String?
    var hasBraces = false
    /// Whether it is of an object that the script does not have.
    var isForeign = false
    /// Callbacks in it that come before the name of their object.
    var waiting: [Int] = []
  }

  /// A line as far as its place matters.
  struct Line {
    var indentation: Int
    /// Whether a block of braces begins at its end.
    var opensBraces: Bool
    /// Whether it is the heading of a message: `[ 11-30 04:12:33.017  4312: 4312 D/Main ]`.
    var isHeading: Bool

    init(_ text: String) {
      indentation = text.prefix { $0.isWhitespace || Self.isOfTree($0) }.count
      let last = text.utf8.last { $0 > UInt8(ascii: " ") }
      opensBraces = last == UInt8(ascii: "{")
      isHeading =
        last == UInt8(ascii: "]") && text.utf8.first == UInt8(ascii: "[")
        && text.wholeMatch(of: /\[ .*\d+: *\d+ [VDIWEFA]\/.* \]\s*/) != nil
    }

    /// Whether the character draws the branches of a tree, which indent what is at their ends.
    private static func isOfTree(_ character: Character) -> Bool {
      ("\u{2500}"..."\u{257F}").contains(character) || character == "|"
    }
  }

  /// The lines without the marks of a quotation, if all that are not blank have one, as in an
  /// answer to a mail.
  static func unquoted(_ lines: [String]) -> [String] {
    let mark: Character = ">"
    let areQuoted = lines.allSatisfy { $0.first == mark || $0.allSatisfy(\.isWhitespace) }
    return areQuoted ? lines.map { String($0.drop { $0 == mark }) } : lines
  }

  /// Leaves the blocks that end before the line.
  mutating func enter(_ line: Line) {
    if line.isHeading {
      blocks = []
    } else {
      while let last = blocks.last, last.indentation >= line.indentation { blocks.removeLast() }
    }
  }

  /// The object of a line that names none.
  var object: String? { blocks.last { $0.object != nil || $0.isForeign }?.object }

  /// Whether the object of a callback may follow in the same block.
  var mayNameLater: Bool { blocks.last?.hasBraces ?? false }

  /// The callback has no object yet.
  mutating func wait(_ callback: Int) {
    blocks[blocks.count - 1].waiting.append(callback)
  }

  /// A line that names at most one object.
  ///
  /// - Parameter hasCallback: whether it has a callback of the object, so that it says nothing of
  ///   the block that it stands in.
  /// - Returns: the callbacks that have waited for the object.
  mutating func add(_ line: Line, naming object: String?, hasCallback: Bool) -> [Int] {
    var waiting: [Int] = []
    if let object, !hasCallback, !line.opensBraces, let last = blocks.indices.last,
      blocks[last].hasBraces,
      blocks[last].object == nil
    {
      blocks[last].object = object
      waiting = blocks[last].waiting
    }
    if object != nil || hasCallback || line.opensBraces {
      blocks.append(
        Block(
          indentation: line.isHeading ? -1 : line.indentation, object: object,
          hasBraces: line.opensBraces, isForeign: hasCallback && object == nil))
    }
    return waiting
  }
}
