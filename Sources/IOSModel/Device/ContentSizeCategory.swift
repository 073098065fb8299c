/// How large the user wants text to be: as on a new device, or larger.
///
/// https://developer.apple.com/documentation/uikit/uicontentsizecategory
enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case large
  case extraExtraLarge

  mutating func toggle() { self = self == .large ? .extraExtraLarge : .large }
}
