/// What a dialog of an activity's code is told: its own methods, and the listeners that code has
/// set.
///
/// https://developer.android.com/reference/android/app/Dialog
public enum DialogCallback: String, Hashable, Sendable, CaseIterable {
  case onCreate
  case onStart
  /// `OnShowListener`
  case onShow
  case onBackPressed
  /// `OnCancelListener`
  case onCancel
  case onStop
  /// `OnDismissListener`
  case onDismiss
}

extension DialogCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation { .init(summary, page: Page.dialog) }

  private var summary: String {
    switch self {
    case .onCreate: "The dialog is shown for the first time."
    case .onStart: "The dialog is about to be shown."
    case .onShow: "The dialog has been shown; its listener is told by a message."
    case .onBackPressed: "The dialog handles Back: it is cancelled, unless this is overridden."
    case .onCancel: "The dialog has been cancelled; its listener is told by a message."
    case .onStop: "The dialog has been dismissed, and its window is gone."
    case .onDismiss: "The dialog has been dismissed; its listener is told by a message."
    }
  }
}
