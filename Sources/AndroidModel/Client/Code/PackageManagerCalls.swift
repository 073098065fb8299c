// Follows platform/frameworks/base, services/core/java/com/android/server/pm/PackageManagerService.java:
// setEnabledSetting.

/// What the process asks of the package manager, which answers at once.
extension ActivityThread {
  mutating func setComponentEnabled(_ setting: ComponentSetting) throws(AndroidException) {
    guard image.declaredActivity(named: setting.activity) != nil else {
      throw AndroidException(
        "IllegalArgumentException", "Component class \(setting.activity) does not exist")
    }
    if components.set(setting) { request(.setComponentEnabled(setting)) }
  }
}
