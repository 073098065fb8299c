/// A call of app code to a window, which is named by its root.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
public enum WindowAction: Hashable, Sendable {
  /// `makeKeyAndVisible()`; a controller that is no root yet becomes that of a new window of the
  /// receiver's scene, which the app keeps.
  case makeKeyAndVisible(AppAction.Operand)
  /// `isHidden = false`, otherwise the same.
  case show(AppAction.Operand)
  /// `isHidden = true`
  case hide(InstanceID)
  /// `makeKey()`
  case makeKey(InstanceID)
  /// The app lets go of the window.
  case discard(InstanceID)
}

/// A call of app code about what the receiver has for a connected display.
///
/// https://developer.apple.com/documentation/uikit/uisceneaccessory
public enum SceneAccessoryAction: Hashable, Sendable {
  /// `registerSceneAccessory(_:)` of an accessory for an external display; the delegate of its scene shows a
  /// controller of this class.
  case register(content: String)
  /// `unregisterSceneAccessory(_:)`
  case unregister
  /// `isEnabled` of the registration.
  case setEnabled(Bool)
}

/// A call of app code that asks the system for a scene, or to take one away. An app with one scene at
/// most gets an error.
public enum SceneSessionRequest: Hashable, Sendable {
  /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
  ///
  /// - alone: the scene takes the place of those on screen instead of coming beside them.
  /// - carriesActivity: the request has a user activity for the scene.
  case activation(Target, alone: Bool, carriesActivity: Bool = false)
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`; nil: the session of the receiver's scene.
  case destruction(session: Int?)

  public enum Target: Hashable, Sendable {
    /// A new session, for an instance of this class or, without one, for what the app is launched with.
    case newSession(String?)
    /// An open one by its number.
    case session(Int)
  }
}
