/// Views moving in and out of the window.
extension UIKitApplication {
  func isInWindow(_ id: InstanceID) -> Bool {
    var current = id
    while let host = self[current].host {
      switch host {
      case .window: return window.isVisible && window.root == current
      case .presentation: return window.isVisible
      case .view(let outer): current = outer
      }
    }
    return false
  }

  /// Whether a controller's view is the other's or lies somewhere inside it.
  private func isView(of id: InstanceID, insideViewOf outer: InstanceID) -> Bool {
    var current = id
    while current != outer {
      guard case .view(let next) = self[current].host else { return false }
      current = next
    }
    return true
  }

  /// Hangs a view into another, or over the window. Appearance is the caller's business, except for
  /// controllers without a parent: their views tell them.
  mutating func attach(_ id: InstanceID, to host: ViewHost) throws(Interruption) {
    if self[id].host == host { return }
    if case .view(let outer) = host, isView(of: outer, insideViewOf: id) {
      throw .exception(
        IOSException("NSInvalidArgumentException", "the view of \(id) would contain itself"))
    }
    if self[id].host != nil {
      try detach(id)
    }
    self[id].host = host
    if case .view(let outer) = host {
      self[outer].subviews.append(id)
    }
    if isInWindow(id) {
      try didEnterWindow(id)
    }
  }

  mutating func detach(_ id: InstanceID) throws(Interruption) {
    guard let host = self[id].host else { return }
    let wasInWindow = isInWindow(id)
    self[id].host = nil
    if case .view(let outer) = host {
      self[outer].subviews.removeAll { $0 == id }
    }
    if wasInWindow {
      try didLeaveWindow(id)
    }
  }

  /// A whole tree of views enters the window. Views whose controllers nobody has adopted with
  /// `addChild` learn of it from the view system, inner views first; so their end is posted before
  /// the end of the view around them.
  mutating func didEnterWindow(_ id: InstanceID) throws(Interruption) {
    setNeedsLayout(id)
    for inner in self[id].subviews {
      if self[inner].parent == nil, !self[inner].isVisible {
        try beginAppearance(inner, true, animated: false)
        runLoop.afterCommit.append(.endAppearance(inner))
      }
      try didEnterWindow(inner)
    }
  }

  private mutating func didLeaveWindow(_ id: InstanceID) throws(Interruption) {
    for inner in self[id].subviews {
      if self[inner].parent == nil {
        try beginAppearance(inner, false, animated: false)
        try endAppearanceIfBegun(inner)
      }
      try didLeaveWindow(inner)
    }
  }

  /// `outer.view.addSubview(inner.view)` in app code.
  mutating func addSubview(_ inner: InstanceID, to outer: InstanceID) throws(Interruption) {
    if let parent = self[inner].parent, parent != outer {
      throw .exception(
        IOSException(
          "UIViewControllerHierarchyInconsistency",
          "child \(inner) should have parent \(outer), but has \(parent)"))
    }
    try loadViewIfNeeded(outer)
    try loadViewIfNeeded(inner)
    guard self[inner].host != .view(of: outer) else { return }
    let isDriven = self[inner].parent == nil || self[outer].declaration.forwardsAppearance
    let outerAppearance = self[outer].appearance
    let entersWindow = isInWindow(outer)
    if isDriven, entersWindow, self[outer].isVisible {
      try beginAppearance(inner, true, animated: false)
      // In a parent that is itself appearing the child ends with the parent.
      if outerAppearance == .appeared || self[inner].parent == nil {
        runLoop.afterCommit.append(.endAppearance(inner))
      }
    }
    try attach(inner, to: .view(of: outer))
  }

  /// `view.removeFromSuperview()` in app code.
  mutating func removeFromSuperview(_ id: InstanceID) throws(Interruption) {
    guard let host = self[id].host else { return }
    var isDriven = true
    if case .view(let outer) = host, self[id].parent == outer {
      isDriven = self[outer].declaration.forwardsAppearance
    }
    let wasInWindow = isInWindow(id)
    if isDriven, wasInWindow {
      try beginAppearance(id, false, animated: false)
    }
    try detach(id)
    if isDriven, wasInWindow {
      try endAppearanceIfBegun(id)
    }
  }
}
