/// A word that begins a line at the margin which neither declares an object nor is a step.
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
