import Foundation
import Specification
import TestSupport
import Testing

/// Every diagnostic is tested: each call that reports one is reached by a file in `Bad` or by a bad
/// script of the command line.
@Suite struct DiagnosticCoverageTests {
  @Test func `Every finding is shown by a bad file`() throws {
    let shown = try Self.shown()
    let calls = try Self.calls()
    #expect(!calls.isEmpty)
    for call in calls where !shown.contains(call) {
      Issue.record("no bad file shows \(call.file):\(call.line)")
    }
  }

  /// The calls that the bad files reach.
  private static func shown() throws -> Set<Diagnostic.Site> {
    var diagnostics: [Diagnostic] = []
    for file in try TestFolder.markdownFiles(in: "Bad") {
      let text = try String(contentsOf: file, encoding: .utf8)
      diagnostics +=
        ChapterParser(vocabulary: Fixture.vocabulary)
        .parse(text, address: "file", path: file.lastPathComponent).diagnostics
    }
    // Neither of these can be marked inside the file itself.
    for bytes in [[], [0xFF]] as [[UInt8]] {
      diagnostics +=
        ChapterParser(vocabulary: Fixture.vocabulary)
        .parse(bytes: bytes, address: "file", path: "file.md").diagnostics
    }
    for script in ScriptParserTests.bad {
      diagnostics += ScriptParser(vocabulary: Fixture.vocabulary).parse(script).diagnostics
    }
    return Set(diagnostics.compactMap(\.site))
  }

  /// The calls in the sources.
  private static func calls() throws -> [Diagnostic.Site] {
    let folder = Repository.root.appending(path: "Sources/Specification")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [Diagnostic.Site] in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let file = "Specification/" + (path.split(separator: "/").last ?? "")
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { isCall($0.element) }
        .map { Diagnostic.Site(file: file, line: $0.offset + 1) }
    }
  }

  /// Whether a line reports a finding of its own, rather than that of its caller.
  private static func isCall(_ line: Substring) -> Bool {
    guard !line.contains("func "), !line.contains("file: file"), !line.contains("///") else {
      return false
    }
    return ["fail(", ".error(", ".fileError("].contains { line.contains($0) }
  }
}
