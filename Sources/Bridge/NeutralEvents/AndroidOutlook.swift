import AndroidModel

/// What comes after an event, so that a hand-over from one activity to the next does not look like
/// the app leaving and coming back.
///
/// A look ends where the same matter ends, not where a step does: what the platform does for another
/// reason, or after the activity has stopped, is another story.
///
/// AndroidX's ProcessLifecycleOwner waits 700 ms for the same purpose:
/// https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner
struct AndroidOutlook {
  let events: [AndroidEvent]
  /// Why the platform sends each of them.
  let reasons: [NeutralCause]

  /// Whether the activity that is paused here gives way to another one, or is only interrupted.
  func isHandOver(at position: Int) -> Bool {
    let isRelaunch = events[position].isChangingConfigurations == true
    for later in following(position) {
      switch events[later].callback {
      case .activity(.onResume):
        if isRelaunch { return true }
        guard isSameMatter(reasons[later], reasons[position]) else { return false }
        // One that is itself resumed again was stopped for a new intent, or the user was elsewhere.
        return events[later].subject != events[position].subject
          || reasons[position] == .navigation
      case .activity(.onStop):
        if events[later].subject == events[position].subject, !isRelaunch { return false }
      case .activity(.onWindowFocusChanged):
        // Lost for what it was paused for, or to a window of its own, it waits for the next one of the app; else
        // somebody has it now.
        guard events[later].subject == events[position].subject, !isRelaunch else { continue }
        let isToOwnWindow = reasons[position] == .navigation && reasons[later] == .cover
        if reasons[later] == .appState || reasons[later] != reasons[position] && !isToOwnWindow {
          return false
        }
      case .application(.onCreate):
        // Its own process has died; another one of the app is started for what comes next.
        if events[later].process == events[position].process { return false }
      default: break
      }
    }
    return false
  }

  /// Whether the activity that stops here does so to be started anew.
  func isRelaunch(at position: Int) -> Bool {
    guard events[position].isChangingConfigurations == true else { return false }
    for later in following(position) {
      switch events[later].callback {
      case .activity(.onStart): return true
      case .application(.onCreate):
        // Its own process has died; another one of the app is started for what comes next.
        if events[later].process == events[position].process { return false }
      default: break
      }
    }
    return false
  }

  /// Whether the platform sends the event here for a new configuration.
  func isConfigurationChange(at position: Int) -> Bool { reasons[position] == .configChange }

  /// Whether the fragment of the event here goes down, and on until it is detached.
  ///
  /// One that stays behind, and goes later, sees its host keep its state or, in a host that does not
  /// change, another fragment take its place.
  func isDetached(after position: Int) -> Bool {
    var isBetweenFragments = events[position].callback != .fragment(.onStop)
    for later in following(position) {
      let isOwn = events[later].subject == events[position].subject
      switch events[later].callback {
      case .fragment(.onDetach):
        if isOwn { return reasons[later] == reasons[position] }
      case .fragment(.onCreateView), .fragment(.onStart):
        if isOwn { return false }
      case .fragment(.onResume):
        if isOwn || isBetweenFragments { return false }
      case .fragment(.onStop):
        if isOwn { isBetweenFragments = false }
      case .fragment(.onDestroyView):
        if isOwn { isBetweenFragments = true }
      case .activity(.onSaveInstanceState):
        if reasons[position] != .configChange { return false }
      case .activity: isBetweenFragments = false
      default: break
      }
    }
    return false
  }

  /// What goes in front of an activity covers it, and is itself gone to; what comes with a launch gives
  /// way to what it starts; and who goes back may come to what the app's leaving has hidden.
  private func isSameMatter(_ later: NeutralCause, _ one: NeutralCause) -> Bool {
    switch (one, later) {
    case (.navigation, .cover), (.cover, .navigation): true
    case (.navigation, .launch), (.launch, .navigation), (.navigation, .appState): true
    default: one == later
    }
  }

  private func following(_ position: Int) -> some Sequence<Int> {
    (position + 1..<events.count).lazy.filter {
      events[$0].mark == .entered && !events[$0].isOfAnotherApp
    }
  }
}
