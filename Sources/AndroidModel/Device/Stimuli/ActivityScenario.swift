/// The states to which a test moves an activity.
///
/// https://developer.android.com/reference/androidx/test/core/app/ActivityScenario
public enum ScenarioState: String, Hashable, Sendable, CaseIterable {
  /// Stopped.
  case created = "CREATED"
  /// Paused.
  case started = "STARTED"
  case resumed = "RESUMED"
  case destroyed = "DESTROYED"
}

/// A test that drives an activity. Since its callbacks cannot be called, activities of the test
/// cover it.
///
/// `ActivityScenario` and `InstrumentationActivityInvoker` of androidx.test.core, in
/// https://github.com/android/android-test/blob/75240e8c0a23345deba7f2acb984db6551d781c6/core/java/androidx/test/core/app/InstrumentationActivityInvoker.java
extension AndroidDevice {
  /// `ActivityScenario.moveToState`
  mutating func move(
    _ activity: InstanceID, to state: ScenarioState, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    guard scenarioState(of: activity) != state else { return }
    switch state {
    case .created: server.startEmptyActivity(isFloating: false)
    case .started:
      // Only what is resumed is paused.
      server.finishEmptyActivities()
      try run(untilIdle: &reaction)
      server.reason = reason(of: .moveToState(activity, state))
      server.startEmptyActivity(isFloating: true)
    case .resumed: server.finishEmptyActivities()
    case .destroyed: try finishBehindEmptyActivity(activity, &reaction)
    }
  }

  /// `finishActivity`: the test waits until the empty activity is resumed, and not until this one
  /// has stopped.
  private mutating func finishBehindEmptyActivity(
    _ activity: InstanceID, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    server.startEmptyActivity(isFloating: false)
    try runMessages(&reaction)
    // Its process runs since the stimulus was given, and may have ended.
    if token(of: activity) != nil { try runAppCode(.finish, in: activity, &reaction) }
    try run(untilIdle: &reaction)
    server.reason = reason(of: .moveToState(activity, .destroyed))
    server.finishEmptyActivities()
  }

  /// Changes nothing.
  func checkMove(_ activity: InstanceID) throws(ImpossibleStimulus) {
    try checkCode(.finish, in: activity)
    try requireUnlocked("a test of an activity")
    guard let token = token(of: activity) else {
      throw ImpossibleStimulus(.wrongKind, "\(activity) is no activity")
    }
    guard scenarioState(of: activity) != nil else {
      throw ImpossibleStimulus(.notInPosition, "\(activity) is in none of a scenario's states")
    }
    try require(
      server.isOnTopBesidesEmptyActivities(token), "\(activity) is not on top of what a test sees")
  }

  /// `STEADY_STATES`; nil: it is in none of them.
  private func scenarioState(of activity: InstanceID) -> ScenarioState? {
    switch instance(named: activity)?.lifecycle {
    case .resumed: .resumed
    case .paused: .started
    case .stopped: .created
    case .preCreate, .created, .started, .destroyed, nil: nil
    }
  }
}
