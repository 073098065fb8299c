/// Layout passes: put off to the commit at the end of the run loop's turn.
///
/// The stacks of rickytan/RTRootNavigationController#275 and wangmchn/WMPageController#558 show a
/// navigation controller taking up its stack in its own layout, before its children's; the order
/// inside a view's layout is that of mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p334containerEventForwarding.
extension UIApplication {
  mutating func setNeedsLayout(_ id: ControllerID) {
    guard !self[id].needsLayout else { return }
    self[id].needsLayout = true
    runLoop.layOut(id, because: reason)
  }

  /// Runs layout until no view asks for more of it.
  mutating func commit() throws(Interruption) {
    while runLoop.needsCommit {
      for _ in 0..<runLoop.stackChanges.count {
        guard let navigation = runLoop.nextStackChange() else { break }
        reason = navigation.reason
        try showTop(of: navigation.item, animated: false)
      }
      let count = runLoop.layout.count
      for position in 0..<count {
        let dirty = runLoop.layout[position]
        reason = dirty.reason
        if isAlive(dirty.item) { try deliverViewIsAppearing(dirty.item) }
      }
      for position in 0..<count {
        let dirty = runLoop.layout[position]
        reason = dirty.reason
        if isAlive(dirty.item) { try layOut(dirty.item) }
      }
      runLoop.didLayOut(first: count)
    }
  }

  private mutating func layOut(_ id: ControllerID) throws(Interruption) {
    self[id].needsLayout = false
    guard self[id].isViewLoaded, isInWindow(id) else { return }
    if !self[id].knowsSafeArea {
      self[id].knowsSafeArea = true
      if version.announcesFirstTraits { try call(id, .traitCollectionDidChange) }
      try call(id, .viewLayoutMarginsDidChange)
      try call(id, .viewSafeAreaInsetsDidChange)
    }
    if isAlive(id), self[id].needsUpdateConstraints {
      self[id].needsUpdateConstraints = false
      try call(id, .updateViewConstraints)
    }
    try call(id, .viewWillLayoutSubviews)
    try call(id, .viewDidLayoutSubviews)
  }
}
