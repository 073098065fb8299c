import Bridge
import Foundation
import Specification
import TestSupport
import Testing

/// One case under `Specs/` with its verdict, named by its address in the output of `swift test`.
struct SpecCase: Sendable, CustomTestStringConvertible {
  var result: CaseResult

  var testDescription: String { result.address }

  /// Every file, read once for all tests. Loading never throws: a file that cannot be read or
  /// parsed appears in `suite.findings`, located in that file.
  static let loaded = Suite.load([Repository.specs.path()])

  /// All verdicts, computed once for all tests.
  static let suite = loaded.run()

  /// Every case of every file, in order.
  static let all = suite.cases.map { SpecCase(result: $0) }
}

extension SourceLocation {
  /// A place in a spec file, so that a failure points there and editors can jump to it.
  static func spec(_ path: String, _ range: SourceRange) -> SourceLocation {
    let inside = path.components(separatedBy: "/Specs/").last ?? path
    return SourceLocation(
      fileID: "Specs/\(inside)", filePath: path, line: max(1, range.line),
      column: max(1, range.column))
  }
}
