import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// The steps of the back gesture, which `back` performs in one go.
  static let backGesture = [
    NeutralVerb(
      "begin back gesture",
      summary: "The user begins the Back gesture, far enough to count, and holds it (API 29).",
      android: { _, _ in [.backGesture(.begin)] },
      ios: { context, _ in [context.backGesture(.begin)] }, unavailableOnIOS: unavailableAtRoot),
    NeutralVerb(
      "commit back gesture", summary: "The user lifts the finger, which goes back.",
      android: { _, _ in [.backGesture(.commit)] },
      ios: { context, _ in [try context.commitBackGesture()] },
      unavailableOnIOS: { context, _, _ in context.hasNoBackGesture ? .noWayBack : nil }
    ).ifRefused("'begin back gesture' has to come first"),
    NeutralVerb(
      "cancel back gesture",
      summary: "The user cancels the Back gesture, one that has begun or a new one.",
      android: { _, _ in [.backGesture(.cancel)] },
      ios: { context, _ in [context.backGesture(.cancel)] }, unavailableOnIOS: unavailableAtRoot),
  ]

  private static let unavailableAtRoot: UnavailabilityCheck<IOSStimuli> = { context, _, isRefused in
    isRefused && context.hasNoBackGesture ? .noWayBack : nil
  }
}
