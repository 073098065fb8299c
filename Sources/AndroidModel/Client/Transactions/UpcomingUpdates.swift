// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java:
// mPendingConfiguration, mPendingOverrideConfig, mRelaunchingActivities, and
// ClientTransaction.preExecute.

/// What has come for the process and its activities while the main thread had something else to do.
/// What comes later of the same kind takes its place: only the newest is carried out.
struct UpcomingUpdates: Hashable, Sendable {
  /// `mPendingConfiguration`
  var configuration: Configuration?
  /// `mRelaunchingActivities`
  private var relaunches: [Upcoming<RelaunchArguments>] = []
  /// `mPendingOverrideConfig`: how many messages with a configuration wait for an activity.
  private var configurations: [Upcoming<Int>] = []

  private struct Upcoming<Content: Hashable & Sendable>: Hashable, Sendable {
    let token: ActivityToken
    var content: Content
  }

  /// Something of it is for an activity, and not for the process as a whole.
  var concernsActivities: Bool { !relaunches.isEmpty || !configurations.isEmpty }

  /// `prepareRelaunchActivity`
  ///
  /// - Returns: whether the activity is not about to be relaunched already.
  mutating func prepareRelaunch(
    of token: ActivityToken, _ arguments: RelaunchArguments
  ) -> Bool {
    guard let index = relaunches.firstIndex(where: { $0.token == token }) else {
      relaunches.append(Upcoming(token: token, content: arguments))
      return true
    }
    relaunches[index].content.results += arguments.results
    relaunches[index].content.newIntents += arguments.newIntents
    if let configuration = arguments.configuration {
      relaunches[index].content.configuration = configuration
    }
    return false
  }

  mutating func takeRelaunch(of token: ActivityToken) -> RelaunchArguments? {
    guard let index = relaunches.firstIndex(where: { $0.token == token }) else { return nil }
    return relaunches.remove(at: index).content
  }

  /// `onlyLocalRequest`: a relaunch waits for it that its own process has asked for, without a
  /// configuration.
  func awaitsLocalRelaunch(_ token: ActivityToken) -> Bool {
    relaunches.contains { $0.token == token && $0.content.configuration == nil }
  }

  /// The relaunch that waits leaves the activity resumed, whatever it was when that was asked for.
  mutating func haveRelaunchedResumed(_ token: ActivityToken) {
    guard let index = relaunches.firstIndex(where: { $0.token == token }) else { return }
    relaunches[index].content.endsResumed = true
  }

  /// - Returns: whether the relaunch that waits is to end so; it is noted once.
  mutating func takeRelaunchedResumed(_ token: ActivityToken) -> Bool {
    guard
      let index = relaunches.firstIndex(where: { $0.token == token && $0.content.endsResumed })
    else { return false }
    relaunches[index].content.endsResumed = false
    return true
  }

  /// `updatePendingActivityConfiguration`
  mutating func addConfiguration(of token: ActivityToken) {
    if let index = configurations.firstIndex(where: { $0.token == token }) {
      configurations[index].content += 1
    } else {
      configurations.append(Upcoming(token: token, content: 1))
    }
  }

  /// The message with a configuration has come to its turn.
  ///
  /// - Returns: whether it is the newest.
  mutating func noteTurnOfConfiguration(of token: ActivityToken) -> Bool {
    guard let index = configurations.firstIndex(where: { $0.token == token }) else { return true }
    configurations[index].content -= 1
    guard configurations[index].content == 0 else { return false }
    configurations.remove(at: index)
    return true
  }
}

extension ActivityThread {
  /// `ClientTransaction.preExecute`, on the thread that brings it.
  ///
  /// - Returns: whether its callback is still to be done when it comes to its turn.
  mutating func prepare(_ transaction: ClientTransaction) -> Bool {
    noteArrival(of: transaction)
    switch transaction.callback {
    case .relaunch(let arguments):
      return upcoming.prepareRelaunch(of: transaction.token, arguments)
    case .configuration:
      if version.dropsOvertakenConfigurations {
        upcoming.addConfiguration(of: transaction.token)
      }
      return true
    case .none, .launch, .newIntents, .results, .resultsAndNewIntents, .refresh,
      .upRecreatesTask:
      return true
    }
  }

  mutating func takeRelaunch(of token: ActivityToken) -> RelaunchArguments? {
    upcoming.concernsActivities ? upcoming.takeRelaunch(of: token) : nil
  }

  /// The message with a configuration of the activity has come to its turn.
  ///
  /// - Returns: whether no newer one waits behind it.
  mutating func noteTurnOfConfiguration(of token: ActivityToken) -> Bool {
    !upcoming.concernsActivities || upcoming.noteTurnOfConfiguration(of: token)
  }

  /// `updatePendingConfiguration`
  mutating func noteArrival(of configuration: Configuration) {
    upcoming.configuration = configuration
  }

  /// What the process as a whole is to be told: the newest, or nothing if that was told before.
  mutating func takeConfiguration() -> Configuration? {
    upcoming.configuration == nil ? nil : upcoming.configuration.take()
  }
}
