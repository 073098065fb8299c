/// What the main thread has yet to do, in the three places where UIKit puts things off: the layout
/// before the commit, the calls after the commit, and the ends of animations.
struct RunLoop: Hashable, Sendable {
  /// Controllers whose views wait for a layout pass, parents first.
  var layout: [InstanceID] = []
  /// Navigation controllers that take up a changed stack in the next layout pass.
  var stackChanges: [InstanceID] = []
  var afterCommit: [Work] = []
  /// Running animations, oldest first.
  var animations: [Transition] = []

  enum Work: Hashable, Sendable {
    /// Ends the appearance transition of a view that moved outside any animation.
    case endAppearance(InstanceID)
    case beginPresentation(of: InstanceID)
    case finish(Transition)
  }

  var isTurnDone: Bool { layout.isEmpty && stackChanges.isEmpty && afterCommit.isEmpty }
}

extension UIKitApplication {
  /// Events one stimulus may cause before the app counts as never becoming idle.
  static let eventBudget = 20_000

  /// Runs until nothing is left to do.
  mutating func settle() throws(Interruption) {
    try runTurn()
    while !runLoop.animations.isEmpty {
      let transition = runLoop.animations.removeFirst()
      try finish(transition)
      try runTurn()
    }
  }

  /// Runs layout and posted work, but ends no animation.
  mutating func runTurn() throws(Interruption) {
    var rounds = 0
    while !runLoop.isTurnDone {
      rounds += 1
      guard rounds < Self.eventBudget else { throw .neverIdle }
      try runLayoutPass()
      let work = runLoop.afterCommit
      runLoop.afterCommit = []
      for item in work {
        try run(item)
      }
    }
  }

  /// Ends a transition with its animation, or, without one, after the next layout and commit.
  mutating func schedule(_ transition: Transition, animated: Bool) {
    if animated {
      runLoop.animations.append(transition)
    } else {
      runLoop.afterCommit.append(.finish(transition))
    }
  }

  private mutating func run(_ work: RunLoop.Work) throws(Interruption) {
    switch work {
    case .endAppearance(let id):
      try endAppearanceIfBegun(id)
    case .beginPresentation(let id):
      try beginPresentation(of: id)
    case .finish(let transition):
      try finish(transition)
    }
  }

  private mutating func finish(_ transition: Transition) throws(Interruption) {
    switch transition {
    case .navigation(let navigation):
      try finishNavigation(navigation)
    case .tab(let tab):
      try finishTabSwitch(tab)
    case .page(let page):
      try finishPageTurn(page)
    case .swap(let swap):
      try finishSwap(swap)
    case .presentation(let presented):
      try finishPresentation(of: presented)
    case .dismissal(let dismissal):
      try finishDismissal(dismissal)
    }
  }
}

/// A transition that has begun and not yet ended.
enum Transition: Hashable, Sendable {
  case navigation(NavigationTransition)
  case tab(TabTransition)
  case page(PageTransition)
  case swap(SwapTransition)
  case presentation(of: InstanceID)
  case dismissal(Dismissal)
}

/// A transition that follows a finger.
enum InteractiveTransition: Hashable, Sendable {
  case pop(NavigationTransition)
  case page(PageTransition)
  case sheet(Dismissal)
}
