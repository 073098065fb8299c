import Bridge
import Reporting

/// Reads versions as users write them: `33`, `28..33`, `28..`, `..27`, and several of these with
/// commas between them.
enum VersionRangeText {
  /// The supported versions in the range, ascending and at least one.
  static func versions(_ text: String, of platform: Platform) throws(UsageError) -> [Int] {
    let supported = platform.supportedVersions
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = range(part) else {
        throw UsageError("expected a version or a range such as 17, 13..17, 13.. or ..17")
      }
      ranges.append(range)
    }
    let versions = supported.filter { version in ranges.contains { $0.contains(version) } }
    guard !versions.isEmpty else {
      throw UsageError(
        "no supported version of \(platform.title); there are "
          + enumeration(supported.map(String.init)))
    }
    return versions
  }

  /// The one supported version that the text names.
  static func version(_ text: String, of platform: Platform) throws(UsageError) -> Int {
    let versions = try versions(text, of: platform)
    guard let version = versions.first, versions.count == 1 else {
      throw UsageError("expected one version")
    }
    return version
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    guard let dots = text.firstRange(of: "..") else {
      return number(text).map { $0...$0 }
    }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !first.isEmpty || !last.isEmpty else { return nil }
    guard let lower = first.isEmpty ? 0 : number(first),
      let upper = last.isEmpty ? Int.max : number(last), lower <= upper
    else { return nil }
    return lower...upper
  }

  /// Digits only; `Int` alone would also take a sign.
  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
