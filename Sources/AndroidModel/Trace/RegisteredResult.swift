// Follows androidx.activity, ActivityResultContracts.kt: RequestPermission.parseResult,
// RequestMultiplePermissions.parseResult.

/// What an `ActivityResultCallback` is told, by the contract of its launcher.
///
/// https://developer.android.com/reference/androidx/activity/result/ActivityResultCallback
public enum RegisteredResult: Hashable, Sendable {
  /// The result of a contract that starts an activity.
  case resultCode(Int)
  /// `RequestPermission`
  case isGranted(Bool)
  /// `RequestMultiplePermissions`. Nil: the map is empty.
  case grantResults(Bool?)

  /// - Parameter granted: nil if there are no results, of which a request for one permission is not
  ///   told.
  init(_ contract: PermissionContract, granted: Bool?) {
    self =
      switch contract {
      case .one: .isGranted(granted == true)
      case .several: .grantResults(granted)
      }
  }

  var argument: AndroidEvent.Argument {
    switch self {
    case .resultCode(let code): .init("resultCode", "\(code)")
    case .isGranted(let isGranted): .init("isGranted", isGranted ? "true" : "false")
    case .grantResults(let granted): EventArguments.results(granted)
    }
  }
}
