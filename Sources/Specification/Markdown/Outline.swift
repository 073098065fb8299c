/// The blocks of a file, divided by its level-one and level-two headings.
struct Outline {
  private(set) var title: Located<String>?
  /// Level-one headings after the first.
  private(set) var furtherTitles: [Located<String>] = []
  /// Headings of level one or two that are written by underlining.
  private(set) var underlined: [Located<String>] = []
  /// The part before the first case, followed by the cases; never empty.
  private(set) var sections: [Section] = []

  init(blocks: [Block], lineCount: Int) {
    sections = [Section(blocks: [], lines: 0..<lineCount)]
    for block in blocks { add(block, lineCount: lineCount) }
  }

  private mutating func add(_ block: Block, lineCount: Int) {
    guard case .heading(let level, let text, let isUnderlined) = block.kind, level <= 2 else {
      sections[sections.count - 1].blocks.append(block)
      return
    }
    if isUnderlined { underlined.append(text) }
    if level == 1 {
      if title == nil { title = text } else { furtherTitles.append(text) }
    } else {
      let start = block.lines.lowerBound
      let last = sections.count - 1
      sections[last].lines = sections[last].lines.lowerBound..<start
      sections.append(Section(heading: text, blocks: [], lines: start..<lineCount))
    }
  }
}
