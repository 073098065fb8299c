import Bridge

/// Different names for the same thing, and different spellings of one name.
enum Synonyms {
  /// The canonical word to use wherever words are compared, both in lower case.
  static func word(for word: String) -> String { words[word] ?? word }

  private static let words = [
    "viewpager": "pager", "viewpager2": "pager",
    "rotated": "rotate", "rotates": "rotate", "rotating": "rotate", "rotation": "rotate",
    "turn": "rotate", "turns": "rotate",
    "tapped": "tap", "taps": "tap", "press": "tap", "pressed": "tap", "presses": "tap",
    "click": "tap", "clicked": "tap", "clicks": "tap",
    "dealloc": "deinit", "deallocated": "deinit", "uikit": "ios",
    "transparent": "translucent", "drawer": "shade",
    "bottomnavigationview": "tab", "slidingpanelayout": "pane", "nsuseractivity": "useractivity",
    "interactivepopgesturerecognizer": "gesture",
    "centre": "center", "colour": "color", "colours": "color", "grey": "gray",
    "behaviour": "behavior", "behaviours": "behavior",
  ]

  /// The stems of words that are used as synonyms of a word, by the word's own stem.
  static func related(of stem: String) -> Set<String> { relatedByStem[stem] ?? [] }

  private static let relatedByStem = (groups + abbreviations.map { "\($0.key) \($0.value)" })
    .reduce(into: [String: Set<String>]()) { related, group in
      let stems = Set(group.split(separator: " ").map { WordStem.of(String($0)) })
      for stem in stems { related[stem, default: []].formUnion(stems.subtracting([stem])) }
    }

  /// Common abbreviations, with the word that names contain instead, both in lower case.
  static let abbreviations = [
    "bg": "background", "fg": "foreground", "ime": "keyboard", "oom": "memory", "pip": "picture",
    "vc": "controller", "vm": "model", "vp2": "pager",
  ]

  /// Words that are used for one another, or about the same thing.
  private static let groups = [
    "screen activity",
    "screen page controller",
    "start open launch",
    "begin start",
    "return back come",
    "background home away",
    "foreground front",
    "kill die death dead terminate end gone",
    "destroy end release deinit",
    "recreate replace restart anew again rebuild",
    "rotate orientation landscape portrait configuration",
    "prevent avoid spare keep handle declare",
    "twice again multiple several often double duplicate repeat",
    "second next other another",
    "first before order",
    "last after order",
    "dialog alert popup prompt",
    "modal present sheet cover full",
    "transparent translucent see shine",
    "cover behind hidden below visible disappear",
    "show appear visible sight",
    "layout laid lay subview pass",
    "size frame bounds transition resize",
    "equivalent counterpart correspond analog table",
    "gesture swipe drag finger",
    "cancel undo give",
    "close dismiss",
    "neighbour adjacent ahead",
    "notification link",
    "icon launcher",
    "refuse throw exception crash error illegal",
    "lock keyguard",
    "save restore state",
    "leak release alive hold",
    "nested inner inside",
    "select choose switch",
    "phone call interrupt",
  ]

  /// The API level that two words name, as one word: `api36` for `API 36`, `Android 16` and
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
