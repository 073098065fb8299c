/// Every callback the model reports, under UIKit's own base name.
public enum IOSCallback: Hashable, Sendable {
  case appDelegate(AppDelegateCallback)
  case sceneDelegate(SceneDelegateCallback)
  case applicationNotification(ApplicationNotification)
  case sceneNotification(SceneNotification)
  case keyboardNotification(KeyboardNotification)
  case windowNotification(WindowNotification)
  case controller(ControllerCallback)
  case delegate(ControllerDelegateCallback)
  case transition(TransitionCallback)
  case rootView(RootViewCallback)
  case override(OverrideCallback)
  /// A warning in the console; its argument `text` carries the message.
  case console

  public var name: String {
    switch self {
    case .appDelegate(let callback): callback.rawValue
    case .sceneDelegate(let callback): callback.rawValue
    case .applicationNotification(let notification): notification.rawValue
    case .sceneNotification(let notification): notification.rawValue
    case .keyboardNotification(let notification): notification.rawValue
    case .windowNotification(let notification): notification.rawValue
    case .controller(let callback): callback.rawValue
    case .delegate(let callback): callback.rawValue
    case .transition(let callback): callback.rawValue
    case .rootView(let callback): callback.rawValue
    case .override(let callback): callback.rawValue
    case .console: "warning"
    }
  }
}

extension IOSCallback {
  /// What an app's engineer needs to know of a callback.
  public struct Documentation: Hashable, Sendable {
    /// When it comes, one sentence.
    public var summary: String
    /// The parameters that its event may carry, by their labels in the signature.
    public var arguments: [String]
    /// The platform's page about it.
    public var page: String

    init(_ summary: String, _ arguments: String..., page: String) {
      self.summary = summary
      self.arguments = arguments
      self.page = page
    }

    /// With something that can be asked at this moment.
    func asking(_ property: String) -> Documentation {
      Documentation(summary, arguments: arguments + [property], page: page)
    }

    init(_ summary: String, arguments: [String], page: String) {
      self.summary = summary
      self.arguments = arguments
      self.page = page
    }
  }

  /// What a delegate can ask the application, as one more argument.
  public static let applicationStateLabel = "applicationState"

  /// What an app's engineer needs to know of it.
  public var documentation: Documentation {
    switch self {
    case .appDelegate(let callback): callback.documentation.asking(Self.applicationStateLabel)
    case .sceneDelegate(let callback): callback.documentation.asking(Self.applicationStateLabel)
    case .applicationNotification(let notification):
      notification.documentation.asking(Self.applicationStateLabel)
    case .sceneNotification(let notification):
      notification.documentation.asking(Self.applicationStateLabel)
    case .keyboardNotification(let notification):
      notification.documentation.asking(Self.applicationStateLabel)
    case .windowNotification(let notification):
      notification.documentation.asking(Self.applicationStateLabel)
    case .controller(let callback): callback.documentation
    case .delegate(let callback): callback.documentation
    case .transition(let callback): callback.documentation
    case .rootView(let callback): callback.documentation
    case .override(let callback): callback.documentation
    case .console: Documentation("UIKit writes a warning.", "text", page: Page.viewController)
    }
  }

  /// Everything that the app's delegate is told.
  public static let ofAppDelegate = AppDelegateCallback.allCases.map(appDelegate)

  /// Everything that a scene's delegate is told.
  public static let ofSceneDelegate = SceneDelegateCallback.allCases.map(sceneDelegate)

  /// Everything that is posted for the application.
  public static let ofApplication = ApplicationNotification.allCases.map(applicationNotification)

  /// Everything that is posted for a scene.
  public static let ofScene = SceneNotification.allCases.map(sceneNotification)

  /// Everything that is posted for the keyboard.
  public static let ofResponder = KeyboardNotification.allCases.map(keyboardNotification)

  /// Everything that is posted for a window.
  public static let ofWindow = WindowNotification.allCases.map(windowNotification)

