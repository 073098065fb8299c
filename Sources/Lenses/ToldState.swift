/// A state of which a framework tells the changes alone.
struct ToldState<Word: LensWord>: Hashable, Sendable {
  /// Nil before there is one, so that the first is a change.
  private(set) var current: Word?

  /// - Parameter current: what it starts with, which is no change.
  init(_ current: Word? = nil) { self.current = current }

  /// - Returns: the new state; nothing if it is the old one.
  mutating func change(to new: Word) -> [Word] {
    guard new != current else { return [] }
    current = new
    return [new]
  }
}
