/// Names that a log does not write in full.
struct ShortenedNames: Hashable, Sendable {
  private let names: [String]
  private let longest: Int

  init(_ names: some Sequence<String>) {
    self.names = names.sorted()
    longest = self.names.map(\.utf8.count).max() ?? 0
  }

  /// The only name that begins and ends like this, with the position of its last word: Logcat in
  /// Android Studio writes dots for the middle of a long tag, `SettingsDe...lActivity`, and a tag
  /// was cut after 23 characters before Android 8.
  ///
  /// https://github.com/JakeWharton/timber/blob/a85322c3769832a2eba9aa3b4634511a114fb346/timber/src/main/java/timber/log/Timber.kt
  func name(
    from first: Int, of words: [Substring], in line: String
  ) -> (name: String, last: Int)? {
    let beginning = words[first]
    guard longest > beginning.utf8.count else { return nil }
    if first + 1 < words.count {
      let end = words[first + 1]
      let gap = line[beginning.endIndex..<end.startIndex]
      if gap == "..." || gap == "\u{2026}",
        let name = only({ name in
          name.hasPrefix(beginning) && name.hasSuffix(end)
            && name.count > beginning.count + end.count
        })
      {
        return (name, first + 1)
      }
    }
    guard longest > Self.longestTag, beginning.count == Self.longestTag,
      let name = only({ $0.count > Self.longestTag && $0.hasPrefix(beginning) })
    else { return nil }
    return (name, first)
  }

  private func only(_ condition: (String) -> Bool) -> String? {
    let found = names.filter(condition)
    return found.count == 1 ? found[0] : nil
  }

  private static let longestTag = 23
}
