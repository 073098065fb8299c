/// What a text says of a question, up to some place in it.
struct Mentions: Sendable {
  private var same = Slots()
  private var forms = Slots()
  private var parts = Slots()
  private var kin = Slots()
  /// Parts of the question that stand here behind what they follow there.
  private(set) var followers = Slots()
  private var last = Slots()
  /// How many words the text has.
  private(set) var length = 0

  mutating func add(_ word: WordReading) {
    length += 1
    same.formUnion(word.same)
    forms.formUnion(word.forms)
    parts.formUnion(word.parts)
    kin.formUnion(word.kin)
    guard !word.isFiller else { return }
    followers.formUnion(word.followers.union(last.next.intersection(word.first)))
    last = word.last
  }

  /// How well a word that is asked for fits, up to one: best if it stands here as it is, less if
  /// another form of it does, as `dismissed` for `dismissing`, or if it is a part of a word here,
  /// and least if people only say it for what stands here. Of a name its parts count together, if
  /// no fewer than half of them stand here, and for less if they stand apart.
  func fit(of word: Slots) -> Double {
    if same.isSuperset(of: word) { return 1 }
    if forms.isSuperset(of: word) { return Self.otherForm }
    let found = parts.intersection(word)
    guard !found.isEmpty else { return kin.isSuperset(of: word) ? Self.kinship : 0 }
    guard word.count > 1 else { return Self.part }
    let all = found.union(kin.intersection(word))
    guard all.count * 2 >= word.count else { return 0 }
    let share = Double(all.count) / Double(word.count)
    let areTogether = all == word && followers.isSuperset(of: word.intersection(word.next))
    return Self.otherForm * share * (areTogether ? 1 : 0.75)
  }

  private static let otherForm = 0.7
  private static let part = 0.6
  private static let kinship = 0.4
}

/// What a word of a text says of a question.
struct WordReading: Sendable {
  /// Whether it only makes a question of what is asked, and parts no words.
  var isFiller = false
  /// The words of the question that it is.
  var same = Slots()
  /// Those of which it is another form, as `dismissed` is of `dismissing`.
  var forms = Slots()
  /// The parts of the question that are its own parts.
  var parts = Slots()
  /// Those for which people say its parts as well.
  var kin = Slots()
  /// Those that stand in it behind what they follow in the question.
  var followers = Slots()
  /// Those that its first part is, or is said for, and its last.
  var first = Slots()
  var last = Slots()
}
