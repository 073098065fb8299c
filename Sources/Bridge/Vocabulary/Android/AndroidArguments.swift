import AndroidModel
import Specification

/// What the arguments of Android's callbacks can be, by their labels.
enum AndroidArguments {
  static let values: [String: ArgumentValues] = {
    var values: [String: ArgumentValues] = [
      "savedInstanceState": bundle,
      "persistentState": bundle,
      "level": .words(TrimLevel.allCases.map(\.rawValue)),
      "mode": .words(NightMode.allCases.map(\.rawValue)),
      "grantResults": .words(["granted", "denied", "empty"]),
      "requestCode": .number,
      "resultCode": .number,
      "enter": .boolean,
      "pop": .boolean,
    ]
    for flag in EventArguments.Flag.allCases { values[flag.rawValue] = .boolean }
    for question in AndroidProperty.allCases { values[question.rawValue] = .boolean }
    return values
  }()

  private static let bundle = ArgumentValues.words(["null", "bundle"])
}
