// Follows platform/frameworks/base, core/java/android/view/ViewRootImpl.java: performTraversals.

/// When pagers are laid out: in a traversal of their window, from the top down.
extension ActivityThread {
  /// `requestLayout()`: the window's next traversal is on its way. Without a window there is nothing
  /// to ask for.
  mutating func requestLayout(of owner: PagerOwner) {
    guard image.hasPagers, let token = hostActivity(of: owner) else { return }
    requestLayout(token)
  }

  mutating func requestLayout(_ token: ActivityToken) {
    guard image.hasPagers, let decor = activities[token]?.decor, decor != .detached else { return }
    looper.remove(.traversal(token))
    looper.post(.traversal(token))
  }

  /// A traversal. The window of a stopped activity has none until the activity is back.
  mutating func traverse(_ token: ActivityToken) throws(AndroidException) {
    guard image.hasPagers, let activity = activities[token], !activity.isStopped,
      let manager = activities[token]?.fragmentManager
    else { return }
    try layOutPagers(in: .activity(activity.id), manager)
  }

  /// The pagers in this layout, then those in the views of fragments inside it.
  private mutating func layOutPagers(
    in owner: PagerOwner, _ manager: FragmentManagerID
  ) throws(AndroidException) {
    for id in pagerIDs(in: owner) {
      try layOutViewPager(id)
      try layOutViewPager2(id)
    }
    for fragment in fragments[listsOf: manager].added where fragments[fragment].container != nil {
      try layOutPagers(inViewOf: fragment)
    }
  }

  mutating func layOutPagers(inViewOf fragment: FragmentID) throws(AndroidException) {
    guard let view = fragments[fragment].view else { return }
    try layOutPagers(
      in: .view(of: fragment, creation: view.creation), fragments[fragment].childManager)
  }
}
