/// Verbs by their first word, longest phrase first.
struct VerbIndex: Sendable {
  struct Entry: Sendable {
    var words: [String]
    var verb: Verb
    /// What may follow the verb.
    var clauses: VerbIndex
  }

  private var entries: [String: [Entry]] = [:]
  /// Every phrase, in the vocabulary's order.
  let phrases: [String]
  /// The summary of each phrase, in the same order.
  private let summaries: [String]

  init(_ verbs: [Verb]) {
    phrases = verbs.map(\.phrase)
    summaries = verbs.map(\.summary)
    for verb in verbs {
      let words = verb.phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      entries[first, default: []].append(
        Entry(words: words, verb: verb, clauses: VerbIndex(verb.clauses)))
    }
    for first in entries.keys {
      // The sort keeps verbs of equal length in the vocabulary's order.
      entries[first]?.sort { $0.words.count > $1.words.count }
    }
  }

  /// The phrases of the verbs that stand for a call of the platform, such as `startActivity`, which
  /// their summaries name. Only camel-case words are looked up, since simple words occur in too
  /// many summaries.
  func phrases(standingFor call: String) -> [String] {
    guard call.dropFirst().contains(where: \.isUppercase) else { return [] }
    return zip(phrases, summaries).compactMap { phrase, summary in
      let words = summary.split { !$0.isLetter && !$0.isNumber }
      return words.contains { $0 == call } ? phrase : nil
    }
  }

  /// The first few verbs that contain one of these words: `press back` for `back`. Short words are
  /// skipped, since they occur in too many phrases.
  func phrases(withAnyOf words: [String]) -> [String] {
    let significant = words.filter { $0.utf8.count >= 4 }
    guard !significant.isEmpty else { return [] }
    let alike = phrases.lazy.filter { phrase in
      phrase.split(separator: " ").contains { word in significant.contains { $0 == word } }
    }
    return Array(alike.prefix(8))
  }

  /// The verbs whose summaries have this word; none if it is a word of many summaries.
  func phrases(about word: String) -> [String] {
    let word = word.lowercased()
    let about = zip(phrases, summaries).compactMap { phrase, summary in
      let words = summary.lowercased().split { !$0.isLetter }
      return words.contains { $0 == word } ? phrase : nil
    }
    return about.count > 4 ? [] : about
  }

  /// The verb with the longest phrase that is a prefix of the words.
  func longestMatch(of words: some Collection<String>) -> Entry? {
    guard let first = words.first else { return nil }
    return entries[first]?.first { words.starts(with: $0.words) }
  }
}
