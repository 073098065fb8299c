/// App code in an override: runs inside the callback, after its `super` call.
public struct CallbackScript: Hashable, Sendable {
  public var target: Target
  public var callback: AndroidCallback
  public var condition: Condition = .always
  /// At most this often in the life of the device, over all instances; nil: always.
  public var times: Int?
  public var actions: [AppAction]

  public enum Target: Hashable, Sendable {
    case application
    /// Every instance of this class.
    case allInstances(ofClass: String)
    case instance(InstanceID)
  }

  public enum Condition: Hashable, Sendable {
    case always
    /// Only if there is no saved state: the bundle argument is null; in a callback without one, the
    /// instance's `onCreate` got null; in `onAttach`, the instance was not restored.
    case withoutSavedState
  }

  public init(
    _ target: Target, _ callback: AndroidCallback, condition: Condition = .always,
    times: Int? = nil, do actions: [AppAction]
  ) {
    self.target = target
    self.callback = callback
    self.condition = condition
    self.times = times
    self.actions = actions
  }
}
