/// What the package manager says of an activity: its declaration, as the release understands it.
///
/// https://developer.android.com/reference/android/content/pm/ActivityInfo
struct ActivityInfo: Hashable, Sendable {
  let name: ClassID
  let launchMode: LaunchMode
  let taskAffinity: TaskAffinity?
  /// `getRealConfigChanged`: the changes that do not restart it.
  let configChanges: ConfigurationChanges
  /// `isTranslucentOrFloating` negated: nothing below shows through.
  let isOpaque: Bool
  let showsWhenLocked: Bool
  let turnsScreenOn: Bool
  /// `FLAG_NO_HISTORY`
  let hasNoHistory: Bool
}

/// `taskAffinity`, by the first activity of the manifest that has it.
enum TaskAffinity: Hashable, Sendable {
  /// The name of the package, which is the default.
  case application
  case ofActivity(ClassID)
}

extension AppImage {
  func name(of id: ClassID) -> String { classNames[Int(id.index)] }

  /// `resolveActivity`; nil: the manifest declares none.
  func activityInfo(named name: String, on version: AndroidVersion) -> ActivityInfo? {
    guard let id = classID(named: name), let declaration = activity(id) else { return nil }
    let isUnknownMode =
      declaration.launchMode == .singleInstancePerTask && !version.hasSingleInstancePerTask
    return ActivityInfo(
      name: id, launchMode: isUnknownMode ? .standard : declaration.launchMode,
      taskAffinity: affinity(of: declaration),
      configChanges: declaration.handledChanges(on: version), isOpaque: declaration.isOpaque,
      showsWhenLocked: declaration.showWhenLocked, turnsScreenOn: declaration.turnScreenOn,
      hasNoHistory: declaration.noHistory)
  }

  /// Nil: the empty one, which is like no other.
  func affinity(of declaration: ActivityDeclaration) -> TaskAffinity? {
    guard let affinity = declaration.taskAffinity else { return .application }
    guard !affinity.isEmpty else { return nil }
    return manifest.first { activity($0)?.taskAffinity == affinity }.map { .ofActivity($0) }
  }
}
