import IOSModel
import TestSupport

/// A device with a concise interface for tests.
struct Bench {
  var device: IOSDevice
  /// The callbacks to show besides the five core ones.
  var alsoWatching: Set<ControllerCallback> = []
  /// Whether delegates, scenes and the console are shown too.
  var watchesEverythingElse = false

  init(
    _ major: Int = 26, linkedSDK: Int = 26, idiom: IOSVersion.Idiom = .phone, app: IOSApp
  ) {
    device = IOSDevice(
      version: IOSVersion(major: major, linkedSDK: linkedSDK, idiom: idiom), app: app)
  }

  /// Performs stimuli in one group and returns their events, `A.didLoad`-style but with real names.
  mutating func callAsFunction(_ stimuli: IOSStimulus...) throws -> String {
    let reaction = try device.perform(stimuli)
    var words = reaction.events.compactMap(render)
    if let crash = reaction.crash { words.append("crash \(crash.name)") }
    return words.joined(separator: " ")
  }

  /// The same for one stimulus that code answers with endless calls; the bench stays unchanged.
  func endlessly(_ stimulus: IOSStimulus) throws -> String {
    try onDeepStack {
      var bench = self
      return try bench(stimulus)
    }
  }

  /// The app's own code makes a call.
  mutating func code(_ action: AppAction, in id: InstanceID? = nil) throws -> String {
    try self(.appCode(action, in: id))
  }

  private func render(_ event: IOSEvent) -> String? {
    switch event.callback {
    case .controller(let callback):
      guard ControllerCallback.core.contains(callback) || alsoWatching.contains(callback),
        case .controller(let id) = event.subject
      else { return nil }
      let shown = callback == .willMove || callback == .didMove
      return "\(id).\(callback.short)" + (shown ? "(\(event.arguments[0].value))" : "")
    case .console:
      return "warning"
    case .sceneDelegate:
      guard watchesEverythingElse, case .sceneDelegate(let scene) = event.subject else {
        return nil
      }
      return scene == 1 ? event.callback.name : "\(event.callback.name)#\(scene)"
    case .applicationNotification: return "n.app.\(event.callback.name)"
    case .keyboardNotification: return "n.\(event.callback.name)"
    case .windowNotification: return "n.window.\(event.callback.name)"
    case .sceneNotification: return "n.scene.\(event.callback.name)"
    case .appDelegate, .delegate, .transition, .rootView, .override:
      return watchesEverythingElse ? event.callback.name : nil
    }
  }
}

extension ControllerCallback {
  /// `viewWillAppear` as `willAppear`, because the tests are laid out in columns.
  var short: String {
    switch self {
    case .viewDidLoad: "didLoad"
    case .viewWillAppear: "willAppear"
    case .viewIsAppearing: "isAppearing"
    case .viewDidAppear: "didAppear"
    case .viewWillDisappear: "willDisappear"
    case .viewDidDisappear: "didDisappear"
    case .viewWillLayoutSubviews: "willLayout"
    case .viewDidLayoutSubviews: "didLayout"
    default: rawValue
    }
  }
}

extension IOSApp {
  /// An app whose root is a navigation controller `N` with the first of these plain controllers.
  static func stack(
    _ plain: [String] = ["A", "B", "C"], scripts: [CallbackScript] = []
  ) -> IOSApp {
    IOSApp(
      controllers: [
        ControllerDeclaration(name: "N", kind: .navigation(stack: [plain.first ?? "A"]))
      ] + plain.map { ControllerDeclaration(name: $0) }, scripts: scripts, root: "N")
  }

  /// An app whose root is the plain controller `A`.
  static func plain(
    _ more: ControllerDeclaration..., scripts: [CallbackScript] = []
  ) -> IOSApp {
    IOSApp(
      controllers: [ControllerDeclaration(name: "A")] + more, scripts: scripts, root: "A")
  }
}

extension AppAction {
  static func present(_ name: String, _ style: ModalPresentationStyle? = nil) -> AppAction {
    .present(.new(className: name), style: style, animated: true)
  }
  static func push(_ name: String, animated: Bool = true) -> AppAction {
    .container(.push(.new(className: name), animated: animated))
  }
}
