import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// Verbs for the device as a whole.
  static let deviceVerbs = [
    NeutralVerb(
      "rotate", summary: "The device turns by 90 degrees.", android: .rotate, ios: .rotate),
    NeutralVerb(
      "half turn", summary: "The device turns by 180 degrees.", android: .halfTurn, ios: .halfTurn),
    NeutralVerb(
      "resize", summary: "The window changes its size, as in multi-window or Split View.",
      android: { _, _ in
        [.changeConfiguration([.screenSize, .smallestScreenSize, .screenLayout])]
      },
      ios: { context, _ in [context.resizing] }),
    NeutralVerb(
      "toggle dark mode", summary: "Dark mode is turned on, or off again.",
      android: .toggleNightMode, ios: .toggleDarkMode),
    NeutralVerb(
      "change text size", summary: "The user makes the text of the system larger, or as it was.",
      android: .toggleConfiguration(.fontScale), ios: .changeTextSize),
    NeutralVerb(
      "toggle bold text",
      summary: "The user turns bold text on, or off again; from API 31 and iOS 13 on.",
      android: .toggleConfiguration(.fontWeightAdjustment), ios: .toggleBoldText),
    NeutralVerb(
      "lock", summary: "The user locks the device, which has a secure keyguard.",
      android: .screen(.off(secureKeyguard: true)), ios: .lock),
    NeutralVerb(
      "unlock", summary: "The user unlocks the device.", android: .screen(.onAndUnlock),
      ios: .unlock
    ).ifRefused("'lock' has to come first"),
    NeutralVerb(
      "wait", .duration("time"), summary: "Lets logical time pass.",
      android: { _, call in [.wait(milliseconds: call.number ?? 0)] },
      ios: { _, call in [.wait(milliseconds: call.number ?? 0)] }),
  ]
}
