import AndroidModel
import Specification

/// The calls about the lock screen.
enum LockScreenCalls {
  static let all = attributes + windowFlags + [dismissal]

  private static func attribute(
    _ phrase: String, _ call: @escaping @Sendable (Bool) -> LockScreenCall
  ) -> AndroidCall {
    AndroidCall(
      phrase, .word("value", BooleanWord.self), hasReceiver: true,
      summary: "\(phrase)(true) or \(phrase)(false)",
      page: AndroidPage.activity + "#\(phrase)(boolean)"
    ) { _, arguments in
      .init(.lockScreen(call(arguments.isTrue)), on: arguments.receiver)
    }
  }

  private static let attributes = [
    attribute("setShowWhenLocked", LockScreenCall.setShowWhenLocked),
    attribute("setInheritShowWhenLocked", LockScreenCall.setInheritShowWhenLocked),
    attribute("setTurnScreenOn", LockScreenCall.setTurnScreenOn),
  ]

  private static func windowFlags(
    _ phrase: String, _ call: @escaping @Sendable (LockScreenFlags) -> LockScreenCall
  ) -> AndroidCall {
    AndroidCall(
      phrase, .words("flags", LockScreenFlags.ofWindows.map { WordDefinition($0.name) }),
      hasReceiver: true, summary: "\(phrase) of the activity's window.",
      page: "https://developer.android.com/reference/android/view/Window#\(phrase)(int)"
    ) { _, arguments in
      let flags = LockScreenFlags.ofWindows.filter { arguments.words.contains($0.name) }
      return .init(.lockScreen(call(LockScreenFlags(flags.map(\.flag)))), on: arguments.receiver)
    }
  }

  private static let windowFlags = [
    windowFlags("addFlags", LockScreenCall.addFlags),
    windowFlags("clearFlags", LockScreenCall.clearFlags),
  ]

  private static let dismissal = AndroidCall(
    "requestDismissKeyguard", hasReceiver: true,
    summary:
      "KeyguardManager.requestDismissKeyguard, with a callback: the lock screen goes, if the user agrees.",
    page: AndroidPage.keyguard
  ) { _, arguments in .init(.lockScreen(.requestDismissKeyguard), on: arguments.receiver) }
}
