/// A text field in a controller's view, and what its delegate answers.
///
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
public struct TextField: Hashable, Sendable {
  public var shouldBeginEditing = true
  public var shouldEndEditing = true

  public init() {}
}
