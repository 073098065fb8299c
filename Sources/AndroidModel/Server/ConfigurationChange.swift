/// Telling activities of a new configuration, or replacing them.
extension ActivityTaskManager {
  /// The whole device has a new configuration: what is visible follows now, the rest when shown.
  mutating func applyConfiguration() {
    if hasProcess { outgoing.append(.configuration(configuration)) }
    for token in shown {
      if updateConfiguration(of: token) == .needsRelaunch { relaunch(token) }
    }
  }

  enum ConfigurationUpdate: Hashable, Sendable {
    case done
    case needsRelaunch
  }

  /// `ensureActivityConfiguration`: tells the activity if it handles the change itself.
  mutating func updateConfiguration(of token: ActivityToken) -> ConfigurationUpdate {
    guard let record = records[token], let declaration = record.declaration, record.isAttached,
      !record.isFinishing
    else { return .done }
    let changes = configuration.differences(from: record.reportedConfiguration)
    guard !changes.isEmpty else { return .done }
    records[token]?.reportedConfiguration = configuration
    if !declaration.handledChanges(on: version).isSuperset(of: changes) {
      guard record.state == .pausing else { return .needsRelaunch }
      records[token]?.relaunchesOncePaused = true
      return .done
    }
    send([.configuration(configuration)], to: token)
    return .done
  }

  /// `relaunchActivityLocked`
  mutating func relaunch(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    records[token]?.relaunchesOncePaused = false
    let resumes = record.state == .resumed
    var arguments = RelaunchArguments(configuration: configuration)
    if resumes {
      arguments.results = record.pendingResults
      arguments.newIntents = record.pendingNewIntents
      records[token]?.pendingResults = []
      records[token]?.pendingNewIntents = []
    } else {
      records[token]?.state = .paused
      records[token]?.isStoppedWhileShown = false
      if record.isVisible { removeFromStopping(token) }
    }
    send(
      [.relaunch(arguments)],
      final: resumes
        ? .resume : .pause(finishing: false, userLeaving: false, reports: false),
      to: token)
  }
}
