/// App code in an override: runs inside the callback, after its `super` call.
public struct CallbackScript: Hashable, Sendable {
  public var target: Target
  public var callback: IOSCallback
  /// At most this often in the life of the device, over all instances; nil: always.
  public var times: Int?
  public var actions: [AppAction]

  public enum Target: Hashable, Sendable {
    case appDelegate
    case sceneDelegate
    /// An object of the app that observes notifications.
    case observer
    /// Every instance of this class.
    case allInstances(ofClass: String)
    case instance(InstanceID)
  }

  public init(_ target: Target, _ callback: IOSCallback, times: Int? = nil, do actions: [AppAction])
  {
    self.target = target
    self.callback = callback
    self.times = times
    self.actions = actions
  }
}
