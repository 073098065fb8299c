/// Versions of a platform that a user asked for.
package struct VersionSelection: Hashable, Sendable {
  package var lower: Int
  package var upper: Int

  /// Reads `33`, `28..33`, `28..` or `..27`.
  ///
  /// - Parameter supported: every version there is, ascending.
  /// - Throws: `UsageError` if the text is no range or holds no supported version.
  init(_ text: String, supported: [Int]) throws(UsageError) {
    guard let first = supported.first, let last = supported.last else {
      throw UsageError("the platform has no versions")
    }
    let ends = Self.ends(of: text)
    guard let ends, let lower = ends.lower(or: first), let upper = ends.upper(or: last) else {
      throw UsageError("expected a version or a range such as \(last), \(first).. or ..\(last)")
    }
    self.lower = lower
    self.upper = upper
    guard supported.contains(where: { lower <= $0 && $0 <= upper }) else {
      throw UsageError("holds no supported version; there are \(Self.describe(supported))")
    }
  }

  package func contains(_ version: Int) -> Bool { lower <= version && version <= upper }

  private struct Ends {
    var lower: Substring
    var upper: Substring

    func lower(or first: Int) -> Int? { lower.isEmpty ? first : number(lower) }
    func upper(or last: Int) -> Int? { upper.isEmpty ? last : number(upper) }

    /// Digits only: `Int` would also take a sign.
    private func number(_ text: Substring) -> Int? {
      text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }
  }

  private static func ends(of text: String) -> Ends? {
    guard let dots = text.firstRange(of: "..") else {
      return text.isEmpty ? nil : Ends(lower: text[...], upper: text[...])
    }
    return Ends(lower: text[..<dots.lowerBound], upper: text[dots.upperBound...])
  }

  private static func describe(_ supported: [Int]) -> String {
    supported.map(String.init).joined(separator: ", ")
  }
}
