import Bridge

/// Names under which people know the same thing, and spellings of one name.
enum Synonyms {
  /// The word that stands for this one wherever words are compared, both in lower case.
  static func word(for word: String) -> String { words[word] ?? word }

  private static let words = [
    "viewpager": "pager", "viewpager2": "pager",
    "rotated": "rotate", "rotates": "rotate", "rotating": "rotate", "rotation": "rotate",
    "turn": "rotate", "turns": "rotate",
    "tapped": "tap", "taps": "tap", "press": "tap", "pressed": "tap",
    "click": "tap", "clicked": "tap",
    "transparent": "translucent", "drawer": "shade", "dealloc": "deinit",
    "centre": "center", "colour": "color", "colours": "color", "grey": "gray",
    "behaviour": "behavior", "behaviours": "behavior",
  ]

  /// The API level that two words name, as one word: `api36` of `API 36`, `Android 16` and
  /// `targetSdk=36`; nil if they name none.
  static func apiLevel(_ name: Substring, _ number: Substring) -> String? {
    guard let number = Int(number) else { return nil }
    let named: Int? =
      switch name.lowercased() {
      case "api", "level", "sdk", "targetsdk": number
      case "android": AndroidRelease.apiLevel(of: number) ?? number
      default: nil
      }
    guard let level = named, Platform.android.supportedVersions.contains(level) else { return nil }
    return "api\(level)"
  }
}
