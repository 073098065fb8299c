/// The languages that the app has asked the system for, which outlast its process.
///
/// `PackageConfigurationUpdaterImpl`, `LocaleOverlayHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/PackageConfigurationUpdaterImpl.java
struct PackageLocales: Hashable, Sendable {
  /// A number from 1 for each list that it has ever asked for, by which a configuration tells them
  /// apart.
  private var numbers: [String: UInt16] = [:]
  /// The number of its current list. 0: it has only the languages of the system.
  private(set) var current: UInt16 = 0

  /// - Returns: whether it had others before.
  mutating func set(_ tags: String?) -> Bool {
    let old = current
    if let tags { current = number(of: tags) } else { current = 0 }
    return current != old
  }

  private mutating func number(of tags: String) -> UInt16 {
    if let known = numbers[tags] { return known }
    let number = UInt16(truncatingIfNeeded: numbers.count + 1)
    numbers[tags] = number
    return number
  }
}

extension ActivityTaskManagerService {
  /// `LocaleManagerService.setApplicationLocales`: for the processes and activities of the app, and
  /// only for those, it is a change of the configuration.
  mutating func setApplicationLocales(_ tags: String?) {
    guard packageLocales.set(tags) else { return }
    let locales = packageLocales.current
    updateConfiguration { $0.setLocalesOfApp(locales) }
  }
}
