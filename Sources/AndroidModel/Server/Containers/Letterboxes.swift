/// What an activity gets of a display, or of its side of one, that does not suit it: a part in the
/// orientation that it asks for, or the size that it was started with.
///
/// `ActivityRecord.resolveOverrideConfiguration`, `resolveFixedOrientationConfiguration`,
/// `resolveSizeCompatModeConfiguration`, later `AppCompatSizeCompatModePolicy`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension RootWindowContainer {
  /// - Parameter configuration: what its containers leave it.
  @inline(__always)
  func resolveOverride(of activity: ActivityPlace, _ configuration: inout Configuration) {
    guard
      letterboxesOrientations || letterboxesSides
        || activities[activity].compatDisplayInsets != nil
    else { return }
    suitDisplay(activity, &configuration)
  }

  private func suitDisplay(_ activity: ActivityPlace, _ configuration: inout Configuration) {
    let hasOwnBounds = configuration.windowingMode.hasOwnBounds
    guard !hasOwnBounds || fillsTask(activity, as: configuration.windowingMode) else { return }
    if let kept = activities[activity].compatDisplayInsets {
      guard configuration.differences(from: kept).intersects(.displaySize) else { return }
      configuration.take(.displaySize, from: kept)
      configuration.setBounds(.letterbox)
    } else if hasOwnBounds {
      if mayLetterboxSide(of: activity), letterbox(activity, &configuration) {
        configuration.takePart()
      }
    } else if inheritsLetterboxes, let inherited = letterbox(below: activity) {
      configuration.take(.displaySize, from: inherited)
      configuration.setBounds(.letterbox)
    } else if letterboxesOrientations, letterbox(activity, &configuration) {
      configuration.set(.windowSize, to: Self.letterboxSize)
    }
  }

  /// - Returns: whether it asks for another orientation than it would have.
  private func letterbox(
    _ activity: ActivityPlace, _ configuration: inout Configuration
  ) -> Bool {
    guard display(of: activity) == .default, let info = activities[activity].info,
      !isUniversalResizeable(info), let asked = requestedOrientation(of: activity).fixed,
      asked != configuration.orientation
    else { return false }
    configuration.set(
      .orientation, to: asked == .landscape ? ConfigurationContainer.landscape : 0)
    configuration.setBounds(.letterbox)
    return true
  }

  /// `TransparentPolicy`: what is seen through has the part of the first activity below it that is
  /// not, if that has one.
  private func letterbox(below activity: ActivityPlace) -> Configuration? {
    guard !activities[activity].isOpaque, display(of: activity) == .default,
      let task = task(of: activity)
    else { return nil }
    let token = activities[activity].token
    let below = self.activities(in: task).prefix { $0 != token }.reversed()
    for case let opaque? in below.lazy.map({ find($0) })
    where activities[opaque].isOpaque && !activities[opaque].isFinishing {
      let theirs = self.configuration(of: opaque)
      return theirs.fillsDefaultDisplay ? nil : theirs
    }
    return nil
  }

  /// A value that stands for the size of such a part of a display, and for no display's or
  /// window's.
  private static let letterboxSize: UInt16 = 0x6000

  /// Whether it may get a part of its side of a split screen.
  func mayLetterboxSide(of activity: ActivityPlace) -> Bool {
    guard letterboxesSides, let task = task(of: activity), stage(of: task) != nil else {
      return false
    }
    return fillsTask(activity, as: .multiWindow)
  }

  /// It is neither a picture nor in a part of its task, which are as they are.
  func fillsTask(_ activity: ActivityPlace, as mode: WindowingMode) -> Bool {
    guard mode != .pinned, let fragment = taskFragment(of: activity)
    else { return false }
    return taskFragments[fragment].container.windowingMode == .undefined
  }

  /// `isUniversalResizeable`: whatever the manifest says of sizes, it may have any.
  func isUniversalResizeable(_ info: ActivityInfo) -> Bool {
    universalResizing.covers(allowsRestricted: info.allowsRestrictedResizability)
  }

  /// `inSizeCompatMode`: its size is not the one that it would be started with now.
  func isInSizeCompatMode(_ token: ActivityToken?) -> Bool {
    guard let activity = find(token), let kept = activities[activity].compatDisplayInsets
    else { return false }
    var afresh = self
    afresh.activities[activity].compatDisplayInsets = nil
    return afresh.configuration(of: activity).differences(from: kept).intersects(.displaySize)
  }
}

extension ActivityTaskManagerService {
  /// Only a large display letterboxes, or has no regard for what is asked for.
  mutating func setLarge(_ isLarge: Bool) {
    root.setLarge(
      isLarge, letterboxesOrientations: isLarge && version.letterboxesOrientations,
      inheritsLetterboxes: isLarge && version.inheritsLetterboxes,
      universalResizing: isLarge ? universalResizing : .none)
  }

