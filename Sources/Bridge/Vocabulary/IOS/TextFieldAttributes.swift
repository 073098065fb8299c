import IOSModel
import Specification

/// The text field in a controller's view, and the values that the controller returns as its
/// delegate.
enum TextFieldAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    .init(.flag("textField", "It has a text field, and is its delegate.", page: page)) {
      parts, values in
      if BooleanWord.isTrue(values) { parts.declaration.textField = .init() }
    },
    answer(
      "textFieldShouldBeginEditing", \.shouldBeginEditing,
      "What it returns to its text field; implies textField."),
    answer(
      "textFieldShouldEndEditing", \.shouldEndEditing,
      "What it returns to its text field; implies textField."),
  ]

  private static let page = IOSPage.textFieldDelegate

  private static func answer(
    _ name: String, _ path: any WritableKeyPath<TextField, Bool> & Sendable, _ summary: String
  ) -> DeclarationAttribute<ControllerParts> {
    .init(.flag(name, summary, page: page)) { parts, values in
      var field = parts.declaration.textField ?? .init()
      field[keyPath: path] = BooleanWord.isTrue(values)
      parts.declaration.textField = field
    }
  }
}
