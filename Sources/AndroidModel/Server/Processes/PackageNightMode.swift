/// Whether it is night for the app: as it has asked of the system, which outlasts its process, or
/// as on the device.
///
/// `UiModeManagerService.setApplicationNightMode`, `PackageConfigurationUpdaterImpl.setNightMode`
/// in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/PackageConfigurationUpdaterImpl.java
struct PackageNightMode: Hashable, Sendable {
  /// Nil: the app has asked for nothing.
  var ofApp: Bool?
  var ofDevice = false

  var isNight: Bool { ofApp ?? ofDevice }
}

extension ActivityTaskManagerService {
  /// For the processes and activities of the app, and only for those, it is a change of the
  /// configuration.
  mutating func setApplicationNightMode(_ mode: ApplicationNightMode) {
    changeNightMode { $0.ofApp = mode.isNight }
  }

  /// `UiModeManagerService`: the dark theme is turned on, or off again.
  mutating func toggleNightMode() {
    changeNightMode { $0.ofDevice.toggle() }
  }

  private mutating func changeNightMode(_ change: (inout PackageNightMode) -> Void) {
    let wasNight = nightMode.isNight
    change(&nightMode)
    if nightMode.isNight != wasNight { updateConfiguration { $0.toggleNight() } }
  }
}

extension ApplicationNightMode {
  /// Nil: the device's, `UI_MODE_NIGHT_UNDEFINED`.
  fileprivate var isNight: Bool? {
    switch self {
    case .auto: nil
    case .no: false
    case .yes: true
    }
  }
}
