/// Methods of `UITextFieldDelegate`.
public enum TextFieldDelegateCallback: String, Hashable, Sendable, CaseIterable {
  case shouldBeginEditing = "textFieldShouldBeginEditing"
  case didBeginEditing = "textFieldDidBeginEditing"
  case shouldEndEditing = "textFieldShouldEndEditing"
  case didEndEditing = "textFieldDidEndEditing"
}

extension TextFieldDelegateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .shouldBeginEditing:
      .init(
        "Its text field asks whether to become the first responder.", page: Page.textFieldDelegate)
    case .didBeginEditing:
      .init("Its text field has become the first responder.", page: Page.textFieldDelegate)
    case .shouldEndEditing:
      .init("Its text field asks whether to resign.", page: Page.textFieldDelegate)
    case .didEndEditing:
      .init("Its text field is no longer the first responder.", page: Page.textFieldDelegate)
    }
  }
}
