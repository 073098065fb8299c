/// What a task does that this activity begins. `never` and `always` are for apps of the system; in
/// other apps they count as `normal`.
///
/// https://developer.android.com/reference/android/R.attr#lockTaskMode
public enum LockTaskMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case never
  case always
  case ifAllowlisted = "if_whitelisted"
}
