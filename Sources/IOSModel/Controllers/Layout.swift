/// Layout passes: put off to the end of the run loop's turn, before the commit.
extension UIKitApplication {
  mutating func setNeedsLayout(_ id: InstanceID) {
    guard !self[id].needsLayout else { return }
    self[id].needsLayout = true
    runLoop.layout.append(id)
  }

  /// Runs layout until no view asks for more of it.
  mutating func runLayoutPass() throws(Interruption) {
    while !(runLoop.layout.isEmpty && runLoop.stackChanges.isEmpty) {
      let changed = runLoop.stackChanges
      runLoop.stackChanges = []
      for navigation in changed {
        try showTop(of: navigation, animated: false)
      }
      let dirty = runLoop.layout
      runLoop.layout = []
      for id in dirty {
        try deliverViewIsAppearing(id)
      }
      for id in dirty {
        try layOut(id)
      }
    }
  }

  private mutating func layOut(_ id: InstanceID) throws(Interruption) {
    self[id].needsLayout = false
    guard isAlive(id), self[id].isViewLoaded, isInWindow(id) else { return }
    if !self[id].knowsSafeArea {
      self[id].knowsSafeArea = true
      if version.announcesFirstTraits { try call(id, .traitCollectionDidChange) }
      try call(id, .viewLayoutMarginsDidChange)
      try call(id, .viewSafeAreaInsetsDidChange)
    }
    if self[id].needsUpdateConstraints {
      self[id].needsUpdateConstraints = false
      try call(id, .updateViewConstraints)
    }
    try call(id, .viewWillLayoutSubviews)
    try call(id, .viewDidLayoutSubviews)
  }
}
