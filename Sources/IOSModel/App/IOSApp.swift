/// The app under test: its controller classes, its containers, and how its window comes to be.
public struct IOSApp: Hashable, Sendable {
  /// The controller classes.
  public var controllers: [ControllerDeclaration]
  /// The code in callbacks; several for one callback run in this order.
  public var scripts: [CallbackScript]
  /// The instance that a cold launch makes the window's root.
  public var root: String?
  /// Whether the Info.plist has a scene manifest; without effect before iOS 13.
  public var usesScenes = true
  /// `UIApplicationSupportsMultipleScenes` of the scene manifest; without effect on an iPhone.
  public var supportsMultipleScenes = false
  /// Whether each of its window scenes has a `closureConfirmation`; without effect before iOS 27.
  public var confirmsClosure = false
  /// Whether it goes on running in the background, as a player of sound does.
  public var runsInBackground = false
  /// Whether an object of the app observes notifications, whose posting the events then tell.
  public var observesNotifications = false
  /// Whether the device has a passcode, which protects files of the app.
  public var hasProtectedData = false
  /// Whether the device, if it is a phone, is a large one, which has regular width on its side.
  public var isWideOnItsSide = false
  /// The user has locked the app, so that it opens only once the user has authenticated; since iOS
  /// 18.
  public var isLockedByUser = false
  /// Whether the app delegate is that of the `UNUserNotificationCenter`, too.
  public var handlesNotifications = false
  /// Whether the launch methods of the app delegate return false: they have dealt with what the app
  /// was launched for, or want nothing of it.
  public var launchMethodsReturnFalse = false
  /// Whether the root comes from the main storyboard instead of code.
  public var usesMainStoryboard = false

  /// The nib files in the bundle, by their names.
  public var nibs: [String] = []
  /// Those among them that connect no view to their owner.
  public var nibsWithoutView: [String] = []

  /// `UISupportedInterfaceOrientations` of the Info.plist.
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all
  /// `UIRequiresFullScreen` of the Info.plist: no multitasking; without effect on an iPhone.
  public var requiresFullScreen = false
  /// What the app delegate answers for a window in place of that; nil if it is not asked.
  public var orientationsByDelegate: InterfaceOrientationMask?
  /// What the scene delegate answers for its scene in place of that; nil if it is not asked. Without
  /// effect before iOS 27.
  public var orientationsBySceneDelegate: InterfaceOrientationMask?

  /// `UIViewControllerBasedStatusBarAppearance` of the Info.plist: controllers are asked about the
  /// status bar.
  public var asksForStatusBar = true

  /// `UIObservationTrackingEnabled` of the Info.plist; without effect but on iOS 18.
  public var enablesObservationTracking = false

  /// Whether the app takes part in state preservation and restoration.
  public var restoresState = false

  /// What the app's overrides ask about their own controller: the events of controllers say what
  /// each property was at that moment, after their other arguments. A property that a controller
  /// does not have is left out.
  public var questions: [ControllerProperty] = []

  /// An app with these classes, which has scenes if nothing else is set.
  public init(
    controllers: [ControllerDeclaration] = [], scripts: [CallbackScript] = [], root: String? = nil
  ) {
    self.controllers = controllers
    self.scripts = scripts
    self.root = root
  }
}

extension IOSApp {
  /// Whether a nib has something in it that can be told from what UIKit makes without one.
  var readsNibs: Bool {
    !nibs.isEmpty || controllers.contains { $0.nibName != nil || $0.hasOwnViewClass }
  }

  /// Whether its code asks transition coordinators, or for something of them.
  var usesCoordinators: Bool {
    questions.contains(where: \.isOfCoordinator) || scripts.contains(where: \.usesCoordinator)
  }
}

extension ControllerProperty {
  fileprivate var isOfCoordinator: Bool {
    self == .transitionCoordinator || self == .isInteractive || self == .isCancelled
  }
}

extension CallbackScript {
  fileprivate var usesCoordinator: Bool {
    let asks = arguments.contains { argument in
      ControllerProperty(rawValue: argument.label)?.isOfCoordinator == true
    }
    return asks
      || calls.contains {
        $0.action == .animateAlongsideTransition || $0.action == .notifyWhenInteractionChanges
      }
  }
}
