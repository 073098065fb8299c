// Follows androidx.viewpager 1.0, ViewPager.java: onTouchEvent; androidx.viewpager2 1.0,
// ScrollEventAdapter.java.

/// What the app's code and the user's finger do to pagers.
extension ActivityThread {
  mutating func setCurrentItem(
    _ item: Int, ofPager name: String, smoothly: Bool, in subject: CodeOwner
  ) throws(AndroidException) {
    let id = try requirePager(named: name, in: subject)
    try setCurrentItem(item, ofViewPager: id, smoothly: smoothly)
    try setCurrentItem(item, ofViewPager2: id, smoothly: smoothly)
  }

  func newestPager(named name: String) -> PagerID? { pagerIDs(named: name).last }

  /// What the name means in the code of an object.
  func pager(named name: String, in subject: CodeOwner) -> PagerID? {
    nearest(to: subject, among: pagerIDs(named: name)) { $0.owner }
  }

  func requirePager(
    named name: String, in subject: CodeOwner
  ) throws(AndroidException) -> PagerID {
    guard let id = pager(named: name, in: subject) else {
      throw FragmentFault.noSuchObject.exception
    }
    return id
  }

  private func pagerIDs(named name: String) -> [PagerID] {
    (pagers.viewPagers.keys + pagers.viewPagers2.keys).filter { self.name(of: $0) == name }
  }

  /// A finger can move a page only as far as its neighbour.
  func canDrag(_ id: PagerID, to item: Int) -> Bool {
    if let pager = pagers.viewPagers[id] {
      return !pager.isFirstLayout && pager.adapter.list.items.indices.contains(item)
        && abs(item - pager.currentItem) <= 1
    }
    guard let pager = pagers.viewPagers2[id] else { return false }
    return pager.isLaidOut && pager.adapter.list.items.indices.contains(item)
      && abs(item - pager.currentItem) <= 1
  }

  func isDragged(_ id: PagerID) -> Bool {
    if pagers.viewPagers[id]?.draggedItem != nil { return true }
    guard case .dragging = pagers.viewPagers2[id]?.scrollState else { return false }
    return true
  }

  mutating func drag(_ id: PagerID, to item: Int) throws(AndroidException) {
    pagers.viewPagers[id]?.draggedItem = item
    pagers.viewPagers[id]?.restingItem = nil
    try dragViewPager2(id, to: item)
  }

  mutating func release(_ id: PagerID) throws(AndroidException) {
    try releaseViewPager(id)
    try releaseViewPager2(id)
  }
}

extension AndroidDevice {
  func checkDrag(_ name: String, to item: Int) throws(ImpossibleStimulus) {
    let id = try requirePagerInFront(name)
    guard process.canDrag(id, to: item) else {
      throw ImpossibleStimulus(.outOfReach, "page \(item) of \(name) is out of the finger's reach")
    }
  }

  func checkRelease(_ name: String) throws(ImpossibleStimulus) {
    let id = try requirePagerInFront(name)
    guard process.isDragged(id) else {
      throw ImpossibleStimulus(.outOfReach, "no finger holds \(name)")
    }
  }

  mutating func dragPager(
    _ name: String, to item: Int, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    let id = try requirePagerInFront(name)
    // A drag begins with the touch of the window; the finger that holds the page touches no more.
    let touched = process.isDragged(id) ? nil : process.hostActivity(of: id.owner)
    try run(&reaction) { process throws(AndroidException) in
      if let touched { try process.touch(touched) }
      try process.drag(id, to: item)
    }
  }

  mutating func releasePager(
    _ name: String, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    let id = try requirePagerInFront(name)
    try run(&reaction) { process throws(AndroidException) in try process.release(id) }
  }

  /// A pager in the window of the activity in front.
  private func requirePagerInFront(_ name: String) throws(ImpossibleStimulus) -> PagerID {
    guard let id = process.newestPager(named: name),
      let host = process.hostActivity(of: id.owner), server.root.topResumedActivity == host
    else { throw ImpossibleStimulus(.outOfReach, "there is no \(name) on the screen") }
    return id
  }
}
