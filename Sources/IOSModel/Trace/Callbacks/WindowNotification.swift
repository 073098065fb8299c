/// What UIKit posts to observers for one window.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
public enum WindowNotification: String, Hashable, Sendable, CaseIterable {
  case didBecomeVisibleNotification
  case didBecomeHiddenNotification
  case didBecomeKeyNotification
  case didResignKeyNotification
}

extension WindowNotification {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .didBecomeVisibleNotification:
      .init("Posted when a window is shown.", Self.window, page: Page.window)
    case .didBecomeHiddenNotification:
      .init("Posted when a window is hidden, by code.", Self.window, page: Page.window)
    case .didBecomeKeyNotification:
      .init("Posted when a window becomes the key window.", Self.window, page: Page.window)
    case .didResignKeyNotification:
      .init("Posted when a window is no longer the key window.", Self.window, page: Page.window)
    }
  }

  /// Which window it is, by its root.
  private static let window = EventArgument.Label.rootViewController.rawValue
}
