/// One thing that UIKit told the app, in the order in which it did.
public struct IOSEvent: Hashable, Sendable {
  /// The object that was told.
  public var subject: Subject
  /// What was called.
  public var callback: IOSCallback
  /// Where in the callback.
  public var mark: Mark
  /// The arguments that matter, in the order of the method's signature: `("animated", "true")`,
  /// `("toParent", "N")`.
  public var arguments: [Argument]
  /// What the controller could ask UIKit at this moment; nil where it does not apply.
  public var relations: Relations?
  /// What the delegate of the app or of a scene could ask the application at this moment; nil for
  /// other subjects.
  public var applicationState: ApplicationState?
  /// Why UIKit says so.
  public var reason: IOSReason

  /// The object of the app that UIKit calls.
  public enum Subject: Hashable, Sendable {
    case appDelegate
    case sceneDelegate(scene: Int)
    /// Observers of the application's notifications.
    case application
    /// Observers of a scene's notifications.
    case scene(Int)
    /// Observers of the keyboard's notifications.
    case responder
    /// Observers of the windows' notifications.
    case window
    case controller(InstanceID)
    /// The navigation, tab or presentation delegate of this controller.
    case delegate(of: InstanceID)
    /// What the process's log shows; see `IOSCallback.console`.
    case console
  }

  /// Where in the callback the event stands. A log written before `super` shows `entered`, and one
  /// written after it `superReturned`.
  public enum Mark: Hashable, Sendable {
    case entered
    /// The `super` call has returned; what UIKit did inside it stands before.
    case superReturned
    /// The whole override has returned, its app code included.
    case returned
  }

  /// One argument of a callback.
  public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var label: String
    /// Its value as text.
    public var value: String
    /// An argument of this name.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent and its
  /// three siblings.
  public struct Relations: Hashable, Sendable {
    /// It is being added to a container.
    public var isMovingToParent = false
    /// It is being taken out of its container.
    public var isMovingFromParent = false
    /// Its presentation is under way.
    public var isBeingPresented = false
    /// Its dismissal is under way.
    public var isBeingDismissed = false
    /// One of the containers that it is in, however far out, is leaving.
    public var leavesWithContainer = false
    /// A controller that neither comes nor goes.
    public init() {}

    /// It is being popped, removed or dismissed itself.
    public var isLeaving: Bool { isMovingFromParent || isBeingDismissed }
  }

  /// An event with what is known beside the callback.
  public init(
    _ subject: Subject, _ callback: IOSCallback, mark: Mark = .entered, arguments: [Argument] = [],
    relations: Relations? = nil, applicationState: ApplicationState? = nil,
    reason: IOSReason = .system
  ) {
    self.subject = subject
    self.callback = callback
    self.mark = mark
    self.arguments = arguments
    self.relations = relations
    self.applicationState = applicationState
    self.reason = reason
  }
}
