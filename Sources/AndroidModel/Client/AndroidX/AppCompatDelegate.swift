// Follows androidx.appcompat, AppCompatDelegate.java: setDefaultNightMode, setApplicationLocales;
// AppCompatDelegateImpl.java: attachBaseContext2, onCreate, onStart, setLocalNightMode,
// applyApplicationSpecificConfig, updateAppConfiguration.

/// What an app wants to have otherwise than the system has it.
struct AppCompatConfiguration: Hashable, Sendable {
  var nightMode = NightMode.unspecified
  /// Nil: those of the system.
  var locales: String?
}

/// The delegate of an activity.
struct AppCompatDelegate: Hashable, Sendable {
  /// `mLocalNightMode`, which the next instance of the record has from this one:
  /// `sLocalNightModes`.
  var localNightMode = NightMode.unspecified
  /// What the resources of the instance have of it: `mEffectiveConfiguration`.
  var effective = AppCompatConfiguration()
}

/// When what an activity has is compared with what it should have.
enum AppCompatMoment: Hashable, Sendable {
  /// Code has set something.
  case call
  /// `super.onCreate`, too early for another instance.
  case onCreate
  /// `super.onStart`, where the languages are left as they are.
  case onStart
}

extension ActivityThread {
  mutating func perform(
    _ action: AppCompatAction, in subject: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .setDefaultNightMode(.unspecified): break  // no mode to set, as the log says
    case .setDefaultNightMode(let mode): try changeAppConfiguration { $0.nightMode = mode }
    case .setApplicationLocales(let tags):
      guard version.keepsLocalesOfApps else {
        return try changeAppConfiguration { $0.locales = tags }
      }
      // `getLocaleManagerForApplication`: through an activity whose delegate is one of them.
      if activities.tokens.contains(where: { hasActiveDelegate($0) }) {
        request(.setApplicationLocales(tags))
      }
    case .setLocalNightMode(let mode): try setLocalNightMode(mode, requireActivity(subject))
    case .startSupportActionMode: try startActionMode(.ofSupport, requireActivity(subject))
    }
  }

  /// `applyDayNightToActiveDelegates`, `applyLocalesToActiveDelegates`: they lie in a hash set,
  /// whose order may be any.
  private mutating func changeAppConfiguration(
    _ change: (inout AppCompatConfiguration) -> Void
  ) throws(AndroidException) {
    let old = appCompat?.value ?? AppCompatConfiguration()
    var new = old
    change(&new)
    guard new != old else { return }
    appCompat = Boxed(new)
    for token in activities.tokens where hasActiveDelegate(token) {
      try applyAppConfiguration(to: token, at: .call)
    }
  }

  /// `sActivityDelegates`: before `super.onCreate` a delegate is none of them.
  private func hasActiveDelegate(_ token: ActivityToken) -> Bool {
    activities[token]?.hasRestoredStates == true
  }

  private mutating func setLocalNightMode(
    _ mode: NightMode, _ token: ActivityToken
  ) throws(AndroidException) {
    let old = activities[belongingsOf: token]?.value.appCompat?.value.localNightMode
    guard mode != old ?? .unspecified else { return }
    if appCompat == nil { appCompat = Boxed(AppCompatConfiguration()) }
    change(\.appCompat, of: token, from: AppCompatDelegate()) { $0.localNightMode = mode }
    try applyAppConfiguration(to: token, at: .call)
  }

  /// A new instance begins with what it should have by then.
  mutating func attachAppConfiguration(to token: ActivityToken) {
    guard let wanted = appConfiguration(for: token) else { return }
    change(\.appCompat, of: token, from: AppCompatDelegate()) { $0.effective = wanted }
  }

  /// Makes the activity anew, or gives it what it should have and tells it if it handles such a
  /// change.
  mutating func applyAppConfiguration(
    to token: ActivityToken, at moment: AppCompatMoment
  ) throws(AndroidException) {
    guard var wanted = appConfiguration(for: token), let activity = activities[token],
      activity.observedState != .destroyed, let belongings = activities[belongingsOf: token]?.value
    else { return }
    let effective = belongings.appCompat?.value.effective ?? AppCompatConfiguration()
    if moment == .onStart { wanted.locales = effective.locales }
    let isNight = wanted.nightMode.isNight(in: configuration)
    var changes: ConfigurationChanges = []
    if isNight != effective.nightMode.isNight(in: belongings.configuration) {
      changes.insert(.uiMode)
    }
    if wanted.locales != effective.locales { changes.formUnion([.locale, .layoutDirection]) }
    let isHandled = changes.isSubset(of: belongings.activity.declaration.configChanges)
    if !isHandled, moment != .onCreate {
      recreateThroughCompat(token)
    } else {
      change(\.appCompat, of: token, from: AppCompatDelegate()) { $0.effective = wanted }
      if isHandled, !changes.isEmpty, activity.observedState >= .created {
        try tellConfiguration(to: activity.id)
      }
    }
    if changes.contains(.uiMode) {
      try call(
        .activity(.onNightModeChanged), on: .activity(activity.id),
        arguments: .nightMode(wanted.nightMode.applied))
    }
    if changes.contains(.locale) {
      try call(.activity(.onLocalesChanged), on: .activity(activity.id))
    }
  }

  /// `ActivityCompat.recreate` of androidx.core, with its `ActivityRecreator`: before Android 9 it
  /// calls what Android 8 has left unused.
  private mutating func recreateThroughCompat(_ token: ActivityToken) {
    guard version.recreatesAsWhenAsked else { return recreate(token) }
    if version.postsRecreationOfAppCompat {
      looper.post(.recreate(token))
    } else {
      requestRelaunch(of: token)
    }
  }

  /// `updateActivityConfiguration`: from the library, which tells only the activity.
  private mutating func tellConfiguration(to id: ActivityID) throws(AndroidException) {
    try call(.activity(.onConfigurationChanged), on: .activity(id)) {
      process throws(AndroidException) in
      try process.dispatchConfigurationChanged(id.token)
    }
  }

  /// What the activity should have; nil: no code has ever asked for anything.
  private func appConfiguration(for token: ActivityToken) -> AppCompatConfiguration? {
    guard var wanted = appCompat?.value else { return nil }
    let local = activities[belongingsOf: token]?.value.appCompat?.value.localNightMode
    if let local, local != .unspecified { wanted.nightMode = local }
    return wanted
  }
}

extension NightMode {
  /// `createOverrideAppConfiguration`
  fileprivate func isNight(in configuration: Configuration) -> Bool {
    switch self {
    case .yes: true
    case .no: false
    case .followSystem, .unspecified: configuration.isNight
    }
  }

  /// `mapNightMode`
  fileprivate var applied: NightMode { self == .unspecified ? .followSystem : self }
}
