/// What UIKit posts to observers for the application as a whole, with or without scenes.
///
/// https://developer.apple.com/documentation/uikit/uiapplication#Notifications
public enum ApplicationNotification: String, Hashable, Sendable, CaseIterable {
  case didFinishLaunchingNotification
  case willEnterForegroundNotification
  case didBecomeActiveNotification
  case willResignActiveNotification
  case didEnterBackgroundNotification
  case protectedDataWillBecomeUnavailableNotification
  case protectedDataDidBecomeAvailableNotification
  case willTerminateNotification
  case didReceiveMemoryWarningNotification
  case significantTimeChangeNotification
  case willChangeStatusBarOrientationNotification
  case didChangeStatusBarOrientationNotification
  case willChangeStatusBarFrameNotification
  case didChangeStatusBarFrameNotification
}

extension ApplicationNotification {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .didFinishLaunchingNotification:
      .init("Posted when the app has been launched.", page: Page.application)
    case .willEnterForegroundNotification:
      .init("Posted when the first scene is about to leave the background.", page: Page.application)
    case .didBecomeActiveNotification:
      .init("Posted when the first scene has become active.", page: Page.application)
    case .willResignActiveNotification:
      .init("Posted when the last active scene resigns.", page: Page.application)
    case .didEnterBackgroundNotification:
      .init("Posted when the last scene has entered the background.", page: Page.application)
    case .protectedDataWillBecomeUnavailableNotification:
      .init("Posted when protected files are about to be locked.", page: Page.application)
    case .protectedDataDidBecomeAvailableNotification:
      .init("Posted when protected files are available again.", page: Page.application)
    case .willTerminateNotification:
      .init("Posted when the app is about to be ended.", page: Page.application)
    case .didReceiveMemoryWarningNotification:
      .init("Posted when the system is short of memory.", page: Page.application)
    case .significantTimeChangeNotification:
      .init(
        "Posted at midnight, and when the time has been changed in another way.",
        page: Page.application)
    case .willChangeStatusBarOrientationNotification:
      .init("Posted when the interface is about to turn; up to iOS 12.", page: Page.application)
    case .didChangeStatusBarOrientationNotification:
      .init("Posted when the interface has turned; up to iOS 12.", page: Page.application)
    case .willChangeStatusBarFrameNotification:
      .init(
        "Posted when the frame of the status bar is about to change; up to iOS 12.",
        page: Page.application)
    case .didChangeStatusBarFrameNotification:
      .init(
        "Posted when the frame of the status bar has changed; up to iOS 12.", page: Page.application
      )
    }
  }
}
