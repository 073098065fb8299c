/// Splits a Markdown document into blocks, in one pass over its lines.
struct BlockScanner {
  private let file: SourceFile
  private var line = 0
  private var blocks: [Block] = []
  /// The first line of the paragraph being read.
  private var paragraphStart: Int?
  /// For each mark, the shortest run of it that no later line closes.
  private var widthThatNothingCloses: [UInt8: Int] = [:]

  private init(file: SourceFile) {
    self.file = file
  }

  static func blocks(of file: SourceFile) -> [Block] {
    var scanner = BlockScanner(file: file)
    while scanner.line < file.lines.count { scanner.readLine() }
    scanner.endParagraph()
    return scanner.blocks
  }

  private mutating func readLine() {
    let start = file.contentStart(ofLine: line)
    let end = file.lines[line].upperBound
    guard start < end else {
      endParagraph()
      line += 1
      return
    }
    let isMarkup = start - file.lines[line].lowerBound < 4
    if isMarkup,
      let block = fence(at: start) ?? heading(at: start) ?? linkDefinition(at: start)
        ?? comment(at: start)
    {
      endParagraph()
      append(block)
    } else if isMarkup, let block = underlinedHeading(at: start) {
      paragraphStart = nil
      append(block)
    } else {
      if paragraphStart == nil { paragraphStart = line }
      line += 1
    }
  }

  private mutating func append(_ block: Block) {
    blocks.append(block)
    line = block.lines.upperBound
  }

  private mutating func endParagraph() {
    guard let start = paragraphStart else { return }
    blocks.append(Block(kind: .prose, lines: start..<line))
    paragraphStart = nil
  }

  // MARK: Fences

  private mutating func fence(at start: Int) -> Block? {
    let end = file.lines[line].upperBound
    let mark = file.bytes[start]
    guard mark == Byte.backtick || mark == Byte.tilde else { return nil }
    let width = runLength(of: mark, from: start, to: end)
    let info = file.trimmed((start + width)..<end)
    guard width >= 3, mark == Byte.tilde || !file.bytes[info].contains(Byte.backtick) else {
      return nil
    }
    let isScript = file.string(info) == Script.fence
    let close = closingLine(mark: mark, width: width, isScript: isScript)
    let last = close ?? endOfUnclosedFence()
    let fence = Fence(
      info: file.string(info), opening: file.range(start..<end, inLine: line),
      contents: (line + 1)..<last, indentation: start - file.lines[line].lowerBound,
      isClosed: close != nil)
    // Marks that do not close this block, because they are too few or of the other kind, do not
    // open another one.
    let endsInMarks = close != nil || (last < file.lines.count && isMarks(line: last))
    return Block(kind: .fence(fence), lines: line..<(endsInMarks ? last + 1 : last))
  }

  /// The line that closes a block opened on the current one.
  ///
  /// - Parameter isScript: a script never contains the opening of a block, so marks with text
  ///   behind them mean that this block was left open. A heading counts as one if such an opening
  ///   comes next, or nothing; otherwise the author has mistaken its sign for that of a comment.
  private mutating func closingLine(mark: UInt8, width: Int, isScript: Bool) -> Int? {
    // An earlier search found no closing line; there is no need to search to the end again.
    if let missing = widthThatNothingCloses[mark], missing <= width { return nil }
    var last = line + 1
    while last < file.lines.count, !closes(line: last, mark: mark, width: width) {
      if isScript, opensBlock(line: last) { return nil }
      last += 1
    }
    guard last == file.lines.count else { return last }
    widthThatNothingCloses[mark] = width
    return nil
  }

  /// An unclosed block would swallow the rest of the file. It is taken to end where the document
  /// visibly goes on, so that what follows is still parsed correctly.
  private func endOfUnclosedFence() -> Int {
    ((line + 1)..<file.lines.count).first { candidate in
      let content = file.bytes[file.lines[candidate]]
      let isDefinition = content.first == Byte.openBracket && content.contains(Byte.colon)
      return isDefinition || isHeading(line: candidate) || isMarks(line: candidate)
        || opensBlock(line: candidate)
    } ?? file.lines.count
  }

  private func isHeading(line: Int) -> Bool {
    file.bytes[file.lines[line]].first == Byte.numberSign
  }

