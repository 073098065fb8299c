/// A notification that the user taps, wherever it is shown.
///
/// `StatusBarNotificationActivityStarter.onNotificationClicked`,
/// `handleNotificationClickAfterKeyguardDismissed` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationActivityStarter.java
extension AndroidDevice {
  /// On the lock screen the user is asked for the credential first. The lock screen goes only once
  /// the intent has been sent; behind an activity that is shown over it, the intent waits for it to
  /// go.
  mutating func tapNotification(
    _ intents: [Intent], to component: ContextComponent?, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    headsUp = []
    let dismissesKeyguard =
      server.root.keyguard.isShowing
      && !(component == nil && version.keepsLockForNotifications
        && wouldShowOverLockscreen(intents))
    let isSentAfterwards = dismissesKeyguard && server.root.isKeyguardOccluded()
    if isSentAfterwards { server.setScreen(isOff: false, isLocked: false) }
    if let component {
      server.resumeAppSwitches()
      server.allowBackgroundStarts(by: .app)
      try runAppCode(.startFromContext(component, intents), in: nil, &reaction)
    } else {
      server.startActivitiesFromOutside(intents)
    }
    if dismissesKeyguard, !isSentAfterwards { server.setScreen(isOff: false, isLocked: false) }
  }

  /// `ActivityIntentHelper.wouldShowOverLockscreen`: what the manifest says, of the last of
  /// several.
  private func wouldShowOverLockscreen(_ intents: [Intent]) -> Bool {
    guard let intent = intents.last, let info = image.activityInfo(for: intent, on: version) else {
      return false
    }
    return info.lockScreen.contains(.showWhenLocked) || info.flags.contains(.showForAllUsers)
  }
}
