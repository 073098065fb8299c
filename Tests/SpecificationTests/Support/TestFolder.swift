import Foundation

/// The folders that tests read from; test targets have no other good way to find them.
enum TestFolder {
  static let target = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let repository = target.deletingLastPathComponent().deletingLastPathComponent()

  /// The Markdown files of a folder, sorted by name.
  static func markdownFiles(in folder: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: target.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
