import AndroidModel
import Specification

/// What can be done to an Android device only.
enum AndroidVerb: String, VerbEnumeration {
  case changeConfiguration = "change configuration"
  case trim
  case lowMemory = "low memory"
  case forceStop = "force stop"
  case openRecents = "open recents"
  case otherAppToFront = "other app to front"
  case otherAppFinished = "other app finished"
  case windowFocusLost = "window focus lost"
  case windowFocusGained = "window focus gained"
  case screenOff = "screen off"
  case screenOn = "screen on"
  case throwException = "throw"
  case drag
  case release

  var shape: VerbShape {
    switch self {
    case .changeConfiguration:
      VerbShape(
        OperandDefinition(
          name: "change", value: .word(ConfigurationChanges.names.map(\.name)), isRepeated: true),
        summary: "These aspects of the configuration change together.")
    case .trim:
      VerbShape(
        .word("level", TrimLevel.allCases.map(\.phrase)), summary: "The system calls onTrimMemory.")
    case .lowMemory: VerbShape(summary: "The system calls onLowMemory.")
    case .forceStop: VerbShape(summary: "The user stops the app in the settings.")
    case .openRecents: VerbShape(summary: "The list of recent tasks opens over the app.")
    case .otherAppToFront: VerbShape(summary: "An activity of another app comes to the front.")
    case .otherAppFinished: VerbShape(summary: "The other app's activity goes away again.")
    case .windowFocusLost: VerbShape(summary: "A window of the system takes the focus.")
    case .windowFocusGained: VerbShape(summary: "The focus comes back.")
    case .screenOff:
      VerbShape(summary: "The screen goes off on a device without a secure keyguard.")
    case .screenOn: VerbShape(summary: "The screen goes on again; a secure keyguard stays.")
    case .drag:
      VerbShape(
        .object("pager", KindName.pagers), .particle("to"),
        OperandDefinition(name: "item", value: .number),
        summary: "A finger drags the pager half way to this page, and holds it there.")
    case .release:
      VerbShape(
        .object("pager", KindName.pagers), summary: "The finger lets go, and the page settles.")
    case .throwException:
      VerbShape(.text("exception"), summary: "Code outside any callback throws this exception.")
    }
  }
}

/// Calls of Android app code on an activity, in a callback script or from a listener.
enum AndroidActionVerb: String, VerbEnumeration {
  case start
  case startActivities
  case finish
  case finishAffinity
  case finishAndRemoveTask
  case setResult
  case setIntent
  case recreate
  case moveTaskToBack
  case releaseInstance
  case requestPermissions
  case showDialog
  case dismissDialog
  case getViewModel
  case setCurrentItem

  var shape: VerbShape {
    let activity = OperandDefinition.object("activity", KindName.activities)
    return switch self {
    case .start:
      VerbShape(
        activity, hasReceiver: true, attributes: Self.intent + [.number("requestCode")],
        makesInstances: true,
        summary: "startActivity, or startActivityForResult with a request code.")
    case .startActivities:
      VerbShape(
        .objects("activity", KindName.activities), makesInstances: true, summary: "startActivities")
    case .finish: VerbShape(activity.optional, summary: "finish() on this or the named activity.")
    case .finishAffinity: VerbShape(activity.optional, summary: "finishAffinity()")
    case .finishAndRemoveTask: VerbShape(activity.optional, summary: "finishAndRemoveTask()")
    case .setResult:
      VerbShape(
        .word("result", ResultCode.allCases.map(\.rawValue)), summary: "setResult(RESULT_…)")
    case .setIntent:
      VerbShape(
        activity, attributes: Self.intent, makesInstances: true,
        summary: "setIntent with this intent.")
    case .recreate: VerbShape(activity.optional, summary: "recreate()")
    case .moveTaskToBack: VerbShape(summary: "moveTaskToBack(true)")
    case .releaseInstance: VerbShape(activity.optional, summary: "releaseInstance()")
    case .requestPermissions: VerbShape(summary: "requestPermissions")
    case .showDialog: VerbShape(summary: "Shows a dialog window of the activity itself.")
    case .setCurrentItem:
      VerbShape(
        .object("pager", KindName.pagers), OperandDefinition(name: "item", value: .number),
        attributes: [.flag("smoothScroll")],
        summary: "setCurrentItem(item) of a pager, with a smooth scroll unless it is false.")
    case .dismissDialog: VerbShape(summary: "Dismisses the activity's own dialog.")
    case .getViewModel:
      VerbShape(summary: "ViewModelProvider(this).get(…), which makes it the first time.")
    }
  }

  /// Flags and extras; `id=42` is short for `extra=id:42`.
  private static let intent: [AttributeDefinition] = [
    .words("flags", IntentFlags.names.map(\.name)), .text("id"), .text("extra"),
  ]
}

/// https://developer.android.com/reference/android/app/Activity#RESULT_OK
enum ResultCode: String, Hashable, Sendable, CaseIterable {
  case ok = "OK"
  case canceled = "CANCELED"

  var value: Int {
    switch self {
    case .ok: -1
    case .canceled: 0
    }
  }
}

extension TrimLevel {
  /// The constant's name without `TRIM_MEMORY_`.
  var phrase: String { String(rawValue.dropFirst("TRIM_MEMORY_".count)) }
}
