import Foundation

/// A folder named `Specs` with one chapter in it, for the time of a test.
final class SpecFolder {
  private let parent: URL
  /// The path to give to a command.
  let path: String

  init(_ text: String, file: String = "opening.md") throws {
    parent = FileManager.default.temporaryDirectory.appending(path: "lifecycle-\(UUID())")
    let folder = parent.appending(path: "Specs")
    path = folder.path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: file))
  }

  /// Another chapter, in a folder of its own if its name says so.
  func add(_ text: String, file: String) throws {
    let place = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  /// A chapter of one case that launches an activity and expects this.
  static func chapter(expecting pattern: String) -> String {
    """
    # Opening

    ## A launch creates, starts and resumes

    The three come in this order [docs].

    ```lifecycle
    activity A

    launch A
      android  \(pattern)
    ```

    ## Nobody knows the rest

    Something else is said there [docs].

    [docs]: https://developer.android.com/guide "documented: a section"

    """
  }

  static let holds = "A.onCreate A.onStart A.onResume"
  static let fails = "A.onCreate A.onResume A.onStart"
}
