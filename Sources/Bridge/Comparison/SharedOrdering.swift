/// An ordering that both platforms keep, so that a spec may assert it on both.
public struct SharedOrdering: Hashable, Sendable {
  /// `R3`; stable for ever.
  public var id: String
  public var statement: String
  /// Why it holds on Android, in its own callbacks.
  public var android: String
  /// Why it holds on iOS, in UIKit's callbacks.
  public var ios: String

  public init(_ id: String, _ statement: String, android: String, ios: String) {
    self.id = id
    self.statement = statement
    self.android = android
    self.ios = ios
  }

  /// What may be asserted on both platforms, in the order of the ids.
  public static let all: [SharedOrdering] = [
    SharedOrdering(
      "R1", "The app deactivates, enters the background, enters the foreground, activates.",
      android: "The last onPause, the last onStop, the first onStart, the first onResume.",
      ios: "The scene's four callbacks, or the app delegate's without scenes."),
    SharedOrdering(
      "R2", "Of one instance: load, willShow, didShow; willHide, didHide; destroy comes last.",
      android: "onCreate, onStart, onResume; onPause, onStop; onDestroy.",
      ios: "viewDidLoad, viewWillAppear, viewDidAppear and their counterparts; deinit."),
    SharedOrdering(
      "R3", "Going forward, the old screen's willHide precedes the new one's willShow.",
      android: "A.onPause precedes B.onCreate.",
      ios: "A.viewWillDisappear precedes B.viewWillAppear."),
    SharedOrdering(
      "R4", "Going back: the top's willHide, the lower one's willShow, the top's destroy.",
      android: "B.onPause, A.onStart, B.onDestroy.",
      ios: "B.viewWillDisappear, A.viewWillAppear, B.deinit."),
    SharedOrdering(
      "R5", "A screen's willShow precedes its part's, and so do their didShows.",
      android: "The activity's callback contains the dispatch to its fragments.",
      ios: "The container forwards what it was told."),
    SharedOrdering(
      "R6", "A prompt of the system deactivates and activates the app and hides no screen.",
      android: "onPause and onResume under a dialog-like activity.",
      ios: "willResignActive and didBecomeActive."),
    SharedOrdering(
      "R7", "State is saved after the app has deactivated, and never after a destroy.",
      android: "onSaveInstanceState around onStop.",
      ios: "shouldSave and willEncode after didEnterBackground."),
    SharedOrdering(
      "R8", "What the user has of a screen is the lesser of what the app and the screen have.",
      android: "The activity's own callbacks say so.",
      ios: "Computed by VisibilityTracker; controllers are not told of the app."),
    SharedOrdering(
      "R9", "On the way down no intermediate state is left out in the neutral events.",
      android: "The client visits every state on its path.",
      ios: "UIKit pairs will and did; the missing foreground of an old cold launch is supplied."),
    SharedOrdering(
      "R10", "Observers are told upwards in the order of registration and downwards in reverse.",
      android: "androidx Lifecycle.", ios: "Not promised; see D48."),
    SharedOrdering(
      "R11", "How the app's events and the screens' interleave is not asserted.",
      android: "They are told by the same callbacks.",
      ios: "The order at launch has changed from release to release."),
  ]
}
