/// One way in which an app goes from one screen to another.
package struct Transition: Hashable, Sendable {
  /// What happens, in the platform's own terms.
  package var title: String
  package var platform: Platform
  /// What leads up to it; screens are `A`, which is there before, and `B`.
  package var preparation: String
  /// The step itself, in the spec language.
  package var step: String

  init(_ title: String, on platform: Platform, after preparation: String, _ step: String) {
    self.title = title
    self.platform = platform
    self.preparation = preparation
    self.step = step
  }

  /// The whole script.
  package var text: String { "\(preparation); \(step)" }
}

/// Ways from screen to screen that belong together.
package struct TransitionGroup: Hashable, Sendable {
  package var title: String
  /// On one platform.
  package var transitions: [Transition]

  /// - Parameter steps: each with its title, and with what leads up to it.
  init(
    _ title: String, on platform: Platform,
    _ steps: [(title: String, preparation: String, step: String)]
  ) {
    self.title = title
    transitions = steps.map { Transition($0.title, on: platform, after: $0.preparation, $0.step) }
  }

  /// Every way that a page of them shows, UIKit's first.
  package static let all = uiKit + android
}
