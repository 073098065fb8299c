/// A word between a callback and the colon of its script.
package enum ScriptModifier: String, Hashable, Sendable, CaseIterable {
  /// Runs only without saved state.
  case first
  /// Runs only the first time.
  case once
  /// Runs in a block that the callback dispatches to UIKit's main queue.
  case async
  /// Runs in a message that the callback posts to a `Handler` of Android's main thread.
  case post
  /// Runs in a message that the callback posts to the content of Android's activity or the view of
  /// its fragment.
  case postToView = "View.post"

  /// Whether the modifier makes the callback defer its code; a callback script can have one such
  /// modifier.
  package var putsOff: Bool {
    switch self {
    case .first, .once: false
    case .async, .post, .postToView: true
    }
  }
}
