/// The versions of Android by their marketing numbers.
package enum AndroidRelease {
  /// The API level that introduced a version; nil if that level is not modelled.
  ///
  /// https://developer.android.com/guide/topics/manifest/uses-sdk-element#ApiLevels
  package static func apiLevel(of version: Int) -> Int? { levels[version] }

  private static let levels = [
    5: 21, 6: 23, 7: 24, 8: 26, 9: 28, 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35, 16: 36,
    17: 37,
  ]

  /// Whether a word is the canonical name of a version, which stands for all its other names:
  /// `api36`.
  static func isName(_ word: String) -> Bool {
    word.hasPrefix("api") && word.dropFirst(3).allSatisfy(\.isNumber) && word != "api"
  }
}
