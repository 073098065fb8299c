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
