/// App code in an override: runs inside the callback, after its `super` call.
public struct CallbackScript: Hashable, Sendable {
  /// The object whose override it is.
  public var target: Target
  /// Which override.
  public var callback: IOSCallback
  /// What the callback of a controller has to have, each an argument of it or a property that the
  /// controller can be asked for then.
  public var arguments: [IOSEvent.Argument] = []
  /// At most this often in the life of the device, over all instances; nil: always.
  public var times: Int?
  /// The callback only dispatches the code to the main queue, where it runs as a block of its own.
  ///
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/main
  public var isAsync = false
  /// What it calls, in order.
  public var calls: [Call]

  /// The objects whose code it is.
  public enum Target: Hashable, Sendable {
    case appDelegate
    /// The delegate of the scene of this number, or of every scene.
    case sceneDelegate(scene: Int? = nil)
    /// An object of the app that observes notifications, those of a scene perhaps of this one
    /// alone.
    case observer(scene: Int? = nil)
    /// Every instance of this class.
    case allInstances(ofClass: String)
    case instance(InstanceID)
  }

  /// A call of the script.
  public struct Call: Hashable, Sendable {
    /// What is called.
    public var action: AppAction
    /// Nil: the object whose code runs or, in a delegate, the controller in front in its scene.
    public var receiver: InstanceID?

    /// A call on this object, or on the one whose code runs.
    public init(_ action: AppAction, on receiver: InstanceID? = nil) {
      self.action = action
      self.receiver = receiver
    }
  }

  /// Code that calls on its own object alone.
  public init(_ target: Target, _ callback: IOSCallback, times: Int? = nil, do actions: [AppAction])
  {
    self.init(target, callback, times: times, calls: actions.map { Call($0) })
  }

  /// Code that calls on any objects.
  public init(_ target: Target, _ callback: IOSCallback, times: Int? = nil, calls: [Call]) {
    self.target = target
    self.callback = callback
    self.times = times
    self.calls = calls
  }
}
