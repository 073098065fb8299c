// Follows platform/frameworks/base, core/java/android/view/View.java: post, dispatchAttachedToWindow;
// HandlerActionQueue.java; ViewRootImpl.java: RunQueue, performTraversals.

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
  /// `View.post`, of the content of an activity or the view of a fragment: where that is in a window, it is the
  /// handler's `post`.
  mutating func postToView(_ script: Int32, of owner: CodeOwner) throws(AndroidException) {
    let creation = try viewToPostTo(of: owner)
    if isViewInWindow(of: owner) {
      looper.post(.code(script: script, of: owner))
    } else if isInDialog(owner) {
      refusal =
        refusal
        ?? Boxed(
          ImpossibleStimulus(
            .outOfReach,
            "the view of \(name(of: owner)) is in a dialog, whose traversals are not modelled; 'post' posts to a Handler"
          ))
    } else {
      runQueue.append(RunQueue.Action(script: script, owner: owner, creation: creation))
    }
  }

  /// `dispatchAttachedToWindow`: what waits in the views of this activity's window is handed to the handler. A view
  /// comes ahead of those in it, until 23 what was posted earlier ahead of all.
  mutating func runActions(ofWindowOf token: ActivityToken) {
    guard !runQueue.isEmpty else { return }
    guard version.viewsKeepWhatIsPosted else {
      return post(runQueue.take { _ in true })
    }
    guard let activity = activities[token] else { return }
    post(runQueue.take { $0.owner == .activity(activity.id) })
    if let manager = activity.fragmentManager { runActions(ofViewsIn: manager) }
  }

  private mutating func runActions(ofViewsIn manager: FragmentManagerID) {
    for fragment in fragments[listsOf: manager].added where isInContainer(fragment) {
      let creation = fragments[fragment].viewsCreated
      post(runQueue.take { $0.owner == .fragment(fragment) && $0.creation == creation })
      runActions(ofViewsIn: fragments[fragment].childManager)
    }
  }

  private mutating func post(_ actions: [RunQueue.Action]) {
    for action in actions { looper.post(.code(script: action.script, of: action.owner)) }
  }

  /// Which of its views it has; of an activity always the first.
  ///
  /// - Throws: what `requireView` throws of a fragment without one.
  private func viewToPostTo(of owner: CodeOwner) throws(AndroidException) -> Int32 {
    guard case .fragment(let id) = owner else { return 1 }
    // From `onCreateView` on, whose code has made it.
    guard fragments[id].ownContainer != nil else {
      throw AndroidException(
        "IllegalStateException",
        "\(name(of: id)) did not return a View from onCreateView() or this was called before onCreateView()"
      )
    }
    return fragments[id].viewsCreated
  }

  private func isViewInWindow(of owner: CodeOwner) -> Bool {
    switch owner {
    case .application: return false
    case .activity(let id): return isInWindow(id.token)
    case .fragment(let id):
      guard isInContainer(id), let host = hostActivity(ofFragment: id) else { return false }
      guard let parent = fragments[id].parent else { return isInWindow(host) }
      return isViewInWindow(of: .fragment(parent))
    }
  }

  private func isInDialog(_ owner: CodeOwner) -> Bool {
    guard case .fragment(let id) = owner else { return false }
    return fragments[id].dialog.dialog != nil
      || fragments[id].parent.map { isInDialog(.fragment($0)) } ?? false
  }

  private func isInWindow(_ token: ActivityToken) -> Bool {
    if case .attached = activities[token]?.decor { true } else { false }
  }

  /// Its view is not left by itself, nor that of a dialog.
  private func isInContainer(_ id: FragmentID) -> Bool {
    fragments[id].containerName != nil || fragments[id].isFromLayout || isPage(id)
  }

  /// A page of a `ViewPager2`, which puts the view into the holder of the page.
  private func isPage(_ id: FragmentID) -> Bool {
    pagers.viewPagers2.values.contains { $0.adapter.fragments.entries.contains { $0.value == id } }
  }
}
