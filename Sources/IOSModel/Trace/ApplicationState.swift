/// Whether the app is in front and takes input.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/state
public enum ApplicationState: String, Hashable, Sendable, CaseIterable {
  case inactive
  case active
  case background
}
