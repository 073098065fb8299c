import AndroidModel

/// Follows one fragment instance through its callbacks and records every illegal one.
struct CallbackAlternation {
  private(set) var isAttached = false
  private var isCreated = false
  private var hasView = false
  private var isStarted = false
  private var isResumed = false
  /// A retained instance keeps its state.
  let isRetained: Bool
  /// Whether it can be destroyed without `onDestroyView`: before the state manager, an inflated
  /// fragment that was not allowed beyond `onCreate` had a view all the same.
  let mayKeepView: Bool
  private(set) var violations: [String] = []

  init(isRetained: Bool, mayKeepView: Bool = false) {
    self.isRetained = isRetained
    self.mayKeepView = mayKeepView
  }

  mutating func follow(_ callback: FragmentCallback) {
    switch callback {
    case .onAttach: change(\.isAttached, to: true, callback, if: true)
    case .onCreate: change(\.isCreated, to: true, callback, if: isAttached)
    case .onCreateView: change(\.hasView, to: true, callback, if: isCreated)
    case .onStart: change(\.isStarted, to: true, callback, if: hasView)
    case .onResume: change(\.isResumed, to: true, callback, if: isStarted)
    case .onPause: change(\.isResumed, to: false, callback, if: isStarted)
    case .onStop: change(\.isStarted, to: false, callback, if: !isResumed)
    case .onDestroyView: change(\.hasView, to: false, callback, if: !isStarted)
    case .onDestroy:
      if mayKeepView, isCreated, !isStarted { hasView = false }
      change(\.isCreated, to: false, callback, if: !hasView)
    case .onDetach:
      change(\.isAttached, to: false, callback, if: !hasView && (!isCreated || isRetained))
    case .onViewCreated, .onActivityCreated, .onViewStateRestored:
      require(hasView && !isStarted, callback)
    case .onSaveInstanceState: require(isAttached, callback)
    default: break
    }
  }

  private mutating func change(
    _ flag: WritableKeyPath<CallbackAlternation, Bool>, to value: Bool,
    _ callback: FragmentCallback, if isLegal: Bool
  ) {
    require(isLegal && self[keyPath: flag] != value, callback)
    self[keyPath: flag] = value
  }

  private mutating func require(_ isLegal: Bool, _ callback: FragmentCallback) {
    if !isLegal { violations.append(callback.rawValue) }
  }
}
