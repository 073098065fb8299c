import Foundation
import TestSupport

/// The folder of this test target, which holds the files that some tests read.
enum TestFolder {
  static let target = Repository.root.appending(path: "Tests/SpecificationTests")

  /// The Markdown files of a folder, sorted by name.
  static func markdownFiles(in folder: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: target.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
