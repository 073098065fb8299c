/// Checks the shape of the document: its title, its headings, and that its blocks are closed.
struct OutlineValidation {
  let diagnostics: DiagnosticCollector

  func check(_ outline: Outline, of file: SourceFile) {
    checkTitle(outline, of: file)
    for title in outline.furtherTitles {
      diagnostics.error("a second title; a chapter has one level-one heading", at: title.range)
    }
    for heading in outline.underlined {
      diagnostics.error(
        "an underlined heading; write '#' or '##' before it", at: heading.range,
        help: ["for a horizontal line, put a blank line before it"])
    }
    for section in outline.sections {
      let lacksScript = section.heading != nil && section.scripts.isEmpty
      for block in section.blocks {
        switch block.kind {
        case .fence(let fence):
          check(fence)
          if lacksScript, fence.info.isEmpty { reportUnnamed(fence) }
        case .comment(isClosed: false, let opening):
          diagnostics.error("the comment is never closed; write its end", at: opening)
        case .prose: checkProse(block.lines, of: file)
        case .comment, .heading, .linkDefinition: break
        }
      }
    }
  }

  private func checkTitle(_ outline: Outline, of file: SourceFile) {
    let start = SourceRange(line: 1, column: 1)
    guard !file.lines.indices.allSatisfy({ file.isBlank(line: $0) }) else {
      diagnostics.fileError("the file is empty; begin with '# Title'", at: start)
      return
    }
    guard let title = outline.title else {
      diagnostics.fileError("the chapter has no title; begin with '# Title'", at: start)
      return
    }
    if title.value.isEmpty {
      diagnostics.fileError(
        "the chapter's title is empty; write it behind the '#'", at: title.range)
    }
    if outline.sections.count > 1, let first = outline.sections[1].heading,
      first.range.line < title.range.line
    {
      diagnostics.fileError(
        "the chapter's title has to come before its first case; move it up", at: title.range)
    }
  }

  private func check(_ fence: Fence) {
    if !fence.isClosed {
      diagnostics.error("the block is never closed", at: fence.opening)
    }
    let first = fence.info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    let isNear = Suggestion.nearest(to: first, among: [Script.fence]) != nil
    if !fence.isScript, first == Script.fence || isNear {
      diagnostics.error(
        "this block does not run; the word after the marks has to be exactly '\(Script.fence)'",
        at: fence.opening)
    }
  }

  /// The case would seem to be pending.
  private func reportUnnamed(_ fence: Fence) {
    diagnostics.error(
      "this block does not run; write '\(Script.fence)' behind the marks", at: fence.opening,
      help: ["if it is no script, write its language there, such as 'text'"])
  }

  /// How a script begins.
  private static let beginnings = ["```", "~~~"].map { $0 + Script.fence }

  /// An indented or quoted script would not be recognised, and its case would seem to be pending.
  private func checkProse(_ lines: Range<Int>, of file: SourceFile) {
    for line in lines {
      let bytes = file.lines[line]
      let start = file.bytes[bytes].firstIndex { !Byte.isBlank($0) && $0 != Byte.greater }
      let content = (start ?? bytes.upperBound)..<bytes.upperBound
      let isScript = Self.beginnings.contains {
        file.bytes[content].starts(with: $0.utf8)
      }
      guard isScript else { continue }
      diagnostics.error(
        "this block does not run, because it is quoted or indented by four columns or more",
        at: file.range(content, inLine: line))
    }
  }
}
