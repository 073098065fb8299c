/// A call on the launchers of an activity or a fragment.
///
/// https://developer.android.com/training/basics/intents/result
public enum ActivityResultAction: Hashable, Sendable {
  /// `registerForActivityResult`, with a callback of the object whose code runs.
  case register(name: String)
  /// `ActivityResultLauncher.launch`
  case launch(name: String, Intent)
  /// The same of a launcher for `StartIntentSenderForResult`.
  case launchIntentSender(name: String, PendingIntent)
  /// `ActivityResultLauncher.unregister`
  case unregister(name: String)
}
