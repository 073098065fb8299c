/// Facts about a step on one platform besides its events, which only a comparison needs to explain
/// a difference.
struct StepFacts: Hashable, Sendable {
  /// Whether the step was a link into the app from outside; set for UIKit only.
  var hasLink = false
  /// Whether in this step the app asked for a permission or the user answered; set for UIKit only.
  var hasPrompt = false
  /// Whether a gesture has moved what is visible, from screen to screen or from page to page; on
  /// Android, whether there was a gesture for Back.
  var hasGesture = false
  /// Whether the app was in picture-in-picture before or after the step; set for Android only.
  var hasPicture = false
  /// Whether an alert has gone, or something else that is no screen; set for UIKit only.
  var closesAlert = false
  /// Whether the user has rotated the device; set for UIKit only.
  var rotatesDevice = false
  /// Whether the user has rotated the device by 180 degrees; set for UIKit only.
  var rotatesBy180 = false
  /// Whether the display has rotated or, on iOS, a controller has been told of another size.
  var hasRotated = false
  /// Whether UIKit has refused a transition because another one was in progress.
  var hasRefusedTransition = false
  /// Whether UIKit has refused a presentation because the presenter is in no window or already
  /// presents.
  var hasRefusedPresenter = false
  /// Whether Back has closed the keyboard on the screen, or ended an action mode; set for Android
  /// only.
  var endsMode = false
  /// Whether an activity has received another intent than the one that it was created for; set for
  /// Android only.
  var hasNewIntent = false
  /// Whether another app's screen comes over the app in the step or goes, or the list of recent
  /// tasks comes; set for Android only.
  var hasOtherApp = false
  /// Whether the app switcher was over the app before or after the step; set for UIKit only.
  var hasAppSwitcher = false
  /// Whether the user has swiped the app away; set for UIKit only.
  var isSwipedAway = false
  /// Whether the device was locked before or after the step, or in it; set for UIKit only.
  var hasLock = false
  /// Whether the app had several windows before or after the step; set for UIKit only.
  var hasSeveralWindows = false
  /// Whether the user has dragged the divider beside the app, or an edge of its window; set for
  /// UIKit only.
  var dragsDivider = false
  /// Whether several windows have been connected in the step; set for UIKit only.
  var connectsWindows = false
  /// Whether a window has been connected or disconnected while the app went on; set for UIKit only.
  var changesWindows = false
}
