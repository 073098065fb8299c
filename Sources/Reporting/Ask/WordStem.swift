/// What the forms of a word have in common: for a search, `stop`, `stops`, `stopped` and `stopping`
/// are one word.
enum WordStem {
  /// The word, in lower case, without its ending, and without the doubling of its last letter.
  static func of(_ word: String) -> String {
    let word = irregular[word] ?? word
    let ending = endings.first {
      word.hasSuffix($0.text) && word.utf8.count - $0.text.utf8.count >= $0.least
    }
    var stem = String(word.dropLast(ending?.text.count ?? 0))
    stem += ending?.instead ?? ""
    if stem.utf8.count > shortest, stem.last == stem.dropLast().last { stem.removeLast() }
    return stem
  }

  private struct Ending {
    let text: String
    var instead = ""
    /// How many letters must remain; a shorter rest is not taken to be a form of another word.
    var least = WordStem.shortest
  }

  private static let shortest = 3

  private static let endings = [
    Ending(text: "children", instead: "child", least: 0), Ending(text: "ies", instead: "y"),
    Ending(text: "ing"), Ending(text: "ed"), Ending(text: "es"),
    // These keep `action` from matching `act`, and `modal` from matching `mode`.
    Ending(text: "ion", least: 4), Ending(text: "al", least: 4),
    Ending(text: "e"), Ending(text: "s"),
  ]

  /// Forms that no ending tells, with the words that they are forms of.
  private static let irregular =
    """
    begin began begun; break broke broken; come came; die died dying; \
    draw drew drawn; fall fell fallen; find found; freeze froze frozen; give gave given; \
    go went; hide hid hidden; hold held; keep kept; leave left; lose lost; make made; run ran; \
    see saw seen; send sent; show shown; sleep slept; take took taken; \
    tell told; throw threw thrown; wake woke woken; write wrote written
    """.split(separator: ";").reduce(into: [String: String]()) { forms, group in
      let words = group.split(separator: " ").map(String.init)
      for form in words.dropFirst() { forms[form] = words[0] }
    }
}
