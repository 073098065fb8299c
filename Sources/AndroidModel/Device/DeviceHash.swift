/// Devices that differ mostly differ in where their activities and fragments stand, so that is what
/// is hashed; equality looks at everything. It is not part of Android; it is there for finding
/// states again.
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
      hasher.combine(digest(of: activities(in: task)))
    }
  }

  /// One word for all of them, as in `ActivityThread.digestOfFragments`.
  private func digest(of tokens: ShortList<ActivityToken>) -> UInt64 {
    var digest: UInt64 = 0
    for token in tokens {
      guard let activity = activities.find(token) else { continue }
      digest.take(Int(token.number))
      digest.take(Int(activities[activity].state.rawValue))
    }
    return digest
  }
}

extension ActivityThread {
  fileprivate func hashObjects(into hasher: inout Hasher) {
    hasher.combine(digestOfFragments)
  }

  /// One word for all of them: the hash of a device must stay cheap.
  private var digestOfFragments: UInt64 {
    var digest: UInt64 = 0
    for fragment in fragments.instances {
      digest.take(fragment.state.rawValue)
      digest.take(fragment.isHidden ? 1 : 0)
    }
    return digest
  }
}

extension UInt64 {
  /// Mixes one more number in.
  fileprivate mutating func take(_ number: Int) {
    self = (self ^ UInt64(bitPattern: Int64(number))) &* 0x0000_0100_0000_01b3
  }
}
