package import Foundation

/// The repository that contains the tests, which can only be found from the path of a source file.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  package static let specs = root.appending(path: "Specs")

  /// The contents of the file at this path from the root.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
