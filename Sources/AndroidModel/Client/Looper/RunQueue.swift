// Follows platform/frameworks/base, core/java/android/view/View.java: post,
// dispatchAttachedToWindow; HandlerActionQueue.java; ViewRootImpl.java: RunQueue,
// performTraversals.

/// Code that was posted to a view before that was in a window.
struct RunQueue: Hashable, Sendable {
  private var actions: [Action] = []

  var isEmpty: Bool { actions.isEmpty }

  struct Action: Hashable, Sendable {
    let script: Int32
    let owner: CodeOwner
    /// Which of the views that its fragment has made.
    let creation: Int32
  }

  mutating func append(_ action: Action) { actions.append(action) }

  /// Takes what is due out, in the order in which it was posted.
  mutating func take(where isDue: (Action) -> Bool) -> [Action] {
    let due = actions.filter(isDue)
    actions.removeAll(where: isDue)
    return due
  }
}

extension ActivityThread {
  /// `View.post`, of the content of an activity or the view of a fragment: where that is in a
  /// window, it is the handler's `post`.
  mutating func postToView(_ script: Int32, of owner: CodeOwner) throws(AndroidException) {
    try requireView(of: owner)
    if isViewInWindow(of: owner) {
      looper.post(.code(script: script, of: owner))
    } else {
      runQueue.append(
        RunQueue.Action(script: script, owner: owner, creation: creationOfView(of: owner)))
    }
  }

  /// `dispatchAttachedToWindow` of an activity's window, or that of a fragment's dialog: what waits
  /// in its views is handed to the handler. Until 23 what waits anywhere is, in the order in which
  /// it was posted.
  mutating func runActions(inWindowOf owner: CodeOwner) {
    guard !runQueue.isEmpty else { return }
    if version.viewsKeepWhatIsPosted {
      runActions(inViewOf: owner)
    } else {
      post(runQueue.take { _ in true })
    }
  }

  /// A view comes ahead of those in it.
  private mutating func runActions(inViewOf owner: CodeOwner) {
    let creation = creationOfView(of: owner)
    post(runQueue.take { $0.owner == owner && $0.creation == creation })
    guard let manager = managerOfChildren(of: owner) else { return }
    for fragment in fragments[listsOf: manager].added where isInContainer(fragment) {
      runActions(inViewOf: .fragment(fragment))
    }
  }

  private mutating func post(_ actions: [RunQueue.Action]) {
    for action in actions { looper.post(.code(script: action.script, of: action.owner)) }
  }

  /// `requireView`: there is one from `onCreateView` on, where the app's code has made it.
  private func requireView(of owner: CodeOwner) throws(AndroidException) {
    guard case .fragment(let id) = owner,
      !fragments[id].kind.hasView || fragments[id].ownContainer == nil
    else { return }
    throw AndroidException(
      "IllegalStateException",
      "\(name(of: id)) did not return a View from onCreateView() or this was called before onCreateView()"
    )
  }

  /// Which of its views it has; an activity has one.
  private func creationOfView(of owner: CodeOwner) -> Int32 {
    if case .fragment(let id) = owner { fragments[id].viewsCreated } else { 1 }
  }

  private func managerOfChildren(of owner: CodeOwner) -> FragmentManagerID? {
    switch owner {
    case .application: nil
    case .activity(let id): activities[id.token]?.fragmentManager
    case .fragment(let id): fragments[id].childManager
    }
  }

  private func isViewInWindow(of owner: CodeOwner) -> Bool {
    switch owner {
    case .application: return false
    case .activity(let id):
      if case .attached = activities[id.token]?.decor { return true }
      return false
    case .fragment(let id):
      if let dialog = fragments[id].dialog.window { return dialog.isAttached }
      guard isInContainer(id) else { return false }
      if let parent = fragments[id].parent { return isViewInWindow(of: .fragment(parent)) }
      return hostActivity(ofFragment: id).flatMap { activities[$0]?.id }
        .map { isViewInWindow(of: .activity($0)) } ?? false
    }
  }

  /// Its view is in another, and neither by itself nor that of a dialog.
  private func isInContainer(_ id: FragmentID) -> Bool {
    fragments[id].containerName != nil || fragments[id].isFromLayout || isPage(id)
  }

  /// A page of a `ViewPager2`, which puts the view into the holder of the page.
  private func isPage(_ id: FragmentID) -> Bool {
    pagers.viewPagers2.values.contains { $0.adapter.fragments.entries.contains { $0.value == id } }
  }
}
