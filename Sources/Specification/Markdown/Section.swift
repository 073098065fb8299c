/// A level-two heading with everything below it, or the part before the first one.
struct Section {
  /// Nil for the part before the first case.
  var heading: Located<String>?
  var blocks: [Block]
  /// 0-based lines, the heading's included.
  var lines: Range<Int>

  /// The `lifecycle` blocks, in order.
  var scripts: [Fence] {
    blocks.compactMap { block in
      guard case .fence(let fence) = block.kind, fence.isScript else { return nil }
      return fence
    }
  }

  /// The prose as written, without scripts and link definitions.
  func prose(in file: SourceFile) -> String {
    var text: [String] = []
    var next = blocks.first?.lines.lowerBound ?? lines.upperBound
    func add(upTo end: Int) {
      while next < end {
        text.append(file.string(file.lines[next]))
        next += 1
      }
    }
    for block in blocks where !block.isProse {
      add(upTo: block.lines.lowerBound)
      next = block.lines.upperBound
    }
    if !blocks.isEmpty { add(upTo: lines.upperBound) }
    return Self.trimmingBlankLines(text).joined(separator: "\n")
  }

  /// Removes blank lines at both ends, and reduces others to single ones.
  private static func trimmingBlankLines(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if isBlank, result.last?.isEmpty ?? true { continue }
      result.append(isBlank ? "" : line)
    }
    if result.last?.isEmpty ?? false { result.removeLast() }
    return result
  }
}

extension Block {
  /// Whether the block is text for the reader rather than for the parser.
  fileprivate var isProse: Bool {
    switch kind {
    case .prose, .heading: true
    case .fence(let fence): !fence.isScript
    case .linkDefinition, .comment: false
    }
  }
}
