/// A notification that comes with an intent to be shown at once, as a call or an alarm does.
///
/// `NotificationInterruptStateProviderImpl.shouldLaunchFullScreenIntentWhenAdded`, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/notification/interruption/NotificationInterruptStateProviderImpl.java
/// `suppressAwakeHeadsUp` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationPresenter.java
/// `handleFullScreenIntent` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationActivityStarter.java
/// and `maybeEscalateHeadsUp` in
/// https://github.com/Trinadh465/frameworks_base_AOSP10_r33_CVE-2023-20909/blob/3440674a10cef514fca32f6e8c61a15c829e088c/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBar.java
extension AndroidDevice {
  /// Code of the app has posted it, which needs a process. The system sends the intent, and ends a
  /// dream for that.
  mutating func receiveNotification(
    withFullScreenIntents intents: [Intent], _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    let reason = server.reason
    if !server[.app].hasThread {
      server.startProcess(.app, fromBackground: true)
      try run(untilIdle: &reaction)
      server.reason = reason
    }
    guard mayUseFullScreenIntent else { return }
    guard !isInUse else { return headsUp.append(intents) }
    server.stopDream()
    sendFullScreenIntents(intents)
  }

  /// The device is not in use any more: what has been shown heads-up until now is shown
  /// full-screen.
  mutating func escalateHeadsUp(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    guard !headsUp.isEmpty else { return }
    try run(untilIdle: &reaction)
    let shown = headsUp
    headsUp = []
    for intents in shown {
      server.reason = reason(of: .notification(intents))
      sendFullScreenIntents(intents)
    }
  }

  private mutating func sendFullScreenIntents(_ intents: [Intent]) {
    if isAsleep, version.wakesForFullScreenIntents {
      server.setScreen(isOff: false, isLocked: isLocked)
    }
    server.startActivitiesFromOutside(intents)
  }

  /// `NotificationManagerService`: the intent of an app that lacks the permission is left out.
  private var mayUseFullScreenIntent: Bool {
    app.mayUseFullScreenIntent || !version.asksForFullScreenIntents
  }

  /// The user has the screen on, and so gets a heads-up notification. A dream is no use of the
  /// device, nor is the lock screen alone.
  private var isInUse: Bool {
    !server.isDreaming && !server.root.shouldSleepActivities(on: .default)
  }
}
