import AndroidModel
import Specification

/// The calls on an `AppTask`; each names an activity in the task.
enum AppTaskCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "startInAppTask", inTask, .object("activity", AndroidKind.activities),
      attributes: IntentWords.all, makesInstances: true,
      summary: "AppTask.startActivity: the second activity starts in the task of the first.",
      page: page
        + "#startActivity(android.content.Context,android.content.Intent,android.os.Bundle)"
    ) { context, call in
      var started = call
      started.objects.removeFirst()
      return .init(
        .appTask(try task(context, call), .startActivity(try IntentWords.intent(started))))
    },
    AndroidCall(
      "moveAppTaskToFront", inTask, summary: "AppTask.moveToFront()", page: page + "#moveToFront()"
    ) { context, call in .init(.appTask(try task(context, call), .moveToFront)) },
    AndroidCall(
      "finishAndRemoveAppTask", inTask, summary: "AppTask.finishAndRemoveTask()",
      page: page + "#finishAndRemoveTask()"
    ) { context, call in .init(.appTask(try task(context, call), .finishAndRemoveTask)) },
    AndroidCall(
      "setExcludeFromRecents", inTask, attributes: [exclude],
      summary: "AppTask.setExcludeFromRecents(true); false if exclude=false.",
      page: page + "#setExcludeFromRecents(boolean)"
    ) { context, call in
      .init(
        .appTask(try task(context, call), .setExcludeFromRecents(call.flag(exclude) ?? true)))
    },
  ]

  private static let inTask = OperandDefinition.object("activity", AndroidKind.activities)
  private static let page =
    "https://developer.android.com/reference/android/app/ActivityManager.AppTask"
  private static let exclude = AttributeDefinition.flag(
    "exclude", "Whether the list of recent tasks leaves the task out; true by default.",
    page: page + "#setExcludeFromRecents(boolean)")

  private static func task(
    _ context: AndroidActions, _ call: Arguments
  ) throws(ScriptProblem) -> AndroidModel.InstanceID {
    context.resolve(try call.object("the activity of the task"))
  }
}
