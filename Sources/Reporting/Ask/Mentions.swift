/// How a text matches a question, up to some place in the text.
struct Mentions: Sendable {
  private var same = Slots()
  private var forms = Slots()
  private var parts = Slots()
  private var related = Slots()
  /// Parts of the question that directly follow the same part here as they do there.
  private(set) var followers = Slots()
  private var last = Slots()
  /// The number of words in the text.
  private(set) var length = 0

  mutating func add(_ word: WordReading) {
    length += 1
    same.formUnion(word.same)
    forms.formUnion(word.forms)
    parts.formUnion(word.parts)
    related.formUnion(word.related)
    guard !word.isFiller else { return }
    followers.formUnion(word.followers.union(last.next.intersection(word.first)))
    last = word.last
  }

  /// How well a word of the question matches, from 0 to 1. An identical word counts most, then
  /// another form, such as `dismissed` for `dismissing`, then a part of a word here, and least a
  /// synonym. The parts of a compound name count together if at least half of them occur here, and
  /// count less if they are apart.
  func fit(of word: Slots) -> Double {
    if same.isSuperset(of: word) { return 1 }
    if forms.isSuperset(of: word) { return Self.otherForm }
    let found = parts.intersection(word)
    guard !found.isEmpty else { return related.isSuperset(of: word) ? Self.relatedWeight : 0 }
    guard word.count > 1 else { return Self.part }
    let all = found.union(related.intersection(word))
    guard all.count * 2 >= word.count else { return 0 }
    let share = Double(all.count) / Double(word.count)
    let areTogether = all == word && followers.isSuperset(of: word.intersection(word.next))
    return Self.otherForm * share * (areTogether ? 1 : 0.75)
  }

  private static let otherForm = 0.7
  private static let part = 0.6
  private static let relatedWeight = 0.4
}

/// How one word of a text matches a question.
struct WordReading: Sendable {
  /// Whether the word only phrases the question; such a word does not separate its neighbours.
  var isFiller = false
  /// The words of the question that it equals.
  var same = Slots()
  /// The words of the question that it is another form of, as `dismissed` is of `dismissing`.
  var forms = Slots()
  /// The parts of the question that equal parts of this word.
  var parts = Slots()
  /// The parts of the question that are synonyms of parts of this word.
  var related = Slots()
  /// The parts of the question that directly follow the same part in this word as they do in the
  /// question.
  var followers = Slots()
  /// The parts of the question that match this word's first part, and below, its last part.
  var first = Slots()
  var last = Slots()
}
