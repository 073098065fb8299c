@testable import AndroidModel

extension AndroidDevice {
  /// Inconsistencies between the server and the process, although both are idle.
  var disagreements: [String] {
    var found: [String] = []
    let root = server.root
    if let defect = server.defect { found.append(defect.description) }
    if root.pausingActivity != nil { found.append("a pause is still awaited") }
    if !server.stoppingActivities.isEmpty || !server.finishingActivities.isEmpty {
      found.append("something waits")
    }
    let threads = (hasProcess ? [process] : []) + waitingProcesses
    if threads.contains(where: { !$0.looper.isEmpty }) { found.append("a looper is not empty") }
    if threads.map(\.name) != server.processes.filter(\.hasThread).map(\.name) {
      found.append("they disagree on the processes")
    }
    if let top = root.topRunningActivity, let activity = root.activities.find(top) {
      let isResumed = root.activities[activity].state == .resumed
      if isResumed != root.canShow(activity) { found.append("the top is \(isResumed)") }
      if isResumed != root.isResumed(top) { found.append("another one is resumed") }
    }
    for token in root.activities.ids {
      guard let activity = root.activities.find(token) else { continue }
      found += root.disagreements(
        of: root.activities[activity], instance(of: token),
        dialogs: threads.reduce(0) {
          $0
            + ($1.activities[belongingsOf: token]?.value.windows
              .filter(\.takesKeys).count ?? 0)
        }, mayBeMadeAnewPaused: version.recreatesAsWhenAsked)
    }
    for token in threads.flatMap(\.activities.tokens) where root.activities.find(token) == nil {
      found.append("an instance without a record")
    }
    return found
  }
}

extension AndroidDevice {
  /// Impossible states of windows that are side by side.
  var misplacedWindows: [String] {
    var found: [String] = []
    let root = server.root
    if root.splitRoot != nil, root.stages.count != 2 { found.append("half a split screen") }
    let resumed = root.activities.ids.filter(root.isResumed)
    if !version.resumesAllVisible, resumed.count > 1 { found.append("several are resumed") }
    for token in resumed where !root.isVisible(token) || !root.isFocusable(token) {
      found.append("\(token) is resumed and out of sight")
    }
    if let pinned = root.pinnedTask, root.windowingMode(of: pinned) != .pinned {
      found.append("a picture that is none")
    }
    return found
  }
}

extension RootWindowContainer {
  fileprivate func disagreements(
    of record: ActivityRecord, _ instance: ActivityInstance?, dialogs: Int,
    mayBeMadeAnewPaused: Bool
  ) -> [String] {
    var found: [String] = []
    let isInTree =
      taskFragments.find(record.parent).map {
        taskFragments[$0].activities.contains(record.token)
      } ?? false
    if !isInTree { found.append("a record outside the tree") }
    guard record.isOfApp else { return found }
    if record.isAttached != (instance != nil) {
      found.append("attached \(record.isAttached) but instance \(instance?.id as Any)")
    }
    if record.isFinishing { found.append("\(record.token) is still finishing") }
    let hasMainWindow = (instance?.decor ?? .detached) != .detached
    if record.windows.count != (hasMainWindow ? 1 : 0) + dialogs {
      found.append("they disagree on the windows of \(record.token)")
    }
    guard let instance else { return found }
    let top = record.windows.last.map { WindowID($0, of: record.token) }
    if instance.decor == .attached(hasWindowFocus: true), top != focusedWindow {
      found.append("\(instance.id) has a focus that is elsewhere")
    }
    let fits =
      switch (record.state, instance.lifecycle) {
      case (.resumed, .resumed), (.paused, .paused), (.started, .started), (.stopped, .stopped),
        (.stoppedWhileShown, .paused):
        true
      // The server is not notified of these states.
      case (.resumed, .paused), (.stopped, .paused), (.started, .paused), (.paused, .resumed):
        mayBeMadeAnewPaused
      default: false
      }
    if !fits { found.append("\(instance.id) is \(record.state) and \(instance.lifecycle)") }
    return found
  }
}
