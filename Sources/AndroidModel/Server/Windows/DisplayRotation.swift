/// Which way up the device's own display is: as the lock screen, the home screen or the activity in
/// front asks, else as the user holds it.
///
/// `DisplayContent.updateOrientation`, `WindowContainer.getOrientation`, `DisplayRotation` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/DisplayRotation.java
extension ActivityTaskManagerService {
  /// The user turns the device, and what is side by side on its display turns with it.
  mutating func rotate() {
    // `updateOrientationListener`: the sensor is listened to as long as the screen is on.
    guard !root.defaultDisplay.isSleeping else { return root.userRotation.rotateUnnoticed() }
    root.userRotation.rotate()
    followUser()
  }

  /// `RotationPolicy.setRotationLock`: what may not turn to all sides is locked as it is made, and
  /// a large display as it stands.
  mutating func toggleAutoRotate() {
    let isLarge = root.defaultDisplay.isLarge
    root.userRotation.toggleLock(
      at: isLarge ? root.configuration.orientation : UserRotation.natural)
    followUser()
  }

  /// The screen is on again, and what it shows has been drawn: the sensor tells how the device is
  /// held by now.
  ///
  /// - Returns: whether it has been turned meanwhile.
  @discardableResult
  mutating func noticeRotation() -> Bool {
    guard root.userRotation.hasUnnoticedRotation, !root.defaultDisplay.isSleeping else {
      return false
    }
    root.userRotation.noticeRotation()
    followUser()
    return true
  }

  private mutating func followUser() {
    fixesOrientation = true
    if !isOverviewUpright { updateOrientation() }
  }

  /// These aspects change together; if the orientation does, the user has turned the device, and
  /// with it the display.
  mutating func changeConfiguration(_ changes: ConfigurationChanges) {
    if changes.contains(.orientation) {
      root.userRotation.rotate()
      root.turnedAhead = nil
    }
    updateConfiguration { $0.change(changes) }
  }

  /// `Settings.System.FONT_SCALE` and the like, which the settings write: off again, all is as it
  /// was.
  ///
  /// `FontWeightAdjustmentPreferenceController.setChecked` in
  /// https://github.com/aosp-mirror/platform_packages_apps_settings/blob/846337a1b6657ad48b9c2f6365e60dd8f43dff36/src/com/android/settings/accessibility/FontWeightAdjustmentPreferenceController.java
  mutating func toggleConfiguration(_ aspects: ConfigurationChanges) {
    updateConfiguration { $0.toggle(aspects) }
  }

  /// `shouldDeferRotation`: on a phone the launcher, whose list of recent tasks is open, does not
  /// turn with the device, and the task that is shown in it does not either.
  ///
  /// `RotationHelper.notifyChange` in
  /// https://github.com/GrapheneOS/platform_packages_apps_Launcher3/blob/2232f2992cff71a8cd79ffdc8926294661314984/src/com/android/launcher3/states/RotationHelper.java
  private var isOverviewUpright: Bool {
    root.isRecentsAnimationRunning && !root.defaultDisplay.isLarge
  }

  /// - Parameter defersResume: the activity in front is about to be resumed; before it is told of
  ///   anything, the display is as it asks.
  mutating func updateOrientation(defersResume: Bool = false) {
    guard fixesOrientation, isToTurn else { return }
    root.turnedAhead = nil
    root.rotateStages()
    root.resizeEnteringPicture()
    updateConfiguration(defersResume: defersResume, resizingStages: true) { $0.rotate() }
    keepNaturalRotation()
  }

  /// `NavigationBarFragment.mRotationWatcher`: once a display stands as it is made, whatever has
  /// asked for that, the user's lock keeps it so.
  private mutating func keepNaturalRotation() {
    let natural = UserRotation.natural
    guard let locked = root.userRotation.locked, locked != natural,
      root.configuration.orientation == natural, version.keepsNaturalRotation
    else { return }
    root.userRotation.lockNaturally()
  }

  /// `DisplayContent.reconfigureDisplayLocked`: a foldable is opened or closed. Its display has
  /// another size, and it turns in one with that if it follows other orientations now.
  mutating func setDisplayLarge(_ isLarge: Bool) {
    setLarge(isLarge)
    root.unfoldStages()
    guard fixesOrientation, !root.defaultDisplay.isSleeping, isToTurn else {
      return updateConfiguration(resizingStages: true) { $0.unfold() }
    }
    root.turnedAhead = nil
    root.rotateStages()
    updateConfiguration(resizingStages: true) {
      $0.unfold()
      $0.rotate()
    }
    keepNaturalRotation()
  }

  /// `rotateInDifferentOrientationIfNeeded`: an activity that is shown while the display stands as
  /// another asks has the orientation that the display will have for it.
  mutating func turnAhead(_ token: ActivityToken) {
    guard fixesOrientation, !ignoresOrientationRequests, let activity = root.find(token),
      let task = root.task(of: activity), root.display(of: task) == .default,
      root.stage(of: task) == nil, !root.windowingMode(of: task).hasOwnBounds,
      !root.isEmbedded(activity)
    else { return }
    var asked = orientation(askedBy: activity) ?? .unspecified
    if asked == .behind { asked = orientation(behind: task) }
    if rotation(for: asked) != root.configuration.orientation { root.turnedAhead = token }
  }

  @inline(__always)
  private var isToTurn: Bool { rotation(for: orientation) != root.configuration.orientation }

