import IOSModel
import Specification

/// The attributes of an alert, in addition to those of every controller.
enum AlertAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    preferredStyle,
    .flag(
      "cancelAction", \.declaration.alert.hasCancelAction,
      "One of its actions has the style 'cancel'; a tap outside of the action sheet runs it.",
      page: IOSPage.uikit + "uialertaction/style-swift.enum/cancel"
    ).requiring(preferredStyle),
  ]

  private static let preferredStyle = DeclarationAttribute<ControllerParts>.choice(
    "preferredStyle", \.declaration.alert.preferredStyle,
    "The style it was made with; on a pad an action sheet is a popover if the width is regular.",
    page: IOSPage.uikit + "uialertcontroller/preferredstyle")
}