  /// Everything that a controller is told, by itself and as somebody's delegate.
  public static let ofControllers =
    ControllerCallback.allCases.map(controller)
    + ControllerDelegateCallback.allCases.map(delegate)
    + TransitionCallback.allCases.map(transition)
    + RootViewCallback.allCases.map(rootView)
    + OverrideCallback.allCases.map(override)

  /// Whether every case watches it: loading, and the four of appearance.
  public var isCore: Bool {
    switch self {
    case .controller(let callback): ControllerCallback.core.contains(callback)
    case .appDelegate, .sceneDelegate, .applicationNotification, .sceneNotification,
      .keyboardNotification, .windowNotification, .delegate, .transition, .rootView, .override,
      .console:
      false
    }
  }
}

/// The platform's pages.
enum Page {
  private static let uikit = "https://developer.apple.com/documentation/uikit/"
  static let viewController = uikit + "uiviewcontroller"
  static let application = uikit + "uiapplication"
  static let scene = uikit + "uiscene"
  static let responder = uikit + "uiresponder"
  static let textFieldDelegate = uikit + "uitextfielddelegate"
  static let window = uikit + "uiwindow"
  static let windowScene = uikit + "uiwindowscene"
  static let viewProperties = uikit + "uiview/updateproperties()"
  static let view = uikit + "uiview"
  static let appDelegate = uikit + "uiapplicationdelegate"
  static let sceneDelegate = uikit + "uiscenedelegate"
  static let windowSceneDelegate = uikit + "uiwindowscenedelegate"
  static let contentContainer = uikit + "uicontentcontainer"
  static let traitObservable = uikit + "uitraitchangeobservable-67e94"
  static let traitEnvironment = uikit + "uitraitenvironment"
  static let traitCollection = uikit + "uitraitcollection"
  static let viewControllerRestoration = uikit + "uiviewcontrollerrestoration"
  static let stateRestoring = uikit + "uistaterestoring"
  static let nibLoading =
    "https://developer.apple.com/documentation/objectivec/nsobject-swift.class"
  static let storyboard = uikit + "uistoryboard"
  static let navigationController = uikit + "uinavigationcontroller"
  static let tabBarController = uikit + "uitabbarcontroller"
  static let navigationBarDelegate = uikit + "uinavigationbardelegate"
  static let navigationItem = uikit + "uinavigationitem"
  static let tableViewDelegate = uikit + "uitableviewdelegate"
  static let alertAction = uikit + "uialertaction"
  static let navigationDelegate = uikit + "uinavigationcontrollerdelegate"
  static let tabBarDelegate = uikit + "uitabbarcontrollerdelegate"
  static let sidebarDelegate =
    uikit + "uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol"
  static let segueAction = uikit + "uistoryboardsegue"
  static let splitDelegate = uikit + "uisplitviewcontrollerdelegate"
  static let pageDataSource = uikit + "uipageviewcontrollerdatasource"
  static let pageDelegate = uikit + "uipageviewcontrollerdelegate"
  static let presentationDelegate = uikit + "uiadaptivepresentationcontrollerdelegate"
  static let sheet = uikit + "uisheetpresentationcontroller"
  static let sheetDelegate = uikit + "uisheetpresentationcontrollerdelegate"
  static let popoverDelegate = uikit + "uipopoverpresentationcontrollerdelegate"
  static let searchController = uikit + "uisearchcontroller"
  static let searchDelegate = uikit + "uisearchcontrollerdelegate"
  static let searchResultsUpdater = uikit + "uisearchresultsupdating"
  static let notificationCenterDelegate =
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
  static let swiftUIView = "https://developer.apple.com/documentation/swiftui/view"
  static let presentationController = uikit + "uipresentationcontroller"
  static let transitioningDelegate = uikit + "uiviewcontrollertransitioningdelegate"
  static let transitionCoordinator = uikit + "uiviewcontrollertransitioncoordinator"
  static let animator = uikit + "uiviewcontrolleranimatedtransitioning"
  static let interactionController = uikit + "uiviewcontrollerinteractivetransitioning"
}
