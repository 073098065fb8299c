/// The process of the app with UIKit inside: one main thread, one run loop, one window.
///
/// Every controller lives here under its id, so that app code which UIKit calls can call back into
/// any part of UIKit: all framework code is a method on this value.
struct UIKitApplication: Hashable, Sendable {
  let version: IOSVersion
  let app: IOSApp

  /// What outlives a process: instances are numbered and scripts are counted over the device's life.
  var ledger = Ledger()
  var lifecycle = ApplicationState.notRunning
  var surroundings = Surroundings()
  var window = Window()
  var controllers: [InstanceID: Controller] = [:]
  var runLoop = RunLoop()
  /// The gesture whose finger is still down.
  var gesture: InteractiveTransition?

  /// The events of the stimulus being performed.
  var trace: [IOSEvent] = []
  /// How deep app code, called by UIKit, has called back into UIKit.
  var scriptDepth = 0

  init(version: IOSVersion, app: IOSApp) {
    self.version = version
    self.app = app
  }

  /// A controller by its id. One that does not exist reads as an empty one and forgets what is
  /// written to it.
  subscript(id: InstanceID) -> Controller {
    get { controllers[id] ?? Controller.missing(id) }
    _modify {
      guard controllers[id] != nil else {
        var nobody = Controller.missing(id)
        yield &nobody
        return
      }
      yield &controllers[id, default: Controller.missing(id)]
    }
  }

  func isAlive(_ id: InstanceID) -> Bool { controllers[id] != nil }

  /// Live controllers, oldest first.
  var liveControllers: [InstanceID] {
    controllers.values.sorted { $0.serial < $1.serial }.map(\.id)
  }

  /// The process is gone, and everything in it; the device remains.
  mutating func endProcess() {
    lifecycle = .notRunning
    window = Window()
    runLoop = RunLoop()
    gesture = nil
    scriptDepth = 0
    controllers = [:]
  }
}

/// What outlives a process.
struct Ledger: Hashable, Sendable {
  /// Instances made so far, by class.
  var instances: [String: Int] = [:]
  /// All instances made so far: their order of creation.
  var serial = 0
  /// How often each script of the app has run.
  var scriptRuns: [Int: Int] = [:]
  /// A scene session exists, so that connecting asks for no new configuration.
  var hasSceneSession = false
  /// State was saved by an app that restores it the old way.
  var hasSavedState = false
}

/// https://developer.apple.com/documentation/uikit/uiapplication/state, and not running.
enum ApplicationState: Hashable, Sendable {
  case notRunning
  case inactive
  case active
  case background
}

/// The device around the app.
struct Surroundings: Hashable, Sendable {
  var isLocked = false
  /// The app was in front when the device was locked.
  var wasInFrontBeforeLock = false
  var isAppSwitcherOpen = false
  var interruptions = 0
  var hasTurnedInBackground = false
  /// Nil: what the device gives a full screen app.
  var resizedWidth: SizeClass?
}

/// The app's only window.
struct Window: Hashable, Sendable {
  var root: InstanceID?
  var isVisible = false
  /// The scene to which the window belongs is connected; always true without scenes.
  var isConnected = false
}
