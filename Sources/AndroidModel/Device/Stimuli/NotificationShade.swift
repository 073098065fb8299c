/// The notification shade, which the user pulls over whatever is in front, and what has it close.
///
/// Home closes what the system has open: `PhoneWindowManager.startDockOrHome`, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/policy/PhoneWindowManager.java
/// and a notification that is tapped the panel in which it stands:
/// `StatusBarNotificationActivityStarter.handleNotificationClickAfterPanelCollapsed`, in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBarNotificationActivityStarter.java
/// What an app starts does not; apps sent `ACTION_CLOSE_SYSTEM_DIALOGS` for that until Android 12:
/// https://android.googlesource.com/platform/frameworks/base/+/8c24eb10b48c%5E%21
extension AndroidDevice {
  /// It goes with the focus, or once everything is idle.
  mutating func leaveShade(for stimulus: AndroidStimulus) {
    guard server.root.isNotificationShadeOpen, stimulus.leavesShade else { return }
    server.leaveNotificationShade()
  }

  func checkShade(isToClose: Bool) throws(ImpossibleStimulus) {
    try requireOpen("the notification shade")
    try require(!server.isDreaming, "a touch ends the dream")
    try require(
      isToClose == server.root.isNotificationShadeOpen,
      isToClose
        ? "neither the notification shade nor another window of the system is open"
        : "the notification shade or another window of the system is open already")
  }
}

extension AndroidStimulus {
  /// The user does it, and not in the shade: what is below has to be reached for it.
  fileprivate var leavesShade: Bool {
    switch self {
    case .launch, .touchOutside, .home, .returnByLauncher, .switchUser, .returnByRecents,
      .pickRecentTask, .openRecents, .closeRecents, .switchApp, .windows, .onDisplay,
      .tapRestartButton, .screen, .openAssistant, .lockTask(.pin), .lockTask(.unpin), .handoff,
      .deepLink, .pendingIntent, .swipeAway, .pickTarget:
      true
    // By its key or gesture: `pressBack`.
    case .back, .backGesture: false
    case .appCode, .throwException, .otherAppToFront, .otherAppFinished, .moveToState, .workProfile,
      .rotate, .halfTurn, .toggleAutoRotate, .changeConfiguration, .toggleConfiguration,
      .toggleNightMode, .dock, .changeOverlay, .lockTask(.allow), .windowFocus, .requestAssist,
      .answerPermission, .process,
      .notification,
      .reboot, .dragPager, .releasePager, .wait:
      false
    }
  }
}
