import IOSModel
import Specification

/// The possible values of the arguments of UIKit's callbacks, by label.
enum IOSArguments {
  static let values: [String: ArgumentValues] = {
    var values: [String: ArgumentValues] = [
      "animated": .boolean,
      "changed": .boolean,
      "completed": .boolean,
      "editing": .boolean,
      "isCancelled": .boolean,
      "transitionCompleted": .boolean,
      IOSCallback.applicationStateLabel: .words(ApplicationState.allCases.map(\.rawValue)),
      ControllerProperty.windowScene.rawValue: .numberOrWord(["nil"]),
      "column": columns,
      "proposed": columns,
      "displayMode": .words(SplitDisplayMode.allCases.map(\.rawValue)),
      "style": .words(ModalPresentationStyle.allCases.map(\.rawValue)),
      "operation": .words(["push", "pop"]),
      "to": .objectOrWord(["size"]),
      "toParent": .objectOrWord(["nil"]),
      "tab": .object,
      "previousTab": .objectOrWord(["nil"]),
    ]
    for label in [
      "after", "before", "collapseSecondary", "for", "forChildContentContainer", "previous",
      "rootViewController", "select", "show", "towards",
    ] {
      values[label] = .objectOrWord([moreController])
    }
    for property in ControllerProperty.allCases {
      if let words = property.words { values[property.rawValue] = .words(words) }
    }
    return values
  }()

  private static let columns = ArgumentValues.words(SplitColumn.allCases.map(\.rawValue))
  /// The controller that a tab bar creates for the tabs that do not fit.
  private static let moreController = "UIMoreNavigationController"
}
