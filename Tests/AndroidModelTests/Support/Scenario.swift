import AndroidModel
import Testing

/// A device under test whose reactions read as strings: `A.onPause B.onCreate`.
struct Scenario {
  var device: AndroidDevice
  /// The callbacks that are shown.
  var watched: Set<ActivityCallback> = Set(ActivityCallback.core)
  var watchesApplication = false
  var lastReaction = AndroidReaction()

  init(
    _ activities: [ActivityDeclaration], scripts: [CallbackScript] = [],
    api: Int = AndroidVersion.newest, targetSDK: Int? = nil
  ) {
    self.init(
      AndroidApp(activities: activities, scripts: scripts, targetSDK: targetSDK ?? api), api: api)
  }

  init(_ app: AndroidApp, api: Int) {
    device = AndroidDevice(api: api, app: app)
  }

  func watching(_ callbacks: ActivityCallback...) -> Scenario {
    var copy = self
    copy.watched.formUnion(callbacks)
    return copy
  }

  /// Performs stimuli without settling in between, and returns the app's events.
  @discardableResult
  mutating func when(_ stimuli: AndroidStimulus...) throws -> String {
    lastReaction = try device.perform(stimuli)
    return lastReaction.events.compactMap(shown).joined(separator: " ")
  }

  private func shown(_ event: AndroidEvent) -> String? {
    guard event.mark == .entered else { return nil }
    switch (event.subject, event.callback) {
    case (.application, let callback):
      return watchesApplication ? "app.\(callback.name)" : nil
    case (.activity(let id), .activity(let callback)):
      guard watched.contains(callback) else { return nil }
      return "\(id).\(callback.rawValue)\(arguments(event))"
    case (.activity, _), (.fragment, _):
      return nil
    }
  }

  private func arguments(_ event: AndroidEvent) -> String {
    guard case .activity(let callback) = event.callback, !ActivityCallback.core.contains(callback),
      !event.arguments.isEmpty
    else { return "" }
    return "(" + event.arguments.map(\.value).joined(separator: ",") + ")"
  }

  var tasks: String {
    device.tasks.map { task in
      "[" + task.activities.map(\.description).joined(separator: " ") + "]"
    }.joined(separator: " ")
  }

  func state(_ className: String, _ number: Int = 1) -> ActivityState? {
    device.state(of: InstanceID(className, number))
  }
}

extension ActivityDeclaration {
  static func named(
    _ name: String, _ change: (inout ActivityDeclaration) -> Void = { _ in }
  ) -> ActivityDeclaration {
    var declaration = ActivityDeclaration(name: name)
    change(&declaration)
    return declaration
  }
}

extension AndroidStimulus {
  static func start(_ name: String, _ flags: IntentFlags = []) -> AndroidStimulus {
    .appCode(.startActivity(Intent(name, flags: flags)), in: nil)
  }

  static func code(_ action: AppAction, in name: String? = nil, _ number: Int = 1)
    -> AndroidStimulus
  {
    .appCode(action, in: name.map { InstanceID($0, number) })
  }
}

extension CallbackScript {
  static func on(_ name: String, _ callback: ActivityCallback, _ actions: AppAction...)
    -> CallbackScript
  {
    CallbackScript(.allInstances(ofClass: name), .activity(callback), do: actions)
  }
}
