/// What a listener that code has added to an androidx `ComponentActivity` is told.
///
/// https://developer.android.com/reference/androidx/activity/ComponentActivity
public enum ActivityListenerCallback: String, Hashable, Sendable, CaseIterable {
  case onContextAvailable
  case onNewIntent
  case onConfigurationChanged
  case onTrimMemory
  case onMultiWindowModeChanged
  case onPictureInPictureModeChanged
  case onUserLeaveHint

  /// `addOn…Listener` without its first word.
  public var listenerName: String {
    "O" + rawValue.dropFirst() + "Listener"
  }
}

extension ActivityListenerCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    .init(summary, "listener", page: Page.componentActivity)
  }

  private var summary: String {
    switch self {
    case .onContextAvailable:
      "The activity has its context and saved state and begins super.onCreate; at once if that has already happened."
    case .onNewIntent: "The activity has been given another intent."
    case .onConfigurationChanged: "The activity handles a new configuration itself."
    case .onTrimMemory: "Memory is short, or the app is no longer visible."
    case .onMultiWindowModeChanged: "The activity has entered or left multi-window mode."
    case .onPictureInPictureModeChanged:
      "The activity has entered or left picture-in-picture."
    case .onUserLeaveHint: "The user is leaving the activity."
    }
  }
}
