/// The arguments of one callback, as far as they matter. Their texts are made only when they are
/// asked for.
public enum EventArguments: Hashable, Sendable {
  case none
  /// The bundle from which the object goes on: `savedInstanceState`.
  case savedInstanceState(isNull: Bool)
  /// The same of an activity that is kept across reboots, which has a `persistentState` besides.
  case bundles(savedStateIsNull: Bool, persistentStateIsNull: Bool)
  /// A boolean, by the name of its parameter.
  case flag(Flag, Bool)
  /// `onCreateAnimation` and `onCreateAnimator`, with the transition of the transaction and the
  /// resource that it gives, if any.
  case animation(FragmentTransit?, isEntering: Bool, FragmentAnimation?)
  /// `onTrimMemory`
  case level(TrimLevel)
  /// `onActivityResult`
  case activityResult(requestCode: Int, resultCode: Int)
  /// `onActivityReenter`
  case resultCode(Int)
  /// `onRequestPermissionsResult`, with the code if one was given. Nil: there are no results,
  /// because the user was not asked or the question is gone.
  case grantResults(requestCode: Int?, granted: Bool?)
  /// `onNewIntent`, by what tells the intent from another for the same activity.
  case intent(String)
  /// `onAttachFragment` of an activity.
  case fragment(InstanceID)
  /// `onAttachFragment` of a fragment.
  case childFragment(InstanceID)
  /// To a listener of a back stack: one of the fragments that it changes.
  case backStackChange(of: InstanceID, isPop: Bool)
  /// To an observer of a fragment manager: the owner of the manager, and the bundle if it is passed
  /// on.
  case observed(manager: InstanceID?, savedStateIsNull: Bool?)
  /// `onFragmentResult`
  case fragmentResult(requestKey: String, result: String)
  /// To a callback for Back: its name.
  case backCallback(String)
  /// To an observer of a Lifecycle that code has added: its name.
  case observer(String)
  /// About an entry of a `NavController`: the id of its destination.
  case destination(String)
  /// About a block that is repeated: its name.
  case repeatedBlock(String)
  /// About a view model: the key under which it was asked for.
  case viewModelKey(String)
  /// Of something that a view model closes: its name.
  case closeable(String)
  /// About a loader: its id.
  case loaderID(Int)
  /// About a LiveData: its name, and the value of which an observer is told.
  case liveData(String, value: String?)
  /// `onPageSelected`, with the name of the pager.
  case page(pager: String, position: Int)
  /// `onTabChanged`: the tag.
  case tab(String)
  /// To `ActivityLifecycleCallbacks`: the object whose code has registered them.
  case registrant(String)
  /// To an `ActivityResultCallback`: the name of its launcher, and the result.
  case registeredResult(String, RegisteredResult)
  /// What is saved under a key; nil: nothing.
  case savedState(key: String, value: String?)
  /// Of a content provider, or of one of menus: its name.
  case provider(String)
  /// To a listener that was added to an activity: its name.
  case listener(String)
  /// Of an initializer of androidx.startup: its name.
  case initializer(String)
  /// `onKeyDown` and `onKeyUp` of the Back key.
  case backKey
  /// `onNightModeChanged`
  case nightMode(NightMode)
  /// These, and what the app asked besides: `AndroidApp.questions`.
  indirect case answered(EventArguments, [AndroidEvent.Argument])

  /// The boolean parameters.
  public enum Flag: String, Hashable, Sendable, CaseIterable {
    case hasFocus
    case hasWindowFocus
    case hidden
    case isActiveRequest
    case isInMultiWindowMode
    case isInPictureInPictureMode
    case isPrimaryNavigationFragment
    case isStashed
    case isTransitioningToPip
    case isTopResumedActivity
    case isVisibleToUser
  }

  /// In the order of the platform's signature.
  public var list: [AndroidEvent.Argument] {
    switch self {
    case .none: []
    case .savedInstanceState(let isNull): [Self.bundle(isNull: isNull)]
    case .bundles(let savedStateIsNull, let persistentStateIsNull):
      [
        Self.bundle(isNull: savedStateIsNull),
        Self.bundle("persistentState", isNull: persistentStateIsNull),
      ]
    case .flag(let flag, let value): [.init(flag.rawValue, value ? "true" : "false")]
    case .animation(let transit, let isEntering, let next):
      [
        .init("transit", transit?.rawValue ?? FragmentTransit.none),
        .init("enter", isEntering ? "true" : "false"), .init("nextAnim", next?.rawValue ?? "0"),
      ]
    case .level(let level): [.init("level", level.rawValue)]
    case .activityResult(let requestCode, let resultCode):
      [.init("requestCode", "\(requestCode)"), .init("resultCode", "\(resultCode)")]
    case .resultCode(let code): [.init("resultCode", "\(code)")]
    case .grantResults(let requestCode, let granted):
      (requestCode.map { [.init("requestCode", "\($0)")] } ?? [])
        + [Self.results(granted)]
    case .intent(let summary): [.init("intent", summary)]
    case .fragment(let fragment): [.init("fragment", fragment.description)]
    case .childFragment(let fragment): [.init("childFragment", fragment.description)]
    case .backStackChange(let fragment, let isPop):
      [.init("fragment", fragment.description), .init("pop", isPop ? "true" : "false")]
    case .observed(let manager, let savedStateIsNull):
      (manager.map { [.init("manager", $0.description)] } ?? [])
        + (savedStateIsNull.map { [Self.bundle(isNull: $0)] } ?? [])
    case .fragmentResult(let key, let result): [.init("requestKey", key), .init("result", result)]
    case .backCallback(let name): [.init("callback", name)]
    case .observer(let name): [.init("observer", name)]
    case .destination(let id): [.init("destination", id)]
    case .repeatedBlock(let name): [.init("block", name)]
    case .viewModelKey(let key): [.init("key", key)]
    case .closeable(let name): [.init("closeable", name)]
    case .loaderID(let id): [.init("id", "\(id)")]
    case .liveData(let name, let value):
      [.init("liveData", name)] + (value.map { [.init("value", $0)] } ?? [])
    case .page(let pager, let position):
      [.init("pager", pager), .init("position", "\(position)")]
    case .tab(let tag): [.init("tabId", tag)]
    case .registrant(let name): [.init("registrant", name)]
    case .registeredResult(let key, let result): [.init("key", key), result.argument]
    case .savedState(let key, let value): [.init("key", key), .init("value", value ?? "null")]
    case .provider(let name): [.init("provider", name)]
    case .listener(let name): [.init("listener", name)]
    case .initializer(let name): [.init("initializer", name)]
    case .backKey: [.init("keyCode", "KEYCODE_BACK")]
    case .nightMode(let mode): [.init("mode", mode.rawValue)]
    case .answered(let arguments, let answers): arguments.list + answers
    }
  }

  static func results(_ granted: Bool?) -> AndroidEvent.Argument {
    .init("grantResults", granted.map { $0 ? "granted" : "denied" } ?? "empty")
  }

  private static func bundle(
    _ name: String = "savedInstanceState", isNull: Bool
  ) -> AndroidEvent.Argument {
    .init(name, isNull ? "null" : "bundle")
  }
}
