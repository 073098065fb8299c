/// What the system sends the app's scene; in an app without scenes, the app.
///
/// The stacks of transistorsoft/flutter_background_fetch#414 (launch), flutter/flutter#148119
/// (background), apptekstudios/ASCollectionView#200 (rotation) and mozilla-mobile/firefox-ios#9878
/// (snapshots) show one synchronous block for each.
enum SceneUpdate: Hashable, Sendable {
  /// From nothing, or from the background.
  case comesToFront(with: ConnectionOption?)
  case becomesActive(with: ConnectionOption?)
  case resignsActive
  case entersBackground
  /// Pictures of the app for the switcher.
  case takesSnapshots
  case receives(ConnectionOption)
  case turns
  case resizes(SizeClass)
  case launchesInBackground
  case disconnects(SceneID)
  /// The user has swiped the app away.
  case isRemoved
}

extension UIApplication {
  mutating func perform(_ update: SceneUpdate) throws(Interruption) {
    switch update {
    case .comesToFront(let option): try comeToFront(with: option)
    case .becomesActive(let option):
      if let option { try deliver(option) }
      try becomeActive()
    case .resignsActive: try resignActive()
    case .entersBackground: try enterBackground()
    case .takesSnapshots: try takeSnapshots()
    case .receives(let option): try deliver(option)
    case .turns: try rotate()
    case .resizes(let width): try resize(to: width)
    case .launchesInBackground: try startProcess(inBackground: true)
    case .disconnects(let id):
      guard let scene = connectedScenes.first(where: { $0.id == id }) else { return }
      try disconnectScene(scene)
    case .isRemoved: try swipeAway()
    }
  }
}
