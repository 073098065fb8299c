package import Foundation

/// A temporary folder for a test, with the files that the test puts there.
package final class TemporaryFolder {
  package let root = FileManager.default.temporaryDirectory.appending(path: "lifecycle-\(UUID())")

  package init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Adds a file, and the folders that its path names.
  package func add(_ text: String, file: String) throws {
    let place = root.appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }
}
