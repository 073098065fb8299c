/// A text field in a controller's view, and what its delegate answers.
///
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
public struct TextField: Hashable, Sendable {
  /// What `textFieldShouldBeginEditing(_:)` answers.
  public var shouldBeginEditing = true
  /// What `textFieldShouldEndEditing(_:)` answers.
  public var shouldEndEditing = true

  /// A text field whose delegate lets it begin and end.
  public init() {}
}
