/// What `UiModeManager.setApplicationNightMode` asks for: `MODE_NIGHT_…`
///
/// https://developer.android.com/reference/android/app/UiModeManager#setApplicationNightMode(int)
public enum ApplicationNightMode: String, Hashable, Sendable, CaseIterable {
  case auto = "AUTO"
  case no = "NO"
  case yes = "YES"
}
