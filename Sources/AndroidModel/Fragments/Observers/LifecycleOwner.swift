/// An object with an androidx Lifecycle that observers can be added to.
///
/// https://developer.android.com/reference/androidx/lifecycle/LifecycleOwner
enum LifecycleOwner: Hashable, Sendable {
  case activity(ActivityID)
  /// The key tells the Lifecycle from the one that the same instance had before it was removed.
  case fragment(FragmentID, FragmentKey)
  case view(of: FragmentID, creation: Int32)

  /// The object whose code runs when its observer is called.
  var codeOwner: CodeOwner {
    switch self {
    case .activity(let id): .activity(id)
    case .fragment(let id, _), .view(let id, _): .fragment(id)
    }
  }

  var isView: Bool {
    switch self {
    case .view: true
    case .activity, .fragment: false
    }
  }
}
