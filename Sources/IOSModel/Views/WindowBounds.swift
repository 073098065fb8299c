/// What a window gives its views to be laid out for: its size, as far as the model tells sizes apart, and the look of
/// everything in it.
///
/// https://developer.apple.com/documentation/uikit/uiview/bounds
struct WindowBounds: Hashable, Sendable {
  var orientation: Device.Orientation
  var horizontalSizeClass: SizeClass
  var hasOtherWidth = false
  var interfaceStyle = UserInterfaceStyle.light

  /// The same for all that have this size, whatever they look like.
  var size: WindowBounds {
    var size = self
    size.interfaceStyle = .light
    return size
  }
}
