/// The arguments of recorded callbacks, in words.
extension EventTrace {
  /// What the arguments of one of its records say.
  ///
  /// - Parameter names: nil: there is nothing to name.
  func values(of arguments: CallbackArguments, _ names: ClassNames?) -> EventArguments {
    func name(_ object: ObjectID) -> InstanceID { object.named(by: names) }
    return switch arguments {
    case .none: .none
    case .savedInstanceState(let isNull): .savedInstanceState(isNull: isNull)
    case .bundles(let savedStateIsNull, let persistentStateIsNull):
      .bundles(savedStateIsNull: savedStateIsNull, persistentStateIsNull: persistentStateIsNull)
    case .flag(let flag, let value): .flag(flag, value)
    case .animation(let transit, let isEntering, let next):
      .animation(transit, isEntering: isEntering, next)
    case .level(let level): .level(level)
    case .activityResult(let requestCode, let resultCode):
      .activityResult(requestCode: requestCode, resultCode: resultCode)
    case .resultCode(let code): .resultCode(code)
    case .grantResults(let requestCode, let granted):
      .grantResults(requestCode: requestCode, granted: granted)
    case .intent(let summary): .intent(text(summary))
    case .fragment(let id): .fragment(name(id))
    case .childFragment(let id): .childFragment(name(id))
    case .backStackChange(let id, let isPop): .backStackChange(of: name(id), isPop: isPop)
    case .observed(let manager, let isNull):
      .observed(manager: manager.map(name), savedStateIsNull: isNull)
    case .fragmentResult(let key, let result):
      .fragmentResult(requestKey: text(key), result: text(result))
    case .backCallback(let name): .backCallback(text(name))
    case .observer(let name): .observer(text(name))
    case .destination(let id): .destination(text(id))
    case .repeatedBlock(let name): .repeatedBlock(text(name))
    case .viewModelKey(let key): .viewModelKey(text(key))
    case .closeable(let name): .closeable(text(name))
    case .loaderID(let id): .loaderID(id)
    case .liveData(let name, let value): .liveData(text(name), value: value.map(text))
    case .page(let pager, let position): .page(pager: text(pager), position: position)
    case .tab(let tag): .tab(text(tag))
    case .registrant(let name): .registrant(text(name))
    case .registeredResult(let key, let result): .registeredResult(text(key), result)
    case .savedState(let key, let value): .savedState(key: text(key), value: value.map(text))
    case .provider(let name): .provider(text(name))
    case .listener(let name): .listener(text(name))
    case .initializer(let name): .initializer(text(name))
    case .backKey: .backKey
    case .nightMode(let mode): .nightMode(mode)
    }
  }

  private func text(_ text: TraceText) -> String { texts[Int(text.place)] }
}

extension ObjectID {
  func named(by names: ClassNames?) -> InstanceID {
    InstanceID(names?.name(of: classID) ?? "", Int(number))
  }
}
