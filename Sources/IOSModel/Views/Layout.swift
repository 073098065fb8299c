/// Layout: views are marked dirty, and the commit at the end of the turn lays them out.
///
/// The stacks of rickytan/RTRootNavigationController#275 and wangmchn/WMPageController#558 show a
/// navigation controller taking up its stack in its own layout, before its children's; the order
/// inside a view's layout is that of mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p334containerEventForwarding.
extension UIApplication {
  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  mutating func setNeedsLayout(_ id: ControllerID) {
    guard !self[id].view.needsLayout else { return }
    self[id].view.needsLayout = true
    runLoop.layOut(id, because: reason)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  mutating func setNeedsUpdateConstraints(_ id: ControllerID) {
    self[id].view.needsUpdateConstraints = true
  }

  /// Runs layout until no view asks for more of it.
  mutating func commit() throws(Interruption) {
    while runLoop.needsCommit {
      for _ in 0..<runLoop.stackChanges.count {
        guard let navigation = runLoop.nextStackChange() else { break }
        goOn(because: navigation.reason)
        try showTop(of: navigation.item, animated: false)
      }
      let count = runLoop.layout.count
      for position in 0..<count {
        let dirty = runLoop.layout[position]
        goOn(because: dirty.reason)
        if isAlive(dirty.item) { try deliverViewIsAppearing(dirty.item) }
      }
      for position in 0..<count {
        let dirty = runLoop.layout[position]
        goOn(because: dirty.reason)
        if isAlive(dirty.item) { try layoutIfNeeded(dirty.item) }
      }
      runLoop.didLayOut(first: count)
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  private mutating func layoutIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard self[id].view.needsLayout else { return }
    self[id].view.needsLayout = false
    guard self[id].view.isLoaded, isInWindow(id) else { return }
    if !self[id].view.knowsSafeArea {
      self[id].view.knowsSafeArea = true
      if version.announcesFirstTraits { try call(id, .traitCollectionDidChange) }
      try call(id, .viewLayoutMarginsDidChange)
      try call(id, .viewSafeAreaInsetsDidChange)
    }
    if isAlive(id), self[id].view.needsUpdateConstraints {
      self[id].view.needsUpdateConstraints = false
      try call(id, .updateViewConstraints)
    }
    try call(id, .viewWillLayoutSubviews)
    try call(id, .viewDidLayoutSubviews)
  }
}
