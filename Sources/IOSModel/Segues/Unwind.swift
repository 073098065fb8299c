/// Unwind segues: from a controller back to one before it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/canperformunwindsegueaction(_:from:sender:)
extension UIKitApplication {
  /// The search asks from the source outwards; the action runs before anything closes, and then
  /// everything above the target goes with one dismissal and each container goes back on its own.
  mutating func unwind(
    from source: InstanceID, to target: InstanceID
  ) throws(Interruption) {
    try call(source, .shouldPerformSegue)
    guard self[source].declaration.allowsSegues, isAlive(target) else { return }
    guard let candidates = unwindCandidates(from: source, to: target) else { return }
    for candidate in candidates {
      try call(candidate, .canPerformUnwindSegueAction)
    }
    try call(source, .prepare, [IOSEvent.Argument("for", target.description)])
    try call(target, .unwindAction)
    let path = ancestry(of: target)
    let modalPresenter = path.first { self[$0].presented != nil }
    if let modalPresenter {
      try dismiss(modalPresenter, animated: true)
    }
    for (outer, inner) in zip(path.dropFirst(), path).reversed() {
      if self[outer].navigation != nil {
        try popTo(inner, on: outer, animated: modalPresenter == nil)
      } else if self[outer].tabs != nil {
        try select(inner, of: outer)
      }
    }
  }

  /// The controllers asked on the way to the target, the target last; nil if the way does not lead
  /// there. A container offers its other children, the top of a stack first, before its presenter
  /// is asked.
  private func unwindCandidates(
    from source: InstanceID, to target: InstanceID
  ) -> [InstanceID]? {
    var asked: [InstanceID] = []
    var inner = source
    while true {
      while let outer = self[inner].parent {
        if ask(outer, except: inner, for: target, &asked) { return asked }
        inner = outer
      }
      guard let presenter = self[inner].presentation?.presenter else { return nil }
      if ask(presenter, except: nil, for: target, &asked) { return asked }
      inner = presenter
    }
  }

  /// Asks a controller's children, last first, and then itself; true if the target was among them.
  private func ask(
    _ id: InstanceID, except searched: InstanceID?, for target: InstanceID,
    _ asked: inout [InstanceID]
  ) -> Bool {
    for child in self[id].children.reversed() where child != searched {
      if ask(child, except: nil, for: target, &asked) { return true }
    }
    asked.append(id)
    return id == target
  }
}
