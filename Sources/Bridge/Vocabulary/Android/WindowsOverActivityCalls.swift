import AndroidModel
import Specification

/// The calls about what lies over an activity's window: popups, and the keyboard on the screen.
enum WindowsOverActivityCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "showPopupWindow", hasReceiver: true, attributes: [focusable],
      summary: "showAtLocation of a PopupWindow, over the activity.", page: popup
    ) { _, call in
      .init(.window(.showPopup(isFocusable: call.flag(focusable) ?? true)), on: call.receiver)
    },
    AndroidCall(
      "dismissPopupWindow", hasReceiver: true, summary: "dismiss of the latest PopupWindow.",
      page: popup + "#dismiss()"
    ) { _, call in .init(.window(.dismissPopup), on: call.receiver) },
    AndroidCall(
      "showSoftInput", hasReceiver: true,
      summary: "showSoftInput: the keyboard on the screen comes, for the topmost window.",
      page: inputMethod + "#showSoftInput(android.view.View,int)"
    ) { _, call in .init(.window(.showSoftInput), on: call.receiver) },
    AndroidCall(
      "hideSoftInput", hasReceiver: true, summary: "hideSoftInputFromWindow",
      page: inputMethod + "#hideSoftInputFromWindow(android.os.IBinder,int)"
    ) { _, call in .init(.window(.hideSoftInput), on: call.receiver) },
  ]

  private static let popup = "https://developer.android.com/reference/android/widget/PopupWindow"

  private static let inputMethod =
    "https://developer.android.com/reference/android/view/inputmethod/InputMethodManager"

  private static let focusable = AttributeDefinition.flag(
    "focusable", "Whether it takes the focus, and with it the keys: it does if nothing is said.",
    page: popup + "#setFocusable(boolean)")
}
