/// App code in an override: runs inside the callback, after its `super` call.
public struct CallbackScript: Hashable, Sendable {
  /// The object whose override it is.
  public var target: Target
  /// Which override.
  public var callback: AndroidCallback
  /// When it runs.
  public var condition: Condition = .always
  /// The arguments that the callback has to have, as `AndroidEvent` tells them.
  public var arguments: [AndroidEvent.Argument] = []
  /// At most this often in the life of the device, over all instances; nil: always.
  public var times: Int?
  /// The receiver to which the callback only posts the code, which runs as a message of its own;
  /// nil: it runs in the callback.
  public var posting: Posting?
  /// The calls, in order.
  public var actions: [AppAction]

  /// The objects whose code it is.
  public enum Target: Hashable, Sendable {
    case application
    /// Every instance of this class.
    case allInstances(ofClass: String)
    case instance(InstanceID)
  }

  /// The receiver to which code is posted.
  public enum Posting: Hashable, Sendable {
    /// A `Handler` of the main thread.
    ///
    /// https://developer.android.com/reference/android/os/Handler#post(java.lang.Runnable)
    case handler
    /// The content of the activity, or the view of the fragment: it keeps the code until it is in a
    /// window.
    ///
    /// https://developer.android.com/reference/android/view/View#post(java.lang.Runnable)
    case view
  }

  /// The condition that the code checks first.
  public enum Condition: Hashable, Sendable {
    case always
    /// Only if there is no saved state: the bundle argument is null; in a callback without one, the
    /// instance's `onCreate` got null; in `onAttach`, the instance was not restored.
    case withoutSavedState
  }

  /// Code in the override of a callback.
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
