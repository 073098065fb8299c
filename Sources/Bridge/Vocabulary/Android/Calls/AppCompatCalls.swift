import AndroidModel
import Specification

/// The calls of AppCompat. An activity is an AppCompat activity unless its fragments are the
/// platform's own.
enum AppCompatCalls {
  private static let page =
    "https://developer.android.com/reference/androidx/appcompat/app/AppCompatDelegate"

  private static let mode = OperandDefinition.word("mode", NightMode.self)

  static let all = [
    AndroidCall(
      "setDefaultNightMode", mode, hasReceiver: true,
      summary: "AppCompatDelegate.setDefaultNightMode, of all activities of the process.",
      page: page + "#setDefaultNightMode(int)"
    ) { _, call in
      .init(
        .appCompat(.setDefaultNightMode(call.word(as: NightMode.self) ?? .followSystem)),
        on: call.receiver)
    },
    AndroidCall(
      "setLocalNightMode", mode, hasReceiver: true,
      summary: "setLocalNightMode of the activity's delegate, which overrides the default.",
      page: page + "#setLocalNightMode(int)"
    ) { _, call in
      .init(
        .appCompat(.setLocalNightMode(call.word(as: NightMode.self) ?? .unspecified)),
        on: call.receiver)
    },
    AndroidCall(
      "setApplicationLocales", OperandDefinition.text("tags").optional, hasReceiver: true,
      summary:
        "AppCompatDelegate.setApplicationLocales; without tags, with the empty list.",
      page: page + "#setApplicationLocales(androidx.core.os.LocaleListCompat)"
    ) { _, call in
      .init(.appCompat(.setApplicationLocales(call.words.first)), on: call.receiver)
    },
    AndroidCall(
      "startSupportActionMode", hasReceiver: true,
      summary: "startSupportActionMode, of which the window knows nothing.",
      page: "https://developer.android.com/reference/androidx/appcompat/app/AppCompatActivity"
        + "#startSupportActionMode(androidx.appcompat.view.ActionMode.Callback)"
    ) { _, call in .init(.appCompat(.startSupportActionMode), on: call.receiver) },
  ]
}