  /// Whether an opening fence with text behind it stands here.
  private func opensBlock(line: Int) -> Bool { startsWithMarks(line: line) && !isMarks(line: line) }

  /// Whether the line consists of fence marks alone.
  private func isMarks(line: Int) -> Bool {
    let content = file.bytes[file.trimmed(file.lines[line])]
    return startsWithMarks(line: line) && content.allSatisfy { $0 == content.first }
  }

  private func startsWithMarks(line: Int) -> Bool {
    let content = file.bytes[file.lines[line]]
    guard let mark = content.first, mark == Byte.backtick || mark == Byte.tilde else {
      return false
    }
    return content.prefix { $0 == mark }.count >= 3
  }

  private func closes(line: Int, mark: UInt8, width: Int) -> Bool {
    let content = file.trimmed(file.lines[line])
    return content.count >= width && content.lowerBound - file.lines[line].lowerBound < 4
      && file.bytes[content].allSatisfy { $0 == mark }
  }

  private func runLength(of byte: UInt8, from start: Int, to end: Int) -> Int {
    (file.bytes[start..<end].firstIndex { $0 != byte } ?? end) - start
  }

  // MARK: Comments

  /// A comment ends with the line that closes it, or with the file.
  private mutating func comment(at start: Int) -> Block? {
    let end = file.lines[line].upperBound
    guard file.bytes[start..<end].starts(with: "<!--".utf8) else { return nil }
    var last = line
    var offset = start + "<!--".utf8.count
    while last < file.lines.count, !hasCommentEnd(offset..<file.lines[last].upperBound) {
      last += 1
      if last < file.lines.count { offset = file.lines[last].lowerBound }
    }
    let isClosed = last < file.lines.count
    return Block(
      kind: .comment(isClosed: isClosed, opening: file.range(start..<end, inLine: line)),
      lines: line..<(isClosed ? last + 1 : last))
  }

  private func hasCommentEnd(_ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    return (range.lowerBound..<(range.upperBound - 2)).contains {
      file.bytes[$0] == Byte.minus && file.bytes[$0 + 1] == Byte.minus
        && file.bytes[$0 + 2] == Byte.greater
    }
  }

  // MARK: Headings

  private func heading(at start: Int) -> Block? {
    let end = file.lines[line].upperBound
    let level = runLength(of: Byte.numberSign, from: start, to: end)
    guard (1...6).contains(level), start + level == end || Byte.isBlank(file.bytes[start + level])
    else { return nil }
    var text = file.trimmed((start + level)..<end)
    // A closing run of number signs is decoration.
    var closing = text.upperBound
    while closing > text.lowerBound, file.bytes[closing - 1] == Byte.numberSign { closing -= 1 }
    if closing == text.lowerBound || Byte.isBlank(file.bytes[closing - 1]) {
      text = file.trimmed(text.lowerBound..<closing)
    }
    let title = Located(
      file.string(text), at: file.range(text.isEmpty ? start..<end : text, inLine: line))
    return Block(
      kind: .heading(level: level, text: title, isUnderlined: false), lines: line..<(line + 1))
  }

  /// `===` or `---` below a line of text.
  private func underlinedHeading(at start: Int) -> Block? {
    guard let first = paragraphStart, first == line - 1 else { return nil }
    let content = file.trimmed(file.lines[line])
    let mark = file.bytes[start]
    guard mark == Byte.equals || mark == Byte.minus,
      file.bytes[content].allSatisfy({ $0 == mark })
    else { return nil }
    let text = file.trimmed(file.lines[first])
    let title = Located(file.string(text), at: file.range(text, inLine: first))
    let level = mark == Byte.equals ? 1 : 2
    return Block(
      kind: .heading(level: level, text: title, isUnderlined: true), lines: first..<(line + 1))
  }

  // MARK: Link definitions

  private func linkDefinition(at start: Int) -> Block? {
    guard file.bytes[start] == Byte.openBracket else { return nil }
    var reader = LinkDefinitionReader(file: file, line: line, offset: start)
    guard let definition = reader.read() else { return nil }
    return Block(kind: .linkDefinition(definition), lines: line..<(reader.line + 1))
  }
}
