/// One thing that the platform told the app, in the order in which it did.
public struct AndroidEvent: Hashable, Sendable {
  /// The object that was told.
  public var subject: Subject
  /// What was called.
  public var callback: AndroidCallback
  /// Where in the callback.
  public var mark: Mark
  /// Why the platform called it.
  public var reason: AndroidReason
  /// The arguments that matter.
  public var values: EventArguments
  /// What the subject could ask the platform at this moment; nil where it does not apply.
  public var isFinishing: Bool?
  /// `Activity.isChangingConfigurations()`; nil where it does not apply.
  public var isChangingConfigurations: Bool?
  /// Of an `Application` or an activity: the name of its process, if that is not the app's default
  /// one.
  public var process: String?
  /// It is told to an app that is not the one under test.
  public var isOfAnotherApp: Bool
  /// `Fragment.isRemoving()` of a fragment or of one that it is in, on its way down; nil elsewhere.
  public var isRemoving: Bool?

  /// The object whose override is called.
  public enum Subject: Hashable, Sendable {
    /// The `Application` object.
    case application
    case activity(InstanceID)
    case fragment(InstanceID)
  }

  /// Where in the callback the event stands. A log written before `super` shows `entered`.
  public enum Mark: Hashable, Comparable, Sendable {
    case entered
    /// The `super` call has returned; what the framework did inside it stands before.
    case superReturned
    /// The whole override has returned, its app code included.
    case returned
  }

  /// One argument of a callback.
  public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var label: String
    /// Its value as text: `null`, `bundle`, `true`, a number, the name of a constant.
    public var value: String
    /// An argument of this name.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  init(
    _ subject: Subject, _ callback: AndroidCallback, mark: Mark = .entered,
    values: EventArguments = .none, reason: AndroidReason, isFinishing: Bool? = nil,
    isChangingConfigurations: Bool? = nil, isRemoving: Bool? = nil, process: String? = nil,
    isOfAnotherApp: Bool = false
  ) {
    self.subject = subject
    self.callback = callback
    self.mark = mark
    self.reason = reason
    self.values = values
    self.isFinishing = isFinishing
    self.isChangingConfigurations = isChangingConfigurations
    self.isRemoving = isRemoving
    self.process = process
    self.isOfAnotherApp = isOfAnotherApp
  }

  /// The arguments that matter, in the order of the platform's signature, then the answers.
  public var arguments: [Argument] {
    guard case .application = subject, let process else { return values.list }
    return values.list + [Argument("process", process)]
  }

  /// What the app asked the subject at this moment: `AndroidApp.questions`.
  public var answers: [Argument] {
    if case .answered(_, let answers) = values { answers } else { [] }
  }
}
