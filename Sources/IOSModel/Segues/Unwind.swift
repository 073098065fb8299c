/// Unwind segues: from a controller back to one before it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/canperformunwindsegueaction(_:from:sender:)
/// and https://developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:).
extension UIApplication {
  /// If no controller takes the segue, nothing happens. The action runs before anything closes;
  /// then everything above the target goes with one dismissal, and each container on the route is
  /// told where to turn. On the way out that is its own parent, for which it has nothing to do; on
  /// the way in it goes back to the child: WWDC 2015, session 215.
  mutating func unwind(
    from source: ControllerID, to target: InstanceID
  ) throws(Interruption) {
    let target = try living(target)
    try call(source, .shouldPerformSegue)
    guard declaration(of: source).allowsSegues, isAlive(source) else { return }
    let parents = parents(around: source)
    var search = UnwindSearch(
      target: target, source: source, containers: containers(around: source))
    guard let ancestor = try find(&search) else { return }
    try call(source, .prepare, .controller(target, as: .for))
    try call(target, .unwindAction)
    guard isAlive(target) else { return }
    let path = path(from: ancestor, to: target)
    let modalPresenter = self.ancestor(of: target) { $0.presented != nil }
    if let modalPresenter { try dismiss(modalPresenter, animated: true, cause: .unwind) }
    let wayOut = parents.contains(ancestor) ? parents.prefix(while: { $0 != ancestor }) : []
    for container in wayOut {
      guard isAlive(container), let outer = self[container].parent, isAlive(outer) else { return }
      try call(container, .unwind, .controller(outer, as: .towards))
    }
    for (outer, inner) in zip(path.dropFirst(), path).reversed() {
      guard isAlive(outer), isAlive(inner) else { return }
      try call(outer, .unwind, .controller(inner, as: .towards))
      try unwind(outer, to: inner, animated: modalPresenter == nil)
    }
  }

  /// The containers around the source, the innermost first. They end where one is presented: the
  /// logs of unwinds out of a presentation have no hop inside it.
  private func parents(around source: ControllerID) -> [ControllerID] {
    var parents: [ControllerID] = []
    while let parent = self[parents.last ?? source].parent { parents.append(parent) }
    return parents
  }

  /// From the target outwards to the one that the search came down from.
  private func path(from ancestor: ControllerID, to target: ControllerID) -> [ControllerID] {
    var path = [target]
    while let last = path.last, last != ancestor, let parent = self[last].parent {
      path.append(parent)
    }
    return path
  }
}

/// The search for the controller that an unwind segue goes to.
///
/// Each container around the source is asked, and after the outermost one the controller that has
/// presented it: UIStoryboardUnwindSegueSource in UIKit's headers. A controller is asked after what
/// it presents itself and after its children, and none is asked twice. So the controller on which
/// `present` was called decides whether the source comes before or after it: the logs of
/// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p326PresentedCascadeUnwind,
/// bk2ch06p326TabbedUnwind, bk2ch06p326unwindWithCustomParent, bk2ch06p327unwind,
/// bk2ch06p327unwind2.
private struct UnwindSearch {
  let target: ControllerID
  let source: ControllerID
  /// The source and all around it; no container offers the one of them that it has among its
  /// children.
  let containers: [ControllerID]
  var asked: Set<ControllerID> = []
}

extension UIApplication {
  /// The source, the container or the presenter around it, the next one around that, and so on,
  /// each once.
  private func containers(around source: ControllerID) -> [ControllerID] {
    var found = [source]
    var passed: Set = [source]
    while let last = found.last, let next = containerOrPresenter(of: last),
      passed.insert(next).inserted
    {
      found.append(next)
    }
    return found
  }

  private func containerOrPresenter(of id: ControllerID) -> ControllerID? {
    if let parent = self[id].parent { return parent }
    guard let presentation = self[presentation: id] else { return nil }
    return isAlive(presentation.caller)
      ? presentation.caller : presentation.presentingViewController
  }

  /// The one among those around the source where the target was found; nil if none takes the segue.
  private mutating func find(
    _ search: inout UnwindSearch
  ) throws(Interruption) -> ControllerID? {
    for ancestor in search.containers.dropFirst() {
      if try ask(ancestor, &search) { return ancestor }
    }
    return nil
  }

  /// True if the target is this controller or has been found through it.
  private mutating func ask(
    _ id: ControllerID, _ search: inout UnwindSearch
  ) throws(Interruption) -> Bool {
    guard isAlive(id), search.asked.insert(id).inserted else { return false }
    if let presented = self[id].presented, try ask(presented, &search) { return true }
    try call(id, .allowedChildrenForUnwinding)
    guard isAlive(id) else { return false }
    for child in allowedChildrenForUnwinding(id, search) {
      if try ask(child, &search) { return true }
    }
    guard isAlive(id) else { return false }
    try call(id, .canPerformUnwindSegueAction)
    return isAlive(id) && id == search.target && id != search.source
      && declaration(of: id).takesUnwindSegues
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/allowedchildrenforunwinding(from:)
  private func allowedChildrenForUnwinding(
    _ id: ControllerID, _ search: UnwindSearch
  ) -> [ControllerID] {
    let children = self[id].children.filter { !search.containers.contains($0) }
    return self[id].container.isNavigation ? children.reversed() : children
  }
}
