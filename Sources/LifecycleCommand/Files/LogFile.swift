import Oracle

/// A log that a command line names.
struct LogFile {
  let path: String

  /// The name that stands for standard input.
  static let standardInput = "-"

  /// - Throws: `UsageError` if it cannot be read.
  func lines() throws(UsageError) -> [String] {
    let place = path == Self.standardInput ? "/dev/stdin" : path
    guard var reader = LineReader(path: place) else {
      throw UsageError(
        SpecSuite.exists(place)
          ? "'\(path)' cannot be read: permission denied" : "there is no file '\(path)'")
    }
    var lines: [String] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    guard !reader.hasFailed else {
      throw UsageError("'\(path)' cannot be read to its end; a log has to be a file")
    }
    return lines
  }
}
