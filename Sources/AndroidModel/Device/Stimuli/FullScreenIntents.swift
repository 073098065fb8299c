/// A notification that comes with an intent to be shown at once, as a call or an alarm does.
///
/// `NotificationInterruptStateProviderImpl.shouldLaunchFullScreenIntentWhenAdded`, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/notification/interruption/NotificationInterruptStateProviderImpl.java
/// `suppressAwakeHeadsUp` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationPresenter.java
/// and `handleFullScreenIntent` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationActivityStarter.java
extension AndroidDevice {
  /// Code of the app has posted it, which needs a process; the system sends the intent. It ends a dream for that.
  mutating func receiveNotification(
    withFullScreenIntents intents: [Intent], _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    let reason = server.reason
    if !server[.app].hasThread {
      server.startProcess(.app, fromBackground: true)
      try run(untilIdle: &reaction)
      server.reason = reason
    }
    guard mayUseFullScreenIntent, !isInUse else { return }
    server.stopDream()
    server.startActivitiesFromOutside(intents)
  }

  /// `NotificationManagerService`: the intent of an app that lacks the permission is left out.
  private var mayUseFullScreenIntent: Bool {
    app.mayUseFullScreenIntent || !version.asksForFullScreenIntents
  }

  /// The screen is on for the user, who gets a heads-up notification: not for a dream, nor for the lock alone.
  private var isInUse: Bool {
    !server.isDreaming && !server.root.shouldSleepActivities(on: .default)
  }
}
