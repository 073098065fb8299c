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
    let weights = words.map(weight)
    let hits = entries.enumerated().compactMap { position, entry in
      Hit(entry, at: position, scores: words.map(entry.score), weights: weights)
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
    /// are, the rare ones more: what has only some of them is about something else.
    let rank: Double
    /// How much they say wherever they stand.
    let mentions: Double

    /// Nil if it has none that says anything.
    init?(_ entry: SearchEntry, at position: Int, scores: [Int], weights: [Int]) {
      var told = 0
      var mentioned = 0
      var different = 0
      for (score, weight) in zip(scores, weights) where score > 0 {
        told += min(score, SearchEntry.fullScore) * weight
        mentioned += score * weight
        different += weight
      }
      guard told > 0 else { return nil }
      self.entry = entry
      self.position = position
      // What was written as an answer counts a quarter more.
      rank = Double(told) * Double(different) * Double(different) * (entry.isAnswer ? 1.25 : 1)
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
    Self.words(of: question).allSatisfy { word in entries.contains { $0.score(of: word) > 0 } }
  }

  /// What says so much less than the best is no answer.
  private static let tolerance = 3.0

  /// Each word once, without those that only make a question of it, unless there are no others.
  private static func words(of question: String) -> [SearchWords.Word] {
    var seen: Set<String> = []
    let words = SearchWords.words(of: question).filter { seen.insert($0.whole).inserted }
    let telling = words.filter { !fillers.contains($0.whole) }
    return telling.isEmpty ? words : telling
  }

  private static let fillers = Set(
    """
    a an and are as at be been by can could do does for from get gets got had happen happens has have he \
    hear hears her his how i if in is it its know may me might my of on or our run runs shall she should \
    so than that the their them then there these they this those to was we were what when where which \
    who whom whose why with would you your
    """.split(separator: " ").map(String.init))

  /// The rarer a word is among the sections, the more it says; one that most of them have says
  /// nothing. In quarters of a power of two.
  private func weight(of word: SearchWords.Word) -> Int {
    let having = entries.count { $0.score(of: word) > 0 }
    guard having > 0 else { return 0 }
    let ratio = (fourthPower(entries.count) / fourthPower(having)).magnitude
    return UInt.bitWidth - ratio.leadingZeroBitCount - 1
  }

  /// Sections are counted in thousands, so that this fits.
  private func fourthPower(_ number: Int) -> Int {
    let square = min(number, 40_000) * min(number, 40_000)
    return square * square
  }
}
