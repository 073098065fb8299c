/// What UIKit posts to observers of the keyboard.
///
/// https://developer.apple.com/documentation/uikit/uiresponder#Responding-to-keyboard-notifications
public enum KeyboardNotification: String, Hashable, Sendable, CaseIterable {
  case keyboardWillChangeFrameNotification
  case keyboardWillShowNotification
  case keyboardDidChangeFrameNotification
  case keyboardDidShowNotification
  case keyboardWillHideNotification
  case keyboardDidHideNotification
}

extension KeyboardNotification {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .keyboardWillChangeFrameNotification:
      .init(
        "Posted when the keyboard is about to move, also onto the screen or off it.", page: page)
    case .keyboardWillShowNotification:
      .init("Posted when the keyboard is about to appear.", page: page)
    case .keyboardDidChangeFrameNotification:
      .init("Posted when the keyboard has moved.", page: page)
    case .keyboardDidShowNotification: .init("Posted when the keyboard has appeared.", page: page)
    case .keyboardWillHideNotification:
      .init("Posted when the keyboard is about to disappear.", page: page)
    case .keyboardDidHideNotification:
      .init("Posted when the keyboard has disappeared.", page: page)
    }
  }

  private var page: String { Page.responder + "/" + rawValue.lowercased() }
}
