@testable import Bridge
import Testing

/// Patterns over letters, so that each construct is tested alone.
@Suite("Matching patterns")
struct PatternMatchingTests {
  struct Letter: EventMatcher {
    var letter: Character
    func matches(_ event: Character) -> Bool { event == letter }
    var text: String { String(letter) }
  }

  typealias Pattern = Expression<Letter>

  private func word(_ letters: String) -> Pattern {
    .sequence(letters.map { .event(Letter(letter: $0)) })
  }

  private func disagreement(_ pattern: Pattern, _ events: String) -> Match.Point? {
    Automaton(pattern).match(Array(events)).disagreement
  }

  private func matches(_ pattern: Pattern, _ events: String) -> Bool {
    disagreement(pattern, events) == nil
  }

  @Test func `A sequence allows no other events between, before or after`() {
    #expect(matches(word("ab"), "ab"))
    #expect(!matches(word("ab"), "axb"))
    #expect(!matches(word("ab"), "xab"))
    #expect(!matches(word("ab"), "abx"))
  }

  @Test func `A dash matches only a step without events`() {
    #expect(matches(.empty, ""))
    #expect(!matches(.empty, "a"))
  }

  @Test func `An ellipsis matches any number of events, including none`() {
    let pattern = Pattern.sequence([word("a"), .anything, word("b")])
    #expect(matches(pattern, "ab"))
    #expect(matches(pattern, "axyb"))
    #expect(matches(pattern, "abab"))
    #expect(!matches(pattern, "axy"))
  }

  @Test func `Braces allow every order and keep the order inside a group`() {
    let pattern = Pattern.interleaved([word("ab"), word("cd")])
    for events in ["abcd", "cdab", "acbd", "acdb", "cabd", "cadb"] {
      #expect(matches(pattern, events), "\(events)")
    }
    #expect(!matches(pattern, "bacd"))
    #expect(!matches(pattern, "abc"))
    #expect(!matches(pattern, "abcdd"))
  }

  @Test func `Equal members of braces are counted`() {
    let pattern = Pattern.interleaved([word("a"), word("a"), word("b")])
    #expect(matches(pattern, "aba"))
    #expect(!matches(pattern, "ab"))
    #expect(!matches(pattern, "aaab"))
  }

  @Test func `An optional event may be missing, and the next one is still required`() {
    let pattern = Pattern.sequence([.optional(word("a")), word("ab")])
    #expect(matches(pattern, "ab"))
    #expect(matches(pattern, "aab"))
    #expect(!matches(pattern, "b"))
  }

  @Test func `A repetition matches at least once`() {
    let pattern = Pattern.sequence([.oneOrMore(word("ab")), word("c")])
    #expect(matches(pattern, "abc"))
    #expect(matches(pattern, "ababc"))
    #expect(!matches(pattern, "c"))
    #expect(!matches(pattern, "abac"))
  }

  @Test func `Ambiguity is resolved by trying every reading`() {
    let pattern = Pattern.sequence([
      .anything, word("ab"), .anything, .oneOrMore(word("b")), .optional(word("c")),
    ])
    #expect(matches(pattern, "aabb"))
    #expect(matches(pattern, "xabxbbc"))
    #expect(!matches(pattern, "ab"))
  }

  @Test func `The first mismatch reports how many events matched and what was expected`() {
    #expect(disagreement(word("abc"), "abx") == .init(matched: 2, expected: ["c"]))
    #expect(disagreement(word("abc"), "ab") == .init(matched: 2, expected: ["c"]))
    #expect(disagreement(word("ab"), "abc") == .init(matched: 2, expected: []))
    let pattern = Pattern.sequence([word("a"), .interleaved([word("b"), word("c")]), word("d")])
    #expect(disagreement(pattern, "acd") == .init(matched: 2, expected: ["b"]))
    #expect(disagreement(pattern, "ax") == .init(matched: 1, expected: ["b", "c"]))
  }

  @Test func `After an ellipsis, the longest partial match is reported`() {
    let pattern = Pattern.sequence([.anything, word("abc"), .anything])
    #expect(disagreement(pattern, "xabxx") == .init(matched: 3, expected: ["c"]))
  }

  @Test func `An ellipsis inside braces allows other events between the members`() {
    let pattern = Pattern.interleaved([word("ab"), word("c"), .anything])
    for events in ["abc", "xaybzcx", "cab", "xcxaxbx", "aacb"] {
      #expect(matches(pattern, events), "\(events)")
    }
    #expect(!matches(pattern, "xbxaxc"))
    #expect(disagreement(pattern, "xcxa") == .init(matched: 4, expected: ["b"]))
    let tail = Pattern.sequence([pattern, word("a")])
    #expect(matches(tail, "abca"))
    #expect(matches(tail, "abcba"))
    #expect(!matches(tail, "bca"))
  }

  @Test func `An ellipsis inside braces tries every reading of optional members`() {
    let pattern = Pattern.interleaved([
      .sequence([.optional(word("ab")), word("c")]), .anything,
    ])
    #expect(matches(pattern, "ac"))
    #expect(matches(pattern, "axbxc"))
  }

  @Test func `Many members with an ellipsis are matched quickly`() {
    let letters = Array("abcdefghijklmnopqrst")
    let pattern = Pattern.interleaved(letters.map { word(String($0)) } + [.anything])
    let twice = String(letters.flatMap { [$0, "x", $0] })
    #expect(matches(pattern, twice))
    #expect(matches(.sequence([.anything, pattern, .anything]), twice))
  }

  @Test func `Many members with many ellipses are matched quickly`() {
    let letters = Array("abcdefghijklmnopqrst")
    let unordered = Pattern.interleaved(letters.map { word(String($0)) })
    #expect(matches(unordered, String(letters.reversed())))
    let same = Pattern.interleaved(Array(repeating: word("a"), count: 40))
    #expect(matches(same, String(repeating: "a", count: 40)))
    let gaps = Pattern.sequence((0..<30).flatMap { _ in [Pattern.anything, word("a")] })
    #expect(!matches(gaps, String(repeating: "a", count: 29) + String(repeating: "b", count: 200)))
  }
}
