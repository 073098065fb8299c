/// Unwind segues: from a controller back to one before it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/canperformunwindsegueaction(_:from:sender:)
/// and Apple's technical note TN2298, "Using Unwind Segues".
extension UIApplication {
  /// The search asks from the source outwards, and where nobody takes the segue nothing happens. The
  /// action runs before anything closes; then everything above the target goes with one dismissal, and
  /// each container goes back on its own.
  mutating func unwind(
    from source: ControllerID, to target: InstanceID
  ) throws(Interruption) {
    let target = try living(target)
    try call(source, .shouldPerformSegue)
    guard declaration(of: source).allowsSegues, isAlive(target),
      let candidates = unwindCandidates(from: source, to: target)
    else { return }
    for candidate in candidates {
      try call(candidate, .canPerformUnwindSegueAction)
    }
    try call(source, .prepare, .controller(target, as: .for))
    try call(target, .unwindAction)
    guard isAlive(target) else { return }
    var path = [target]
    while let parent = path.last.flatMap({ self[$0].parent }) { path.append(parent) }
    let modalPresenter = path.first { self[$0].presented != nil }
    if let modalPresenter {
      try dismiss(modalPresenter, animated: true)
    }
    for (outer, inner) in zip(path.dropFirst(), path).reversed() {
      try unwind(outer, to: inner, animated: modalPresenter == nil)
    }
  }

  /// The controllers asked on the way from the source, which is asked too, to the target; nil if the
  /// way does not lead there. A container offers its other children, the top of a stack first, before its presenter
  /// is asked.
  private func unwindCandidates(
    from source: ControllerID, to target: ControllerID
  ) -> [ControllerID]? {
    guard isAlive(source) else { return nil }
    var asked = [source]
    var inner = source
    // App code may have made a presenter a child of what it presents; the way then leads round.
    for _ in 0..<controllers.count {
      while let outer = self[inner].parent {
        if ask(outer, except: inner, for: target, &asked) { return asked }
        inner = outer
      }
      guard let presenter = self[presentation: inner]?.presentingViewController else { return nil }
      if ask(presenter, except: nil, for: target, &asked) { return asked }
      inner = presenter
    }
    return nil
  }

  /// Asks a controller's children, last first, and then itself; true if the target was among them.
  private func ask(
    _ id: ControllerID, except searched: ControllerID?, for target: ControllerID,
    _ asked: inout [ControllerID]
  ) -> Bool {
    for child in self[id].children.reversed() where child != searched && isAlive(child) {
      if ask(child, except: nil, for: target, &asked) { return true }
    }
    asked.append(id)
    return id == target
  }
}
