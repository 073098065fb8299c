/// The app's process with UIKit inside, and the device around it: one main thread, one run loop.
///
/// The platform's tree: the application has scene sessions; a connected scene has a state, traits
/// and windows; a window has a root controller, and all other controllers are below that one. App
/// code that UIKit calls can call back into any part of UIKit, so all framework code is a method on
/// this value, in the folder that it belongs to. What only asks, and is asked at nearly every
/// stimulus, is inlined there: called from what changes this value it would be handed a copy of all
/// of it.
///
/// https://developer.apple.com/documentation/uikit/uiapplication
struct UIApplication: Hashable, Sendable {
  let version: IOSVersion
  var names: ClassNames
  /// The app has code of its own to run.
  let hasScripts: Bool
  let recording: EventRecording
  /// Something comes after the `super` call of an override: code, or a mark in the trace.
  let hasScriptsOrMarks: Bool

  // What outlives the process.
  var ledger: Ledger
  var device = Device()
  var openSessions = OpenSessions()
  /// Sessions have been discarded of which the app has not been told.
  var needsDiscardedSessions = false

  // The process.
  var isRunning = false
  /// It follows those of the scenes, once they have been told.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
  var applicationState = ApplicationState.background
  /// https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
  var connectedScenes: [UIScene] = []
  var windows: [UIWindow] = []
  var controllers = ControllerTable()
  var containers = ContainerTable()
  var presentations = Arena<UIPresentationController?>()
  /// The coordinators of transitions under way, as far as app code has to do with them.
  var coordinators: [UIViewControllerTransitionCoordinator] = []
  /// The animation of this transition is over, and the controllers are being told; at rest nil.
  var endingTransition: Transition?
  var keyboard = UIKeyboard()
  /// The controllers are being told of another size, with a coordinator for it.
  var isChangingSize = false
  var runLoop = RunLoop()
  /// The app has added to the safe area of a controller, or hidden or shown a bar at the bottom of
  /// one; or a sidebar has come or gone.
  var hasChangedSafeAreas = false
  /// Some controller has been given other traits than those of its window.
  var givesTraits = false
  /// The time has changed while the app was suspended.
  var needsTimeChange = false
  /// The app's code has asked for a permission, and the system has not asked the user yet.
  var awaitsPrompt = false
  /// The launch of an app without scenes has begun and not ended.
  var isLaunching = false
  /// Calls of `extendStateRestoration()` that none of `completeStateRestoration()` has balanced yet.
  var stateRestorations = 0
  /// Transitions between children whose beginning is under way, the innermost last; at rest there
  /// are none.
  var beginnings: [ChildTransition.Beginning] = []
  /// Navigation controllers with changes that wait for a transition.
  var waitingStacks: [ControllerID] = []
  /// Dismissals that wait for another transition.
  var waitingDismissals: [Posted<Dismissal>] = []
  /// The gesture whose finger is still down.
  var gesture: InteractiveTransition?
  /// What the app's controllers have registered, in this order.
  var sceneAccessories: [SceneAccessory] = []
  /// The controller whose accessory the scene on the display is.
  var accessoryOnDisplay: ControllerID?

  // State of the stimulus being performed; the same in all devices at rest.
  var trace = Trace()
  /// Off while the scene changes around the app: containers then change at once.
  var defersTransitions = true
  /// The controllers that move from one container to another while they stay in sight.
  var keptVisible: [ControllerID] = []
  /// The reason for what happens now.
  var reason = IOSReason.system
  /// How deep app code, called by UIKit, has called back into UIKit.
  var scriptDepth = 0
  var watch = DefectWatch()

  init(version: IOSVersion, app: InstalledApp, recording: EventRecording) {
    self.version = version
    names = ClassNames(app)
    hasScripts = !app.image.scripts.isEmpty
    self.recording = recording
    hasScriptsOrMarks = hasScripts || recording.contains(.marks)
    ledger = Ledger(app.image)
  }

  /// A live controller. An id that leads nowhere is a defect of the model: it is noted with its
  /// place, and the machine stops at the next thing that it would tell the app.
  subscript(
    id: ControllerID, file: StaticString = #fileID, line: Int = #line
  ) -> UIViewController {
    @inline(__always)
    _read {
      let slot = controllers.slot(of: id)
      if slot == 0 { watch.record(id, file, line) }
      yield controllers.records[slot]
    }
    @inline(__always)
    _modify {
      let slot = controllers.slot(of: id)
      if slot == 0 { watch.record(id, file, line) }
      yield &controllers.records[slot]
    }
  }

  @inline(__always)
  func isAlive(_ id: ControllerID) -> Bool { controllers.contains(id) }

  /// The process is gone, and everything in it; the device and what it remembers remain.
  mutating func endProcess() {
    isRunning = false
    applicationState = .background
    connectedScenes = []
    windows = []
    controllers = ControllerTable()
    containers = ContainerTable()
    presentations = Arena()
    coordinators = []
    endingTransition = nil
    keyboard = UIKeyboard()
    hasChangedSafeAreas = false
    givesTraits = false
    runLoop = RunLoop()
    needsTimeChange = false
    awaitsPrompt = false
    isLaunching = false
    stateRestorations = 0
    beginnings = []
    waitingStacks = []
    waitingDismissals = []
    gesture = nil
    forgetSceneAccessories()
  }
}

extension UIApplication {
  /// Equality compares everything; the hash covers what changes most.
  func hash(into hasher: inout Hasher) {
    for scene in connectedScenes { hasher.combine(scene.activationState) }
    hasher.combine(device)
    hasher.combine(ledger.serial)
    hasher.combine(controllers)
    hasher.combine(runLoop.animations.count)
  }
}
