/// The objects to which lines that name none belong by their place: in the indented lines below an
/// object, in a block of braces, below a heading as `adb logcat -v long` writes it, and above the
/// fields that Xcode writes below a message.
struct LogOutline {
  /// From the outside to the inside.
  private var blocks: [Block] = []
  /// The line with the closing brace or bracket of each line that opens one.
  private let ends: [Int: Int]
  /// The object that the line before named, if it did nothing else, with its indentation.
  private var title: (object: String, indentation: Int)?

  private struct Block {
    /// The lines in it are indented deeper, unless its end is known.
    var indentation: Int
    var object: String?
    var sort = Sort.indented
    /// The line with its closing brace, if there is one.
    var end: Int?
    /// Whether it is of an object that the script does not have.
    var isForeign = false
    /// Whether the object was named by a block in it.
    var isNamedInside = false
    /// The innermost block around it that has an object or is of a foreign one. It stays the same,
    /// as only the last block changes.
    var outerOwner: Int?
    /// Callbacks in it that come before the name of their object.
    var waiting: [Int] = []
  }

  private enum Sort {
    case indented
    case braces
    /// A list of blocks, which has no object.
    case list
  }

  init(_ lines: [OutlineLine]) {
    ends = OutlineLine.ends(of: lines)
  }

  /// Leaves the blocks that end before the line.
  mutating func enter(_ line: OutlineLine, at place: Int) {
    if line.isHeading {
      blocks = []
      return
    }
    while let last = blocks.last,
      last.end.map({ $0 <= place }) ?? (last.indentation >= line.indentation)
    {
      blocks.removeLast()
      pass(on: last)
    }
  }

  /// What a block of fields names says to whom its neighbours belong: `"header": { "tag": … }`.
  private mutating func pass(on block: Block) {
    guard block.sort == .braces, block.end != nil, let object = block.object,
      let outer = blocks.indices.last, blocks[outer].sort == .braces
    else { return }
    if blocks[outer].object == nil, !blocks[outer].isForeign {
      blocks[outer].object = object
      blocks[outer].isNamedInside = true
    } else if blocks[outer].isNamedInside, blocks[outer].object != object {
      blocks[outer].object = nil
      blocks[outer].isForeign = true
    }
  }

  /// The object of a line that names none.
  var object: String? { owner.flatMap { blocks[$0].object } }

  /// The innermost block that has an object or is of a foreign one.
  private var owner: Int? {
    guard let last = blocks.last else { return nil }
    return last.object != nil || last.isForeign ? blocks.count - 1 : last.outerOwner
  }

  /// Whether the object of a callback may follow in the same block.
  var mayNameLater: Bool { blocks.last?.sort == .braces }

  /// The callback has no object yet.
  mutating func wait(_ callback: Int) {
    blocks[blocks.count - 1].waiting.append(callback)
  }

  /// A line that names at most one object.
  ///
  /// - Parameter hasCallback: whether it has a callback of the object, so that it says nothing of
  ///   the block that it stands in.
  /// - Returns: the callbacks that have waited for the object.
  mutating func add(
    _ line: OutlineLine, at place: Int, naming object: String?, hasCallback: Bool
  ) -> [Int] {
    var waiting: [Int] = []
    if let object, !hasCallback, !line.opensBraces, let last = blocks.indices.last,
      blocks[last].sort == .braces,
      blocks[last].object == nil
    {
      blocks[last].object = object
      waiting = blocks[last].waiting
    }
    let titled = line.isBrace && title?.indentation == line.indentation ? title?.object : nil
    title = hasCallback ? nil : object.map { ($0, line.indentation) }
    let isList = line.opensList && ends[place] != nil
    if object != nil || hasCallback || line.opensBraces || isList {
      blocks.append(
        Block(
          indentation: line.isHeading ? -1 : line.indentation, object: object ?? titled,
          sort: line.opensBraces ? .braces : isList ? .list : .indented, end: ends[place],
          isForeign: hasCallback && object == nil, outerOwner: owner))
    }
    return waiting
  }
}
