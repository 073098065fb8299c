/// What can be read off a controller from outside, besides its appearance state.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum ControllerProperty: String, Hashable, Sendable, CaseIterable {
  /// `loaded` or `not loaded`
  case view
  /// `true` or `false`
  case isViewLoaded
  /// `nil` or `set`
  case window = "view.window"
  /// `true`, `false` or, outside any window, `nil`.
  case isKeyWindow = "view.window.isKeyWindow"
  /// The number of the scene's session or, outside any window, `nil`.
  case windowScene = "view.window.windowScene"
  /// A name, `storyboard` or `nil`.
  case nibName
  /// A controller or `nil`.
  case parent
  /// The nearest one around it or `nil`.
  case navigationController
  case presentedViewController
  case presentingViewController
  /// `true` or `false`, as its three siblings.
  case isMovingToParent
  case isMovingFromParent
  case isBeingPresented
  case isBeingDismissed
  /// `compact`, `regular` or `unspecified`
  case horizontalSizeClass = "traitCollection.horizontalSizeClass"
  /// `light` or `dark`
  case userInterfaceStyle = "traitCollection.userInterfaceStyle"
  /// `large` or `extraExtraLarge`
  case preferredContentSizeCategory = "traitCollection.preferredContentSizeCategory"
  /// `regular` or `bold`
  case legibilityWeight = "traitCollection.legibilityWeight"
  /// `normal` or `high`
  case accessibilityContrast = "traitCollection.accessibilityContrast"
  /// Controllers bottom to top, separated by blanks.
  case viewControllers
  /// Of a stack: a controller or `nil`.
  case topViewController
  /// Of a stack: a controller or `nil`.
  case visibleViewController
  case selectedViewController
  case children
  /// Of a search controller: `true` or `false`.
  case isActive
  /// Of a split view controller: `true` or `false`.
  case isCollapsed
  /// `nil` or `set`
  case transitionCoordinator
  /// `true`, `false` or `nil`
  case isInteractive = "transitionCoordinator.isInteractive"
  /// `true`, `false` or `nil`
  case isCancelled = "transitionCoordinator.isCancelled"
  /// Of a tab bar controller: `shown` or `hidden`
  case tabBar
  /// Of its text field: `true` or `false`
  case isFirstResponder = "textField.isFirstResponder"
  /// Of the sheet in which it is presented: `medium`, `large` or `nil`.
  case selectedDetentIdentifier = "sheetPresentationController.selectedDetentIdentifier"
  /// `true` or `false`
  case isEditing
  /// `true`, `false` or, outside any window, `nil`.
  case isInterfaceOrientationLocked =
    "view.window.windowScene.effectiveGeometry.isInterfaceOrientationLocked"
  /// `true` once the instance has been deallocated.
  case isDeallocated
}

extension ControllerProperty {
  /// The properties that come with every appearance callback.
  static let relations: [Self] = [
    .isMovingToParent, .isMovingFromParent, .isBeingPresented, .isBeingDismissed,
  ]

  /// What it is and how its value is written, one sentence.
  public var summary: String {
    switch self {
    case .view: "Whether its view is loaded: 'loaded' or 'not loaded'."
    case .isViewLoaded: "Whether its view is loaded: 'true' or 'false'."
    case .navigationController: "The nearest stack around it: a controller or 'nil'."
    case .window: "Whether its view is in a window: 'set' or 'nil'."
    case .isKeyWindow: "Whether its window is its scene's key window: 'true', 'false' or 'nil'."
    case .windowScene: "The scene of its window: a number, as of its delegate, or 'nil'."
    case .nibName: "The nib that its view comes from: a name, 'storyboard' or 'nil'."
    case .parent: "The container that it is a child of: a controller or 'nil'."
    case .presentedViewController: "What is presented over it: a controller or 'nil'."
    case .presentingViewController: "What presented it: a controller or 'nil'."
    case .isMovingToParent: "Whether it is being added to a container: 'true' or 'false'."
    case .isMovingFromParent: "Whether it is being removed from its container: 'true' or 'false'."
    case .isBeingPresented: "Whether its own presentation is under way: 'true' or 'false'."
    case .isBeingDismissed: "Whether its own dismissal is under way: 'true' or 'false'."
    case .horizontalSizeClass:
      "Its width: 'compact', 'regular' or, if nothing sets it, 'unspecified'."
    case .userInterfaceStyle: "Its appearance: 'light' or 'dark'."
    case .preferredContentSizeCategory:
      "How large the user wants its text: 'large', as on a new device, or 'extraExtraLarge'."
    case .legibilityWeight: "How heavy the user wants its text: 'regular' or 'bold'."
    case .accessibilityContrast: "How much contrast the user wants: 'normal' or 'high'."
    case .viewControllers: "The controllers of a container, bottom to top, separated by blanks."
    case .topViewController: "The last controller of a stack: a controller or 'nil'."
    case .visibleViewController:
      "What is presented over a stack, or else its last controller: a controller or 'nil'."
    case .selectedViewController: "The selected tab: a controller or 'nil'."
    case .children: "Its child controllers, separated by blanks."
    case .isActive: "Whether a search controller is presented: 'true' or 'false'."
    case .isCollapsed: "Whether a split view controller shows one column only: 'true' or 'false'."
    case .transitionCoordinator:
      "Whether it takes part in an animated transition that is under way: 'set' or 'nil'."
    case .isInteractive:
      "Whether that transition is interactive now: 'true', 'false' or, without one, 'nil'."
    case .isCancelled:
      "Whether that transition has been cancelled: 'true', 'false' or, without one, 'nil'."
    case .tabBar: "Whether its bar is visible for the selected tab: 'shown' or 'hidden'."
    case .isFirstResponder: "Whether its text field receives input: 'true' or 'false'."
    case .selectedDetentIdentifier:
      "The last selected height of its sheet: 'medium', 'large' or, at the smallest, 'nil'."
    case .isEditing: "Whether it is in editing mode: 'true' or 'false'."
    case .isInterfaceOrientationLocked:
      "Whether the orientation of its window's scene is locked: 'true', 'false' or 'nil'."
    case .isDeallocated: "Whether it has been released: 'true' or 'false'."
    }
  }

