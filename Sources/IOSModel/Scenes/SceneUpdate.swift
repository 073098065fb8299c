/// An update that the system sends to one of the app's scenes. An app without scenes has one that
/// it does not see.
///
/// The stacks of transistorsoft/flutter_background_fetch#414 (launch), flutter/flutter#148119
/// (background), apptekstudios/ASCollectionView#200 (rotation) and mozilla-mobile/firefox-ios#9878
/// (snapshots) show one synchronous block for each.
struct SceneUpdate: Hashable, Sendable {
  let scene: SceneID
  let change: Change

  enum Change: Hashable, Sendable {
    /// From nothing, or from the background.
    case comesToFront(with: ConnectionOption?)
    case becomesActive(with: ConnectionOption?)
    case resignsActive
    /// The prompt for a permission that the app's code has asked for.
    case showsPrompt
    case entersBackground
    /// Snapshots of the app for the app switcher.
    case takesSnapshots
    /// The app wants its snapshots taken anew.
    case isRefreshed
    case receives(ConnectionOption)
    /// The device has been locked, or unlocked, and the app's protected files with it.
    case protectsData(Bool)
    case rotates
    /// The look of the system or the size of text is another.
    case changesUserSettings
    /// Another window of the app has come in front of it, or it has come in front of the others.
    case changesActiveAppearance
    /// The app wants one of these orientations, and this controller hears of a refusal.
    case rotatesOnRequest(InterfaceOrientationMask, by: ControllerID)
    case resizes(SizeClass)
    /// Its geometry is another, and its size is not.
    case changesGeometry
    case resizesStatusBar
    case launchesInBackground(for: BackgroundEvent?)
    case disconnects
    /// The session goes for good, and the scene with it.
    case isDiscarded
    /// The user has swiped the whole app away.
    case goesWithApp
    /// The end of the process that has lost its scenes.
    case endsWithApp
  }
}

extension UIApplication {
  mutating func perform(_ update: SceneUpdate) throws(Interruption) {
    let scene = update.scene
    switch update.change {
    case .comesToFront(let option): try comeToFront(scene, with: option)
    case .becomesActive(let option):
      if let option { try deliver(option, to: scene) }
      try becomeActive(scene)
    case .resignsActive: try resignActive(scene)
    case .showsPrompt: try showPrompt()
    case .entersBackground: try enterBackground(scene)
    case .takesSnapshots: try takeSnapshots(of: scene)
    case .isRefreshed: try refresh(scene)
    case .receives(let option): try deliver(option, to: scene)
    case .protectsData(let isLocked): try tellOfProtectedData(isLocked: isLocked)
    case .rotates: try rotate(scene)
    case .changesUserSettings: try adoptUserSettings(in: scene)
    case .changesActiveAppearance: try traitsDidChange(of: hostedTrees(of: scene))
    case .rotatesOnRequest(let mask, let id): try rotate(scene, to: mask, for: id)
    case .resizes(let width): try resize(scene, to: width)
    case .changesGeometry: try tellOfGeometry(of: scene)
    case .resizesStatusBar: try resizeStatusBar(of: scene)
    case .launchesInBackground(let event):
      if usesScenes {
        try connect(scene)
        try restoreInteractionState(of: scene)
      } else {
        try launchWithoutScenes(scene, inBackground: true)
      }
      if let event { dispatch(.backgroundEvent(event)) }
    case .disconnects: try reclaim(scene)
    case .isDiscarded: try discardSession(scene)
    case .goesWithApp: try swipeAway(with: scene)
    case .endsWithApp: try terminate()
    }
  }
}
