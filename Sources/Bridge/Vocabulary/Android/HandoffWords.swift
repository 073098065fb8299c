import AndroidModel
import Specification

/// What continues on another device, or comes from there.
enum HandoffWords {
  private static let page =
    "https://developer.android.com/develop/better-together/continue-on/enable-support"

  static let verbs = [
    AndroidVerb(
      "request handoff",
      summary:
        "The user continues on another device, which asks for the activity in front here (API 37).",
      page: page
    ) { _, _ in [.handoff(.request)] },
    AndroidVerb(
      "hand off activity", .object("activity", AndroidKind.activities),
      attributes: [IntentWords.id, IntentWords.extra], makesInstances: true,
      summary: "The user continues here with this activity of another device (API 37).", page: page
    ) { _, call in [.handoff(.receive(try IntentWords.intent(call)))] },
  ]

  static let calls = [
    AndroidCall(
      "setHandoffEnabled", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "setHandoffEnabled(true, null) or setHandoffEnabled(false, null) (API 37).",
      page: AndroidPage.activity
        + "#setHandoffEnabled(boolean,android.app.HandoffActivityParams)"
    ) { _, arguments in
      .init(.setHandoffEnabled(arguments.isTrue), on: arguments.receiver)
    }
  ]
}
