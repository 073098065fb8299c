import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// The steps of the back gesture, which `back` performs in one go.
  static let backGesture = [
    NeutralVerb(
      "begin back gesture",
      summary: "A finger begins the way back, far enough to count, and stays where it is (API 29).",
      android: { _, _ in [.backGesture(.begin)] },
      ios: { context, _ in [context.backGesture(.begin)] }, omittedOnIOS: nothingToGoBackWith),
    NeutralVerb(
      "commit back gesture", summary: "The finger is lifted, which is Back.",
      android: { _, _ in [.backGesture(.commit)] },
      ios: { context, _ in [try context.commitBackGesture()] },
      omittedOnIOS: { context, _, _ in context.hasNoBackGesture ? .noWayBack : nil }
    ).ifRefused("'begin back gesture' comes before"),
    NeutralVerb(
      "cancel back gesture",
      summary: "The finger that has begun the way back returns, or one that begins it now.",
      android: { _, _ in [.backGesture(.cancel)] },
      ios: { context, _ in [context.backGesture(.cancel)] }, omittedOnIOS: nothingToGoBackWith),
  ]

  private static let nothingToGoBackWith: Omitting<IOSStimuli> = { context, _, isRefused in
    isRefused && context.hasNoBackGesture ? .noWayBack : nil
  }
}
