/// One view controller and its view.
struct Controller: Hashable, Sendable {
  let id: InstanceID
  /// Order of creation over the life of the device.
  let serial: Int
  let declaration: ControllerDeclaration
  /// Made by `init(coder:)`, so that segues can start here.
  var isFromStoryboard = false

  // The view.
  var isViewLoaded = false
  /// In what the view hangs; nil if it has no superview.
  var host: ViewHost?
  /// Controllers whose views hang in this one's view, back to front.
  var subviews: [InstanceID] = []
  var needsLayout = false
  var needsUpdateConstraints = true
  /// The view has been told its safe area and margins.
  var knowsSafeArea = false

  // Appearance.
  var appearance = AppearanceState.disappeared
  /// The `animated` of the appearance transition under way.
  var isTransitionAnimated = false
  var owesViewIsAppearing = false
  var relations = IOSEvent.Relations()

  // Containment.
  var parent: InstanceID?
  var children: [InstanceID] = []
  /// The container says `didMove(toParent:)` only once the controller has been shown.
  var owesDidMove = false

  // Presentation.
  var presented: InstanceID?
  /// How this controller is presented; nil if it is not.
  var presentation: Presentation?

  // Ownership.
  /// The controller that keeps this one in a property.
  var holder: InstanceID?
  /// The controllers that this one keeps in properties.
  var properties: [InstanceID] = []
  /// Transitions under way that keep the controller alive.
  var transitionHolds = 0

  // What containers know; nil in the others.
  var navigation: NavigationState?
  var tabs: TabState?
  var pages: PageState?
  var split: SplitState?

  init(id: InstanceID, serial: Int, declaration: ControllerDeclaration) {
    self.id = id
    self.serial = serial
    self.declaration = declaration
  }

  static func missing(_ id: InstanceID) -> Controller {
    Controller(id: id, serial: 0, declaration: ControllerDeclaration(name: id.className))
  }

  var isVisible: Bool { appearance == .appeared || appearance == .appearing }

  /// One of UIKit's containers, which always forward appearance and show a child of their choice.
  var isUIKitContainer: Bool {
    navigation != nil || tabs != nil || pages != nil || split != nil
  }
}

/// In what a view hangs.
enum ViewHost: Hashable, Sendable {
  case window
  /// In the transition view that a presentation puts over the window.
  case presentation
  case view(of: InstanceID)
}
