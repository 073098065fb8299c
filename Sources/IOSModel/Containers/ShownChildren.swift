/// The few children that a container shows side by side, back to front. It is not part of UIKit; it
/// stands for a list without its cost.
struct ShownChildren: Sequence, IteratorProtocol, Hashable, Sendable {
  private var first: ControllerID?
  private var second: ControllerID?
  private var third: ControllerID?

  init(_ first: ControllerID? = nil) {
    self.first = first
  }

  /// Of more than three the rest is left out: no container shows as many.
  init(_ children: [ControllerID]) {
    var rest = children[...]
    first = rest.popFirst()
    second = rest.popFirst()
    third = rest.popFirst()
  }

  var last: ControllerID? { third ?? second ?? first }

  mutating func next() -> ControllerID? {
    defer {
      first = second
      second = third
      third = nil
    }
    return first
  }
}
