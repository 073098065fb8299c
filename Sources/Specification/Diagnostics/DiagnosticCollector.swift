/// Collects the findings of one file. Shared by everything that reads the file, hence a class.
final class DiagnosticCollector {
  /// How many findings are kept per file. The rest are counted, and a final finding gives their
  /// number.
  static let limit = 100

  private var kept: [Diagnostic] = []
  private var countOfRest = 0
  /// The first line of each section, ascending; see `beginSections`.
  private var sectionStarts: [Int] = []
  private var unsoundSections: [Bool] = []

  /// Declares the sections of the file, each of which an error can make unsound on its own.
  ///
  /// - Parameter starts: the 1-based first lines, ascending.
  func beginSections(startingAt starts: [Int]) {
    sectionStarts = starts
    unsoundSections = Array(repeating: false, count: starts.count)
  }

  func isUnsound(section: Int) -> Bool { unsoundSections[section] }

  /// Reports an error that makes the enclosing section unsound. The message is computed only if it
  /// is kept.
  func error(
    _ message: @autoclosure () -> String, at range: SourceRange,
    help: @autoclosure () -> [String] = [], file: StaticString = #fileID, line: Int = #line
  ) {
    if let section = section(ofLine: range.line) { unsoundSections[section] = true }
    add(message, range, help, (file, line))
  }

  /// Reports an error in the file as a whole, or in a part whose position no case depends on.
  func fileError(
    _ message: @autoclosure () -> String, at range: SourceRange,
    help: @autoclosure () -> [String] = [], file: StaticString = #fileID, line: Int = #line
  ) {
    add(message, range, help, (file, line))
  }

  private func add(
    _ message: () -> String, _ range: SourceRange, _ help: () -> [String],
    _ site: (file: StaticString, line: Int)
  ) {
    guard kept.count < Self.limit else {
      countOfRest += 1
      return
    }
    var diagnostic = Diagnostic(.error, message(), at: range, help: help())
    diagnostic.site = Diagnostic.Site(file: "\(site.file)", line: site.line)
    kept.append(diagnostic)
  }

  private func section(ofLine line: Int) -> Int? {
    let next = sectionStarts.endOfPrefix { $0 <= line }
    return next == 0 ? nil : next - 1
  }

  /// Everything found, in the order of the text, with the source lines.
  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    var all = kept.enumerated().sorted { left, right in
      (left.element.range.line, left.element.range.column, left.offset)
        < (right.element.range.line, right.element.range.column, right.offset)
    }.map(\.element)
    if countOfRest > 0, let last = all.last {
      all.append(
        Diagnostic(
          .error, "too many errors; \(countOfRest) more are not shown",
          at: SourceRange(line: last.range.line, column: 1)))
    }
    for index in all.indices { all[index].sourceLine = file.text(ofLine: all[index].range.line) }
    return all
  }
}
