/// A call of app code about what the receiver has for a connected display.
///
/// https://developer.apple.com/documentation/uikit/uisceneaccessory
public enum SceneAccessoryAction: Hashable, Sendable {
  /// `registerSceneAccessory(_:)` of an accessory for an external display; the delegate of its
  /// scene shows a controller of this class.
  case register(content: String)
  /// `unregisterSceneAccessory(_:)`
  case unregister
  /// `isEnabled` of the registration.
  case setEnabled(Bool)
}
