/// One `Activity` object in the process.
struct ActivityInstance: Hashable, Sendable {
  let id: InstanceID
  let token: ActivityToken
  let declaration: ActivityDeclaration
  var lifecycle = ActivityLifecycleState.preCreate
  var intent: Intent
  /// `isFinishing()`
  var isFinishing = false
  /// `isChangingConfigurations()`
  var isChangingConfigurations = false
  /// The bundle that the instance was created with; nil on a first creation.
  var restoredState: ActivitySavedState?
  /// The bundle saved on the way out; taken by the stop report or the relaunch.
  var savedState: ActivitySavedState?

  init(id: InstanceID, token: ActivityToken, declaration: ActivityDeclaration, intent: Intent) {
    self.id = id
    self.token = token
    self.declaration = declaration
    self.intent = intent
  }
}

/// Where the client stands with an activity: `ActivityLifecycleItem`'s states.
enum ActivityLifecycleState: Hashable, Sendable, CaseIterable {
  /// Before `onCreate`.
  case preCreate
  case created
  case started
  case resumed
  case paused
  case stopped
  case destroyed
}

/// The content of an activity's saved-instance-state bundle.
struct ActivitySavedState: Hashable, Sendable {
  /// What the host's fragment manager put in; nil if it had nothing.
  var fragments: FragmentManagerState?
}
