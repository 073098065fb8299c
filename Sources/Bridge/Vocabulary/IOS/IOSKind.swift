import Specification

/// The kinds of objects in UIKit, all of which are view controllers.
enum IOSKind: String, Hashable, Sendable, CaseIterable {
  case controller
  case navigation
  case tabs
  case split
  case pages
  case alert
  case search

  /// Whether it shows other controllers, and can be the window's root by itself.
  var isContainer: Bool {
    switch self {
    case .navigation, .tabs, .split, .pages: true
    case .controller, .alert, .search: false
    }
  }

  /// Whether everything it lists exists from the start, side by side or as a stack. Of tabs and
  /// pages only one is in front, and the others wait.
  var showsSeveral: Bool { self == .navigation || self == .split }

  /// The Android kind that shows the same things. Stacks, columns and present-day tab bars are not
  /// objects there: the app's own transactions and layouts put each screen in its place.
  var counterpart: AndroidKind? {
    switch self {
    case .pages: .pager
    case .controller, .navigation, .tabs, .split, .alert, .search: nil
    }
  }

  /// The neutral scope of its objects. Containers have none, because the user sees their children.
  var scope: NeutralScope? { self == .controller ? .screen : nil }

  /// The callbacks that its objects receive.
  var callbackGroup: CallbackGroup? { .iosController }

  /// The kinds that can contain its objects.
  var containers: [IOSKind] {
    switch self {
    case .alert, .search: []
    case .controller, .navigation, .tabs, .split, .pages: [.controller]
    }
  }

  var attributes: [AttributeDefinition] { .init(ControllerParts.attributes(of: self)) }

  /// One sentence.
  var summary: String {
    switch self {
    case .controller: "A view controller class of the app."
    case .navigation: "A UINavigationController."
    case .tabs: "A UITabBarController."
    case .split: "A UISplitViewController."
    case .pages: "A UIPageViewController."
    case .alert: "A UIAlertController."
    case .search: "A UISearchController."
    }
  }

  var page: String {
    switch self {
    case .controller: IOSPage.viewController
    case .navigation: IOSPage.navigationController
    case .tabs: IOSPage.tabBarController
    case .split: IOSPage.splitViewController
    case .pages: IOSPage.pageViewController
    case .alert: IOSPage.uikit + "uialertcontroller"
    case .search: IOSPage.searchController
    }
  }

  static let controllers = Kind.names { $0.ios != nil }
}

/// Addresses in Apple's documentation.
enum IOSPage {
  static let uikit = "https://developer.apple.com/documentation/uikit/"
  static let viewController = uikit + "uiviewcontroller"
  static let navigationController = uikit + "uinavigationcontroller"
  static let tabBarController = uikit + "uitabbarcontroller"
  static let splitViewController = uikit + "uisplitviewcontroller"
  static let pageViewController = uikit + "uipageviewcontroller"
  static let searchController = uikit + "uisearchcontroller"
  static let window = uikit + "uiwindow"
  static let view = uikit + "uiview"
  static let responder = uikit + "uiresponder"
  static let textFieldDelegate = uikit + "uitextfielddelegate"
  static let storyboard = uikit + "uistoryboard"
  static let segues = uikit + "uistoryboardsegue"
  static let appLifecycle = uikit + "managing-your-app-s-life-cycle"
  static let scenes = uikit + "scenes"
  static let sheet = uikit + "uisheetpresentationcontroller"
  static let memoryManagement =
    "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/MemoryMgmt/Articles/mmPractical.html"
}
