import AndroidModel
import Specification

/// Queries of an app to the system about itself, independent of the libraries it is built with.
enum SystemServiceCalls {
  static let all = [
    AndroidCall(
      "setApplicationNightMode", .word("mode", ApplicationNightMode.self), hasReceiver: true,
      summary: "UiModeManager.setApplicationNightMode, for the whole app (API 31).",
      page:
        "https://developer.android.com/reference/android/app/UiModeManager#setApplicationNightMode(int)"
    ) { _, call in
      .init(
        .setApplicationNightMode(call.word(as: ApplicationNightMode.self) ?? .auto),
        on: call.receiver)
    },
    AndroidCall(
      "setComponentEnabledSetting", .object("activity", AndroidKind.activities),
      .word("state", ComponentSetting.State.self), hasReceiver: true, attributes: [killsApp],
      summary: "PackageManager.setComponentEnabledSetting; with DONT_KILL_APP if killApp=false.",
      page: packageManager
        + "#setComponentEnabledSetting(android.content.ComponentName,%20int,%20int)"
    ) { _, call in
      let state = call.word(as: ComponentSetting.State.self) ?? .byManifest
      let activity = try call.className("the activity")
      return .init(
        .setComponentEnabledSetting(
          ComponentSetting(activity, state, killsApp: call.flag(killsApp) ?? true)),
        on: call.receiver)
    },
  ]

  private static let packageManager =
    "https://developer.android.com/reference/android/content/pm/PackageManager"
  private static let killsApp = AttributeDefinition.flag(
    "killApp", "Whether the processes of the app are killed; true by default.",
    page: packageManager + "#DONT_KILL_APP")
}
