/// A file that a controller is decoded from.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
public enum ControllerArchive: Hashable, Sendable {
  /// The view lies in a nib of its own, which is read when the view is wanted.
  case storyboard
  /// It stands at the top level of a nib, with its view.
  case nib
}
