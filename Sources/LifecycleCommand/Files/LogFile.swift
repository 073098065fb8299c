import Oracle

/// A log that a command line names.
struct LogFile {
  let path: String

  /// The path that stands for standard input.
  private static let standardInput = "-"

  private var isStandardInput: Bool { path == Self.standardInput }

  /// The name of the log in a report.
  var name: String { isStandardInput ? "standard input" : path }

  /// The name of the log in a sentence.
  var quotedName: String { isStandardInput ? name : "'\(path)'" }

  /// - Throws: `UsageError` if it cannot be read.
  func lines() throws(UsageError) -> [String] {
    let place = isStandardInput ? "/dev/stdin" : path
    guard var reader = LineReader(path: place) else {
      throw UsageError(
        SpecSuite.absence(of: place) ?? "\(quotedName) cannot be read: permission denied")
    }
    var lines: [[UInt8]] = []
    while let line = reader.next() { lines.append(line) }
    guard !reader.hasFailed else {
      throw UsageError("\(quotedName) cannot be read to its end; a log has to be a file")
    }
    let texts = UTF16Lines(lines)?.texts ?? lines.map { String(decoding: $0, as: UTF8.self) }
    guard texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw UsageError("\(quotedName) is empty")
    }
    return texts.map(TerminalCodes.removed)
  }

  /// Why no line of the file has a callback; nil if it is a text like any other.
  static func defect(of lines: [String]) -> String? {
    guard let place = lines.firstIndex(where: { $0.utf8.contains(0) }) else { return nil }
    return "is not a text file: line \(place + 1) has bytes that no text has"
  }
}
