import Bridge
import Reporting
import Specification

/// An option that gives a key of the language's `device` lines one value, or several to compare
/// side by side.
struct SettingOption: Sendable {
  let platform: Platform
  /// The key as the language writes it: `targetSdk`.
  let key: String
  let option: Option<[String]>

  static let all = [
    SettingOption(
      .android, "targetSdk", "--target-sdk", "RANGE",
      help: "The app's target SDK: 27, or 27,28 to compare both."
    ) { text throws(UsageError) in
      try numbers(text, Array(1...(Platform.android.supportedVersions.last ?? 1)), "target SDK")
    },
    SettingOption(
      .android, "fragment", "--fragment", "RELEASES",
      help: """
        The AndroidX Fragment that the app is built with: 1.9, or 1.0..1.9 to compare several; \
        'platform' for the platform's own.
        """,
      convert: fragmentReleases),
    SettingOption(
      .ios, "linkedSDK", "--linked-sdk", "RANGE",
      help: "The SDK that the app is linked with: 12, or 12,13 to compare both."
    ) { text throws(UsageError) in
      try numbers(text, Platform.ios.supportedVersions, "SDK of iOS")
    },
    SettingOption(
      .ios, "idiom", "--idiom", "WORDS",
      help: "The kind of device: pad, or phone,pad to compare both."
    ) { text throws(UsageError) in try words(text, of: "idiom", on: .ios) },
  ]

  private init(
    _ platform: Platform, _ key: String, _ name: String, _ placeholder: String, help: String,
    convert: @escaping @Sendable (String) throws(UsageError) -> [String]
  ) {
    self.platform = platform
    self.key = key
    option = Option(name, placeholder, help: help, convert: convert)
  }

  /// Releases of the fragment library, as `device` lines name them.
  static func fragmentReleases(_ text: String) throws(UsageError) -> [String] {
    try words(text, of: "fragment", on: .android)
  }

  private static func numbers(
    _ text: String, _ known: [Int], _ kind: String
  ) throws(UsageError) -> [String] {
    try VersionRangeText.numbers(text, among: known, named: kind).map(String.init)
  }

  /// Selects words of a setting, in the order given and each once; `1.0..1.9` means all from one to
  /// the other.
  private static func words(
    _ text: String, of key: String, on platform: Platform
  ) throws(UsageError) -> [String] {
    let known = Vocabulary.mobile.words(of: key, on: platform)
    var words: [String] = []
    for part in ListText.entries(of: text) {
      words += try known[range(part, of: key, among: known)]
    }
    return words.uniqued
  }

  /// The positions of `1.4`, `1.0..1.9`, `1.4..` or `..1.4`.
  private static func range(
    _ text: Substring, of key: String, among known: [String]
  ) throws(UsageError) -> ClosedRange<Int> {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = ends.first, let last = ends.last, text != ".." else {
      let place = try place(of: text, among: known, of: key)
      return place...place
    }
    let lower = first.isEmpty ? known.startIndex : try place(of: first, among: known, of: key)
    let upper = last.isEmpty ? known.endIndex - 1 : try place(of: last, among: known, of: key)
    guard lower <= upper else {
      throw UsageError("the range runs backwards; write \(last)..\(first)")
    }
    return lower...upper
  }

  private static func place(
    of word: Substring, among known: [String], of key: String
  ) throws(UsageError) -> Int {
    guard let place = known.firstIndex(where: { $0 == word }) else {
      throw UsageError(
        "there is no \(key) '\(word)'; expected \(enumeration(known, conjunction: "or"))")
    }
    return place
  }
}

extension Vocabulary {
  /// The values that a platform's setting can have, in the language's order.
  fileprivate func words(of key: String, on platform: Platform) -> [String] {
    let settings = platforms.first { $0.name == platform.rawValue }?.deviceSettings ?? []
    guard case .words(let words)? = settings.first(where: { $0.name == key })?.value else {
      return []
    }
    return words.map(\.name)
  }
}
