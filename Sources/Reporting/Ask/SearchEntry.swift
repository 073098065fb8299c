import Bridge

/// A section of the specs, with the matches of a question in it.
package struct SearchEntry: Sendable {
  let texts: SectionTexts
  /// The matches of each field, in the order of the fields.
  private let mentions: [Mentions]

  init(_ texts: SectionTexts, _ lexicon: inout WordLexicon) {
    self.texts = texts
    mentions = SectionTexts.Field.allCases.map { field in
      texts[field].reduce(into: Mentions()) { lexicon.read($1, into: &$0) }
    }
  }

  /// The number of words in a field.
  func length(of field: SectionTexts.Field) -> Int { mentions[field.rawValue].length }

  func fit(of word: Slots, in field: SectionTexts.Field) -> Double {
    mentions[field.rawValue].fit(of: word)
  }

  func bestFit(of word: Slots) -> Double { mentions.map { $0.fit(of: word) }.max() ?? 0 }

  /// How likely the section is to be wanted, independent of the words it contains. A chapter begins
  /// with general facts, and a question that names no platform is about both; one that asks for a
  /// counterpart is answered by both only.
  func likelihood(for question: Question) -> Double {
    let versions = texts.versions
    let platforms = Set(versions.map(\.platform))
    var likelihood = 1 + 0.2 / Double(1 + texts.position)
    if texts.isAnswer { likelihood *= 1.1 }
    if texts.isOfToolkit { likelihood *= 0.7 }
    if Self.areOfThePast(versions) { likelihood *= 0.7 }
    if question.asksForCounterpart, texts.namesCounterparts { likelihood *= 1.3 }
    if question.platforms.count != 1, platforms.count > 1 {
      likelihood *= question.asksForCounterpart ? 2 : 1.4
    }
    let isOfAsked = question.platforms.isEmpty || !platforms.isDisjoint(with: question.platforms)
    if !platforms.isEmpty, !isOfAsked { likelihood *= 0.4 }
    return likelihood * (1 + Double(neighbours) / 20)
  }

  /// An upper bound of the ratio between two likelihoods: a section that matches this many times
  /// worse than the best one cannot overtake it.
  static let mostLikelihood = 50.0

  /// Whether no script runs on the newest version of its platform.
  private static func areOfThePast(_ versions: [VersionSet]) -> Bool {
    !versions.isEmpty
      && versions.allSatisfy { $0.platform.supportedVersions.last != $0.versions.last }
  }

  /// How many words of the question directly follow the same word here as they do in the question.
  private var neighbours: Int {
    [SectionTexts.Field.title, .question, .prose].reduce(Slots()) {
      $0.union(mentions[$1.rawValue].followers)
    }.count
  }
}
