/// What code asks of the dialogs that an activity keeps under ids; deprecated, and there still.
///
/// https://developer.android.com/reference/android/app/Activity#showDialog(int)
public enum ManagedDialogAction: Hashable, Sendable {
  /// `showDialog(int)`
  case show(id: Int)
  /// `dismissDialog(int)`
  case dismiss(id: Int)
  /// `removeDialog(int)`
  case remove(id: Int)
}
