package import Foundation

/// The repository that the tests stand in, which only the path of a source file leads to.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  package static let specs = root.appending(path: "Specs")

  /// What stands in the file at this path from the root.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
