/// The words for a result.
///
/// https://developer.android.com/reference/android/app/Activity#RESULT_OK
enum ResultCode: String, Hashable, Sendable, CaseIterable {
  case ok = "OK"
  case canceled = "CANCELED"

  /// The value in the callbacks.
  var value: Int {
    switch self {
    case .ok: -1
    case .canceled: 0
    }
  }
}
