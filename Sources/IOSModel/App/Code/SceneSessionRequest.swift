/// A call of app code that asks the system for a scene, for another picture of one, or to take one
/// away. An app with one scene at most gets an error where it asks for a scene or its end.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)
public enum SceneSessionRequest: Hashable, Sendable {
  /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
  ///
  /// - alone: the scene takes the place of those on screen instead of coming beside them.
  /// - carriesActivity: the request has a user activity for the scene.
  case activation(Target, alone: Bool, carriesActivity: Bool = false)
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`; nil: the session of the receiver's
  /// scene.
  case destruction(session: Int?)
  /// `requestSceneSessionRefresh(_:)`; nil: the session of the receiver's scene.
  case refresh(session: Int?)

  /// The session whose scene is asked for.
  public enum Target: Hashable, Sendable {
    /// A new session, for an instance of this class or, without one, for what the app is launched
    /// with.
    case newSession(String?)
    /// An open one by its number.
    case session(Int)
  }
}
