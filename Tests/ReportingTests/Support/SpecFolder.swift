import Foundation
import TestSupport

/// A temporary folder named `Specs` with one chapter in it.
final class SpecFolder {
  private let parent: TemporaryFolder
  /// The path to pass to a command.
  let path: String

  init(_ text: String, file: String = "opening.md") throws {
    parent = try TemporaryFolder()
    path = parent.root.appending(path: "Specs").path()
    try add(text, file: file)
  }

  /// Adds another chapter, in a folder of its own if its name says so.
  func add(_ text: String, file: String) throws { try parent.add(text, file: "Specs/\(file)") }

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
