package import Bridge
import Specification

/// Finds the sections of the specs that speak of what somebody asks.
package struct SpecSearch: Sendable {
  private let entries: [SearchEntry]

  package init(_ suite: Suite) {
    entries = suite.chapters.map(\.chapter).flatMap { chapter in
      chapter.cases.map { SearchEntry($0, in: chapter) }
    }
  }

  /// The sections that have a word of the question, best first. Of equals the one that has its words
  /// more often, and then the first in the order of the files.
  package func hits(for question: String) -> [SearchEntry] {
    let words = Self.words(of: question)
    let findings = entries.map { words.map($0.find) }
    let weights = words.indices.map { word in weight(ofFits: findings.map { $0[word].fit }) }
    let isOfBoth = !words.contains(where: \.isOfOnePlatform)
    let hits = zip(entries, findings).enumerated().compactMap { position, found in
      Hit(found.0, at: position, findings: found.1, weights: weights, isOfBoth: isOfBoth)
    }
    let best = hits.map(\.rank).max() ?? 0
    return hits.filter { $0.rank * Self.tolerance >= best }
      .sorted { ($1.rank, $1.mentions, $0.position) < ($0.rank, $0.mentions, $1.position) }
      .map(\.entry)
  }

  /// A section that has words of the question.
  private struct Hit {
    let entry: SearchEntry
    let position: Int
    /// How much the words say, by how prominent their places are, and how many different ones there
    /// are and how well they fit, the rare ones more: what has only some of them, or only what is
    /// near to them, is about something else.
    let rank: Double
    /// How much they say wherever they stand.
    let mentions: Double

    /// Nil if it has none that says anything.
    ///
    /// - Parameter isOfBoth: whether the question leaves open which platform is meant.
    init?(
      _ entry: SearchEntry, at position: Int, findings: [SearchEntry.Finding], weights: [Int],
      isOfBoth: Bool
    ) {
      var told = 0
      var mentioned = 0
      var different = 0
      var answers = false
      for (finding, weight) in zip(findings, weights) {
        answers = answers || weight > 0 && finding.titleFit + finding.questionFit > 0
        told += min(finding.score, SearchEntry.fullScore) * weight
        mentioned += finding.score * weight
        different += finding.fit * weight
      }
      guard told > 0 else { return nil }
      self.entry = entry
      self.position = position
      let words = Double(told) * Double(different) * Double(different)
      // What was written as an answer to it counts a quarter more, what shows both platforms to somebody who asks
      // of neither a half, and what is called so up to a half.
      rank =
        words * (entry.isAnswer && answers ? 1.25 : 1)
        * (isOfBoth && entry.comparesPlatforms ? 1.5 : 1)
        * (1 + entry.titleShare(of: findings) / 2)
      mentions = Double(mentioned)
    }
  }

  /// For a word of the question that stands nowhere, the nearest one that does.
  package func suggestions(for question: String) -> [String] {
    let known = entries.reduce(into: Set<String>()) { all, entry in
      for words in entry.words { all.formUnion(words.whole) }
    }
    let sorted = known.sorted()
    return Self.words(of: question).filter { !known.contains($0.whole) }
      .compactMap { Suggestion.nearest(to: $0.whole, among: sorted) }
  }

  /// Whether every word of the question stands somewhere. Where nothing is found all the same, the
  /// words stand nearly everywhere and say nothing.
  package func knowsAll(of question: String) -> Bool {
    Self.words(of: question).allSatisfy { word in entries.contains { $0.find(word).fit > 0 } }
  }

  /// What says so much less than the best is no answer.
  private static let tolerance = 3.0

  /// Each word once, without those that only make a question of it, unless there are no others.
  private static func words(of question: String) -> [AskedWord] {
    var seen: Set<String> = []
    let words = SearchWords.words(of: question).filter { seen.insert($0.whole).inserted }
      .map(AskedWord.init)
    let telling = words.filter { !fillers.contains($0.whole) }
    return telling.isEmpty ? words : telling
  }

  private static let fillers = Set(
    """
    a always an and are as at be been being between by called can could difference do does for \
    from get gets getting got had happen happens has have he hear hears her his how i if in is it \
    its know may me might my of on or order our run runs s shall she should so t than that the \
    their them then there these they this those to using version versions versus vs was we were \
    what when where which who whom whose why with would you your
    """.split(separator: " ").map(String.init))

  /// The rarer a word is among the sections, the more it says; one that most of them have says
  /// nothing. What has only something near to it counts in part. In quarters of a power of two, up
  /// to one section in sixteen: that a word is rarer still says who wrote it, and not what it says.
  private func weight(ofFits fits: [Int]) -> Int {
    let sum = fits.reduce(0, +)
    guard sum > 0 else { return 0 }
    let ratio = Double(fits.count * SearchWords.wholeFit) / Double(sum)
    let square = ratio * ratio
    return min((square * square).exponent, 16)
  }
}
