/// The languages that the app has asked the system for, which outlast its process.
///
/// `PackageConfigurationUpdaterImpl`, `LocaleOverlayHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/PackageConfigurationUpdaterImpl.java
struct PackageLocales: Hashable, Sendable {
  /// Of each list that it ever asked for, from 1, by which a configuration tells them apart.
  private var numbers: [String: UInt16] = [:]
  /// That of the list which it has now. 0: those of the system alone.
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
  /// `LocaleManagerService.setApplicationLocales`: for the processes and activities of the app it is a change
  /// of the configuration, and for nobody else.
  mutating func setApplicationLocales(_ tags: String?) {
    guard packageLocales.set(tags) else { return }
    let locales = packageLocales.current
    updateConfiguration { $0.setLocalesOfApp(locales) }
  }
}
