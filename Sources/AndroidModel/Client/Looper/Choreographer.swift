// Follows platform/frameworks/base, core/java/android/view/Choreographer.java: postCallback,
// doFrame; ViewRootImpl.java: scheduleTraversals.

/// The windows that are laid out with the next frame, in the order in which they have asked for it.
struct Choreographer: Hashable, Sendable {
  private(set) var traversals: [Traversal] = []

  enum Traversal: Hashable, Sendable {
    case activity(ActivityToken)
    /// The dialog of this fragment.
    case dialog(FragmentID)
  }

  /// A traversal that is scheduled already keeps its place.
  mutating func schedule(_ traversal: Traversal) {
    if !traversals.contains(traversal) { traversals.append(traversal) }
  }

  mutating func unschedule(_ traversal: Traversal) { traversals.removeAll { $0 == traversal } }

  mutating func takeAll() -> [Traversal] {
    defer { traversals = [] }
    return traversals
  }
}

extension ActivityThread {
  mutating func schedule(_ traversal: Choreographer.Traversal) {
    choreographer.schedule(traversal)
    looper.remove(.frame)
    looper.post(.frame)
  }

  mutating func doFrame() throws(AndroidException) {
    for traversal in choreographer.takeAll() {
      switch traversal {
      case .activity(let token): try traverse(token)
      case .dialog(let id): try traverse(dialogOf: id)
      }
    }
  }

  /// `WindowManagerGlobal.setStoppedState`: the windows are laid out again from now on, the last
  /// one first.
  mutating func requestLayoutOfWindows(of token: ActivityToken) {
    guard image.hasPagers else { return }
    if let manager = fragmentManager(of: token) {
      for dialog in dialogs(in: manager).sorted(by: { $0.window > $1.window }) {
        requestLayout(ofDialogOf: dialog.fragment)
      }
    }
    requestLayout(token)
  }

  private func dialogs(in manager: FragmentManagerID) -> [(window: Int32, fragment: FragmentID)] {
    fragments.activeStateManagers(in: manager).compactMap { fragments[$0]?.fragment }
      .flatMap { fragment in
        let own = fragments[fragment].dialog.window?.windowNumber.map { ($0, fragment) }
        return dialogs(in: fragments[fragment].childManager) + (own.map { [$0] } ?? [])
      }
  }
}
