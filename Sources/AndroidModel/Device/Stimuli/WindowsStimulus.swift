/// How the windows of the device's own display stand.
///
/// https://developer.android.com/develop/ui/views/layout/support-multi-window-mode
public enum WindowsStimulus: Hashable, Sendable {
  /// The task in front comes to stand beside another: one of this activity, or another app's.
  case enterSplitScreen(beside: String?)
  /// The side that has the focus takes the whole display.
  case leaveSplitScreen
  /// The divider of the split screen is dragged.
  case resizeSplitScreen
  /// An activity opens in a free window of its own.
  case openFreeform(activity: String)
  /// An edge of the free window that the activity is in is dragged.
  case resizeFreeform(InstanceID)
  /// A finger touches the window of an activity; nil: the side without the focus.
  case touch(InstanceID?)
  /// A foldable is opened, which makes its display large, or closed.
  case setLargeDisplay(Bool)
  /// The small window takes the whole display again.
  case expandPictureInPicture
  /// The small window is moved to the edge of the screen, partly out of sight, or back (API 31).
  case stashPictureInPicture(Bool)
  /// The small window is dragged away.
  case dismissPictureInPicture
}
