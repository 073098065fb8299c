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

  /// As UIKit spells it.
  public var name: String {
    switch self {
    case .appDelegate(let callback): callback.rawValue
    case .sceneDelegate(let callback): callback.rawValue
    case .applicationNotification(let notification): notification.rawValue
    case .sceneNotification(let notification): notification.rawValue
    case .keyboardNotification(let notification): notification.rawValue
    case .windowNotification(let notification): notification.rawValue
    case .controller(let callback): callback.rawValue
    case .delegate(let callback): callback.name
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

  /// Everything that a controller is told, by itself and as a delegate.
  public static let ofControllers =
    ControllerCallback.allCases.map(controller)
    + ControllerDelegateCallback.all.map(delegate)
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
