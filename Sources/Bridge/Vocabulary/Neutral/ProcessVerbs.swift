import AndroidModel
import IOSModel

extension NeutralVerb {
  /// Verbs for what the system does to the app's process, or the app to itself.
  static let processVerbs = [
    NeutralVerb(
      "memory pressure", summary: "The system is short of memory and tells the app.",
      android: .process(.memoryPressure), ios: .memoryWarning),
    NeutralVerb(
      "kill", summary: "The system kills the process and keeps what it has saved.",
      android: .process(.death), ios: .terminateBySystem),
    NeutralVerb(
      "crash", summary: "The app dies of an uncaught exception.",
      android: .throwException("RuntimeException"), ios: .throwException("NSGenericException")),
    NeutralVerb(
      "swipe away", summary: "The user swipes the app out of the app switcher.",
      android: .swipeAway,
      ios: .swipeAway),
  ]
}
