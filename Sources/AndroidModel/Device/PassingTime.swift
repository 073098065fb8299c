/// The time that passes while code takes long. The device's other processes go on meanwhile, and
/// the server waits for none of them for ever.
///
/// https://developer.android.com/topic/performance/vitals/anr, and `ReportTimeout`.
extension AndroidDevice {
  /// Nothing can happen before some main thread goes on: time passes up to then, or to the server's
  /// next timeout.
  ///
  /// - Returns: false if no main thread is held up.
  mutating func letTimePass(_ reaction: inout AndroidReaction) -> Bool {
    guard process.isHeldUp || !waitingProcesses.isEmpty, let next = shortestDelay else {
      server.timeouts.removeAll()
      return false
    }
    timePasses(upTo: next, &reaction)
    return true
  }

  private mutating func timePasses(upTo next: Int, _ reaction: inout AndroidReaction) {
    if let patience = server.timeouts.remaining, patience < next {
      timePasses(milliseconds: max(patience, 0))
      return server.timeOut()
    }
    timePasses(milliseconds: max(next, 0))
    if process.remainingDelay != min(next, 0) {
      _ = switchProcess(&reaction) { $0.remainingDelay == min(next, 0) }
    }
    if let crash = proceed() { endProcess(by: crash, &reaction) }
  }

  private var shortestDelay: Int? {
    guard !waitingProcesses.isEmpty else { return process.remainingDelay }
    let waiting = waitingProcesses.lazy.compactMap(\.remainingDelay).min()
    guard let own = process.remainingDelay else { return waiting }
    return waiting.map { min($0, own) } ?? own
  }

  /// What was done before the first sleep is done now, unless the process was held up already.
  ///
  /// - Returns: the exception that ends the process now.
  mutating func holdBack(endingIn crash: AndroidException?) -> AndroidException? {
    process.holdBack(endingIn: crash)
    while let next = process.remainingDelay, next <= 0 {
      if let crash = proceed() { return crash }
    }
    return nil
  }

  private mutating func proceed() -> AndroidException? {
    let crash = process.proceed()
    answerCalls()
    process.endStretch()
    return crash
  }

  mutating func timePasses(milliseconds: Int) {
    server.timePasses(milliseconds: milliseconds)
    process.timePasses(milliseconds: milliseconds)
    for index in waitingProcesses.indices {
      waitingProcesses[index].timePasses(milliseconds: milliseconds)
    }
  }

  /// Whether the main thread that this activity lives on is held up.
  func isHeldUp(_ token: ActivityToken) -> Bool {
    if process.isHeldUp, process.activities[token] != nil { return true }
    return waitingProcesses.contains { $0.isHeldUp && $0.activities[token] != nil }
  }
}