  private var universalResizing: UniversalResizing {
    guard !image.app.isGame, version.ignoresOrientationsOnLargeScreens else { return .none }
    let canOptOut =
      image.app.allowRestrictedResizability
      || image.app.activities.contains(where: \.allowRestrictedResizability)
    return canOptOut && version.heedsAllowRestrictedResizability ? .unlessOptedOut : .all
  }

  /// `setIgnoreOrientationRequest`: the display does not turn for any activity.
  var ignoresOrientationRequests: Bool {
    root.letterboxesOrientations || root.universalResizing != .none
  }

  /// Whether it may stand beside others: `supportsMultiWindowInDisplayArea`.
  func supportsMultiWindow(_ info: ActivityInfo) -> Bool {
    info.isResizeable || root.isUniversalResizeable(info)
      || root.defaultDisplay.isLarge && version.putsUnresizeableBesideOthers
  }

  /// `updateCompatDisplayInsets`: what is to keep its size has now got one.
  mutating func keepSizeIfNeeded(of activity: RootWindowContainer.ActivityPlace) {
    guard root.activities[activity].compatDisplayInsets == nil, keepsSize(activity) else { return }
    let configuration = root.configuration(of: activity)
    if configuration.windowingMode.hasOwnBounds {
      guard root.fillsTask(activity, as: configuration.windowingMode),
        isFirstOfTaskToKeepSize(activity)
      else { return }
    }
    root.activities[activity].compatDisplayInsets = configuration
  }

  /// Beside others all of a task do as the first of it.
  private func isFirstOfTaskToKeepSize(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let task = root.task(of: activity), let first = root.activities(in: task).first,
      let bottom = root.find(first)
    else { return false }
    return keepsSize(bottom)
  }

  /// `shouldCreateCompatDisplayInsets`: one that may not be resized, and has an orientation or
  /// proportions of its own. What may become a picture may be resized, as `isResizeable` has it.
  @inline(__always)
  private func keepsSize(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let info = root.activities[activity].info,
      !info.isResizeable, !info.supportsPictureInPicture,
      info.hasFixedAspectRatio || root.activities[activity].requestedOrientation.isFixed,
      version.keepsSizeOfUnresizeable, !root.isUniversalResizeable(info)
    else { return false }
    return !(info.supportsSizeChanges && version.heedsSupportsSizeChanges)
  }

  /// Its own wish, or the user's, is no change of the display.
  mutating func forgetSize(of activity: RootWindowContainer.ActivityPlace) {
    root.activities[activity].compatDisplayInsets = nil
  }

  /// `ActivityRecord.onConfigurationChanged`: an activity that is not visible loses the size that
  /// it has kept when the display gets another size, and not only by a turn. Its process is killed,
  /// because it still uses the old size.
  ///
  /// - Parameter unseen: the processes that the user sees nothing of.
  /// - Returns: those of them that are to be killed.
  mutating func resetSizes(
    in unseen: [ProcessName], for changes: ConfigurationChanges
  ) -> [ProcessName] {
    guard changes.contains(.density) || !changes.isSuperset(of: [.orientation, .screenSize]) else {
      return []
    }
    let keeping = root.activities.ids.compactMap { root.activities.find($0) }
      .filter { root.activities[$0].compatDisplayInsets != nil && losesSize($0, in: unseen) }
    for activity in keeping { forgetSize(of: activity) }
    return unseen.filter { name in keeping.contains { root.activities[$0].app == name } }
  }

  /// Before Android 13 also what is hidden in a process of which something else is seen, and which
  /// lives on.
  private func losesSize(
    _ activity: RootWindowContainer.ActivityPlace, in unseen: [ProcessName]
  ) -> Bool {
    if root.activities[activity].app.map(unseen.contains) ?? true { return true }
    return !root.isVisibleIgnoringKeyguard(activity) && version.resetsSizeInSeenProcess
  }

  /// `restartProcessIfVisible`
  mutating func stopForRestart(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    forgetSize(of: activity)
    root.activities[activity].hasChangedDisplay = false
    root.activities[activity].state = .stopping
    schedule(final: .stop(keepsShown: false), to: token, because: .configuration)
  }
}

extension ConfigurationChanges {
  /// What comes from the size and the shape of a display.
  fileprivate static let displaySize = windowSize.union([.orientation, .density, .colorMode])

  fileprivate func intersects(_ other: ConfigurationChanges) -> Bool { !isDisjoint(with: other) }
}
