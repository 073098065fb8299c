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

  /// The sections that have a word of the question, best first: the more words, the rarer they are,
  /// and the more prominent their places; and the more of the whole question, as what has only some
  /// of its words is about something else. Of equals, the first in the order of the files.
  package func hits(for question: String) -> [SearchEntry] {
    let words = Self.words(of: question)
    let weights = words.map(weight)
    let scored = entries.enumerated().compactMap { position, entry -> (Int, Int, SearchEntry)? in
      let found = zip(words.map(entry.score), weights).filter { $0.0 > 0 }
      let score = found.reduce(0) { $0 + $1.0 * $1.1 } * found.reduce(0) { $0 + $1.1 }
      guard score > 0 else { return nil }
      // What was written as an answer counts a quarter more.
      return (entry.isAnswer ? score * 5 : score * 4, position, entry)
    }
    let best = scored.map(\.0).max() ?? 0
    return scored.filter { $0.0 * Self.tolerance >= best }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
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
  private static let tolerance = 3

  /// Each word once.
  private static func words(of question: String) -> [SearchWords.Word] {
    var seen: Set<String> = []
    return SearchWords.words(of: question).filter { seen.insert($0.whole).inserted }
  }

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
