/// What an app's override of `loadView` does.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
public enum LoadViewOverride: String, Hashable, Sendable, CaseIterable {
  /// It makes a view of its own and does not call `super`.
  case ownView
  /// It neither makes a view nor calls `super`.
  case noView
}
