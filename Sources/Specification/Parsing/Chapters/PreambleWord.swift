/// A word with which a line at the margin begins that neither declares an object nor is a step.
enum PreambleWord: String, CaseIterable {
  case on
  case device
  case versions
  case only
  case refutes
  case disputes
  case watch
  case ignore

  static let all = allCases.map(\.rawValue)
}
