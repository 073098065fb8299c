/// A change of a stack that waits for the end of a transition.
///
/// While one runs an animated change is put off whole: neither the stack nor its members change
/// before the transition has ended: radar 44091459,
/// https://github.com/lionheart/openradar-mirror/issues/20368
enum StackChange: Hashable, Sendable {
  case push(ControllerID)
  case pop(to: Depth)
  case set([ControllerID])

  /// How far a pop goes.
  enum Depth: Hashable, Sendable {
    case below
    case root
    case member(ControllerID)
  }

  var isPush: Bool {
    guard case .push = self else { return false }
    return true
  }

  var isPop: Bool {
    guard case .pop = self else { return false }
    return true
  }

  /// The call, as the console names it.
  var selector: String {
    switch self {
    case .push: "pushViewController:animated:"
    case .pop(.below): "popViewControllerAnimated:"
    case .pop(.root): "popToRootViewControllerAnimated:"
    case .pop(.member): "popToViewController:transition:"
    case .set: "setViewControllers:animated:"
    }
  }

  /// Whether the page that is seen leaves the stack.
  func takesAway(_ shown: ControllerID) -> Bool {
    switch self {
    case .push: false
    case .pop: true
    case .set(let stack): !stack.contains(shown)
    }
  }

  /// The controllers that have to live until then.
  var members: [ControllerID] {
    switch self {
    case .push(let pushed): [pushed]
    case .pop(.member(let target)): [target]
    case .pop(.below), .pop(.root): []
    case .set(let stack): stack
    }
  }
}

extension UIApplication {
  /// Puts an animated change off, or refuses it; false if nothing is in its way.
  mutating func postpone(
    _ change: StackChange, of id: ControllerID, animated: Bool
  ) throws(Interruption) -> Bool {
    guard animated else { return false }
    if isCovered(id, against: change) {
      trace.noteRefusedWay()
      try warn(
        "\(change.selector) called on <\(name(id))> while an existing transition or presentation "
          + "is occurring; the navigation stack will not be updated.")
      // A controller that was made only for this call has no owner then.
      for member in change.members { try releaseIfUnowned(member) }
      return true
    }
    guard
      isInTransition(id) || (change.isPush && isAboutToShowFirst(id))
        || (change.isPop && hasNeverShown(id))
    else { return false }
    for member in change.members { hold(member) }
    self[navigation: id].waiting.append(change)
    if !waitingStacks.contains(id) { waitingStacks.append(id) }
    return true
  }

  /// Something is on its way over the stack: of a pop under an alert that comes in
  /// aryaxt/iOS-Slide-Menu#161, and of SwiftUI's own stack in markfriedlander/Posey @184789c,
  /// HISTORY.md, on iOS 26.3. Or the page that is seen presents something in its own context, a
  /// search for instance, and that comes or goes, or the page would go with it in front:
  /// tinode/ios, FindViewController.swift, and the line in
  /// the console in https://newbe.dev/uisearchcontroller-persisting-after-segue
  @inline(__always)
  private mutating func isCovered(_ id: ControllerID, against change: StackChange) -> Bool {
    guard isNavigation(id) else { return false }
    if let presented = self[outermost(around: id)].presented,
      self[presentation: presented]?.isComing == true
    {
      return true
    }
    guard let shown = self[navigation: id].shown, isAlive(shown),
      let presented = self[shown].presented, let presentation = self[presentation: presented],
      presentation.style.isInContext
    else { return false }
    return presentation.isPending || change.takesAway(shown)
  }

  /// Its pages wait for the first layout, and so does an animated pop: in no window
  /// `popToViewController` takes nothing off with animation, and does without: Vercantez/openuikit
  /// @6c9f353b, scenelaunchprobe, poporder, on iOS 26.1.
  @inline(__always)
  private func hasNeverShown(_ id: ControllerID) -> Bool {
    isNavigation(id) && self[navigation: id].shown == nil && self[navigation: id].stack.count > 1
  }

  /// A transition of the stack's own is under way, or is going to be, or one of a presentation
  /// around it.
  private mutating func isInTransition(_ id: ControllerID) -> Bool {
    guard isNavigation(id) else { return false }
    if self[navigation: id].isTransitioning { return true }
    if self[navigation: id].awaitsAnimatedTransition { return true }
    return !presentations.isEmpty && isPresentationPending(around: outermost(around: id))
  }

  @inline(never)
  private mutating func isPresentationPending(around outermost: ControllerID) -> Bool {
    self[presentation: outermost]?.isPending == true
      || self[outermost].presented.map { self[presentation: $0]?.isPending == true } == true
  }

  @inline(__always)
  func outermost(around id: ControllerID) -> ControllerID {
    var around = id
    while let parent = self[around].parent { around = parent }
    return around
  }

  /// The stack is on the screen, and its first page waits for the layout.
  ///
  /// Until iOS 17 that counts as a transition to an animated push, which then comes without
  /// animation: VAndrJ/awesome-apple-bugs @efccab47, Bugs/LifeCyclePushedViewController, on iOS
  /// 17.4 and 18.2.
  private mutating func isAboutToShowFirst(_ id: ControllerID) -> Bool {
    guard isNavigation(id), self[navigation: id].shown == nil, self[id].appearance == .appearing,
      !self[navigation: id].stack.isEmpty, isInWindow(id)
    else { return false }
    return version.showsFirstPageBeforePush
  }

  /// The first page has been laid out.
  mutating func resumeStackChanges(behind page: ControllerID) throws(Interruption) {
    guard !waitingStacks.isEmpty, isAlive(page), let stack = self[page].parent else { return }
    guard waitingStacks.contains(stack) else { return }
    try resumeStackChanges(of: stack)
  }

  /// A transition has ended: the changes that wait for it in this stack take place now, up to the
  /// one that begins the next transition.
  mutating func resumeStackChanges(of id: ControllerID) throws(Interruption) {
    while isAlive(id), let change = self[navigation: id].waiting.first, !isInTransition(id),
      !isAboutToShowFirst(id), !(change.isPop && hasNeverShown(id))
    {
      self[navigation: id].waiting.removeFirst()
      forgetIfNothingWaits(id)
      try carryOut(change, on: id)
      for member in change.members { try letGo(member) }
    }
  }

  private mutating func forgetIfNothingWaits(_ id: ControllerID) {
    guard self[navigation: id].waiting.isEmpty else { return }
    waitingStacks.removeAll { $0 == id }
  }

  /// A presentation has come or gone: the changes that wait for it in the stacks under it take
  /// place now.
  mutating func resumeStackChanges() throws(Interruption) {
    for id in waitingStacks { try resumeStackChanges(of: id) }
  }

  /// The stack goes, with all changes that wait in it.
  mutating func takeWaiting(of id: ControllerID) -> [StackChange] {
    let waiting = self[navigation: id].waiting
    guard !waiting.isEmpty else { return [] }
    waitingStacks.removeAll { $0 == id }
    return waiting
  }

  private mutating func carryOut(
    _ change: StackChange, on id: ControllerID
  ) throws(Interruption) {
    switch change {
    case .push(let pushed): if isAlive(pushed) { try push(pushed, on: id, animated: true) }
    case .pop(.below): try pop(id, animated: true)
    case .pop(.root): try popToRoot(id, animated: true)
    // A page that has left the stack meanwhile is no target any more.
    case .pop(.member(let target)):
      guard self[navigation: id].stack.contains(target) else { return }
      try popTo(target, on: id, animated: true)
    case .set(let stack):
      try setStack(stack.filter { isAlive($0) }, of: id, animated: true)
    }
  }
}
