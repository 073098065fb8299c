/// Names that a log may write with blanks where a script cannot: `First screen` for `FirstScreen`.
struct SpacedNames: Hashable, Sendable {
  /// The names by their lower-case form.
  private let names: [String: String]
  private let initials: Set<Character>
  private let longest: Int

  init(_ names: some Sequence<String>) {
    let sorted = names.sorted()
    self.names = Dictionary(
      sorted.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    initials = Set(self.names.keys.compactMap(\.first))
    longest = sorted.map(\.count).max() ?? 0
  }

  /// The longest name that begins with this word and consists of several, with the position of its
  /// last word.
  func name(
    from first: Int, of words: [Substring], in line: String
  ) -> (name: String, last: Int)? {
    guard let initial = words[first].first?.lowercased().first, initials.contains(initial) else {
      return nil
    }
    var found: (name: String, last: Int)?
    var joined = words[first].lowercased()
    for next in words.indices[(first + 1)...] {
      let gap = line[words[next - 1].endIndex..<words[next].startIndex]
      guard joined.count < longest, gap.allSatisfy({ $0 == " " }) else { break }
      joined += words[next].lowercased()
      if let name = names[joined] { found = (name, next) }
    }
    return found
  }
}
