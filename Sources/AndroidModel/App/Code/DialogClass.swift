/// The class of a dialog that an activity's code shows.
///
/// https://developer.android.com/reference/android/app/Dialog
public enum DialogClass: String, Hashable, Sendable, CaseIterable {
  case dialog = "Dialog"
  /// The dialog of androidx.activity, with a Lifecycle of its own.
  case componentDialog = "ComponentDialog"
}
