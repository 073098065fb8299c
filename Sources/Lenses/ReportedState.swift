/// A state of which a framework reports only the changes.
struct ReportedState<Word: LensWord>: Hashable, Sendable {
  /// Nil before there is a state, so that the first one is a change.
  private(set) var current: Word?

  /// - Parameter current: the initial state, which is not reported.
  init(_ current: Word? = nil) { self.current = current }

  /// - Returns: the new state; nothing if it equals the old one.
  mutating func change(to new: Word) -> [Word] {
    guard new != current else { return [] }
    current = new
    return [new]
  }
}
