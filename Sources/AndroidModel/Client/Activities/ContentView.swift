// Follows platform/frameworks/base, core/java/android/view/ViewGroup.java:
// dispatchAttachedToWindow, dispatchDetachedFromWindow, dispatchWindowFocusChanged,
// dispatchConfigurationChanged; and, for what an activity is told by the decor view around its
// content, core/java/com/android/internal/policy/DecorView.java.

/// The content view of an activity, where it is of a class of its own.
///
/// The decor view hands on what it has been told itself, and leaves the window after what is in it.
extension ActivityThread {
  mutating func tellContentView(
    _ callback: ViewCallback, of id: ActivityID, arguments: CallbackArguments = .none
  ) throws(AndroidException) {
    guard hasContentView(id) else { return }
    try call(.view(callback), on: .activity(id), arguments: arguments)
  }

  /// `PhoneWindow.setContentView` in a window that stayed when the instance before went.
  mutating func addContentView(_ id: ActivityID) throws(AndroidException) {
    guard image.hasContentViews, case .attached = activities[id.token]?.decor else { return }
    try tellContentView(.onAttachedToWindow, of: id)
  }

  /// `saveHierarchyState`
  ///
  /// - Returns: whether a view has saved something.
  mutating func saveContentView(_ id: ActivityID) throws(AndroidException) -> Bool {
    guard hasContentView(id) else { return false }
    try tellContentView(.onSaveInstanceState, of: id)
    return true
  }

  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  @inline(__always)
  private mutating func hasContentView(_ id: ActivityID) -> Bool {
    image.hasContentViews && image.activity(id.object.classID)?.hasContentView == true
      && showsContent(id.token)
  }
}
