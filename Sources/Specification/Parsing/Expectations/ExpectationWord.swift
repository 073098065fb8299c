/// A word that begins an expectation, other than the names of platforms and lenses.
enum ExpectationWord: String, CaseIterable {
  case both
  case differs
  case tasks
  case state
  case crash
  case warning

  static let all = allCases.map(\.rawValue)

  /// The words for lines about every platform.
  static let ofEveryPlatform = [both, differs].map(\.rawValue)
}
