/// What observers are posted beside what the delegates are told, in an app that has observers.
///
/// An app notification follows the delegate's call of the scene that makes the difference, and the scene's
/// own stands between them: hdk2200/UIViewControllerLifeCycle @e33e90e0, README.md, has the delegate and
/// the app; the place of the scene's notification is the model's choice. That a launch into the foreground
/// posts no app notification of it is in the same log. Apps without a scene manifest get the scene's, too:
/// forcedotcom/SalesforceMobileSDK-iOS#3330.
extension UIApplication {
  private var hasObservers: Bool { names.app.image.app.observesNotifications }

  mutating func post(_ notification: ApplicationNotification) throws(Interruption) {
    guard hasObservers else { return }
    try notify(.application, .applicationNotification(notification))
  }

  mutating func post(_ notification: KeyboardNotification) throws(Interruption) {
    guard hasObservers else { return }
    try notify(.responder, .keyboardNotification(notification))
  }

  mutating func post(
    _ notification: SceneNotification, of scene: SceneID
  ) throws(Interruption) {
    guard hasObservers, version.hasScenes else { return }
    try notify(.scene(scene.number), .sceneNotification(notification), in: scene)
  }

  /// Whether a change of this scene is one of the app: none of the others is as much in front.
  func isAlone(_ scene: SceneID, in states: UIScene.ActivationState...) -> Bool {
    !connectedScenes.contains { $0.id != scene && states.contains($0.activationState) }
  }
}
