/// The state of one activity as an observer outside the app sees it.
///
/// https://developer.android.com/guide/components/activities/activity-lifecycle
public enum ActivityState: String, Hashable, Sendable, CaseIterable {
  /// The system keeps a record and perhaps a saved state, but there is no instance.
  case notCreated = "not created"
  case created
  case started
  case resumed
  case paused
  case stopped
  case destroyed
}

/// One task as the system keeps it.
///
/// https://developer.android.com/guide/components/activities/tasks-and-back-stack
public struct TaskSnapshot: Hashable, Sendable {
  /// Bottom to top. An activity whose instance was never made has its class's next number.
  public var activities: [InstanceID]

  /// A task of these activities, bottom to top.
  public init(activities: [InstanceID]) {
    self.activities = activities
  }
}
