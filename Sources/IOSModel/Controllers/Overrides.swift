/// The methods of `OverrideCallback` that a class overrides.
struct Overrides: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ callbacks: [OverrideCallback]) {
    self = callbacks.reduce(into: []) { $0.insert(Self($1)) }
  }

  init(_ callback: OverrideCallback) {
    rawValue = 1 << UInt32(OverrideCallback.allCases.firstIndex(of: callback) ?? 0)
  }
}

/// Calls that reach an override of the app's before they reach UIKit.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/inheritance/#Overriding
extension UIApplication {
  mutating func callOverride(
    of id: ControllerID, _ callback: OverrideCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    guard isAlive(id), !self[id].traits.overrides.isEmpty,
      self[id].traits.overrides.contains(Overrides(callback))
    else { return }
    try reportOverride(of: id, callback, argument)
  }
}
