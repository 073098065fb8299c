import Bridge
import Reporting
import Specification

/// Reads versions as users write them: `33`, `28..33`, `28..`, `..27`, and several of these
/// separated by commas.
enum VersionRangeText {
  /// The supported versions in the range, ascending and at least one.
  static func versions(_ text: String, of platform: Platform) throws(UsageError) -> [Int] {
    let known = platform.supportedVersions
    switch platform {
    case .android: return try numbers(text, among: known, named: "API level", orMeant: release)
    case .ios: return try numbers(text, among: known, named: "version of \(platform.title)")
    }
  }

  /// A hint for a version of Android that was given instead of an API level.
  private static func release(_ text: Substring) -> String? {
    number(text).flatMap(AndroidRelease.apiLevel).map { "; Android \(text) begins with \($0)" }
  }

  /// The known numbers that the text names, ascending and at least one.
  ///
  /// - Parameters:
  ///   - kind: what the numbers count, for messages.
  ///   - hint: what was probably meant by an unknown number.
  static func numbers(
    _ text: String, among known: [Int], named kind: String,
    orMeant hint: (Substring) -> String? = { _ in nil }
  ) throws(UsageError) -> [Int] {
    var ranges: [ClosedRange<Int>] = []
    for part in ListText.entries(of: text) {
      let range = try range(part)
      // Only part of a range needs to be known, but a single number has to be.
      guard known.contains(where: range.contains) else {
        throw UsageError(
          "there is no supported \(kind) \(part); supported: " + enumeration(runs(of: known))
            + (hint(part) ?? ""))
      }
      ranges.append(range)
    }
    return known.filter { number in ranges.contains { $0.contains(number) } }
  }

  /// `12 to 18`, `26`, `27`: consecutive numbers as a range, if that is shorter.
  private static func runs(of numbers: [Int]) -> [String] {
    numbers.runs.flatMap { run in
      run.count < 3 ? run.map(String.init) : ["\(run.lowerBound) to \(run.upperBound)"]
    }
  }

  private static func range(_ text: Substring) throws(UsageError) -> ClosedRange<Int> {
    let dots = text.firstRange(of: "..")
    let first = dots.map { text[..<$0.lowerBound] } ?? text
    let last = dots.map { text[$0.upperBound...] } ?? text
    guard !first.isEmpty || !last.isEmpty, let lower = first.isEmpty ? 0 : number(first),
      let upper = last.isEmpty ? Int.max : number(last)
    else {
      throw UsageError("expected a number, a range or several, such as 17, 13..17, 13.. or 12,13")
    }
    guard lower <= upper else {
      throw UsageError("the range runs backwards; write \(last)..\(first)")
    }
    return lower...upper
  }

  /// Accepts digits only; `Int` alone would also accept a sign.
  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
