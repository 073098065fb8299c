/// What a task does that this activity begins. What lies beyond the last two is for apps of the system, and
/// others are `normal` then.
///
/// https://developer.android.com/reference/android/R.attr#lockTaskMode
public enum LockTaskMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case never
  case always
  case ifAllowlisted = "if_whitelisted"
}
