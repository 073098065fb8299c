import AndroidModel

/// The lens of a framework that lives in one activity class of the app.
struct HostLens<Words: HostWords>: LensMachine {
  private var words: Words

  init(_ words: Words) { self.words = words }

  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<Words.Word>] {
    guard event.mark == .entered, case .activity(let id) = event.subject,
      id.className == app.host, case .activity(let callback) = event.callback
    else { return [] }
    return words.receive(callback, event, of: id).ofApp
  }

  mutating func settle() -> [LensReport<Words.Word>] { words.settle().ofApp }
}

/// A framework that overrides the callbacks of its activity.
protocol HostWords: Hashable, Sendable {
  associatedtype Word: LensWord
  /// - Parameter event: the callback's event, with its arguments.
  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [Word]
  /// Everything is idle; whatever the framework loads meanwhile has been loaded.
  mutating func settle() -> [Word]
}

extension HostWords {
  mutating func settle() -> [Word] { [] }
}

extension AndroidEvent {
  /// What an observer of the subject's `Lifecycle` is told here: the one that a framework has, not
  /// those that the app's code has added, each of which is told it once more.
  var lifecycleEvent: LifecycleEvent? {
    guard mark == .entered, case .lifecycle(let event, ofView: false) = callback,
      !values.isForAddedObserver
    else { return nil }
    return event
  }

  /// The argument of `onWindowFocusChanged`.
  var hasFocus: Bool? { values.hasFocus }

  /// Whether the object is restored from a bundle.
  var hasSavedState: Bool { values.hasSavedState }

  /// The value that the subject read from this property; nil if it was not read.
  func answer(to property: AndroidProperty) -> Bool? {
    answers.first { $0.label == property.rawValue }.map { $0.value == "true" }
  }
}

extension EventArguments {
  fileprivate var isForAddedObserver: Bool {
    switch self {
    case .observer: true
    case .answered(let arguments, _): arguments.isForAddedObserver
    default: false
    }
  }

  fileprivate var hasFocus: Bool? {
    switch self {
    case .flag(.hasFocus, let value): value
    case .answered(let arguments, _): arguments.hasFocus
    default: nil
    }
  }

  fileprivate var hasSavedState: Bool {
    switch self {
    case .savedInstanceState(let isNull): !isNull
    case .bundles(let savedStateIsNull, _): !savedStateIsNull
    case .answered(let arguments, _): arguments.hasSavedState
    default: false
    }
  }
}
