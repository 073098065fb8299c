/// A start of an activity on its way through the decision where it goes.
struct StartRequest: Hashable, Sendable {
  var intent: Intent
  var declaration: ActivityDeclaration
  var action = IntentAction.explicit
  /// The activity whose code called; nil: another app, or a context that is no activity.
  var source: ActivityToken?
  var receiver: ActivityRecord.ResultReceiver?
  /// The task that the source is in.
  var sourceTask: TaskID?

  var flags: IntentFlags {
    get { intent.flags }
    set { intent.flags = newValue }
  }

  /// The launch mode as the release understands it.
  var launchMode: LaunchMode

  var isSingleTop: Bool { launchMode == .singleTop || flags.contains(.singleTop) }

  /// At most one instance in its task.
  var isSingleInTask: Bool {
    switch launchMode {
    case .standard, .singleTop: false
    case .singleTask, .singleInstance, .singleInstancePerTask: true
    }
  }
}
