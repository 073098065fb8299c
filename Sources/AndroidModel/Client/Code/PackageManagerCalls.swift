// Follows platform/frameworks/base,
// services/core/java/com/android/server/pm/PackageManagerService.java: setEnabledSetting.

/// What the process asks of the package manager, which answers at once.
extension ActivityThread {
  mutating func setComponentEnabled(_ setting: ComponentSetting) throws(AndroidException) {
    guard let activity = image.declaredActivity(named: setting.activity) else {
      throw AndroidException(
        "IllegalArgumentException", "Component class \(setting.activity) does not exist")
    }
    guard activity.uid == image.uid(of: name) else {
      throw AndroidException(
        "SecurityException", "Attempt to change component state; component=\(setting.activity)")
    }
    if ledger.components.set(setting) { request(.setComponentEnabled(setting)) }
  }
}
