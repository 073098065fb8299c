/// A word between a callback and the colon of its script.
package enum ScriptModifier: String, Hashable, Sendable, CaseIterable {
  /// Only without saved state.
  case first
  /// Only the first time.
  case once
  /// In a block that the callback dispatches to UIKit's main queue.
  case async
  /// In a message that the callback posts to a `Handler` of Android's main thread.
  case post
  /// In a message that the callback posts to the content of Android's activity or the view of its fragment.
  case postToView = "View.post"

  /// Whether the callback puts its code off by it, which it can do once.
  package var putsOff: Bool {
    switch self {
    case .first, .once: false
    case .async, .post, .postToView: true
    }
  }
}
