/// How clearly the user wants what is in front to stand out from what is behind it.
///
/// https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
enum AccessibilityContrast: String, Hashable, Sendable, CaseIterable {
  case normal
  case high

  mutating func toggle() { self = self == .normal ? .high : .normal }
}