  /// The words of which its value is one; nil where that is a controller, a list, a number or a
  /// name.
  public var words: [String]? {
    switch self {
    case .view: ["loaded", "not loaded"]
    case .isViewLoaded, .isMovingToParent, .isMovingFromParent, .isBeingPresented,
      .isBeingDismissed, .isActive, .isCollapsed, .isFirstResponder, .isEditing, .isDeallocated:
      ["true", "false"]
    case .isKeyWindow, .isInteractive, .isCancelled, .isInterfaceOrientationLocked:
      ["true", "false", "nil"]
    case .window, .transitionCoordinator: ["set", "nil"]
    case .horizontalSizeClass: SizeClass.allCases.map(\.rawValue) + ["unspecified"]
    case .userInterfaceStyle: UserInterfaceStyle.allCases.map(\.rawValue)
    case .preferredContentSizeCategory: ContentSizeCategory.allCases.map(\.rawValue)
    case .legibilityWeight: LegibilityWeight.allCases.map(\.rawValue)
    case .accessibilityContrast: AccessibilityContrast.allCases.map(\.rawValue)
    case .tabBar: ["shown", "hidden"]
    case .selectedDetentIdentifier: SheetDetent.allCases.map(\.rawValue) + ["nil"]
    case .windowScene, .nibName, .parent, .navigationController, .presentedViewController,
      .presentingViewController, .viewControllers, .topViewController, .visibleViewController,
      .selectedViewController, .children:
      nil
    }
  }

  /// The platform's page about it.
  public var page: String {
    switch self {
    case .view, .isViewLoaded, .window, .nibName, .parent, .navigationController,
      .presentedViewController, .presentingViewController, .children, .isDeallocated:
      Page.viewController
    case .isKeyWindow: Page.window
    case .windowScene: Page.windowScene
    case .isMovingToParent: Page.viewController + "/ismovingtoparent"
    case .isMovingFromParent: Page.viewController + "/ismovingfromparent"
    case .isBeingPresented: Page.viewController + "/isbeingpresented"
    case .isBeingDismissed: Page.viewController + "/isbeingdismissed"
    case .horizontalSizeClass: Page.traitCollection + "/horizontalsizeclass"
    case .userInterfaceStyle: Page.traitCollection + "/userinterfacestyle"
    case .preferredContentSizeCategory: Page.traitCollection + "/preferredcontentsizecategory"
    case .legibilityWeight: Page.traitCollection + "/legibilityweight"
    case .accessibilityContrast: Page.traitCollection + "/accessibilitycontrast"
    case .isEditing: Page.viewController + "/isediting"
    case .isInterfaceOrientationLocked:
      Page.windowScene + "/geometry/isinterfaceorientationlocked"
    case .viewControllers: Page.navigationController
    case .topViewController: Page.navigationController + "/topviewcontroller"
    case .visibleViewController: Page.navigationController + "/visibleviewcontroller"
    case .isActive: Page.searchController
    case .isCollapsed: Page.splitViewController + "/iscollapsed"
    case .transitionCoordinator, .isInteractive, .isCancelled: Page.transitionCoordinator
    case .isFirstResponder: Page.responder
    case .selectedDetentIdentifier: Page.sheet + "/selecteddetentidentifier"
    case .tabBar: Page.viewController + "/hidesbottombarwhenpushed"
    case .selectedViewController: Page.tabBarController
    }
  }
}
