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
        SpecSuite.absence(of: place)
          ?? "\(quotedName) cannot be read: permission denied; allow it, or copy the file")
    }
    var lines: [[UInt8]] = []
    while let line = reader.next() { lines.append(line) }
    guard !reader.hasFailed else {
      throw UsageError("\(quotedName) cannot be read to its end; a log has to be a file")
    }
    let wide = UTF16Lines(lines)
    if wide == nil, Self.areBinary(lines) {
      throw UsageError("\(quotedName) is not a text file; save the log as text")
    }
    let texts = wide?.texts ?? lines.map { String(decoding: $0, as: UTF8.self) }
    guard texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw UsageError(
        "\(quotedName) is empty; a log has lines such as 'MainActivity: onCreate'")
    }
    return texts.map(TerminalCodes.removed)
  }

  /// Whether the beginning of the file has many bytes that no text has. Read as text, a large file
  /// of that kind would only take long.
  private static func areBinary(_ lines: [[UInt8]]) -> Bool {
    let bytes = lines.lazy.joined().prefix(mostLookedAt)
    let controls = bytes.count { $0 < 0x20 && !allowed.contains($0) }
    return controls >= fewControls
  }

  private static let mostLookedAt = 65_536
  /// A log that was damaged, or written by a program in C, may have some of them.
  private static let fewControls = 2_000
  /// Tabs, ends of lines, and what terminals use for colours and sounds.
  private static let allowed: Set<UInt8> = [0x07, 0x08, 0x09, 0x0A, 0x0C, 0x0D, 0x1B]

  /// Why no line of the file has a callback; nil if it is a text like any other.
  static func defect(of lines: [String]) -> String? {
    guard let place = lines.firstIndex(where: { $0.utf8.contains(0) }) else { return nil }
    return "is not a text file: line \(place + 1) has bytes that no text has; save the log as text"
  }
}
