import Bridge
import Specification

/// Words that exist on one platform only, and their spelling.
enum PlatformWords {
  /// The platform that a word of a question belongs to; nil if it belongs to both or neither.
  static func platform(of word: SearchWord) -> Platform? {
    if let callback = callbacks[word.whole] { return callback.platform }
    return AndroidRelease.isName(word.whole) ? .android : stems[WordStem.of(word.whole)]
  }

  /// The proper spelling of a callback's name that was typed in any case. The capitals are needed
  /// to divide it into parts.
  static func spelling(of name: Substring) -> Substring {
    callbacks[name.lowercased()].map { $0.name[...] } ?? name
  }

  private struct Callback {
    let name: String
    /// Nil if both platforms have a callback of that name.
    var platform: Platform?
  }

  /// The callbacks by their lower-case names.
  private static let callbacks = Vocabulary.mobile.platforms.reduce(into: [String: Callback]()) {
    known, vocabulary in
    let platform = Platform(rawValue: vocabulary.name)
    for callback in vocabulary.callbackGroups.flatMap(\.callbacks) {
      let name = callback.name.lowercased()
      let isOfBoth = known[name].map { $0.platform != platform } ?? false
      known[name] = Callback(name: callback.name, platform: isOfBoth ? nil : platform)
    }
  }

  /// The stems of the platforms' names, and of their own words for screens and the like.
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
