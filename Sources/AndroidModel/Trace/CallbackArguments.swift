/// The arguments of one callback as the machine has them: what `EventArguments` says in words.
package enum CallbackArguments: Hashable, Sendable {
  case none
  case savedInstanceState(isNull: Bool)
  case bundles(savedStateIsNull: Bool, persistentStateIsNull: Bool)
  case flag(EventArguments.Flag, Bool)
  case animation(FragmentTransit?, isEntering: Bool, FragmentAnimation?)
  case level(TrimLevel)
  case activityResult(requestCode: Int, resultCode: Int)
  case resultCode(Int)
  case grantResults(requestCode: Int?, granted: Bool?)
  case intent(TraceText)
  case fragment(ObjectID)
  case childFragment(ObjectID)
  case backStackChange(of: ObjectID, isPop: Bool)
  case observed(manager: ObjectID?, savedStateIsNull: Bool?)
  case fragmentResult(requestKey: TraceText, result: TraceText)
  case backCallback(TraceText)
  case observer(TraceText)
  case destination(TraceText)
  case repeatedBlock(TraceText)
  case viewModelKey(TraceText)
  case closeable(TraceText)
  case loaderID(Int)
  case liveData(TraceText, value: TraceText?)
  case page(pager: TraceText, position: Int)
  case tab(TraceText)
  case registrant(TraceText)
  case registeredResult(TraceText, RegisteredResult)
  case savedState(key: TraceText, value: TraceText?)
  case provider(TraceText)
  case listener(TraceText)
  case initializer(TraceText)
  case backKey
  case nightMode(NightMode)

  /// Whether the bundle among the arguments is null; nil without a bundle.
  var savedStateIsNull: Bool? {
    switch self {
    case .savedInstanceState(let isNull): isNull
    case .bundles(let isNull, _): isNull
    case .observed(_, let isNull): isNull
    case .none, .flag, .animation, .level, .activityResult, .resultCode, .grantResults, .intent,
      .fragment, .childFragment, .backStackChange, .fragmentResult, .backCallback, .observer,
      .destination, .backKey, .registrant, .registeredResult, .savedState, .provider, .listener,
      .repeatedBlock, .viewModelKey, .closeable, .loaderID, .liveData, .page, .tab, .initializer,
      .nightMode:
      nil
    }
  }
}

/// A text of the app that is passed on, by its place among the texts of the trace.
package struct TraceText: Hashable, Sendable {
  let place: Int32
}
