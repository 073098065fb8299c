/// One way in which an app goes from one screen to another.
package struct Transition: Hashable, Sendable {
  /// What happens, in the platform's own terms.
  package var title: String
  package var platform: Platform
  /// The steps that lead up to it. Screen `A` exists before, and `B` is the other one.
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

/// Transitions that belong together.
package struct TransitionGroup: Hashable, Sendable {
  package var title: String
  /// The transitions of one platform.
  package var transitions: [Transition]

  /// - Parameter steps: each step with its title, and with the steps that lead up to it.
  init(
    _ title: String, on platform: Platform,
    _ steps: [(title: String, preparation: String, step: String)]
  ) {
    self.title = title
    transitions = steps.map { Transition($0.title, on: platform, after: $0.preparation, $0.step) }
  }

  /// All groups of the page of transitions, UIKit's first.
  package static let all = uiKit + android
}
