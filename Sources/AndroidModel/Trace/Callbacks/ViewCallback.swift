/// What the content view of an activity is told.
///
/// https://developer.android.com/reference/android/view/View
public enum ViewCallback: String, Hashable, Sendable, CaseIterable {
  case onAttachedToWindow
  case onRestoreInstanceState
  case onWindowFocusChanged
  case onConfigurationChanged
  case onSaveInstanceState
  case onDetachedFromWindow
}

extension ViewCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onAttachedToWindow:
      .init("The content view of the activity is in a window now.", page: page)
    case .onRestoreInstanceState:
      .init("The content view of the activity gets its saved state back.", page: page)
    case .onWindowFocusChanged:
      .init(
        "The window that the content view is in has got or lost the focus.", "hasWindowFocus",
        page: page)
    case .onConfigurationChanged:
      .init("The configuration of the content view's resources has changed.", page: page)
    case .onSaveInstanceState:
      .init("The content view of the activity may save what it shows.", page: page)
    case .onDetachedFromWindow:
      .init("The content view of the activity is in no window any more.", page: page)
    }
  }

  private var page: String {
    let parameters =
      switch self {
      case .onAttachedToWindow, .onSaveInstanceState, .onDetachedFromWindow: ""
      case .onRestoreInstanceState: "android.os.Parcelable"
      case .onWindowFocusChanged: "boolean"
      case .onConfigurationChanged: "android.content.res.Configuration"
      }
    return Page.view + "#\(rawValue)(\(parameters))"
  }
}
