import AndroidModel
import Specification

/// The calls on an activity.
enum ActivityCalls {
  static let all: [AndroidCall] =
    starting + AppTaskCalls.all + ending + picture + windows + LockScreenCalls.all
    + HandoffWords.calls + CameraWords.calls + other

  private static let activity = OperandDefinition.object("activity", AndroidKind.activities)

  /// A call on a named activity, or on the one whose code runs.
  private static func onSubject(
    _ phrase: String, _ action: AppAction, _ summary: String, page: String
  ) -> AndroidCall {
    AndroidCall(phrase, activity.optional, summary: summary, page: page) { _, call in
      .init(action, on: call.objects.first)
    }
  }

  // MARK: Starting

  private static let requestCode = AttributeDefinition.number(
    "requestCode", "The result comes back under this code.",
    page: AndroidPage.activity + "#startActivityForResult(android.content.Intent,int)")

  static let context = AttributeDefinition.words(
    "context", ContextComponent.self, "The context of the start, if it is not an activity.",
    page: AndroidPage.context)

  /// A call that can be made on a context other than an activity, if the script says so.
  private static func starting(
    _ intents: [Intent], _ call: Arguments, else action: AppAction
  ) -> AppAction {
    call.values(context).last.flatMap(ContextComponent.init(rawValue:))
      .map { .startFromContext($0, intents) } ?? action
  }

  private static let starting = [
    AndroidCall(
      "start", activity.optional, hasReceiver: true,
      attributes: IntentWords.ofStart + [requestCode, context], makesInstances: true,
      summary:
        "startActivity, or startActivityForResult with a request code; without an activity, for an implicit intent.",
      page: AndroidPage.activity + "#startActivity(android.content.Intent)"
    ) { _, call in
      let intent = try IntentWords.startedIntent(call)
      return .init(
        starting(
          [intent], call, else: .startActivity(intent, requestCode: call.number(requestCode))),
        on: call.receiver)
    },
    AndroidCall(
      "startActivityIfNeeded", activity, hasReceiver: true,
      attributes: IntentWords.all + [requestCode], makesInstances: true,
      summary:
        "startActivityIfNeeded: nothing happens if the caller is on top and would get the intent.",
      page: AndroidPage.activity + "#startActivityIfNeeded(android.content.Intent,int)"
    ) { _, call in
      var intent = try IntentWords.intent(call)
      intent.options.isOnlyIfNeeded = true
      return .init(
        .startActivity(intent, requestCode: call.number(requestCode)), on: call.receiver)
    },
    AndroidCall(
      "startActivities", .objects("activity", AndroidKind.activities).optional,
      attributes: [context], clauses: [IntentWords.clause], makesInstances: true,
      summary: "startActivities, for activities, or for intents with attributes of their own.",
      page: AndroidPage.context + "#startActivities(android.content.Intent[])"
    ) { _, call in
      let intents = try IntentWords.intents(call)
      return .init(starting(intents, call, else: .startActivities(intents)))
    },
    AndroidCall(
      "send", activity, hasReceiver: true,
      attributes: IntentWords.all + [PendingIntentWords.creator] + PendingIntentWords.modes,
      makesInstances: true, summary: "PendingIntent.send of one that starts this activity.",
      page: PendingIntentWords.page + "#send()"
    ) { _, call in
      .init(
        .send(
          try PendingIntentWords.pendingIntent(call), mode: PendingIntentWords.senderMode(call)),
        on: call.receiver)
    },
    AndroidCall(
      "startIntentSender", activity, hasReceiver: true,
      attributes: IntentWords.all + [requestCode, PendingIntentWords.creator]
        + PendingIntentWords.modes,
      makesInstances: true,
      summary:
        "startIntentSender of a pending intent for this activity, or startIntentSenderForResult with a"
        + " request code.",
      page: AndroidPage.activity
        + "#startIntentSenderForResult(android.content.IntentSender,int,android.content.Intent,int,int,int)"
    ) { _, call in
      .init(
        .startIntentSender(
          try PendingIntentWords.pendingIntent(call), requestCode: call.number(requestCode),
          mode: PendingIntentWords.senderMode(call)),
        on: call.receiver)
    },
    AndroidCall(
      "startTaskStack", activity, attributes: IntentWords.all, makesInstances: true,
      summary: "TaskStackBuilder: the activity with its parents below it, in a task of their own.",
      page: "https://developer.android.com/reference/android/app/TaskStackBuilder"
    ) { _, call in .init(.startTaskStack(try IntentWords.intent(call))) },
    AndroidCall(
      "setIntent", activity, attributes: IntentWords.all, makesInstances: true,
      summary: "setIntent with this intent.",
      page: AndroidPage.activity + "#setIntent(android.content.Intent)"
    ) { _, call in
      // The named activity is the one that receives the intent, and the intent names its class.
      let activity = try call.object("the activity")
      return .init(
        .setIntent(try IntentWords.intent(call, component: activity.name.value)), on: activity)
    },
  ]

