/// The displays: which of them is in front, and what is on each.
///
/// `RootWindowContainer.getTopDisplayFocusedRootTask`, `DisplayContent.positionChildAt` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
extension RootWindowContainer {
  /// Asked first, because there mostly is only one.
  var hasSeveralDisplays: Bool { displays.order.count > 1 }

  /// The frontmost display with an activity that can be shown. The whole device asleep: the default
  /// one.
  @inline(__always)
  var topFocusedDisplayID: DisplayID { hasSeveralDisplays ? frontmostDisplay : .default }

  private var frontmostDisplay: DisplayID {
    let front = displays.order.last { display in
      topRunning(on: display).map { canShow($0) } ?? false
    }
    return front ?? .default
  }

  /// `getVisibility` does not ask whether the display is lit: one that goes dark in front stays
  /// there, and no other has the top position, nor the focus, until it comes to the front.
  var isDisplayInFrontDark: Bool { darkDisplayInFront != nil }

  /// What is resumed for a moment on that display itself has the top position for as long.
  func isBehindDarkDisplay(_ activity: ActivityPlace) -> Bool {
    darkDisplayInFront.map { $0 != display(of: activity) } ?? false
  }

  private var darkDisplayInFront: DisplayID? {
    guard hasSeveralDisplays,
      let front = displays.order.last(where: { topRunning(on: $0) != nil }),
      displays[front].isSleeping
    else { return nil }
    return front
  }

  func topRunning(on display: DisplayID) -> ActivityPlace? {
    for index in displays[display].taskDisplayArea.rootTasks.indices.reversed() {
      let task = displays[display].taskDisplayArea.rootTasks[index]
      if let top = topNonFinishingActivity(in: task) { return top }
    }
    return nil
  }

  @inline(__always)
  func display(of activity: ActivityPlace) -> DisplayID {
    hasSeveralDisplays ? task(of: activity).map { display(of: $0) } ?? .default : .default
  }

  /// The display that a task is on, however deep.
  func display(of task: TaskID) -> DisplayID {
    guard hasSeveralDisplays, let place = tasks.find(task) else { return .default }
    switch tasks[place].parent {
    case .display(let display): return display
    case .task(let parent): return display(of: parent)
    }
  }

  /// What the displays show, the frontmost display first.
  @inline(__always)
  var visibleActivities: ShortList<ActivityToken> {
    hasSeveralDisplays ? visibleActivitiesOfAll : defaultDisplay.visibleActivities
  }

  private var visibleActivitiesOfAll: ShortList<ActivityToken> {
    ShortList(displays.order.reversed().flatMap { displays[$0].visibleActivities })
  }

  /// Whether one of those meets the condition.
  @inline(__always)
  func isAnyVisible(where isSought: (ActivityPlace) -> Bool) -> Bool {
    for display in displays.order {
      for place in displays[display].visibleActivities.indices {
        if let activity = find(displays[display].visibleActivities[place]),
          isSought(activity)
        {
          return true
        }
      }
    }
    return false
  }

  /// The first of them.
  @inline(__always)
  var frontVisibleActivity: ActivityToken? {
    hasSeveralDisplays ? visibleActivitiesOfAll.first : defaultDisplay.visibleActivities.first
  }

  /// `isVisibleRequested`
  // Not inlined, for the reason given at `hasSeveralWindows`.
  @inline(never)
  func isVisible(_ token: ActivityToken) -> Bool {
    hasSeveralDisplays
      ? isVisibleOnAny(token) : defaultDisplay.visibleActivities.contains(token)
  }

  private func isVisibleOnAny(_ token: ActivityToken) -> Bool {
    for display in displays.order where displays[display].visibleActivities.contains(token) {
      return true
    }
    return false
  }

  func frontTask(on display: DisplayID) -> TaskID? {
    displays[display].taskDisplayArea.rootTasks.last
  }

  /// The home screen of the device's own display.
  var homeTask: TaskID? { homeTask(on: .default) }

  func homeTask(on display: DisplayID) -> TaskID? {
    for task in displays[display].taskDisplayArea.rootTasks.reversed() {
      if let place = tasks.find(task), tasks[place].container.activityType == .home { return task }
    }
    return nil
  }

  /// The frontmost display with an activity of the process:
  /// `WindowProcessController.getTopActivityDisplayArea`.
  func topDisplay(of process: ProcessName) -> DisplayID? {
    displays.order.last { display in
      displays[display].taskDisplayArea.rootTasks.contains { task in
        activity(in: task) { $0.app == process && !$0.isFinishing } != nil
      }
    }
  }
}

extension DisplayContent {
  /// A further display has a size, a shape and a density of its own, and does not turn with the
  /// device.
  ///
  /// https://developer.android.com/guide/topics/manifest/activity-element#config
  mutating func setOwnConfiguration() {
    isLarge = true
    container.requestedOverride.set(
      [.screenSize, .smallestScreenSize, .screenLayout, .density],
      to: 0x4000 + UInt16(truncatingIfNeeded: id.index))
    container.requestedOverride.set(.orientation, to: ConfigurationContainer.landscape)
    container.requestedOverride.set(
      .windowConfiguration, to: Configuration.OtherBounds.otherDisplay.rawValue)
  }
}
