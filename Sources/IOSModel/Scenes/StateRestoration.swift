/// State preservation and restoration, for apps that take part: the order of the app's part is that
/// of regularberry/AppLaunchSequence @2e69556, README.md, parents come before their children, and
/// views load before they decode (mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p353RestorationVsNonrestoration).
///
/// https://developer.apple.com/documentation/uikit/about-the-ui-preservation-process
extension UIApplication {
  private var restoresState: Bool { names.app.image.app.restoresState }

  /// The app delegate takes part, and not the scene delegates.
  var restoresThroughDelegate: Bool {
    restoresState && !usesScenes && version.restoresThroughAppDelegate
  }

  mutating func saveState(of scene: SceneID) throws(Interruption) {
    guard restoresState else { return }
    if usesScenes {
      try callSceneDelegate(scene, .stateRestorationActivity)
      try updateUserActivities(of: scene)
      // The last word before it is archived is the delegate's:
      // https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:didupdate:)
      try callSceneDelegate(scene, .didUpdateUserActivity)
      openSessions[scene]?.hasStateRestorationActivity = true
      return
    }
    guard restoresThroughDelegate else { return }
    try callAppDelegate(.shouldSaveApplicationState)
    try callAppDelegate(.willEncodeRestorableState)
    var saved: [SavedController] = []
    for root in windowRoots {
      if let root = try encode(root) { saved.append(root) }
    }
    ledger.saveState(saved)
  }

  /// Of all windows, in the order in which they were made; the pages say nothing of an order.
  ///
  /// https://developer.apple.com/documentation/uikit/preserving-your-app-s-ui-across-launches
  private var windowRoots: [ControllerID] {
    windows.compactMap { $0.scene == nil ? nil : $0.rootViewController }
  }

