/// What an app has made for others to start in its name.
///
/// https://developer.android.com/reference/android/app/PendingIntent
public struct PendingIntent: Hashable, Sendable {
  /// Several are started by each other, as with `getActivities`.
  public var intents: [Intent]
  /// An activity of the app that has made it; nil: the app of the first that it starts.
  public var creator: String?
  /// `setPendingIntentCreatorBackgroundActivityStartMode`, as it was made (API 34).
  public var creatorMode: BackgroundActivityStartMode

  /// One that starts these, in the name of an app of which nothing more is said.
  public init(
    _ intents: [Intent], creator: String? = nil,
    creatorMode: BackgroundActivityStartMode = .systemDefined
  ) {
    self.intents = intents
    self.creator = creator
    self.creatorMode = creatorMode
  }
}

/// Whether an app lends its right to start activities from the background:
/// `MODE_BACKGROUND_ACTIVITY_START_…`.
///
/// https://developer.android.com/reference/android/app/ActivityOptions#setPendingIntentBackgroundActivityStartMode(int)
public enum BackgroundActivityStartMode: String, Hashable, Sendable, CaseIterable {
  /// The release and the target decide.
  case systemDefined = "SYSTEM_DEFINED"
  case allowed = "ALLOWED"
  case denied = "DENIED"
  /// Only as far as the app is visible (API 36).
  case allowIfVisible = "ALLOW_IF_VISIBLE"
  /// Also what the user has permitted it (API 36).
  case allowAlways = "ALLOW_ALWAYS"
}
