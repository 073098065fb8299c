// Follows androidx.fragment 1.4.1, DefaultSpecialEffectsController.java: startAnimations;
// FragmentContainerView.java: dispatchDraw; and ViewGroup.java of Android 11: dispatchDraw.

/// An animation resource that a transaction gives its fragments.
///
/// https://developer.android.com/guide/fragments/animate#set-animations
public enum FragmentAnimation: String, Hashable, Sendable, CaseIterable {
  /// An `Animator`, of the resource folder `animator`.
  case animator
  /// A view `Animation`, of the resource folder `anim`.
  case animation
}

/// The arguments of `setCustomAnimations`.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTransaction#setCustomAnimations(int,int,int,int)
public struct FragmentAnimations: Hashable, Sendable {
  /// Of a view that appears.
  public var enter: FragmentAnimation?
  /// Of a view that disappears.
  public var exit: FragmentAnimation?
  /// Of a view that appears when the transaction is popped.
  public var popEnter: FragmentAnimation?
  /// Of a view that disappears when the transaction is popped.
  public var popExit: FragmentAnimation?

  /// The four animations, each nil for none.
  public init(
    enter: FragmentAnimation? = nil, exit: FragmentAnimation? = nil,
    popEnter: FragmentAnimation? = nil, popExit: FragmentAnimation? = nil
  ) {
    self.enter = enter
    self.exit = exit
    self.popEnter = popEnter
    self.popExit = popExit
  }

  /// The one for a view that appears or disappears.
  func animation(isEntering: Bool, isPop: Bool) -> FragmentAnimation? {
    switch (isEntering, isPop) {
    case (true, false): enter
    case (false, false): exit
    case (true, true): popEnter
    case (false, true): popExit
    }
  }
}

/// An animation that runs and will end by itself.
struct RunningAnimation: Hashable, Sendable {
  let kind: FragmentAnimation
  let waiter: AnimationWaiter
  /// The container in which the view is animated.
  let container: ContainerID?

  /// Both are view animations, and one frame of the container draws both.
  fileprivate func isDrawn(with other: RunningAnimation) -> Bool {
    kind == .animation && other.kind == .animation && container == other.container
  }
}

/// What goes on when an animation has ended.
enum AnimationWaiter: Hashable, Sendable {
  case effect(EffectID, ContainerID)
  /// The fragment whose view it takes out of sight, before there were effects.
  case exit(FragmentID)
  /// The same of one that is hidden.
  case hiding(FragmentID)
}

extension ActivityThread {
  var hasRunningAnimation: Bool { !fragments.runningAnimations.isEmpty }

  /// The animation of an effect, taken from its fragment: the next effect does not have it any
  /// more.
  mutating func takeAnimation(
    for id: EffectID, isPop: Bool, in container: ContainerID
  ) throws(AndroidException) -> FragmentAnimation? {
    guard let operation = fragments.containers[container].effects[id],
      let view = fragments[operation.fragment].view,
      view.visibility.isChanged(by: operation.outcome)
    else { return nil }
    let animations = fragments[operation.fragment].animations
    fragments[operation.fragment].animations = FragmentAnimations()
    let isEntering = operation.outcome == .visible
    return try loadAnimation(
      of: operation.fragment, isEntering: isEntering,
      animations.animation(isEntering: isEntering, isPop: isPop))
  }

  mutating func beginAnimation(
    _ kind: FragmentAnimation, of id: EffectID, isPop: Bool, in container: ContainerID
  ) throws(AndroidException) {
    guard let operation = fragments.containers[container].effects[id] else { return }
    fragments.containers[container].effects.update(id) { $0.phase = .animating }
    if operation.isCanceled {
      try completeEffect(id, in: container)
    } else {
      begin(
        RunningAnimation(kind: kind, waiter: .effect(id, container), container: container),
        isPop: isPop)
    }
  }

  /// Lets an animation run, ahead of those of its container that are drawn after it.
  mutating func begin(_ animation: RunningAnimation, isPop: Bool) {
    let drawn = fragments.runningAnimations.firstIndex { $0.isDrawn(with: animation) }
    if let drawn, drawsLeavingBackwards(isPop: isPop) {
      fragments.runningAnimations.insert(animation, at: drawn)
    } else {
      fragments.runningAnimations.append(animation)
    }
  }

  /// ViewGroup draws the views that leave it from the last to the first. FragmentContainerView is
  /// ahead of it and draws them in their order, unless they are popped.
  private func drawsLeavingBackwards(isPop: Bool) -> Bool {
    isPop || image.app.fragmentContainers != .containerView
      || !image.app.fragmentLibrary.hasContainerViews
  }

  /// The animation that began first comes to its end. An Animator says so from within its last
  /// frame; the ends of the view animations that the container draws in one frame are posted, as it
  /// is still being drawn.
  mutating func endFirstAnimation() throws(AndroidException) {
    guard let first = fragments.runningAnimations.first else { return }
    switch first.kind {
    case .animator:
      fragments.runningAnimations.removeFirst()
      try animationEnded(first.waiter)
    case .animation:
      let drawn = fragments.runningAnimations.filter { $0.isDrawn(with: first) }
      fragments.runningAnimations.removeAll { $0.isDrawn(with: first) }
      for animation in drawn { post(.animationEnded(animation.waiter)) }
    }
  }

  mutating func animationEnded(_ waiter: AnimationWaiter) throws(AndroidException) {
    switch waiter {
    case .effect(let id, let container): try completeEffect(id, in: container)
    case .exit(let fragment): try finishExit(of: fragment)
    case .hiding(let fragment): finishHiding(of: fragment)
    }
  }
}
