// Follows platform/frameworks/base, core/java/android/view/ViewGroup.java: addViewInner,
// dispatchAttachedToWindow.

/// When tab hosts are made, come into a window, and are gone.
extension ActivityThread {
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  private mutating func tabHostIDs(in owner: LayoutOwner) -> [TabHostID] {
    guard image.hasTabHosts else { return [] }
    return layout(of: owner).tabHosts.indices
      .map { TabHostID(place: Int32(truncatingIfNeeded: $0), owner: owner) }
  }

  /// The layout is there, and code sets the hosts in it up: `setup`, `addTab`. Where an activity
  /// has the window of the instance before, they are in it already; the view of a fragment is in
  /// nothing yet.
  mutating func makeTabHosts(in owner: LayoutOwner) throws(AndroidException) {
    guard image.hasTabHosts else { return }
    let layout = layout(of: owner)
    for (host, id) in zip(layout.tabHosts, tabHostIDs(in: owner)) {
      let isParent = host.declaration.usesParentManager
      guard let manager = managerOfLayout(of: owner, isParent: isParent) else { continue }
      tabHosts[id] = FragmentTabHost(manager)
      if case .activity = owner, isInWindow(owner) { try attachTabHost(id) }
      for (tag, classID) in zip(host.declaration.tabs, host.tabs) {
        try addTab(classID, tag: tag, to: id)
      }
      tabHosts[id]?.hasListener = host.declaration.hasTabChangeListener
    }
  }

  mutating func dropTabHosts(in owner: LayoutOwner) {
    for id in tabHostIDs(in: owner) { tabHosts[id] = nil }
  }

  /// The first traversal of the activity's window.
  mutating func attachTabHosts(inWindowOf id: ActivityID) throws(AndroidException) {
    guard let manager = activities[id.token]?.fragmentManager else { return }
    try attachTabHosts(in: .activity(id), manager)
  }

  /// The fragment's view has been put into its container.
  mutating func attachTabHosts(inNewViewOf fragment: FragmentID) throws(AndroidException) {
    guard let creation = fragments[fragment].contentCreation,
      isInWindow(.view(of: fragment, creation: creation))
    else { return }
    try attachTabHosts(inViewOf: fragment)
  }

  /// `FragmentStateAdapter` puts the view of a page into its holder when an observer tells it of
  /// the view.
  mutating func attachTabHosts(inNewPage fragment: FragmentID) throws(AndroidException) {
    if isInHolder(fragment) { try attachTabHosts(inNewViewOf: fragment) }
  }

  mutating func attachTabHosts(inViewOf fragment: FragmentID) throws(AndroidException) {
    guard let creation = fragments[fragment].contentCreation else { return }
    try attachTabHosts(
      in: .view(of: fragment, creation: creation), fragments[fragment].childManager)
  }

  /// Those in this layout, then those in the views of fragments inside it.
  private mutating func attachTabHosts(
    in owner: LayoutOwner, _ manager: FragmentManagerID
  ) throws(AndroidException) {
    for id in tabHostIDs(in: owner) { try attachTabHost(id) }
    for fragment in fragments[listsOf: manager].added where hasViewInOther(fragment) {
      try attachTabHosts(inViewOf: fragment)
    }
  }

  /// `isAttachedToWindow`
  func isInWindow(_ owner: LayoutOwner) -> Bool {
    switch owner {
    case .activity(let id):
      guard activities.contains(id), case .attached = activities[id.token]?.decor else {
        return false
      }
      return true
    case .view(let fragment, _):
      if let dialog = fragments[fragment].dialog.window { return dialog.isAttached }
      guard hasViewInOther(fragment), isContentInWindow(around: fragment) else { return false }
      if let parent = fragments[fragment].parent {
        return isInWindow(.view(of: parent, creation: fragments[parent].viewsCreated))
      }
      return hostActivity(ofFragment: fragment).flatMap { activities[$0]?.id }
        .map { isInWindow(.activity($0)) } ?? false
    }
  }

  /// What is in a tab host comes into the window after it.
  private func isContentInWindow(around fragment: FragmentID) -> Bool {
    !tabHosts.entries.contains { host in
      !host.value.isContentAttached && host.value.tabs.contains { $0.fragment == fragment }
    }
  }

  private func hasViewInOther(_ fragment: FragmentID) -> Bool {
    fragments.isInContainer(fragment) || isInHolder(fragment)
  }
}

// MARK: Saved state

/// What a tab host puts into the saved state of its layout.
struct SavedTabHost: Hashable, Sendable {
  /// Its place among the tab hosts of its layout.
  let place: Int32
  let currentTag: String?
}

extension ActivityThread {
  mutating func savedTabHosts(in owner: LayoutOwner) -> [SavedTabHost] {
    tabHostIDs(in: owner).compactMap { id in
      tabHosts[id].map { SavedTabHost(place: id.place, currentTag: $0.currentTag) }
    }
  }

  /// The tab is selected again, as far as code has added it by now.
  mutating func restore(
    _ saved: SavedTabHost, in owner: LayoutOwner
  ) throws(AndroidException) {
    try setCurrentTab(tagged: saved.currentTag, of: TabHostID(place: saved.place, owner: owner))
  }
}
