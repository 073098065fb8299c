/// The class of a dialog that an activity's code shows.
///
/// https://developer.android.com/reference/android/app/Dialog
public enum DialogClass: String, Hashable, Sendable, CaseIterable {
  case dialog = "Dialog"
  /// One of messages and buttons, with nothing in it to type into: the keyboard on the screen stays
  /// with the window below (`FLAG_ALT_FOCUSABLE_IM`).
  case alertDialog = "AlertDialog"
  /// The dialog of androidx.activity, with a Lifecycle of its own.
  case componentDialog = "ComponentDialog"
}
