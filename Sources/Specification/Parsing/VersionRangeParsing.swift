extension LineParser {
  /// Reads `28..33`, `28..`, `..27` or `30` if one stands here.
  mutating func versionsIfPresent() -> VersionRange? {
    guard let token = cursor.current, let word = cursor.word,
      let range = VersionRange(word, at: token.range)
    else { return nil }
    cursor.advance()
    return range
  }
}

extension VersionRange {
  /// Reads `28..33`, `28..`, `..27` or `30`; nil for anything else.
  init?(_ word: String, at range: SourceRange) {
    func number(_ text: Substring) -> Int? {
      text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }
    if let single = number(word[...]) {
      self.init(lower: single, upper: single, range: range)
      return
    }
    guard let dots = word.firstRange(of: "..") else { return nil }
    let lower = word[..<dots.lowerBound]
    let upper = word[dots.upperBound...]
    guard !(lower.isEmpty && upper.isEmpty) else { return nil }
    guard lower.isEmpty || number(lower) != nil, upper.isEmpty || number(upper) != nil else {
      return nil
    }
    self.init(lower: number(lower), upper: number(upper), range: range)
  }
}
