/// One view controller and its view. State that only some controllers have is in arenas of its own.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
struct UIViewController: Hashable, Sendable {
  let id: ControllerID
  /// Order of creation over the life of the device; 0 for nobody.
  let serial: Int32
  let traits: ControllerTraits
  /// Made by `init(coder:)`, so that segues can start here.
  var isFromStoryboard = false

  var view = UIView()

  // Appearance.
  var appearance = AppearanceState.disappeared
  /// The `animated` of the appearance transition under way.
  var isTransitionAnimated = false
  var needsViewIsAppearing = false
  var relations = IOSEvent.Relations()

  /// The view that a hosting controller hosts has been told that it appears, and not yet that it
  /// disappears.
  var rootViewHasAppeared = false

  // Containment.
  /// The container says `didMove(toParent:)` only once the controller has been shown.
  var needsDidMove = false
  /// It has been told `didMove(toParent:)` in mid-transition, and is told again at its end.
  var needsSecondDidMove = false
  var parent: ControllerID?
  /// UIKit's containers from which app code has removed it, and which still list it.
  var formerContainers: [ControllerID] = []
  var children: [ControllerID] = []

  /// What its override of `supportedInterfaceOrientations` answers; nil if it has none.
  var supportedInterfaceOrientations: InterfaceOrientationMask?

  /// What its override of `prefersInterfaceOrientationLocked` answers.
  var prefersOrientationLocked = false
  /// The answer that UIKit got last.
  var reportedOrientationLock = false
  /// The number of times that the app has set them, each time to another value.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  var additionalSafeAreaInsets: UInt16 = 0
  /// The width among the traits that its parent or its presentation controller has overridden for
  /// it; nil if it is passed on as it is.
  var overrideWidth: SizeClass?
  /// The style that it has whatever the system's is; nil if it inherits one.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
  var overrideStyle: UserInterfaceStyle?
  /// The app has unregistered its block for changes of the traits.
  var hasUnregisteredForTraitChanges = false
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/isediting
  var isEditing = false
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
  var isModalInPresentation = false
  /// For a search controller, where the app wants its bar; nil: where UIKit puts it.
  var searchBarPlacement: SearchBarPlacement?
  /// For a search controller: its bar is the first responder.
  var searchBarIsEditing = false
  /// For a search controller: code shows its results, or hides them; nil: they follow the text.
  var showsSearchResults: Bool?

  /// Which of UIKit's containers it is, and where the container's state is stored.
  var container = ContainerKind.none
  /// The controller that it presents.
  var presented: ControllerID?
  /// How it is presented itself: a position in the presentations.
  var presentation: Int32?

  // Ownership.
  /// Transitions under way and code on the stack that keep the controller alive.
  var holds: Int32 = 0
  /// The last owner has gone while code on the stack still held it.
  var isAutoreleased = false
  var isDeallocating = false
  /// A variable of the app's own refers to it.
  var isKeptByApp = false
  /// The controllers that keep this one in properties, or in closures of their own; possibly
  /// itself.
  var holders: [ControllerID] = []
  /// The controllers that this one keeps in that way.
  var properties: [ControllerID] = []

  mutating func beginAppearance(
    _ isAppearing: Bool, animated: Bool, needsViewIsAppearing: Bool
  ) {
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    view.isReplaced = false
    self.needsViewIsAppearing = needsViewIsAppearing
  }

  init(id: ControllerID, serial: Int32, traits: ControllerTraits) {
    self.id = id
    self.serial = serial
    self.traits = traits
    supportedInterfaceOrientations = traits.supportedInterfaceOrientations
    prefersOrientationLocked = traits.prefersOrientationLocked
    reportedOrientationLock = traits.prefersOrientationLocked
    isModalInPresentation = traits.isModalInPresentation
  }

  /// The record in a free slot.
  static let nobody = UIViewController(
    id: ControllerID(classID: ClassID(-1), number: 0, slot: 0), serial: 0,
    traits: ControllerTraits(ControllerDeclaration(name: "")))

  var isAlive: Bool { serial != 0 }

  var isInTransition: Bool {
    @inline(__always) get {
      switch appearance {
      case .appearing, .disappearing: true
      case .appeared, .disappeared: false
      }
    }
  }

  var isVisible: Bool {
    @inline(__always) get {
      switch appearance {
      case .appearing, .appeared: true
      case .disappearing, .disappeared: false
      }
    }
  }

  /// One of UIKit's containers, which always forward appearance and show a child of their choice.
  var isUIKitContainer: Bool {
    @inline(__always) get {
      if case .none = container { false } else { true }
    }
  }

  /// Something besides a window keeps it alive.
  var isOwned: Bool {
    @inline(__always) get {
      if parent != nil || presentation != nil || presented != nil { return true }
      return traits.isRetainedByApp || isKeptByApp || !holders.isEmpty
    }
  }

  /// One word that tells most controllers apart.
  var digest: UInt64 {
    var word = UInt64(UInt32(bitPattern: id.number)) << 32
    word |= UInt64(UInt32(bitPattern: id.classID.index))
    word = word &* 31 &+ UInt64(view.subviews.count)
    word = word &* 31 &+ UInt64(children.count)
    return word &* 4 &+ appearance.digest
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension IOSEvent.Relations {
  @inline(__always)
  var isMoving: Bool { isMovingToParent || isMovingFromParent }

  mutating func endMove() {
    isMovingToParent = false
    isMovingFromParent = false
  }
}

extension AppearanceState {
  fileprivate var digest: UInt64 {
    switch self {
    case .disappeared: 0
    case .appearing: 1
    case .appeared: 2
    case .disappearing: 3
    }
  }
}
