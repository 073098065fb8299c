/// One way in which an app goes from one screen to another.
public struct Transition: Hashable, Sendable {
  /// What happens, in the platform's own terms.
  public var title: String
  public var platform: Platform
  /// What leads up to it; screens are `A`, which is there before, and `B`.
  public var preparation: String
  /// The step itself, in the spec language.
  public var step: String

  init(_ title: String, on platform: Platform, after preparation: String, _ step: String) {
    self.title = title
    self.platform = platform
    self.preparation = preparation
    self.step = step
  }

  /// The whole script.
  public var text: String { "\(preparation); \(step)" }
}

/// Ways from screen to screen that belong together.
public struct TransitionGroup: Hashable, Sendable {
  public var title: String
  /// On one platform.
  public var transitions: [Transition]

  /// - Parameter steps: each with its title, and with what leads up to it.
  init(
    _ title: String, on platform: Platform,
    _ steps: [(title: String, preparation: String, step: String)]
  ) {
    self.title = title
    transitions = steps.map { Transition($0.title, on: platform, after: $0.preparation, $0.step) }
  }

  /// Every way that a page of them shows, UIKit's first.
  public static let all = uiKit + android
}
