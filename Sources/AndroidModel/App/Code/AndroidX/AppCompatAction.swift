/// A call of AppCompat: about the night mode of the app or of one activity, about the app's
/// languages, or for an action mode.
///
/// https://developer.android.com/reference/androidx/appcompat/app/AppCompatDelegate
public enum AppCompatAction: Hashable, Sendable {
  /// `AppCompatDelegate.setDefaultNightMode`
  case setDefaultNightMode(NightMode)
  /// `setLocalNightMode` of the activity's delegate
  case setLocalNightMode(NightMode)
  /// `AppCompatDelegate.setApplicationLocales` with these tags; nil: with the empty list, for the
  /// system's.
  case setApplicationLocales(String?)
  /// `AppCompatActivity.startSupportActionMode`
  case startSupportActionMode
}

/// `AppCompatDelegate.MODE_NIGHT_…`
///
/// https://developer.android.com/reference/androidx/appcompat/app/AppCompatDelegate#constants_1
public enum NightMode: String, Hashable, Sendable, CaseIterable {
  /// For one activity the app's mode, and for the app the system's.
  case unspecified = "UNSPECIFIED"
  case no = "NO"
  case yes = "YES"
  case followSystem = "FOLLOW_SYSTEM"
}
