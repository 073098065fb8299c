/// A call about what lies over an activity's own window, and is none of its dialogs.
///
/// https://developer.android.com/reference/android/widget/PopupWindow and
/// https://developer.android.com/reference/android/view/inputmethod/InputMethodManager
public enum WindowAction: Hashable, Sendable {
  /// `PopupWindow.showAtLocation`, of one that is focusable or not.
  case showPopup(isFocusable: Bool)
  /// `PopupWindow.dismiss`, of the latest that the same code has shown.
  case dismissPopup
  /// `showSoftInput`: the keyboard on the screen comes, for a view of the topmost window.
  case showSoftInput
  /// `hideSoftInputFromWindow`
  case hideSoftInput
}
