import AndroidModel
import Specification

/// What an app asks of the system about the look of itself, whatever library it is built with.
enum UiModeCalls {
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
    }
  ]
}
