/// `PackageManager.setComponentEnabledSetting`, of an activity or of an alias of one.
///
/// https://developer.android.com/reference/android/content/pm/PackageManager#setComponentEnabledSetting(android.content.ComponentName,%20int,%20int)
public struct ComponentSetting: Hashable, Sendable {
  /// `COMPONENT_ENABLED_STATE_…`
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// What the manifest says; none of the manifests here disables a component.
    case byManifest = "DEFAULT"
    case enabled = "ENABLED"
    case disabled = "DISABLED"
  }

  /// The activity, or the alias.
  public var activity: String
  /// What it is set to.
  public var state: State
  /// False: with `DONT_KILL_APP`.
  public var killsApp: Bool

  /// The setting of one of them.
  public init(_ activity: String, _ state: State, killsApp: Bool = true) {
    self.activity = activity
    self.state = state
    self.killsApp = killsApp
  }
}

/// What the package manager has of all of them.
struct ComponentSettings: Hashable, Sendable {
  /// The states of those that are not as the manifest says.
  private var states: [String: ComponentSetting.State] = [:]

  func isDisabled(_ activity: String) -> Bool {
    !states.isEmpty && states[activity] == .disabled
  }

  /// - Returns: whether it has been another.
  mutating func set(_ setting: ComponentSetting) -> Bool {
    let old = states[setting.activity] ?? .byManifest
    states[setting.activity] = setting.state == .byManifest ? nil : setting.state
    return setting.state != old
  }
}
