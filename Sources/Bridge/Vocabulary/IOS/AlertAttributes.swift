import IOSModel
import Specification

/// The attributes of an alert, in addition to those of every controller.
enum AlertAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    preferredStyle,
    .flag(
      "cancelAction", \.declaration.alert.hasCancelAction,
      "One of its actions has the style 'cancel', and is meant by a tap beside the action sheet.",
      page: IOSPage.uikit + "uialertaction/style-swift.enum/cancel"
    ).saysMore(of: preferredStyle),
  ]

  private static let preferredStyle = DeclarationAttribute<ControllerParts>.choice(
    "preferredStyle", \.declaration.alert.preferredStyle,
    "What it was made as; on a pad an action sheet is a popover where the width is regular.",
    page: IOSPage.uikit + "uialertcontroller/preferredstyle")
}
