/// What the views of a window are laid out for: its size, as far as the model tells sizes apart,
/// and what the user has chosen for everything in it, the look, how text is set, and the contrast.
///
/// https://developer.apple.com/documentation/uikit/uiview/bounds
struct WindowBounds: Hashable, Sendable {
  var orientation: Device.Orientation
  var horizontalSizeClass: SizeClass
  var hasOtherWidth = false
  var interfaceStyle: UserInterfaceStyle
  var contentSizeCategory: ContentSizeCategory
  var legibilityWeight: LegibilityWeight
  var accessibilityContrast: AccessibilityContrast

  /// The size alone: equal for all that have this size, whatever the user has chosen.
  var size: WindowBounds {
    var size = self
    size.interfaceStyle = .light
    size.contentSizeCategory = .large
    size.legibilityWeight = .regular
    size.accessibilityContrast = .normal
    return size
  }
}
