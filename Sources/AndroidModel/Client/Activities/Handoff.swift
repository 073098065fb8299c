// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java:
// callActivityOnSaveInstanceState and requestHandoffActivityData.

extension ActivityThread {
  /// What an activity needs to continue on another device.
  ///
  /// - Parameter isActiveRequest: the user wants it now; else it is kept for when he wants it, with
  ///   the state that is about to be saved.
  mutating func askForHandoffData(
    _ token: ActivityToken, isActiveRequest: Bool
  ) throws(AndroidException) {
    guard activities[belongingsOf: token]?.value.isHandoffEnabled == true,
      let id = activities[token]?.id
    else { return }
    try call(
      .activity(.onHandoffActivityDataRequested), on: .activity(id),
      arguments: .flag(.isActiveRequest, isActiveRequest))
  }
}
