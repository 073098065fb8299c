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
  /// The same of a launcher that asks for permissions.
  case launchPermissions(name: String, PermissionContract)
  /// `ActivityResultLauncher.unregister`
  case unregister(name: String)
}

/// A contract whose launcher asks for permissions.
///
/// https://developer.android.com/training/permissions/requesting
public enum PermissionContract: String, Hashable, Sendable, CaseIterable {
  /// Its callback gets a boolean.
  case one = "RequestPermission"
  /// Its callback gets a map, which is empty if the user has not answered.
  case several = "RequestMultiplePermissions"
}
