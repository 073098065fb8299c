/// A call from the app's process to the activity task manager.
enum ServerRequest: Hashable, Sendable {
  case startActivities([Intent], from: ActivityToken?, requestCode: Int?)
  case finishActivity(ActivityToken)
}
