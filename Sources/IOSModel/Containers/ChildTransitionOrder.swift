extension ChildTransition {
  /// The order in which a container begins and ends its children. Containers truly differ in it
  /// (http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html), and each
  /// declares its own, with the source.
  struct Order: Hashable, Sendable {
    let begin: Steps
    let end: Steps
    /// Empty where no finger can take a transition back.
    var cancel: Steps = []
  }

  /// One thing that a container does to its old or its new child.
  enum Step: UInt64, Hashable, Sendable {
    /// Makes the new child a child of the container, and loads its view.
    case moveNewIn
    case beginOld
    case beginNew
    /// Tells the delegate.
    case announce
    case attachNew
    case detachOld
    /// If the old child leaves, it stops being a child here.
    case disownOld
    case endOld
    /// `didMove(toParent: nil)` of an old child that has left.
    case moveOldOut
    /// The container counts the new child as shown.
    case takeUp
    case endNew
    /// Ends the new child, unless its container has yet to appear itself.
    case endNewInAppearedContainer

    // The finger takes the transition back: the old child comes back, and the new one leaves again.
    case bringBackOld
    case withdrawNew
    case detachNew
    case restoreOld
    case revealOld
  }
}

extension ChildTransition {
  /// At most twelve steps in one word, since transitions are copied often: five bits each, from the
  /// lowest.
  struct Steps: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence, IteratorProtocol {
    private var word: UInt64 = 0

    private static let bits: UInt64 = 5

    init(arrayLiteral steps: Step...) {
      for step in steps.reversed() { word = word << Self.bits | (step.rawValue + 1) }
    }

    mutating func next() -> Step? {
      guard word != 0 else { return nil }
      defer { word >>= Self.bits }
      return Step(rawValue: (word & (1 << Self.bits - 1)) - 1)
    }
  }
}
