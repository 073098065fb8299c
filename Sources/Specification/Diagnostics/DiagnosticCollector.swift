/// Collects the findings of one file. Shared by everything that reads the file, hence a class.
final class DiagnosticCollector {
  /// How many findings of one file are kept; the rest are counted and announced by a last one.
  static let limit = 100

  private var kept: [Diagnostic] = []
  private var countOfRest = 0
  /// The first line of each section, ascending; see `beginSections`.
  private var sectionStarts: [Int] = []
  private var unsoundSections: [Bool] = []

  /// Declares the parts of the file that errors make unsound one by one.
  ///
  /// - Parameter starts: the 1-based first lines, ascending.
  func beginSections(startingAt starts: [Int]) {
    sectionStarts = starts
    unsoundSections = Array(repeating: false, count: starts.count)
  }

  func isUnsound(section: Int) -> Bool { unsoundSections[section] }

  /// An error that makes the section it stands in unsound. The message is only computed if it is
  /// kept.
  func error(
    _ message: @autoclosure () -> String, at range: SourceRange,
    help: @autoclosure () -> [String] = [], file: StaticString = #fileID, line: Int = #line
  ) {
    if let section = section(ofLine: range.line) { unsoundSections[section] = true }
    add(message, range, help, (file, line))
  }

  /// An error of the file as a whole, or of a part that no case depends on by its place.
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
          .error, "too many problems; \(countOfRest) more are not shown",
          at: SourceRange(line: last.range.line, column: 1)))
    }
    for index in all.indices { all[index].sourceLine = file.text(ofLine: all[index].range.line) }
    return all
  }
}
