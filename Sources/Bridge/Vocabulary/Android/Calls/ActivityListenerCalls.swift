import AndroidModel
import Specification

/// The calls about the listeners of a `ComponentActivity`.
enum ActivityListenerCalls {
  static let all: [AndroidCall] = ActivityListenerCallback.allCases.flatMap { callback in
    let listener = callback.listenerName
    return [
      call("add" + listener, "of a new listener of this object") { .add(callback, name: $0) },
      call("remove" + listener, "of the latest of this name") { .remove(callback, name: $0) },
    ]
  }

  private static func call(
    _ phrase: String, _ rest: String,
    _ action: @escaping @Sendable (_ name: String) -> ActivityListenerAction
  ) -> AndroidCall {
    AndroidCall(
      phrase, name, hasReceiver: true, summary: "\(phrase) with the activity, \(rest).",
      page: "https://developer.android.com/reference/androidx/activity/ComponentActivity"
    ) { _, call in
      .init(.activityListener(action(call.words.first ?? usualName)), on: call.receiver)
    }
  }

  private static let name = OperandDefinition.text("name").optional

  /// The default name.
  private static let usualName = "listener"
}
