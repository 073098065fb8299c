import IOSModel
import Specification

/// Calls on a controller's transition coordinator; without one they do nothing.
enum TransitionCalls {
  static let all: [IOSCall] = [
    IOSCall(
      "animateAlongsideTransition", hasReceiver: true,
      summary: "transitionCoordinator?.animate(alongsideTransition:completion:), with both blocks.",
      page: page("animate(alongsidetransition:completion:)")
    ) { _, _ in .animateAlongsideTransition },
    IOSCall(
      "notifyWhenInteractionChanges", hasReceiver: true,
      summary: "transitionCoordinator?.notifyWhenInteractionChanges(_:)",
      page: page("notifywheninteractionchanges(_:)")
    ) { _, _ in .notifyWhenInteractionChanges },
  ]

  private static func page(_ method: String) -> String {
    IOSPage.uikit + "uiviewcontrollertransitioncoordinator/" + method
  }
}
