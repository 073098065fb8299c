/// The versions of Android as people call them.
package enum AndroidRelease {
  /// The API level with which a version began; nil if it is none that is modelled.
  ///
  /// https://developer.android.com/guide/topics/manifest/uses-sdk-element#ApiLevels
  package static func apiLevel(of version: Int) -> Int? { levels[version] }

  private static let levels = [
    5: 21, 6: 23, 7: 24, 8: 26, 9: 28, 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35, 16: 36,
    17: 37,
  ]

  /// Whether a word is the name that stands for all of one version's: `api36`.
  static func isName(_ word: String) -> Bool {
    word.hasPrefix("api") && word.dropFirst(3).allSatisfy(\.isNumber) && word != "api"
  }
}
