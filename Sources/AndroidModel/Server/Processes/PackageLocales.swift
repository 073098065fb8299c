/// The languages that the app has asked the system for, which outlast its process.
///
/// `PackageConfigurationUpdaterImpl`, `LocaleOverlayHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/PackageConfigurationUpdaterImpl.java
struct PackageLocales: Hashable, Sendable {
  /// All lists that it ever asked for.
  private var known: [String] = []
  /// The number of the list, from which a configuration tells it from any other: as many as fit beside the languages of
  /// the system there, and then the first again. 0: those of the system alone.
  private(set) var current: UInt8 = 0

  /// - Returns: whether it had others before.
  mutating func set(_ tags: String?) -> Bool {
    let old = current
    if let tags {
      let index = known.firstIndex(of: tags) ?? known.count
      if index == known.count { known.append(tags) }
      current = UInt8(1 + index % Int(UInt8.max))
    } else {
      current = 0
    }
    return current != old
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