  /// Between the foreground and the activation, as in wtrmiya/LaunchPractice @37862e7c, README.md,
  /// LaunchOnUIKit2; the root has been shown by then, as in flutter/flutter#193016. UIKit's
  /// engineers promise that the scene has not come to the foreground yet:
  /// https://developer.apple.com/videos/play/wwdc2021/10057
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:restoreinteractionstatewith:)
  mutating func restoreInteractionState(of scene: SceneID) throws(Interruption) {
    guard openSessions[scene]?.hasStateRestorationActivity == true,
      version.restoresInteractionState
    else { return }
    try callSceneDelegate(scene, .restoreInteractionState)
  }

  /// Responders that share the scene's activity add to it before it is archived.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
  private mutating func updateUserActivities(of scene: SceneID) throws(Interruption) {
    for id in controllers.live
    where isAlive(id) && self[id].traits.sharesUserActivity && self[id].view.isLoaded
      && self.scene(of: id)?.id == scene
    {
      try call(id, .updateUserActivityState)
    }
  }

  /// Nil for a controller without a restoration identifier, which is left out with all that is in
  /// it or in front of it.
  private mutating func encode(_ id: ControllerID) throws(Interruption) -> SavedController? {
    guard isAlive(id), declaration(of: id).hasRestorationIdentifier else { return nil }
    try call(id, .encodeRestorableState)
    guard isAlive(id) else { return nil }
    var saved = SavedController(
      classID: id.classID, isFromStoryboard: self[id].isFromStoryboard,
      selected: self[tabs: id]?.selected?.classID)
    for child in encodedChildren(of: id) {
      if let child = try encode(child) { saved.children.append(child) }
    }
    guard isAlive(id), let presented = self[id].presented,
      let presentation = self[presentation: presented], let inFront = try encode(presented)
    else { return saved }
    saved.presented = [inFront]
    saved.presentedStyle = presentation.requestedStyle
    return saved
  }

  /// UIKit's containers encode their children, but for the pages of a page controller
  /// (mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p353pageControllerRestoration3); a
  /// container of the app's own has to do so itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/encoderestorablestate(with:)
  private func encodedChildren(of id: ControllerID) -> [ControllerID] {
    switch self[id].container {
    case .navigation: self[navigation: id].stack
    case .tabs, .split: self[id].children
    case .pages: []
    case .none: declaration(of: id).encodesChildren ? self[id].children : []
    }
  }

  /// The controllers are made or found first, and then decoded, in which the containers take up
  /// theirs. When the delegate has decoded, too, each hears that all is done: so Apple's header of
  /// `UIStateRestoring`, and the order of events in
  /// https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration
  ///
  /// https://developer.apple.com/documentation/uikit/about-the-ui-restoration-process
  ///
  /// - Returns: what is to be presented once there is a window to present it in.
  mutating func restoreState() throws(Interruption) -> [ControllerID] {
    guard restoresThroughDelegate, let saved = ledger.savedState else {
      return []
    }
    try callAppDelegate(.shouldRestoreApplicationState)
    var restored = Restored()
    for tree in try recreateRoots(of: saved) { try decode(tree, &restored) }
    try callAppDelegate(.didDecodeRestorableState)
    for id in restored.decoded {
      try call(id, .applicationFinishedRestoringState)
    }
    return restored.presented
  }

  /// What UIKit makes of one call too many is not documented.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/completestaterestoration()
  mutating func completeStateRestoration() throws(Interruption) {
    try require(
      stateRestorations > 0, .undocumented,
      "no call of extendStateRestoration is left to balance\(Self.undocumented)")
    stateRestorations -= 1
  }

  /// A window that is yet to be made has no root to restore.
  private mutating func recreateRoots(
    of saved: SavedState
  ) throws(Interruption) -> [RestoredController] {
    var present = windowRoots
    var trees: [RestoredController] = []
    for root in saved.roots {
      guard let position = present.firstIndex(where: { $0.classID == root.classID }) else {
        continue
      }
      let existing = present.remove(at: position)
      guard isAlive(existing), let tree = try recreate(root, as: existing) else { continue }
      trees.append(tree)
    }
    return trees
  }

  /// The restoration class is asked, or the app delegate, who here knows of none; then one that
  /// stands in its place already is taken, or the storyboard makes it, if it did before.
  private mutating func recreate(
    _ saved: SavedController, as existing: ControllerID?
  ) throws(Interruption) -> RestoredController? {
    guard let id = try find(saved, existing) else { return nil }
    return RestoredController(
      id: id, saved: saved, children: try recreateChildren(of: id, saved),
      presented: try saved.presented.first.flatMap { (saved) throws(Interruption) in
        try recreate(saved, as: nil)
      }.map { [$0] } ?? [])
  }

  private mutating func find(
    _ saved: SavedController, _ existing: ControllerID?
  ) throws(Interruption) -> ControllerID? {
    let hasClass = names.declaration(of: saved.classID).hasRestorationClass
    if let existing {
      hold(existing)
      if hasClass {
        try call(existing, .viewControllerWithRestorationIdentifierPath)
      } else {
        try callAppDelegate(.viewControllerWithRestorationIdentifierPath)
      }
      return existing
    }
    if hasClass {
      return try make(
        saved.classID, fromStoryboard: saved.isFromStoryboard, byRestorationClass: true)
    }
    try callAppDelegate(.viewControllerWithRestorationIdentifierPath)
    return saved.isFromStoryboard ? try make(saved.classID, fromStoryboard: true) : nil
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
    _ tree: RestoredController, _ restored: inout Restored
  ) throws(Interruption) {
    let id = tree.id
    try loadViewIfNeeded(id)
    // Children that the view has brought along are found only now.
    let children =
      tree.children.isEmpty ? try recreateChildren(of: id, tree.saved) : tree.children
    if isAlive(id) {
      try record(id, .decodeRestorableState)
      try takeUp(children, in: id, tree.saved)
      try returnFromSuper(id, .decodeRestorableState)
      restored.decoded.append(id)
    }
    for child in children { try decode(child, &restored) }
    for inFront in tree.presented {
      // A presenter comes before the controllers that it presents.
      let place = restored.presented.count
      try decode(inFront, &restored)
      if takeUp(presented: inFront.id, by: id, tree.saved.presentedStyle) {
        restored.presented.insert(inFront.id, at: place)
      }
    }
    try endHold(id)
  }

  /// `decodeRestorableState` of a container connects it with what has been made for it.
  private mutating func takeUp(
    _ children: [RestoredController], in id: ControllerID, _ saved: SavedController
  ) throws(Interruption) {
    let members = children.map(\.id).filter(isAlive)
    if isNavigation(id), self[navigation: id].stack != members, !members.isEmpty {
      try setStack(members, of: id, animated: false)
    } else if let selected = members.first(where: { $0.classID == saved.selected }) {
      try select(selected, of: id)
    }
  }

  /// `decodeRestorableState` of a controller restores what it has presented. That the presentation
  /// begins once the presenter is in a window, and without animation, is the model's choice.
  private mutating func takeUp(
    presented id: ControllerID, by presenter: ControllerID, _ style: ModalPresentationStyle?
  ) -> Bool {
    guard isAlive(id), isAlive(presenter), self[presenter].presented == nil,
      let effective = effectiveStyle(of: style, for: id)
    else { return false }
    overrideTraits(of: id, in: style)
    relate(
      UIPresentationController(
        of: id, by: presenter, style: effective, requestedStyle: style, adaptiveStyle: nil,
        caller: presenter, listener: .nobody, isAnimated: false, parts: TransitionParts()))
    return true
  }
}

/// What the archive holds of the app's interface.
struct SavedState: Hashable, Sendable {
  /// Of its windows.
  var roots: [SavedController]
}

/// What the archive holds of a controller.
struct SavedController: Hashable, Sendable {
  var classID: ClassID
  var isFromStoryboard: Bool
  /// The class that is selected, in a tab bar controller.
  var selected: ClassID?
  var children: [SavedController] = []
  /// The one that it presents, if there is one, and in which style.
  var presented: [SavedController] = []
  var presentedStyle: ModalPresentationStyle?
}

/// A controller that has come back, and is yet to be decoded.
private struct RestoredController {
  let id: ControllerID
  let saved: SavedController
  let children: [RestoredController]
  let presented: [RestoredController]
}

/// The result of the restoration so far.
private struct Restored {
  var decoded: [ControllerID] = []
  /// To be presented, once there is a window.
  var presented: [ControllerID] = []
}
