/// Devices that differ mostly differ in where their activities and fragments stand, so that is what
/// is hashed; equality looks at everything.
extension AndroidDevice {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(server.clock)
    server.root.hash(into: &hasher)
    guard hasProcess else { return }
    process.hashObjects(into: &hasher)
    for waiting in waitingProcesses { waiting.hashObjects(into: &hasher) }
  }
}

extension RootWindowContainer {
  func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
    hasher.combine(keyguard)
    hasher.combine(focusedWindow)
    for display in displays.order { hash(displays[display], into: &hasher) }
  }

  private func hash(_ display: DisplayContent, into hasher: inout Hasher) {
    hasher.combine(display.isSleeping)
    for task in display.taskDisplayArea.rootTasks {
      hasher.combine(task.number)
      for token in activities(in: task) {
        guard let activity = activities.find(token) else { continue }
        hasher.combine(token.number)
        hasher.combine(activities[activity].state)
      }
    }
  }
}

extension ActivityThread {
  fileprivate func hashObjects(into hasher: inout Hasher) {
    for fragment in fragments.instances {
      hasher.combine(fragment.state)
      hasher.combine(fragment.isHidden)
    }
  }
}
