import AndroidModel
import Specification

/// The calls about Back.
enum BackCalls {
  static let all: [AndroidCall] = dispatcher + window

  private static let name = OperandDefinition.text("name")

  /// The default name.
  private static let usualName = "callback"

  private static func call(
    _ phrase: String, attributes: [AttributeDefinition] = [], _ summary: String, page: String,
    _ action: @escaping @Sendable (_ name: String, _ call: Arguments) -> AppAction
  ) -> AndroidCall {
    AndroidCall(
      phrase, name.optional, hasReceiver: true, attributes: attributes, summary: summary,
      page: page
    ) { _, call in .init(action(call.words.first ?? usualName, call), on: call.receiver) }
  }

  // MARK: OnBackPressedDispatcher

  private static let owner = AttributeDefinition.words(
    "owner", BackAction.CallbackOwner.self,
    "Whose Lifecycle it follows: that of this object, that of its view, or none.",
    page: AndroidPage.backDispatcher
      + "#addCallback(androidx.lifecycle.LifecycleOwner,androidx.activity.OnBackPressedCallback)")

  private static let asked = AttributeDefinition.words(
    "dispatcher", BackAction.Dispatcher.self,
    "Whose dispatcher: the activity's, or that of the ComponentDialog over it or of this fragment.",
    page: "https://developer.android.com/reference/androidx/activity/ComponentDialog")

  private static let enabled = AttributeDefinition.flag(
    "enabled", "Whether it is enabled from the beginning; true by default.",
    page: AndroidPage.backCallback)

  private static let dispatcher = [
    call(
      "addOnBackPressedCallback", attributes: [owner, asked, enabled],
      "getOnBackPressedDispatcher().addCallback of a new OnBackPressedCallback of this object.",
      page: AndroidPage.backDispatcher
    ) { name, call in
      .back(
        .addCallback(
          name: name,
          owner: call.value(owner).flatMap(BackAction.CallbackOwner.init) ?? .this,
          dispatcher: call.value(asked).flatMap(BackAction.Dispatcher.init) ?? .activity,
          isEnabled: call.flag(enabled) ?? true))
    }.ifRefused { objects, call in
      guard call.value(asked) == BackAction.Dispatcher.dialog.rawValue else { return nil }
      return AndroidCalls.declaringDialog(call.receiver, objects)
        ?? "'showDialog class=ComponentDialog' shows one"
    },
    call(
      "enableOnBackPressedCallback", "setEnabled(true) of an OnBackPressedCallback.",
      page: AndroidPage.backCallback
    ) { name, _ in .back(.setCallbackEnabled(name: name, true)) },
    call(
      "disableOnBackPressedCallback", "setEnabled(false) of an OnBackPressedCallback.",
      page: AndroidPage.backCallback
    ) { name, _ in .back(.setCallbackEnabled(name: name, false)) },
    call(
      "removeOnBackPressedCallback", "remove() of an OnBackPressedCallback.",
      page: AndroidPage.backCallback
    ) { name, _ in .back(.removeCallback(name: name)) },
    AndroidCall(
      "onBackPressed", hasReceiver: true,
      summary: "onBackPressed() of the activity, which asks its dispatcher.",
      page: AndroidPage.activity + "#onBackPressed()"
    ) { _, call in .init(.back(.onBackPressed), on: call.receiver) },
  ]

  // MARK: OnBackInvokedDispatcher

  private static let priority = AttributeDefinition.words(
    "priority", BackPriority.self, "The priority, by default PRIORITY_DEFAULT.",
    page: AndroidPage.backInvokedDispatcher)

  private static let kind = AttributeDefinition.words(
    "kind", BackCallbackKind.self,
    "What is registered, by default an OnBackInvokedCallback.",
    page: "https://developer.android.com/reference/android/window/SystemOnBackInvokedCallbacks")

  private static let window = [
    call(
      "registerOnBackInvokedCallback", attributes: [priority, kind],
      "registerOnBackInvokedCallback with the activity's window or the dialog over it (API 33).",
      page: AndroidPage.backInvokedDispatcher
    ) { name, call in
      .back(
        .register(
          name: name, call.value(priority).flatMap(BackPriority.init) ?? .default,
          call.value(kind).flatMap(BackCallbackKind.init) ?? .onBackInvokedCallback))
    },
    call(
      "unregisterOnBackInvokedCallback", "unregisterOnBackInvokedCallback (API 33).",
      page: AndroidPage.backInvokedDispatcher
    ) { name, _ in .back(.unregister(name: name)) },
  ]
}
