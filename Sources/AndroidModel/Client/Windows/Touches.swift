// Follows platform/frameworks/base, core/java/android/app/Activity.java: dispatchTouchEvent.

/// What an activity hears of a finger that comes down in its window.
extension ActivityThread {
  /// A dialog over it, or another window that takes the keys, takes the touch as well.
  mutating func touch(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id, topWindow(of: token).isMain else { return }
    try call(.activity(.onUserInteraction), on: .activity(id))
  }
}
