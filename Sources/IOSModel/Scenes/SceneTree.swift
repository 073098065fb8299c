/// The application's tree, from its state down to the root of the window in front.
///
/// https://developer.apple.com/documentation/uikit/app-and-environment
enum LifeCycle: Hashable, Sendable {
  case notRunning
  /// The app's own state, which its delegate hears of.
  case throughAppDelegate(ApplicationState)
  /// The scenes have the states, and the app's follows from them.
  case throughScenes
}

extension UIApplication {
  var usesScenes: Bool { version.hasScenes && names.app.image.app.usesScenes }

  var isRunning: Bool { lifeCycle != .notRunning }

  /// `applicationState`; nil while there is no process. The app is as much in front as the scene that
  /// is most so.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
  var state: ApplicationState? {
    switch lifeCycle {
    case .notRunning: nil
    case .throughAppDelegate(let state): state
    case .throughScenes:
      if connectedScenes.contains(where: { $0.activationState == .foregroundActive }) {
        .active
      } else if connectedScenes.contains(where: { $0.activationState == .foregroundInactive }) {
        .inactive
      } else {
        .background
      }
    }
  }

  var isInFront: Bool { state == .active || state == .inactive }

  /// The scene that the user deals with; nil without scenes and while none is connected.
  var frontScene: UIScene? {
    connectedScenes.first { $0.activationState != .background } ?? connectedScenes.first
  }

  /// The window that takes input and calls without a receiver of their own: the key window of the
  /// scene in front or, without scenes, the app's.
  var keyWindow: WindowID { frontScene?.keyWindow ?? WindowID(index: 0) }

  subscript(window: WindowID) -> UIWindow {
    @inline(__always)
    _read { yield windows[Int(window.index)] }
    @inline(__always)
    _modify { yield &windows[Int(window.index)] }
  }

  /// The root of the key window.
  var rootViewController: ControllerID? {
    windows.isEmpty ? nil : self[keyWindow].rootViewController
  }

  /// What the key window inherits: from its scene or, without one, from the screen.
  var traitCollection: UITraitCollection { frontScene?.traitCollection ?? screenTraits }

  /// What the key window's views are laid out for.
  var windowBounds: WindowBounds {
    WindowBounds(
      orientation: interfaceOrientation,
      horizontalSizeClass: traitCollection.horizontalSizeClass,
      hasOtherWidth: device.hasOtherWidth)
  }

  /// What the device gives a window that fills its share of the screen.
  var screenTraits: UITraitCollection {
    if let resized = device.resizedWidth {
      return UITraitCollection(horizontalSizeClass: resized)
    }
    return switch version.idiom {
    case .phone: UITraitCollection(horizontalSizeClass: .compact)
    case .pad: UITraitCollection(horizontalSizeClass: .regular)
    }
  }
}
