import AndroidModel

/// Looks ahead of an event, so that the transition from one activity to the next does not look like
/// the app leaving and coming back.
///
/// The search ends where the same matter ends, not at the end of a step: whatever the platform does
/// for another reason, or after the activity has stopped, is unrelated.
///
/// AndroidX's ProcessLifecycleOwner waits 700 ms for the same purpose:
/// https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner
struct AndroidLookahead {
  let events: [AndroidEvent]
  /// Why the platform sends each event.
  let reasons: [NeutralCause]

  /// Whether the activity that is paused here gives way to another one, rather than being
  /// interrupted.
  func isHandOver(at position: Int) -> Bool {
    let isRelaunch = events[position].isChangingConfigurations == true
    for later in following(position) {
      switch events[later].callback {
      case .activity(.onResume):
        if isRelaunch { return true }
        guard isSameMatter(reasons[later], reasons[position]) else { return false }
        // An activity that is itself resumed again was stopped for a new intent, or the user was
        // elsewhere. So it is with one beside it, which was paused along with it.
        return reasons[position] == .navigation
          || events[later].subject != events[position].subject
            && !isPausedAlong(events[later].subject, before: position)
      case .activity(.onStop):
        if events[later].subject == events[position].subject, !isRelaunch { return false }
      case .activity(.onWindowFocusChanged):
        // If the activity loses the top position for the reason of the pause, or to a window of its
        // own, it waits for the app's next activity; otherwise another activity has it now.
        guard events[later].subject == events[position].subject, !isRelaunch else { continue }
        let isToOwnWindow = reasons[position] == .navigation && reasons[later] == .cover
        if reasons[later] == .appState || reasons[later] != reasons[position] && !isToOwnWindow {
          return false
        }
      case .application(.onCreate):
        // The activity's own process has died; another process of the app is started for what comes
        // next.
        if events[later].process == events[position].process { return false }
      default: break
      }
    }
    return false
  }

  /// Whether this activity was paused before the one at this position, and nothing was resumed in
  /// between.
  private func isPausedAlong(_ activity: AndroidEvent.Subject, before position: Int) -> Bool {
    for earlier in events[..<position].reversed() where earlier.mark == .entered {
      switch earlier.callback {
      case .activity(.onResume): return false
      case .activity(.onPause): if earlier.subject == activity { return true }
      case .activity(.onStop): if earlier.subject == activity { return false }
      default: break
      }
    }
    return false
  }

  /// Whether the activity that stops here does so to be recreated.
  func isRelaunch(at position: Int) -> Bool {
    events[position].isChangingConfigurations == true && nextStart(after: position) != nil
  }

  /// Whether the covered activity that stops here gives way to one that opens over the cover, or to
  /// the one below it, which may have to be created again first.
  func isStoppedForNext(at position: Int) -> Bool {
    let isOfScreens = { [NeutralCause.navigation, .cover].contains(reasons[$0]) }
    guard isOfScreens(position), let next = nextStart(after: position) else { return false }
    // The one below may have been hidden when the app left.
    return events[next].subject != events[position].subject
      && (isOfScreens(next) || isConfigurationChange(at: next)
        || reasons[position] == .navigation && reasons[next] == .appState)
  }

  /// Where the next activity starts; nil if none does before the process ends.
  private func nextStart(after position: Int) -> Int? {
    for later in following(position) {
      switch events[later].callback {
      case .activity(.onStart): return later
      case .application(.onCreate):
        // The activity's own process has died; another process of the app is started for what comes
        // next.
        if events[later].process == events[position].process { return nil }
      default: break
      }
    }
    return nil
  }

  /// Whether the platform sends the event here for a new configuration.
  func isConfigurationChange(at position: Int) -> Bool { reasons[position] == .configChange }

  /// Whether the fragment of this event moves down until it is detached with its host, which saves
  /// its state if it is to come back.
  func isDetached(after position: Int) -> Bool {
    for later in following(position) {
      let isOwn = events[later].subject == events[position].subject
      switch events[later].callback {
      case .fragment(.onDetach) where isOwn:
        // One that is removed now, and was not before, comes off the back stack.
        let isRemoved = events[later].isRemoving ?? false
        return !isRemoved && reasons[later] == reasons[position]
      case .fragment(.onCreateView) where isOwn, .fragment(.onStart) where isOwn,
        .fragment(.onResume) where isOwn:
        return false
      case .activity(.onSaveInstanceState):
        if reasons[position] != .configChange { return false }
      default: break
      }
    }
    return false
  }

  /// Whether two reasons belong together. A screen that opens in front of an activity covers it and
  /// is a navigation itself, a launch trampoline gives way to what it starts, going back may lead
  /// to a screen that was hidden when the app left, and a task that comes to the front may have to
  /// begin its activity first.
  private func isSameMatter(_ later: NeutralCause, _ one: NeutralCause) -> Bool {
    switch (one, later) {
    case (.navigation, .cover), (.cover, .navigation): true
    case (.navigation, .launch), (.launch, .navigation): true
    case (.navigation, .appState), (.appState, .launch): true
    default: one == later
    }
  }

  private func following(_ position: Int) -> some Sequence<Int> {
    (position + 1..<events.count).lazy.filter {
      events[$0].mark == .entered && !events[$0].isOfAnotherApp
    }
  }
}
