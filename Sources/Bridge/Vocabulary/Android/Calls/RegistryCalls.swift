import AndroidModel
import Specification

/// The calls on what AndroidX and the framework keep for an activity: launchers for results, saved
/// states, observers of activities, action modes.
enum RegistryCalls {
  static let all: [AndroidCall] = results + savedStates + activityCallbacks + menus

  // MARK: Results

  private static let resultPage = "https://developer.android.com/training/basics/intents/result"

  private static let contracts =
    "https://developer.android.com/reference/androidx/activity/result/contract/ActivityResultContracts."

  private static let results = [
    AndroidCall(
      "registerForActivityResult", .text("name"), hasReceiver: true,
      summary: "registerForActivityResult, which returns an ActivityResultLauncher of this name.",
      page: resultPage + "#register"
    ) { _, call in .init(.result(.register(name: try call.word("the name"))), on: call.receiver) },
    AndroidCall(
      "launchForResult", .text("name"), .object("activity", AndroidKind.activities).optional,
      hasReceiver: true, attributes: IntentWords.all, makesInstances: true,
      summary:
        "launch of this ActivityResultLauncher, with an intent for the activity or an implicit one.",
      page: resultPage + "#launch"
    ) { _, call in
      .init(
        .result(.launch(name: try call.word("the name"), try IntentWords.startedIntent(call))),
        on: call.receiver)
    },
    AndroidCall(
      "launchIntentSenderForResult", .text("name"), .object("activity", AndroidKind.activities),
      hasReceiver: true, attributes: IntentWords.all + [PendingIntentWords.creator],
      makesInstances: true,
      summary:
        "launch of this ActivityResultLauncher, of StartIntentSenderForResult, with a pending intent.",
      page: contracts + "StartIntentSenderForResult"
    ) { _, call in
      .init(
        .result(
          .launchIntentSender(
            name: try call.word("the name"), try PendingIntentWords.pendingIntent(call))),
        on: call.receiver)
    },
    permissions(.one, "launchRequestPermission"),
    permissions(.several, "launchRequestMultiplePermissions"),
    AndroidCall(
      "unregisterForActivityResult", .text("name"), hasReceiver: true,
      summary: "unregister() of this ActivityResultLauncher.", page: resultPage
    ) { _, call in
      .init(.result(.unregister(name: try call.word("the name"))), on: call.receiver)
    },
  ]

  private static func permissions(
    _ contract: PermissionContract, _ phrase: String
  ) -> AndroidCall {
    AndroidCall(
      phrase, .text("name"), hasReceiver: true,
      summary: "launch of this ActivityResultLauncher, of \(contract.rawValue).",
      page: contracts + contract.rawValue
    ) { _, call in
      .init(
        .result(.launchPermissions(name: try call.word("the name"), contract)), on: call.receiver)
    }
  }

  // MARK: Saved states

  private static let registry =
    "https://developer.android.com/reference/androidx/savedstate/SavedStateRegistry"

  private static let value = AttributeDefinition.text(
    "value", "What the provider gives to be saved.", page: registry)

  private static func savedState(
    _ phrase: String, attributes: [AttributeDefinition] = [], _ summary: String,
    _ action: @escaping @Sendable (_ key: String, _ call: Arguments) -> SavedStateAction
  ) -> AndroidCall {
    AndroidCall(
      phrase, .text("key"), hasReceiver: true, attributes: attributes, summary: summary,
      page: registry
    ) { _, call in .init(.savedState(action(try call.word("the key"), call)), on: call.receiver) }
  }

  private static let savedStates = [
    savedState(
      "registerSavedStateProvider", attributes: [value],
      "registerSavedStateProvider, of a provider that always gives this value."
    ) { key, call in .registerProvider(key: key, value: call.value(value) ?? "") },
    savedState("unregisterSavedStateProvider", "unregisterSavedStateProvider") { key, _ in
      .unregisterProvider(key: key)
    },
    savedState("consumeRestoredStateForKey", "consumeRestoredStateForKey") { key, _ in
      .consume(key: key)
    },
    savedState("runOnNextRecreation", "runOnNextRecreation, of a class of this name.") { key, _ in
      .runOnNextRecreation(className: key)
    },
  ]

  // MARK: Observers of activities

  private static let activityCallbacks = [
    AndroidCall(
      "registerActivityLifecycleCallbacks",
      summary: "registerActivityLifecycleCallbacks, with the Application or with this activity.",
      page:
        "https://developer.android.com/reference/android/app/Application.ActivityLifecycleCallbacks"
    ) { _, _ in .init(.registerActivityLifecycleCallbacks) },
    AndroidCall(
      "unregisterActivityLifecycleCallbacks",
      summary:
        "unregisterActivityLifecycleCallbacks, of the first that this object has registered.",
      page:
        "https://developer.android.com/reference/android/app/Application.ActivityLifecycleCallbacks"
    ) { _, _ in .init(.unregisterActivityLifecycleCallbacks) },
    AndroidCall(
      "registerComponentCallbacks", hasReceiver: true,
      summary: "registerComponentCallbacks of a context, which is with the Application.",
      page: AndroidPage.context
        + "#registerComponentCallbacks(android.content.ComponentCallbacks)"
    ) { _, call in .init(.registerComponentCallbacks, on: call.receiver) },
    AndroidCall(
      "unregisterComponentCallbacks", hasReceiver: true,
      summary: "unregisterComponentCallbacks, of the first that this object has registered.",
      page: AndroidPage.context
        + "#unregisterComponentCallbacks(android.content.ComponentCallbacks)"
    ) { _, call in .init(.unregisterComponentCallbacks, on: call.receiver) },
  ]

  // MARK: Menus

  private static let menus = [
    AndroidCall(
      "invalidateOptionsMenu", .object("activity", AndroidKind.activities).optional,
      summary: "invalidateOptionsMenu()",
      page: AndroidPage.activity + "#invalidateOptionsMenu()"
    ) { _, call in .init(.invalidateOptionsMenu, on: call.objects.first) },
    AndroidCall(
      "startActionMode", hasReceiver: true, summary: "startActionMode", page: AndroidPage.activity
    ) { _, call in .init(.startActionMode, on: call.receiver) },
    AndroidCall(
      "finishActionMode", hasReceiver: true, summary: "finish() of the action mode.",
      page: AndroidPage.activity
    ) { _, call in .init(.finishActionMode, on: call.receiver) },
  ]
}
