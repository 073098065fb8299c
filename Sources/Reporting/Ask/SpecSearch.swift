package import Bridge
import Specification

/// Finds the sections of the specs that are about a question.
///
/// They are ranked as BM25F ranks documents of several fields: a word counts more in a title than
/// in prose, more in a short text than in a long one, and more the fewer sections contain it.
/// Repetition counts, but with diminishing weight.
package struct SpecSearch: Sendable {
  private let question: Question
  private let entries: [SearchEntry]
  /// Every word of the specs, in lower case.
  private let known: Set<String>

  package init(_ suite: Suite, for question: String) {
    self.init(suite.chapters.map(\.chapter).flatMap(SectionTexts.all), for: Question(question))
  }

  private init(_ sections: [SectionTexts], for question: Question) {
    self.question = question
    var lexicon = WordLexicon(for: question)
    entries = sections.map { SearchEntry($0, &lexicon) }
    known = Set(lexicon.words)
  }

  /// The sections that contain a word of the question, best first; equally good ones in the order
  /// of the files.
  package func hits() -> [SearchEntry] {
    let fits = entries.map { entry in question.slots.map(entry.bestFit) }
    let weights = question.slots.indices.map { word in weight(ofFits: fits.map { $0[word] }) }
    let lengths = SectionTexts.Field.allCases.map(usualLength)
    let scores = zip(entries, fits).map { entry, fits in
      score(of: entry, fits: fits, weights: weights, lengths: lengths)
    }
    let most = scores.max() ?? 0
    let ranks = zip(entries, scores).map { entry, score in
      score * SearchEntry.mostLikelihood < most ? 0 : score * entry.likelihood(for: question)
    }
    let least = (ranks.max() ?? 0) / Self.tolerance
    return ranks.indices.filter { ranks[$0] > 0 && ranks[$0] >= least }
      .sorted { (ranks[$1], $0) < (ranks[$0], $1) }.map { entries[$0] }
  }

  /// How well a section matches the question: the more of its words occur and the better they fit,
  /// the more. A section with only some of the words, or only words near to them, is about
  /// something else.
  private func score(
    of entry: SearchEntry, fits: [Double], weights: [Double], lengths: [Double]
  ) -> Double {
    var score = 0.0
    var covered = 0.0
    for (word, (fit, weight)) in zip(question.slots, zip(fits, weights)) where fit * weight > 0 {
      let found = SectionTexts.Field.allCases.reduce(0.0) { found, field in
        let share = Double(entry.length(of: field)) / lengths[field.rawValue]
        return found + field.weight * entry.fit(of: word, in: field) / (0.3 + 0.7 * share)
      }
      score += weight * found / (Self.enough + found)
      covered += weight * fit
    }
    guard score > 0 else { return 0 }
    return score * covered / weights.reduce(0, +)
  }

  /// The weighted frequency of a word at which it counts half of the maximum.
  private static let enough = 3.0

  /// A section that matches worse than the best one by more than this factor is no answer.
  private static let tolerance = 3.0

  /// The average number of words in a field, over the sections that have it.
  private func usualLength(of field: SectionTexts.Field) -> Double {
    let lengths = entries.map { $0.length(of: field) }.filter { $0 > 0 }
    return lengths.isEmpty ? 1 : Double(lengths.reduce(0, +)) / Double(lengths.count)
  }

  /// The rarer a word is among the sections, the more it counts; one that occurs in all of them
  /// counts nothing, and an inexact match counts in part. The weight is the binary logarithm, in
  /// steps of an eighth and limited to one section in sixty-four: a word that is rarer still
  /// characterises the writer rather than the content.
  private func weight(ofFits fits: [Double]) -> Double {
    let sum = fits.reduce(0, +)
    guard sum > 0 else { return 0 }
    let ratio = (Double(fits.count) + 1) / (sum + 0.5)
    let square = ratio * ratio
    return min(Double((square * square * square * square).exponent) / 8, 6)
  }

  /// Whether the question has words, and each occurs somewhere. If nothing is found even so, they
  /// occur nearly everywhere and distinguish nothing.
  package func knowsAll() -> Bool {
    !question.slots.isEmpty
      && question.slots.allSatisfy { word in entries.contains { $0.bestFit(of: word) > 0 } }
  }

  /// For each word of the question that occurs nowhere, the nearest one that does, each once.
  package func suggestions() -> [String] {
    let sorted = known.sorted()
    return question.words.filter { !known.contains($0.whole) }
      .compactMap { Suggestion.nearest(to: $0.whole, among: sorted) }
      .map { String(PlatformWords.spelling(of: $0[...])) }
      .uniqued
  }
}
