/// How heavy the user wants text to be: as the app has it, or bold.
///
/// https://developer.apple.com/documentation/uikit/uitraitcollection/legibilityweight
enum LegibilityWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case bold

  mutating func toggle() { self = self == .regular ? .bold : .regular }
}
