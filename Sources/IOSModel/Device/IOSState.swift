/// The appearance state of a controller.
///
/// The four states of the figure in https://developer.apple.com/documentation/uikit/uiviewcontroller
/// (valid transitions between them).
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// What can be read off a controller from outside, besides its appearance state.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum ControllerProperty: String, Hashable, Sendable, CaseIterable {
  /// `loaded` or `not loaded`
  case view
  /// `nil` or `set`
  case window = "view.window"
  /// A controller or `nil`.
  case parent
  case presentedViewController
  case presentingViewController
  /// Controllers bottom to top, separated by blanks.
  case viewControllers
  case selectedViewController
  case children
  /// `true` once the instance has been deallocated.
  case isDeallocated
}
