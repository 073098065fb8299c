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
      "The activity has its context, and what it saved, and begins with super.onCreate; at once if it has done so."
    case .onNewIntent: "The activity has been given another intent."
    case .onConfigurationChanged: "The activity stays for another configuration."
    case .onTrimMemory: "Memory is short, or the app is no longer seen."
    case .onMultiWindowModeChanged: "The activity shares the display from now on, or no longer."
    case .onPictureInPictureModeChanged:
      "The activity is a small picture over others from now on, or no longer."
    case .onUserLeaveHint: "The user is leaving the activity."
    }
  }
}
