/// Whether there is a process to which it could be done.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: ProcessStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .memoryPressure, .trimMemory, .lowMemory:
      try require(hasProcess, "memory pressure is impossible: the app has no process")
    case .heapFills: try require(hasProcess, "no heap can fill: the app has no process")
    case .reclaimMemory:
      try require(hasProcess, "no process is left that could be killed")
    case .death:
      try require(
        !server.processes(of: .appUnderTest).isEmpty,
        "the death of the process is impossible: the app has no process")
    case .deathOf(let activity):
      guard let name = processName(of: activity) else {
        throw ImpossibleStimulus(.neverMade, "the app declares no activity \(activity)")
      }
      try require(server[name].hasThread, "\(activity) has no process that could be killed")
    case .forceStop, .clearData:
      try require(
        !server.processes(of: .appUnderTest).isEmpty || server.root.frontAppTask != nil,
        "the app has neither a process nor a task")
    }
  }
}
