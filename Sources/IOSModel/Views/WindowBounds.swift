/// The size that a window gives its views, as far as the model tells sizes apart.
///
/// https://developer.apple.com/documentation/uikit/uiview/bounds
struct WindowBounds: Hashable, Sendable {
  var orientation: Device.Orientation
  var horizontalSizeClass: SizeClass
  var hasOtherWidth = false
}
