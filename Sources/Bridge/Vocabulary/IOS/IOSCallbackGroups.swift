import IOSModel
import Specification

extension CallbackGroup {
  static let iosAppDelegate = CallbackGroup(
    name: "appDelegate", builtInSubjects: [IOSSubjectName.appDelegate],
    IOSCallback.ofAppDelegate)

  static let iosSceneDelegate = CallbackGroup(
    name: "sceneDelegate", builtInSubjects: [IOSSubjectName.sceneDelegate],
    IOSCallback.ofSceneDelegate)

  static let iosApplication = CallbackGroup(
    name: "application", builtInSubjects: [IOSSubjectName.application],
    IOSCallback.ofApplication)

  static let iosScene = CallbackGroup(
    name: "scene", builtInSubjects: [IOSSubjectName.scene], IOSCallback.ofScene)

  static let iosResponder = CallbackGroup(
    name: "responder", builtInSubjects: [IOSSubjectName.responder], IOSCallback.ofResponder)

  static let iosWindow = CallbackGroup(
    name: "window", builtInSubjects: [IOSSubjectName.window], IOSCallback.ofWindow)

  /// A controller and, for containers and presentations, its delegate.
  static let iosController = CallbackGroup(name: "controller", IOSCallback.ofControllers)

  private init(name: String, builtInSubjects: [String] = [], _ callbacks: [IOSCallback]) {
    self.init(
      name: name, builtInSubjects: builtInSubjects,
      callbacks: callbacks.map { callback in
        let documentation = callback.documentation
        return CallbackDefinition(
          name: callback.name, isCore: callback.isCore, arguments: documentation.arguments,
          summary: documentation.summary, documentation: documentation.page,
          hasMarks: callback.hasMarks, kinds: callback.kinds)
      })
  }
}

extension IOSCallback {
  /// Whether more than its beginning is reported, which is so for a controller's overrides only.
  fileprivate var hasMarks: Bool {
    if case .controller(let callback) = self { callback.callsSuper } else { false }
  }

  /// The words for the controllers that can receive it; empty if all can.
  fileprivate var kinds: [String] {
    owner == .everyController ? [] : Kind.names { $0.ios?.owner == owner }
  }
}

extension IOSKind {
  /// The role in which its objects have callbacks that others do not have.
  fileprivate var owner: IOSCallback.Owner {
    switch self {
    case .controller: .plainController
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    case .pages: .pages
    case .alert: .alert
    case .search: .search
    }
  }
}

/// Subjects that no script declares.
enum IOSSubjectName {
  static let appDelegate = "AppDelegate"
  static let sceneDelegate = "SceneDelegate"
  /// The application as the object of notifications.
  static let application = "UIApplication"
  /// A scene as the object of notifications.
  static let scene = "UIScene"
  /// What posts the keyboard's notifications.
  static let responder = "UIResponder"
  /// The windows as objects of notifications.
  static let window = "UIWindow"
}
