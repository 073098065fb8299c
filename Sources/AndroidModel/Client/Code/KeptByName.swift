/// What code has added to an activity under a name. It is not part of Android; the name stands for
/// the variable in which the object whose code that is keeps it.
protocol KeptByName {
  var name: Symbol { get }
  var owner: CodeOwner { get }
}

extension BidirectionalCollection where Element: KeptByName {
  /// Where that is which a name means in the code of an object: the latest that its own code has
  /// added or, if there is none, that of any other object. Each instance has variables of its own.
  func latestIndex(
    of name: Symbol?, in subject: CodeOwner, where isMeant: (Element) -> Bool = { _ in true }
  ) -> Index? {
    lastIndex { $0.name == name && $0.owner == subject && isMeant($0) }
      ?? lastIndex { $0.name == name && isMeant($0) }
  }
}
