import AndroidModel
import Specification

/// The calls about windows over an activity's window: popups, menus, and the on-screen keyboard.
enum WindowsOverActivityCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "showPopupWindow", hasReceiver: true, attributes: [focusable],
      summary: "showAtLocation of a PopupWindow, over the activity.", page: popup
    ) { _, call in
      .init(.window(.showPopup(isFocusable: call.flag(focusable) ?? true)), on: call.receiver)
    },
    AndroidCall(
      "dismissPopupWindow", hasReceiver: true,
      summary: "dismiss of the latest PopupWindow of this object.",
      page: popup + "#dismiss()"
    ) { _, call in .init(.window(.dismissPopup), on: call.receiver) },
    AndroidCall(
      "showSoftInput", hasReceiver: true,
      summary: "showSoftInput: the on-screen keyboard opens for the topmost window.",
      page: inputMethod + "#showSoftInput(android.view.View,int)"
    ) { _, call in .init(.window(.showSoftInput), on: call.receiver) },
    AndroidCall(
      "hideSoftInput", hasReceiver: true, summary: "hideSoftInputFromWindow",
      page: inputMethod + "#hideSoftInputFromWindow(android.os.IBinder,int)"
    ) { _, call in .init(.window(.hideSoftInput), on: call.receiver) },
    menu(
      "openOptionsMenu", .openOptionsMenu, "openOptionsMenu(), as the button of the app bar does.",
      page: AndroidPage.activity + "#openOptionsMenu()"),
    menu(
      "closeOptionsMenu", .closeOptionsMenu, "closeOptionsMenu()",
      page: AndroidPage.activity + "#closeOptionsMenu()"),
    menu(
      "openContextMenu", .openContextMenu,
      "openContextMenu, of a view that was registered for one, as a long press does.",
      page: AndroidPage.activity + "#openContextMenu(android.view.View)"),
    menu(
      "closeContextMenu", .closeContextMenu, "closeContextMenu()",
      page: AndroidPage.activity + "#closeContextMenu()"),
    menu(
      "performIdentifierAction", .performIdentifierAction,
      "performIdentifierAction of an item of the menu that is open, as a tap does.",
      page: "https://developer.android.com/reference/android/view/Menu"
        + "#performIdentifierAction(int,int)"),
  ]

  private static func menu(
    _ phrase: String, _ action: MenuAction, _ summary: String, page: String
  ) -> AndroidCall {
    AndroidCall(phrase, hasReceiver: true, summary: summary, page: page) { _, call in
      .init(.menu(action), on: call.receiver)
    }
  }

  private static let popup = "https://developer.android.com/reference/android/widget/PopupWindow"

  private static let inputMethod =
    "https://developer.android.com/reference/android/view/inputmethod/InputMethodManager"

  private static let focusable = AttributeDefinition.flag(
    "focusable", "Whether it takes the focus, and with it the keys; true by default.",
    page: popup + "#setFocusable(boolean)")
}
