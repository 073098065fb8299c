import AndroidModel
import Specification

/// The attributes of a pending intent when it is sent.
enum PendingIntentWords {
  static let page = "https://developer.android.com/reference/android/app/PendingIntent"

  static let creator = AttributeDefinition.text(
    "creator",
    "An activity of the app that created it, by default the activity that it starts.",
    page: page + "#getCreatorPackage()")

  static let modes = [senderMode, creatorMode]

  private static let senderMode = mode(
    "pendingIntentBackgroundActivityStartMode",
    "Whether the sender allows it to start an activity from the background (API 34).")

  private static let creatorMode = mode(
    "pendingIntentCreatorBackgroundActivityStartMode",
    "Whether the creator allows it to start an activity from the background (API 34).")

  private static func mode(_ name: String, _ summary: String) -> AttributeDefinition {
    .words(
      name, BackgroundActivityStartMode.self, summary,
      page: AndroidPage.activityOptions + "#set" + name.prefix(1).uppercased() + name.dropFirst()
        + "(int)")
  }

  static func pendingIntent(_ call: Arguments) throws(ScriptProblem) -> PendingIntent {
    PendingIntent(
      [try IntentWords.intent(call)], creator: call.value(creator),
      creatorMode: value(creatorMode, call))
  }

  static func senderMode(_ call: Arguments) -> BackgroundActivityStartMode {
    value(senderMode, call)
  }

  private static func value(
    _ mode: AttributeDefinition, _ call: Arguments
  ) -> BackgroundActivityStartMode {
    call.value(mode).flatMap(BackgroundActivityStartMode.init(rawValue:)) ?? .systemDefined
  }
}
