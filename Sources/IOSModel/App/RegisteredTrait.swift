/// A trait for whose changes alone an object can register.
///
/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public enum RegisteredTrait: String, Hashable, Sendable, CaseIterable {
  case horizontalSizeClass = "UITraitHorizontalSizeClass"
  case verticalSizeClass = "UITraitVerticalSizeClass"
  case userInterfaceStyle = "UITraitUserInterfaceStyle"
  case preferredContentSizeCategory = "UITraitPreferredContentSizeCategory"
  case legibilityWeight = "UITraitLegibilityWeight"
  case accessibilityContrast = "UITraitAccessibilityContrast"
}

/// Some of these traits.
struct RegisteredTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontalSizeClass = RegisteredTraits(rawValue: 1)
  static let verticalSizeClass = RegisteredTraits(rawValue: 2)
  static let userInterfaceStyle = RegisteredTraits(rawValue: 4)
  static let preferredContentSizeCategory = RegisteredTraits(rawValue: 8)
  static let legibilityWeight = RegisteredTraits(rawValue: 16)
  static let accessibilityContrast = RegisteredTraits(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ traits: [RegisteredTrait]) {
    self = traits.reduce(into: []) { set, trait in
      switch trait {
      case .horizontalSizeClass: set.insert(.horizontalSizeClass)
      case .verticalSizeClass: set.insert(.verticalSizeClass)
      case .userInterfaceStyle: set.insert(.userInterfaceStyle)
      case .preferredContentSizeCategory: set.insert(.preferredContentSizeCategory)
      case .legibilityWeight: set.insert(.legibilityWeight)
      case .accessibilityContrast: set.insert(.accessibilityContrast)
      }
    }
  }
}
