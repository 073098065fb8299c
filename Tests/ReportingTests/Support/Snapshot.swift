import Foundation
import TestSupport
import Testing

/// Golden output beside the tests. `RECORD_SNAPSHOTS=1 swift test` records what the code prints
/// now.
enum Snapshot {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")

  /// Expects the text to be the recorded one.
  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    if let difference = firstDifference(of: text, from: recorded) {
      Issue.record("\(name) is not what it was: \(difference)", sourceLocation: sourceLocation)
    }
  }
}
