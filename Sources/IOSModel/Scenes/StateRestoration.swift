/// State preservation and restoration, for apps that take part: the order of the app's part is that
/// of regularberry/AppLaunchSequence @2e69556, README.md, parents come before their children, and
/// views load before they decode (mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p353RestorationVsNonrestoration).
///
/// https://developer.apple.com/documentation/uikit/about-the-ui-preservation-process
extension UIApplication {
  private var restoresState: Bool { names.app.image.app.restoresState }

  mutating func saveState(of scene: SceneID) throws(Interruption) {
    guard restoresState else { return }
    if usesScenes {
      return try callSceneDelegate(scene, .stateRestorationActivity)
    }
    guard version.restoresThroughAppDelegate else { return }
    try callAppDelegate(.shouldSaveApplicationState)
    try callAppDelegate(.willEncodeRestorableState)
    var saved: SavedController?
    if let root = rootViewController { saved = try encode(root) }
    ledger.saveState(saved)
  }

  /// Nil for a controller without a restoration identifier, which is left out with all that is in it.
  private mutating func encode(_ id: ControllerID) throws(Interruption) -> SavedController? {
    guard isAlive(id), declaration(of: id).hasRestorationIdentifier else { return nil }
    try call(id, .encodeRestorableState)
    guard isAlive(id) else { return nil }
    var saved = SavedController(
      classID: id.classID, isFromStoryboard: self[id].isFromStoryboard,
      selected: self[tabs: id]?.selected?.classID)
    for child in self[navigation: id]?.stack ?? self[id].children {
      if let child = try encode(child) { saved.children.append(child) }
    }
    return saved
  }

  /// The controllers are made or found first, and then decoded, in which the containers take up theirs.
  ///
  /// https://developer.apple.com/documentation/uikit/about-the-ui-restoration-process
  mutating func restoreState() throws(Interruption) {
    guard restoresState, version.restoresThroughAppDelegate, let saved = ledger.savedState else {
      return
    }
    try callAppDelegate(.shouldRestoreApplicationState)
    var restored: [ControllerID] = []
    if let root = rootViewController, let saved = saved.root, saved.classID == root.classID,
      let tree = try recreate(saved, as: root)
    {
      try decode(tree, &restored)
    }
    for id in restored {
      try call(id, .applicationFinishedRestoringState)
    }
    try callAppDelegate(.didDecodeRestorableState)
  }

  /// One that stands in its place already is taken; else the storyboard makes it, if it did before.
  private mutating func recreate(
    _ saved: SavedController, as existing: ControllerID?
  ) throws(Interruption) -> RestoredController? {
    let id: ControllerID
    if let existing {
      hold(existing)
      id = existing
    } else if saved.isFromStoryboard {
      id = try make(saved.classID, fromStoryboard: true)
    } else {
      return nil
    }
    return RestoredController(
      id: id, saved: saved, children: try recreateChildren(of: id, saved))
  }

  private mutating func recreateChildren(
    of id: ControllerID, _ saved: SavedController
  ) throws(Interruption) -> [RestoredController] {
    guard isAlive(id) else { return [] }
    var present = self[id].children[...]
    var children: [RestoredController] = []
    for child in saved.children {
      let place = present.firstIndex { $0.classID == child.classID }
      let existing = place.map { present.remove(at: $0) }
      guard existing != nil || self[id].container.isNavigation,
        let restored = try recreate(child, as: existing)
      else { continue }
      children.append(restored)
    }
    return children
  }

  private mutating func decode(
    _ tree: RestoredController, _ restored: inout [ControllerID]
  ) throws(Interruption) {
    let id = tree.id
    try loadViewIfNeeded(id)
    // What the view has brought along is found only now.
    let children =
      tree.children.isEmpty ? try recreateChildren(of: id, tree.saved) : tree.children
    if isAlive(id) {
      try record(id, .decodeRestorableState)
      try takeUp(children, in: id, tree.saved)
      try runScripts(of: id, .controller(.decodeRestorableState))
      restored.append(id)
    }
    for child in children { try decode(child, &restored) }
    try endHold(id)
  }

  /// `decodeRestorableState` of a container connects it with what has been made for it.
  private mutating func takeUp(
    _ children: [RestoredController], in id: ControllerID, _ saved: SavedController
  ) throws(Interruption) {
    let members = children.map(\.id).filter(isAlive)
    if let stack = self[navigation: id]?.stack, stack != members, !members.isEmpty {
      try setStack(members, of: id, animated: false)
    } else if let selected = members.first(where: { $0.classID == saved.selected }) {
      try select(selected, of: id)
    }
  }
}

/// What the archive holds of the app's interface.
struct SavedState: Hashable, Sendable {
  var root: SavedController?
}

/// What the archive holds of a controller.
struct SavedController: Hashable, Sendable {
  var classID: ClassID
  var isFromStoryboard: Bool
  /// Of a tab bar controller.
  var selected: ClassID?
  var children: [SavedController] = []
}

/// A controller that has come back, and is yet to be decoded.
private struct RestoredController {
  let id: ControllerID
  let saved: SavedController
  let children: [RestoredController]
}
