import Bridge
import Specification

/// Words that only one platform has, and how they are spelt.
enum PlatformWords {
  /// The platform of which a word of a question is; nil if both have it, or neither.
  static func platform(of word: SearchWord) -> Platform? {
    if let callback = callbacks[word.whole] { return callback.platform }
    return AndroidRelease.isName(word.whole) ? .android : stems[WordStem.of(word.whole)]
  }

  /// How a callback is spelt whose name somebody has typed in any case: its capitals are its parts.
  static func spelling(of name: Substring) -> Substring {
    callbacks[name.lowercased()].map { $0.name[...] } ?? name
  }

  private struct Callback {
    let name: String
    /// Nil if both have one of that name.
    var platform: Platform?
  }

  /// By their names in lower case.
  private static let callbacks = Vocabulary.mobile.platforms.reduce(into: [String: Callback]()) {
    known, vocabulary in
    let platform = Platform(rawValue: vocabulary.name)
    for callback in vocabulary.callbackGroups.flatMap(\.callbacks) {
      let name = callback.name.lowercased()
      let isOfBoth = known[name].map { $0.platform != platform } ?? false
      known[name] = Callback(name: callback.name, platform: isOfBoth ? nil : platform)
    }
  }

  /// Of the platforms' names, and of what screens and their like are called there.
  private static let stems = words.reduce(into: [String: Platform]()) { stems, words in
    for word in words.value.split(separator: " ") {
      stems[WordStem.of(String(word))] = words.key
    }
  }

  private static let words: [Platform: String] = [
    .android: "android activity fragment intent task manifest bundle viewmodel livedata pager",
    .ios: "ios uikit iphone ipad controller scene segue storyboard nib sheet deinit swiftui",
  ]
}