  // MARK: Ending

  private static let nonRoot = AttributeDefinition.flag(
    "nonRoot", "Whether any activity may do it, or only the root of the task.",
    page: AndroidPage.activity + "#moveTaskToBack(boolean)")

  private static let ending = [
    onSubject(
      "finish", .finish, "finish() on this or the named activity.",
      page: AndroidPage.activity + "#finish()"),
    onSubject(
      "finishAfterTransition", .finishAfterTransition,
      "finishAfterTransition(): the same as finish() of an activity that came without sceneTransition.",
      page: AndroidPage.activity + "#finishAfterTransition()"),
    onSubject(
      "finishAffinity", .finishAffinity, "finishAffinity()",
      page: AndroidPage.activity + "#finishAffinity()"),
    onSubject(
      "finishAndRemoveTask", .finishAndRemoveTask, "finishAndRemoveTask()",
      page: AndroidPage.activity + "#finishAndRemoveTask()"),
    AndroidCall(
      "finishActivity", .number("requestCode"), hasReceiver: true,
      summary: "finishActivity(requestCode): finishes what was started under this code.",
      page: AndroidPage.activity + "#finishActivity(int)"
    ) { _, call in .init(.finishActivity(requestCode: call.number ?? 0), on: call.receiver) },
    AndroidCall(
      "setResult", .word("result", ResultCode.self), hasReceiver: true,
      summary: "setResult(RESULT_…)", page: AndroidPage.activity + "#setResult(int)"
    ) { _, call in
      .init(.setResult(code: (call.word(as: ResultCode.self) ?? .ok).value), on: call.receiver)
    },
    onSubject(
      "recreate", .recreate, "recreate()", page: AndroidPage.activity + "#recreate()"),
    AndroidCall(
      "moveTaskToBack", activity.optional, attributes: [nonRoot],
      summary: "moveTaskToBack(true); false if nonRoot=false.",
      page: AndroidPage.activity + "#moveTaskToBack(boolean)"
    ) { _, call in
      .init(.moveTaskToBack(nonRoot: call.flag(nonRoot) ?? true), on: call.objects.first)
    },
    AndroidCall(
      "navigateUpTo", activity, attributes: IntentWords.all, makesInstances: true,
      summary: "navigateUpTo with an intent for this activity.",
      page: AndroidPage.activity + "#navigateUpTo(android.content.Intent)"
    ) { _, call in .init(.navigateUpTo(try IntentWords.intent(call))) },
    onSubject(
      "onNavigateUp", .onNavigateUp, "onNavigateUp(), as the Up button calls it.",
      page: AndroidPage.activity + "#onNavigateUp()"),
    onSubject(
      "releaseInstance", .releaseInstance, "releaseInstance()",
      page: AndroidPage.activity + "#releaseInstance()"),
  ]

