/// A word with which an expectation begins, whatever the platforms and lenses are called.
enum ExpectationWord: String, CaseIterable {
  case both
  case differs
  case tasks
  case state
  case crash
  case warning

  static let all = allCases.map(\.rawValue)

  /// Those of a line that speaks of every platform.
  static let ofEveryPlatform = [both, differs].map(\.rawValue)
}
