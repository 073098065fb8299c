/// What the user does to the device around the app, and the updates that the app's scenes are sent
/// for it.
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIApplication {
  mutating func tapIcon() throws(Interruption) {
    try requireUnlocked()
    try require(!isInFront, .outOfReach, "the app is in front, where its icon cannot be tapped")
    try requireInstalled()
    bringToFront(with: nil)
  }

  mutating func returnToApp() throws(Interruption) {
    try requireUnlocked()
    try require(
      state == .background, .outOfReach, "there is no running app in the background to return to")
    bringToFront(with: nil)
  }

  /// The system takes the scene whose conditions for activation the content meets, or the last.
  ///
  /// https://developer.apple.com/documentation/uikit/uisceneactivationconditions
  mutating func open(
    _ option: ConnectionOption, in number: Int?
  ) throws(Interruption) {
    try requireInstalled()
    if option == .notificationResponse, device.isLocked { return openFromLockScreen(option) }
    try requireUnlocked()
    if option == .notificationResponse, isInFront, device.interruptions > 0 {
      return openFromNotificationCenter(option)
    }
    let meant = try number.map(openWindow)
    if state == .active {
      if let scene = meant, !device.scenesOnScreen.contains(scene) {
        putOnScreen(scene, alone: true, with: option)
      } else if let scene = meant ?? frontScene?.id {
        send(.receives(option), to: scene)
      }
    } else {
      try require(!isInFront, .outOfReach, "the app is covered, and nothing can be tapped")
      if let meant { device.show(meant, alone: !device.scenesOnScreen.contains(meant)) }
      divideScreen()
      bringToFront(with: option)
    }
  }

  /// The app has no input from the moment at which the system's animation begins, and is in the
  /// background when it has ended: in between a timer fires in the log of
  /// MaxwellQi/MaxwellQi.github.io @559094df, _posts/blog/2049-02-05-ios-run-back.md, and several
  /// updates come in that of sharkda/obsidianV0 @ea84ac79,
  /// projects/HootOwl/sessions/older/2026-09-03/console01.md.
  mutating func leaveApp() throws(Interruption) {
    try requireUnlocked()
    try requireInFront("the app is not in front")
    device.uncoverApp()
    sendToFront(.resignsActive)
    runLoop.beginLeave()
  }

  /// The system's animation has ended; false if none is under way. It takes more than a second in
  /// the first of these logs, and so longer than any of UIKit's own: see `longestAnimation`.
  @inline(__always)
  mutating func endLeave() -> Bool {
    guard runLoop.isAppLeaving else { return false }
    enterBackgroundAfterLeave()
    return true
  }

  @inline(never)
  private mutating func enterBackgroundAfterLeave() {
    runLoop.endLeave()
    proceed(because: .appState)
    sendToFront(.entersBackground)
  }

  mutating func lock() throws(Interruption) {
    try require(!device.isLocked, .outOfReach, "the device is locked already")
    device.lockScreen(appIsInFront: isInFront)
    sendToFront(.entersBackground)
    if isInFront { sendProtectedData(isAvailable: false) }
  }

  mutating func unlock() throws(Interruption) {
    guard case .locked(let wasInFront) = device.lock else {
      throw .impossible(.outOfReach, "the device is not locked")
    }
    device.unlockScreen()
    guard wasInFront, state == .background else { return }
    sendProtectedData(isAvailable: true)
    bringToFront(with: nil)
  }

  /// Of the things that a user can open, only a notification is on the lock screen. With a passcode
  /// the app hears of the response before it comes to the front, and without one on the way:
  /// havesource/cordova-plugin-push#50.
  private mutating func openFromLockScreen(_ option: ConnectionOption) {
    device.unlockScreen()
    guard isRunning, names.app.image.app.hasProtectedData else {
      return bringToFront(with: option)
    }
    send(.receives(option), to: device.frontScene ?? .first)
    sendProtectedData(isAvailable: true)
    bringToFront(with: nil)
  }

  /// Whatever covers the app goes away for it, and the app is active when it hears of the response:
  /// radar 34332569.
  private mutating func openFromNotificationCenter(_ option: ConnectionOption) {
    device.endInterruption()
    resumeIfUncovered()
    send(.receives(option), to: device.frontScene ?? .first)
  }

  /// The order of this relative to the calls on the way out and back is recorded nowhere.
  private mutating func sendProtectedData(isAvailable: Bool) {
    guard names.app.image.app.hasProtectedData else { return }
    send(.protectsData(!isAvailable), to: device.frontScene ?? .first)
  }

  mutating func openAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(!device.isAppSwitcherOpen, .outOfReach, "the app switcher is open already")
    device.openAppSwitcher()
    sendToFront(.resignsActive)
  }

  mutating func closeAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(device.isAppSwitcherOpen, .outOfReach, "the app switcher is not open")
    device.closeAppSwitcher()
    resumeIfUncovered()
  }

  /// Whatever is in front of the user is covered. An app that is not in front has no active state
  /// to lose, and is told nothing.
  mutating func interrupt(begins: Bool) throws(Interruption) {
    try requireUnlocked()
    if begins {
      device.beginInterruption()
      sendToFront(.resignsActive)
    } else {
      try require(device.interruptions > 0, .outOfReach, "no interruption is under way")
      device.endInterruption()
      resumeIfUncovered()
    }
  }

  /// Face ID, Touch ID or the passcode, which the system asks for over the app.
  ///
  /// https://support.apple.com/guide/iphone/lock-or-hide-an-app-iph00f208d05/ios
  mutating func unlockApp() throws(Interruption) {
    try requireUnlocked()
    try require(
      names.app.image.app.isLockedByUser && version.locksApps, .wrongKind, "the app is not locked")
    try require(isInFront && waitsForUnlock, .outOfReach, "nobody is asked who he is")
    device.unlockApp()
    resumeIfUncovered()
  }

  @inline(__always)
  var waitsForUnlock: Bool {
    names.app.image.app.isLockedByUser && version.locksApps && !device.isAppUnlocked
  }

  /// The user is asked once; after that the app gets the answer without another prompt.
  ///
  /// https://developer.apple.com/documentation/usernotifications/asking_permission_to_use_notifications
  mutating func askPermission() throws(Interruption) {
    try requireUnlocked()
    try requireInFront("the app is not in front and asks for nothing")
    guard !device.hasPermissionAnswer else { return }
    device.showPrompt()
    sendToFront(.resignsActive)
  }

  /// The call returns at once, and the answer goes to a handler of its own. The prompt is another
  /// process's.
  ///
  /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
  mutating func requestAuthorization() {
    awaitsPrompt = true
    send(.showsPrompt, to: device.frontScene ?? .first)
  }

  /// A prompt that is asked for before the app is active comes once it is: in
  /// HipByte/motion-testflight#18 an observer of the activation ran twice.
  mutating func showPrompt() throws(Interruption) {
    guard awaitsPrompt, applicationState == .active else { return }
    awaitsPrompt = false
    guard !device.hasPermissionAnswer else { return }
    device.showPrompt()
    for scene in scenesInFront { try resignActive(scene) }
  }

  mutating func answerPermission() throws(Interruption) {
    try requireUnlocked()
    try require(
      isInFront && device.isPromptShown, .outOfReach, "the system asks for no permission")
    device.answerPrompt()
    resumeIfUncovered()
  }

  mutating func swipeAppAway() throws(Interruption) {
    try requireUnlocked()
    try requireRunning()
    device.closeAppSwitcher()
    send(.goesWithApp, to: device.frontScene ?? .first)
  }

  /// The scenes in front are sent their new orientation; others find out when they return.
  mutating func rotateDevice() {
    device.rotate()
    sendToFront(.rotates)
  }

  mutating func reverseDevice() {
    device.reverse()
    sendToFront(.rotates)
  }

  /// The scenes in front are sent the new style; others find out when they return.
  mutating func toggleDarkMode() throws(Interruption) {
    try require(version.hasDarkMode, .wrongKind, "there is no dark mode before iOS 13")
    device.toggleDarkMode()
    sendToFront(.changesUserSettings)
  }

  /// In the settings, in the control centre or, for an app under development, from Xcode.
  mutating func changeTextSize() {
    device.changeTextSize()
    sendToFront(.changesUserSettings)
  }

  /// Bold Text, in the settings of the display.
  mutating func toggleBoldText() throws(Interruption) {
    try require(
      version.hasLegibilityWeight, .wrongKind, "bold text is no trait before iOS 13")
    device.toggleBoldText()
    sendToFront(.changesUserSettings)
  }

  /// Increase Contrast, in the settings for accessibility.
  mutating func toggleIncreasedContrast() throws(Interruption) {
    try require(
      version.hasAccessibilityContrast, .wrongKind, "contrast is no trait before iOS 13")
    device.toggleIncreasedContrast()
    sendToFront(.changesUserSettings)
  }

  mutating func resizeStatusBar() throws(Interruption) {
    try require(version.reportsStatusBar, .wrongKind, "no status bar grows since iOS 13")
    try requireUnlocked()
    try requireInFront("the app is not in front")
    sendToFront(.resizesStatusBar)
  }

  /// The user who drags the divider of a pad's screen has no finger for the apps beside it, which
  /// are inactive until he lets go.
  ///
  /// https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html
  mutating func resizeScene(_ number: Int?, to width: SizeClass) throws(Interruption) {
    try requireUnlocked()
    try requireInFront("the app is not in front and has no size to change")
    guard let scene = try number.map(openSession) ?? frontScene?.id else { return }
    try require(
      scenesInFront.contains(scene), .notInPosition,
      "scene \(scene.number) is not in front and has no size to change")
    if try keepsSize() { return }
    let movesDivider = version.idiom == .pad && gesture == nil && version.splitsScreen
    if movesDivider { sendToFront(.resignsActive) }
    send(.resizes(width), to: scene)
    if movesDivider { resumeIfUncovered() }
  }

  /// An app that requires the full screen of a pad has all of it where windows divide the screen.
  /// Where they overlap its picture is scaled, of which it is told nothing, until the SDK of iOS 27
  /// has each new size be a change.
  ///
  /// https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen
  private func keepsSize() throws(Interruption) -> Bool {
    guard version.idiom == .pad, names.app.image.app.requiresFullScreen else { return false }
    try require(
      !version.splitsScreen, .wrongKind, "the app requires the full screen and does not share it")
    return !version.resizesFullScreenApps
  }

  /// Dragged over the edge it takes the app along, of which nothing is on screen any more.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)
  mutating func dragDivider(to width: SizeClass?) throws(Interruption) {
    try requireUnlocked()
    try require(
      version.idiom == .pad && version.splitsScreen, .wrongKind,
      "no divider stands beside the app: that takes a pad without Stage Manager, up to iOS 18")
    if let width { return try resizeScene(nil, to: width) }
    try require(
      device.scenesOnScreen.count < 2, .notInPosition,
      "windows of the app stand on both sides of the divider")
    try leaveApp()
  }

  /// Whatever of the app was on screen when it was left comes back. What covered it at the end of
  /// its process does not.
  mutating func bringToFront(with option: ConnectionOption?) {
    device.uncoverApp()
    device.openApp()
    if needsTimeChange { dispatch(.significantTimeChange) }
    let front = sceneToShow()
    offerDisplay()
    startProcess()
    for scene in device.shownScenes {
      send(.comesToFront(with: scene == front ? option : nil), to: scene)
    }
  }

  /// The scene that the app shows when it comes to the front: the last that the user dealt with, if
  /// there is one left.
  mutating func sceneToShow() -> SceneID {
    if let front = device.frontScene { return front }
    let scene = openSessions.windows.last ?? openNewSession(for: nil)
    device.show(scene, alone: true)
    divideScreen()
    return scene
  }

  /// An app that needs API which the release lacks cannot be installed, and one whose tabs never
  /// end could not be shown.
  mutating func requireInstalled() throws(Interruption) {
    let image = names.app.image
    for (className, api) in image.recentAPIs where !version.provides(api) {
      throw .impossible(
        ImpossibleStimulus(
          .wrongKind, "\(api.absence), which \(className) needs", remedy: .laterRelease))
    }
    guard let group = image.groupInItself else { return }
    throw .impossible(.undocumented, "the group of tabs \(group) is declared inside itself")
  }

  func requireUnlocked() throws(Interruption) {
    guard device.isLocked else { return }
    throw .impossible(
      ImpossibleStimulus(.outOfReach, "the device is locked", remedy: .unlocking))
  }

  private mutating func sendToFront(_ change: SceneUpdate.Change) {
    for scene in scenesInFront { send(change, to: scene) }
  }

  private mutating func resumeIfUncovered() {
    guard !device.isAppCovered else { return }
    sendToFront(.becomesActive(with: nil))
  }
}
