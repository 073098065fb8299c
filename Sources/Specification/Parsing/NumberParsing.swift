/// A word read as a number.
enum ParsedNumber: Equatable {
  case number(Int)
  /// A number so large that no script needs it and arithmetic could overflow.
  case tooLarge
  /// Not a number.
  case none
}

extension LineParser {
  /// `42`, `-1`
  static func number(_ text: some StringProtocol) -> ParsedNumber {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return reading(digits, factor: text.hasPrefix("-") ? -1 : 1, limit: .number)
  }

  /// `10s`, `500ms`, `2min`, in milliseconds.
  static func milliseconds(_ text: String) -> ParsedNumber {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let factor: Int
    switch text.dropFirst(digits.count) {
    case "ms": factor = 1
    case "s": factor = 1000
    case "min": factor = 60_000
    default: return .none
    }
    return reading(digits, factor: factor, limit: .duration)
  }

  private static func reading(
    _ digits: some StringProtocol, factor: Int, limit: Limit
  ) -> ParsedNumber {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return .none }
    guard let number = Int(digits) else { return .tooLarge }
    let (product, overflows) = number.multipliedReportingOverflow(by: factor)
    return !overflows && limit.allows(product) ? .number(product) : .tooLarge
  }
}
