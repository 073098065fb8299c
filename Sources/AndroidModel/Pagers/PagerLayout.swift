// Follows platform/frameworks/base, core/java/android/view/ViewRootImpl.java: performTraversals.

/// When pagers are laid out: in a traversal of their window, from the top down.
extension ActivityThread {
  /// `requestLayout()`: the window's next traversal is on its way. Without a window there is
  /// nothing to ask for.
  mutating func requestLayout(of owner: LayoutOwner) {
    guard image.hasPagers else { return }
    if case .view(let fragment, _) = owner, let dialog = dialog(around: fragment) {
      requestLayout(ofDialogOf: dialog)
    } else if let token = hostActivity(of: owner) {
      requestLayout(token)
    }
  }

  /// The fragment whose dialog's window the view is in: its own, or that of one around it.
  private func dialog(around fragment: FragmentID) -> FragmentID? {
    var id = fragment
    while fragments[id].dialog.window == nil {
      guard let parent = fragments[id].manager.flatMap({ fragments[$0].parent }) else { return nil }
      id = parent
    }
    return id
  }

  mutating func requestLayout(ofDialogOf id: FragmentID) {
    guard let dialog = fragments[id].dialog.window, dialog.isShowing,
      image.hasPagers || !dialog.isAttached
    else { return }
    schedule(.dialog(id))
  }

  mutating func requestLayout(_ token: ActivityToken) {
    guard image.hasPagers, let decor = activities[token]?.decor, decor != .detached else { return }
    schedule(.activity(token))
  }

  /// A traversal. The window of a stopped activity has none until the activity is back.
  mutating func traverse(_ token: ActivityToken) throws(AndroidException) {
    guard image.hasPagers, let activity = activities[token], !activity.isStopped,
      let manager = activities[token]?.fragmentManager
    else { return }
    try layOutPagers(in: .activity(activity.id), manager)
  }

  mutating func traverse(dialogOf id: FragmentID) throws(AndroidException) {
    guard let dialog = fragments[id].dialog.window, dialog.isShowing,
      let token = hostActivity(ofFragment: id)
    else { return }
    if !dialog.isAttached { try attachDialogWindow(id) }
    guard image.hasPagers, activities[token]?.isStopped == false else { return }
    try layOutPagers(inViewOf: id)
  }

  /// The pagers in this layout, then those in the views of fragments inside it.
  private mutating func layOutPagers(
    in owner: LayoutOwner, _ manager: FragmentManagerID
  ) throws(AndroidException) {
    for id in pagerIDs(in: owner) {
      try layOutViewPager(id)
      try layOutViewPager2(id)
    }
    for fragment in fragments[listsOf: manager].added where fragments[fragment].container != nil {
      try layOutPagers(inViewOf: fragment)
    }
  }

  /// Its window is shown, and no view around it is gone.
  func isDrawn(_ owner: LayoutOwner) -> Bool {
    guard let token = hostActivity(of: owner), activities[token]?.isStopped == false else {
      return false
    }
    guard case .view(var fragment, _) = owner else { return true }
    while fragments[fragment].view?.visibility != .gone {
      guard let parent = fragments[fragment].manager.flatMap({ fragments[$0].parent }) else {
        return true
      }
      fragment = parent
    }
    return false
  }

  /// A view that is gone is passed over (`FrameLayout.onMeasure`), with all that is in it.
  mutating func layOutPagers(inViewOf fragment: FragmentID) throws(AndroidException) {
    guard let creation = fragments[fragment].contentCreation,
      fragments[fragment].view?.visibility != .gone
    else { return }
    try layOutPagers(
      in: .view(of: fragment, creation: creation), fragments[fragment].childManager)
  }
}
