/// Counts where the names of objects are mentioned.
///
/// Every word of a script counts whose part before a `.` or `#` is the name, whether its line could
/// be read or not; so an error elsewhere does not make a declaration look unused.
struct UsageCounter {
  private var mentions: [String: Int] = [:]
  private(set) var isUsed = false

  mutating func count(_ lines: [LogicalLine], in file: SourceFile) {
    for token in lines.lazy.flatMap(\.tokens) where token.kind == .word {
      isUsed = true
      let end = file.bytes[token.bytes].firstIndex {
        $0 == UInt8(ascii: ".") || $0 == Byte.numberSign
      }
      let head = token.bytes.lowerBound..<(end ?? token.bytes.upperBound)
      if !head.isEmpty { mentions[file.string(head), default: 0] += 1 }
    }
  }

  /// Forgets a case's own objects, so that another case may declare the same names.
  mutating func endCase(declaring declarations: [Declaration]) {
    for declaration in declarations { mentions[declaration.name.value] = nil }
  }

  /// Reports declarations that nothing else mentions and that mention nothing themselves: an object
  /// inside another, or one that holds others, takes part without being named again.
  func reportUnused(_ declarations: [Declaration], diagnostics: DiagnosticCollector) {
    for declaration in declarations where declaration.container == nil {
      let name = declaration.name
      guard mentions[name.value, default: 0] < 2 else { continue }
      diagnostics.error("'\(name.value)' is declared and never used", at: name.range)
    }
  }
}
