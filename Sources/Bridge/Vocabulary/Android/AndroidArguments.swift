import AndroidModel
import Specification

/// The possible values of the arguments of Android's callbacks, by label.
enum AndroidArguments {
  static let values: [String: ArgumentValues] = {
    var values: [String: ArgumentValues] = [
      "savedInstanceState": bundle,
      "persistentState": bundle,
      "level": .words(TrimLevel.allCases.map(\.rawValue)),
      "mode": .words(NightMode.allCases.map(\.rawValue)),
      "grantResults": .words(["granted", "denied", "empty"]),
      "requestCode": .number,
      resultCode: .numberOrWord(ResultCode.allCases.map(\.rawValue)),
      "enter": .boolean,
      "pop": .boolean,
      "registrant": .objectOrWord([AndroidSubjectName.application]),
    ]
    for property in ActivityProperty.allCases { values[property.rawValue] = property.values }
    for label in ["childFragment", "destination", "fragment", "manager", "pager", "tabId"] {
      values[label] = .object
    }
    for flag in EventArguments.Flag.allCases { values[flag.rawValue] = .boolean }
    for question in AndroidProperty.allCases { values[question.rawValue] = .boolean }
    return values
  }()

  /// The value in a callback for an argument in a script: a word for a number becomes the number.
  static func value(of argument: ArgumentPattern) -> String {
    guard argument.label.value == resultCode, let code = ResultCode(rawValue: argument.value.value)
    else { return argument.value.value }
    return "\(code.value)"
  }

  private static let resultCode = "resultCode"
  private static let bundle = ArgumentValues.words(["null", "bundle"])
}
