/// What a link's title says about a source: `class` or `class platform versions`, each optionally
/// followed by `: place`.
struct SourceTitle {
  var evidence: Evidence
  /// Nil if the title names no platform.
  var platform: String?
  var versions: VersionRange?
  /// What follows the colon; empty if there is no colon.
  var place: String
}

/// Reads a link's title, and reports what it cannot read.
struct SourceTitleReader {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector

  private static let classes = Evidence.allCases.map(\.rawValue)

  func read(_ definition: LinkDefinition) -> SourceTitle? {
    let help = "classes: \(Self.classes.joined(separator: ", "))"
    guard let title = definition.title, !title.value.isEmpty else {
      diagnostics.fileError(
        "source '\(definition.label.value)' has no evidence class; write it as the link's title",
        at: definition.label.range, help: [help])
      return nil
    }
    let parts = title.value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let word = words.first ?? ""
    guard let evidence = Evidence(rawValue: word) else {
      diagnostics.fileError(
        "unknown evidence class '\(word)'" + Suggestion.ending(for: word, among: Self.classes),
        at: title.range, help: [help])
      return nil
    }
    var result = SourceTitle(
      evidence: evidence, place: parts.count == 2 ? String(parts[1].trimmingBlanks) : "")
    guard words.count > 1 else { return result }
    guard index.platformNames.contains(words[1]) else {
      let names = index.platformNames
      diagnostics.fileError(
        "unknown platform '\(words[1])'" + Suggestion.ending(for: words[1], among: names),
        at: title.range,
        help: [
          "platforms: \(names.joined(separator: ", "))",
          "a place comes after a colon: \"\(word): …\"",
        ])
      return nil
    }
    result.platform = words[1]
    guard words.count > 2 else { return result }
    guard words.count == 3, let versions = VersionRange(words[2], at: title.range) else {
      diagnostics.fileError(
        "expected versions such as 28..33, 28.., ..27 or 30 and nothing else before the colon",
        at: title.range)
      return nil
    }
    guard !versions.isReversed else {
      diagnostics.fileError(
        "the range ends before it begins; exchange the two versions", at: title.range)
      return nil
    }
    result.versions = versions
    return result
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: SubSequence {
    drop(while: \.isWhitespace).dropLastBlanks
  }

  private var dropLastBlanks: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[startIndex..<end]
  }
}