  // MARK: Picture-in-picture

  private static let autoEnter = AttributeDefinition.flag(
    "autoEnter", "setAutoEnterEnabled: the system does it by itself when the user leaves.",
    page:
      "https://developer.android.com/reference/android/app/PictureInPictureParams.Builder#setAutoEnterEnabled(boolean)"
  )

  private static let aspectRatio = AttributeDefinition.text(
    "aspectRatio", "setAspectRatio: the proportions of the picture, as width:height.",
    page:
      "https://developer.android.com/reference/android/app/PictureInPictureParams.Builder#setAspectRatio(android.util.Rational)"
  )

  private static func ratio(_ call: Arguments) throws(ScriptProblem) -> AspectRatio? {
    guard let text = call.value(aspectRatio) else { return nil }
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ 1...1_000_000 ~= $0 }) else {
      throw ScriptProblem("an aspect ratio is written 'width:height', not '\(text)'")
    }
    return AspectRatio(width: parts[0], height: parts[1])
  }

  private static let picture = [
    onSubject(
      "enterPictureInPictureMode", .enterPictureInPictureMode, "enterPictureInPictureMode()",
      page: AndroidPage.activity
        + "#enterPictureInPictureMode(android.app.PictureInPictureParams)"),
    AndroidCall(
      "setPictureInPictureParams", activity.optional, attributes: [autoEnter, aspectRatio],
      summary:
        "setPictureInPictureParams, for entering automatically and for the aspect ratio.",
      page: AndroidPage.activity
        + "#setPictureInPictureParams(android.app.PictureInPictureParams)"
    ) { _, call in
      .init(
        .setPictureInPictureParams(
          autoEnter: call.flag(autoEnter) ?? false, aspectRatio: try ratio(call)),
        on: call.objects.first)
    },
  ]

  // MARK: Windows

  private static let splitController =
    "https://developer.android.com/reference/androidx/window/embedding/SplitController"

  private static let windows = [
    onSubject(
      "setTitle", .setTitle, "setTitle: it has another title from now on.",
      page: AndroidPage.activity + "#setTitle(java.lang.CharSequence)"),
    AndroidCall(
      "setVisible", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "setVisible: whether the activity's window is added when it is resumed.",
      page: AndroidPage.activity + "#setVisible(boolean)"
    ) { _, call in .init(.setVisible(call.isTrue), on: call.receiver) },
    AndroidCall(
      "requestFullscreenMode", .word("request", FullscreenModeRequest.self), activity.optional,
      summary: "requestFullscreenMode: from a free-form window to full screen, or back.",
      page: AndroidPage.activity + "#requestFullscreenMode(int,android.os.OutcomeReceiver)"
    ) { _, call in
      .init(
        .requestFullscreenMode(call.word(as: FullscreenModeRequest.self) ?? .enter),
        on: call.objects.first)
    },
    onSubject(
      "pinTopActivityStack", .pinTopActivityStack,
      "SplitController.pinTopActivityStack: the topmost part of its task stays beside the activities that come.",
      page: splitController),
    onSubject(
      "unpinTopActivityStack", .unpinTopActivityStack, "SplitController.unpinTopActivityStack",
      page: splitController),
  ]

  // MARK: Other

  private static let translucent = AttributeDefinition.flag(
    "translucent", "Whether what is below is visible through it; true by default.",
    page: AndroidPage.activity + "#setTranslucent(boolean)")

  private static let dialogClass = AttributeDefinition.words(
    "class", DialogClass.self, "The class of the dialog, by default Dialog.",
    page: "https://developer.android.com/reference/androidx/activity/ComponentDialog")

  /// The id under which the activity keeps the dialog.
  private static let dialogID = OperandDefinition.number("id")

  private static let other = [
    AndroidCall(
      "setTranslucent", activity.optional, attributes: [translucent],
      summary: "setTranslucent(true); false if translucent=false.",
      page: AndroidPage.activity + "#setTranslucent(boolean)"
    ) { _, call in
      .init(.setTranslucent(call.flag(translucent) ?? true), on: call.objects.first)
    },
    AndroidCall(
      "requestPermissions", hasReceiver: true, attributes: [requestCode],
      summary: "requestPermissions",
      page: AndroidPage.activity + "#requestPermissions(java.lang.String[],int)"
    ) { _, call in
      .init(.requestPermissions(requestCode: call.number(requestCode)), on: call.receiver)
    },
    onSubject(
      "startLockTask", .startLockTask, "startLockTask()",
      page: AndroidPage.activity + "#startLockTask()"),
    onSubject(
      "stopLockTask", .stopLockTask, "stopLockTask()",
      page: AndroidPage.activity + "#stopLockTask()"),
    AndroidCall(
      "setRequestedOrientation", .word("orientation", ScreenOrientation.self), activity.optional,
      summary: "setRequestedOrientation, whatever the manifest says.",
      page: AndroidPage.activity + "#setRequestedOrientation(int)"
    ) { _, call in
      .init(
        .setRequestedOrientation(call.word(as: ScreenOrientation.self) ?? .unspecified),
        on: call.objects.first)
    },
    AndroidCall(
      "showDialog", dialogID.optional, hasReceiver: true, attributes: [dialogClass],
      summary:
        "show() of a new dialog of the activity itself, whose listeners its code has set; with an id"
        + " Activity.showDialog(id).",
      page: "https://developer.android.com/reference/android/app/Dialog#show()"
    ) { _, call in
      if let id = call.number { return .init(.managedDialog(.show(id: id)), on: call.receiver) }
      let dialog = call.value(dialogClass).flatMap(DialogClass.init) ?? .dialog
      return .init(.showDialog(dialog), on: call.receiver)
    },
    AndroidCall(
      "dismissDialog", dialogID.optional, hasReceiver: true,
      summary: "Dismisses the activity's own dialog; with an id Activity.dismissDialog(id).",
      page: "https://developer.android.com/reference/android/app/Dialog#dismiss()"
    ) { _, call in
      .init(
        call.number.map { .managedDialog(.dismiss(id: $0)) } ?? .dismissDialog, on: call.receiver)
    },
    AndroidCall(
      "removeDialog", dialogID, hasReceiver: true,
      summary: "Activity.removeDialog(id): it is dismissed, and created again the next time.",
      page: AndroidPage.activity + "#removeDialog(int)"
    ) { _, call in .init(.managedDialog(.remove(id: call.number ?? 0)), on: call.receiver) },
    AndroidCall(
      "setFinishOnTouchOutside", .word("value", BooleanWord.self), hasReceiver: true,
      summary:
        "setFinishOnTouchOutside: whether a touch outside of its window finishes the activity.",
      page: AndroidPage.activity + "#setFinishOnTouchOutside(boolean)"
    ) { _, call in .init(.setFinishOnTouchOutside(call.isTrue), on: call.receiver) },
    AndroidCall(
      "sleep", .duration("time"), hasReceiver: true,
      summary: "Thread.sleep on the main thread, which stands for any work of that length.",
      page: "https://developer.android.com/reference/java/lang/Thread#sleep(long)"
    ) { _, call in .init(.sleep(milliseconds: call.number ?? 0), on: call.receiver) },
    AndroidCall(
      "throw", .text("exception"), hasReceiver: true,
      summary: "The code throws this exception, uncaught.",
      page: "https://developer.android.com/topic/performance/vitals/crash"
    ) { _, call in .init(.throwException(try call.word("the exception")), on: call.receiver) },
    AndroidCall(
      "exit", hasReceiver: true,
      summary: "System.exit, or killProcess of its own process: the code ends it.",
      page: "https://developer.android.com/reference/java/lang/System#exit(int)"
    ) { _, call in .init(.exit, on: call.receiver) },
  ]
}
