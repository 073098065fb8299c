/// A script of the app. It is not part of UIKit.
struct ScriptImage: Sendable {
  let calls: [CallbackScript.Call]
  /// What the callback has to have, and its controller.
  let arguments: [IOSEvent.Argument]
  /// At most this often.
  let times: Int?
  /// The callback dispatches it to the main queue.
  let isAsync: Bool
  /// Where its runs are counted, if they are limited.
  var counter = 0
  /// Nil: it runs for every instance of its class, or for every scene.
  let instanceNumber: Int?

  init(_ script: CallbackScript) {
    calls = script.calls
    arguments = script.arguments
    times = script.times
    isAsync = script.isAsync
    instanceNumber = script.target.number
  }
}

extension CallbackScript.Target {
  /// The class of the controllers whose code it is; nil for a delegate or an observer.
  var className: String? {
    switch self {
    case .allInstances(let name): name
    case .instance(let id): id.className
    case .appDelegate, .sceneDelegate, .observer: nil
    }
  }

  /// Which instance of the class, or which scene.
  fileprivate var number: Int? {
    switch self {
    case .instance(let id): id.number
    case .sceneDelegate(let scene), .observer(let scene): scene
    case .appDelegate, .allInstances: nil
    }
  }

  /// Whether a delegate or an observer is told this.
  func hears(_ callback: IOSCallback) -> Bool {
    switch (self, callback) {
    case (.appDelegate, .appDelegate), (.sceneDelegate, .sceneDelegate): true
    case (.observer, .applicationNotification), (.observer, .sceneNotification),
      (.observer, .keyboardNotification), (.observer, .windowNotification):
      true
    case (.appDelegate, _), (.sceneDelegate, _), (.observer, _), (.allInstances, _), (.instance, _):
      false
    }
  }
}
