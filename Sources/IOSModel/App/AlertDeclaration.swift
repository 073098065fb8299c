/// What the app has made an alert with.
///
/// https://developer.apple.com/documentation/uikit/uialertcontroller
public struct AlertDeclaration: Hashable, Sendable {
  /// What it was made with.
  public var preferredStyle = Style.alert
  /// One of its actions has the style `cancel`.
  public var hasCancelAction = false

  /// `UIAlertController.Style`
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case alert
    case actionSheet
  }

  /// A tap beside it is one on its cancel action: xamarin/Xamarin.Forms#3636.
  var isCancelledByTap: Bool { preferredStyle == .actionSheet && hasCancelAction }
}
