import IOSModel
import Specification

/// What the arguments of UIKit's callbacks can be, by their labels.
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
    ]
    for property in ControllerProperty.allCases {
      if let words = property.words { values[property.rawValue] = .words(words) }
    }
    return values
  }()
}