  /// `rotationForOrientation`
  private func rotation(for asked: ScreenOrientation) -> LayoutElement.Orientation {
    switch asked {
    case .locked: root.configuration.orientation
    case .nosensor: UserRotation.natural
    case .sensor, .fullSensor: root.userRotation.held
    case .portrait, .sensorPortrait, .userPortrait, .reversePortrait, .landscape,
      .sensorLandscape, .userLandscape, .reverseLandscape, .user, .fullUser, .unspecified, .behind:
      asked.fixed ?? root.userRotation.preferred
    }
  }

  /// `setRequestedOrientation`
  mutating func setRequestedOrientation(_ asked: ScreenOrientation, of token: ActivityToken) {
    guard let activity = find(token) else { return }
    forgetSize(of: activity)
    note(asked, of: token)
    if ignoresOrientationRequests || root.mayLetterboxSide(of: activity) {
      root.haveBoundsChanged = true
      ensureActivitiesVisible()
    }
    updateOrientation()
    keepSizeIfNeeded(of: activity)
  }

  mutating func note(_ asked: ScreenOrientation, of token: ActivityToken) {
    guard let activity = find(token), root.activities[activity].requestedOrientation != asked
    else { return }
    root.activities[activity].requestedOrientation = asked
    fixesOrientation = true
  }

  /// `DisplayArea.getOrientation`: what is asked for, if the display follows it.
  private var orientation: ScreenOrientation {
    if let forCamera = orientationForCamera { return forCamera }
    let asked = askedOrientation
    guard ignoresOrientationRequests else { return asked }
    guard asked.hasReasonOnLargeScreens, version.heedsLockedOnLargeScreens else {
      return .unspecified
    }
    return asked
  }

  /// `getOrientation`: of what is seen the first that asks for one, or that hides what is behind
  /// it.
  private var askedOrientation: ScreenOrientation {
    if standsUprightForKeyguard { return .nosensor }
    for token in root.defaultDisplay.visibleActivities {
      guard let activity = root.find(token), let task = root.task(of: activity) else { continue }
      switch root.windowingMode(of: task) {
      case .freeform, .pinned: continue
      case .fullscreen, .undefined, .multiWindow: break
      }
      // Parts of a display ask for nothing.
      guard root.stage(of: task) == nil, !root.isEmbedded(activity) else { return .unspecified }
      guard let asked = orientation(askedBy: activity) else { continue }
      return asked == .behind ? orientation(behind: task) : asked
    }
    return .unspecified
  }

  /// - Returns: `behind`: that of the next task; nil: that is left to what shows through it.
  private func orientation(
    askedBy activity: RootWindowContainer.ActivityPlace
  ) -> ScreenOrientation? {
    let asked = root.requestedOrientation(of: activity)
    switch asked {
    case .portrait, .sensorPortrait, .userPortrait, .reversePortrait, .landscape,
      .sensorLandscape, .userLandscape, .reverseLandscape, .sensor, .fullSensor, .nosensor, .user,
      .fullUser, .locked, .behind:
      return asked
    case .unspecified:
      if isUprightHome(activity) { return .nosensor }
      return root.activities[activity].isOpaque ? .unspecified : nil
    }
  }

  /// `WindowContainer.getOrientation`: an activity that takes the orientation behind it takes that
  /// of the next task that has one, the home screen's too, whether or not that is visible.
  private func orientation(behind task: TaskID) -> ScreenOrientation {
    tasks: for next in root.leafTasks.drop(while: { $0 != task }).dropFirst()
    where root.display(of: next) == .default && root.stage(of: next) == nil
      && !root.windowingMode(of: next).hasOwnBounds
    {
      for token in root.activities(in: next).reversed() {
        guard let activity = root.find(token), let asked = orientation(askedBy: activity) else {
          continue
        }
        if asked == .behind { continue tasks }
        return asked
      }
    }
    return .unspecified
  }

  /// `RotationHelper.notifyChange`, `SCREEN_ORIENTATION_NOSENSOR`: the home screen of a phone
  /// stands upright, though not as the list of recent tasks, and not if windows besides pictures
  /// are seen with it.
  private func isUprightHome(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard root.activities[activity].component == .home, !root.defaultDisplay.isLarge,
      !root.turnsInOverview, !root.isRecentsAnimationRunning
    else { return false }
    return !root.defaultDisplay.visibleActivities.contains(where: { token in
      guard let task = root.task(of: token) else { return false }
      return root.stage(of: task) != nil || root.windowingMode(of: task) == .freeform
    })
  }

  /// `adjustScreenOrientation`, `config_enableLockScreenRotation`: on a phone the window of the
  /// lock screen asks for no sensor. It is listened to until it is on its way out, or until it is
  /// gone.
  private var standsUprightForKeyguard: Bool {
    guard root.keyguard.isDrawn, !root.defaultDisplay.isLarge else { return false }
    return root.keyguard.isShowing && !root.isKeyguardOccluded() || version.turnsOnceUnlocked
  }
}

extension RootWindowContainer {
  /// What it asks for; one that asks for that of the activity behind it gets it even if that is not
  /// visible.
  func requestedOrientation(of activity: ActivityPlace) -> ScreenOrientation {
    let own = activities[activity].requestedOrientation
    guard own == .behind, let task = task(of: activity) else { return own }
    let token = activities[activity].token
    let below = self.activities(in: task).prefix { $0 != token }.reversed()
    for case let behind? in below.lazy.map({ find($0) }) where !activities[behind].isFinishing {
      let asked = activities[behind].requestedOrientation
      if asked != .behind { return asked }
    }
    return .behind
  }

  /// Its part of the task does not fill it.
  fileprivate func isEmbedded(_ activity: ActivityPlace) -> Bool {
    bounds(of: .fragment(activities[activity].parent)) != .full
  }
}
