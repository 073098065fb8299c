/// Counts where the names of objects are mentioned.
///
/// A word counts if its part before a `.` or `#` is the name, whether or not its line could be
/// read, so that an error elsewhere does not make a declaration look unused.
struct UsageCounter {
  /// Mentions in the whole file.
  private var total: [String: Int] = [:]
  /// Mentions in the script counted last.
  private var latest: [String: Int] = [:]
  private(set) var isUsed = false

  mutating func count(_ lines: [LogicalLine], in file: SourceFile) {
    latest = [:]
    for token in lines.lazy.flatMap(\.tokens) where token.kind == .word {
      isUsed = true
      let end = file.bytes[token.bytes].firstIndex {
        $0 == UInt8(ascii: ".") || $0 == Byte.numberSign
      }
      let head = token.bytes.lowerBound..<(end ?? token.bytes.upperBound)
      guard !head.isEmpty else { continue }
      let name = file.string(head)
      total[name, default: 0] += 1
      latest[name, default: 0] += 1
    }
  }

  /// Reports what the setup declares and neither it nor any case mentions.
  func reportUnused(setup declarations: [Declaration], diagnostics: DiagnosticCollector) {
    report(declarations, total, diagnostics)
  }

  /// Reports what a case declares and its script, the one counted last, does not mention.
  func reportUnused(case declarations: [Declaration], diagnostics: DiagnosticCollector) {
    report(declarations, latest, diagnostics)
  }

  /// An object inside another takes part without being named again.
  private func report(
    _ declarations: [Declaration], _ mentions: [String: Int], _ diagnostics: DiagnosticCollector
  ) {
    for declaration in declarations where declaration.container == nil {
      let name = declaration.name
      guard mentions[name.value, default: 0] < 2 else { continue }
      diagnostics.error(
        "'\(name.value)' is declared but never used; use it or remove the line", at: name.range)
    }
  }
}
