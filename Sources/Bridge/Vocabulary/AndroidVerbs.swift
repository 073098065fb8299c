import AndroidModel
import Specification

/// What can be done to an Android device only.
enum AndroidVerb: String, VerbEnumeration {
  case changeConfiguration = "change configuration"
  case trim
  case forceStop = "force stop"
  case openRecents = "open recents"
  case otherAppToFront = "other app to front"
  case otherAppFinished = "other app finished"
  case windowFocusLost = "window focus lost"
  case windowFocusGained = "window focus gained"
  case screenOff = "screen off"
  case screenOn = "screen on"
  case throwException = "throw"

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
    case .forceStop: VerbShape(summary: "The user stops the app in the settings.")
    case .openRecents: VerbShape(summary: "The list of recent tasks opens over the app.")
    case .otherAppToFront: VerbShape(summary: "An activity of another app comes to the front.")
    case .otherAppFinished: VerbShape(summary: "The other app's activity goes away again.")
    case .windowFocusLost: VerbShape(summary: "A window of the system takes the focus.")
    case .windowFocusGained: VerbShape(summary: "The focus comes back.")
    case .screenOff:
      VerbShape(summary: "The screen goes off on a device without a secure keyguard.")
    case .screenOn: VerbShape(summary: "The screen goes on again; a secure keyguard stays.")
    case .throwException:
      VerbShape(.text("exception"), summary: "Code outside any callback throws this exception.")
    }
  }
}

/// Calls of Android app code, in a callback script or from a listener.
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
  case commit
  case commitNow
  case commitAllowingStateLoss
  case commitNowAllowingStateLoss
  case executePendingTransactions
  case popBackStack
  case popBackStackImmediate
  case saveBackStack
  case restoreBackStack
  case clearBackStack
  case showFragment = "show"
  case showNow
  case dismiss
  case cancel

  var shape: VerbShape {
    let activity = OperandDefinition.object("activity", KindName.activities)
    let fragment = OperandDefinition.object("fragment", KindName.fragments)
    return switch self {
    case .start:
      VerbShape(
        activity, hasReceiver: true, attributes: Self.intent + [.number("requestCode")],
        summary: "startActivity, or startActivityForResult with a request code.")
    case .startActivities:
      VerbShape(.objects("activity", KindName.activities), summary: "startActivities")
    case .finish: VerbShape(activity.optional, summary: "finish() on this or the named activity.")
    case .finishAffinity: VerbShape(activity.optional, summary: "finishAffinity()")
    case .finishAndRemoveTask: VerbShape(activity.optional, summary: "finishAndRemoveTask()")
    case .setResult:
      VerbShape(
        .word("result", ResultCode.allCases.map(\.rawValue)), summary: "setResult(RESULT_…)")
    case .setIntent:
      VerbShape(activity, attributes: Self.intent, summary: "setIntent with this intent.")
    case .recreate: VerbShape(activity.optional, summary: "recreate()")
    case .moveTaskToBack: VerbShape(summary: "moveTaskToBack(true)")
    case .releaseInstance: VerbShape(activity.optional, summary: "releaseInstance()")
    case .requestPermissions: VerbShape(summary: "requestPermissions")
    case .showDialog: VerbShape(summary: "Shows a dialog window of the activity itself.")
    case .dismissDialog: VerbShape(summary: "Dismisses the activity's own dialog.")
    case .commit, .commitNow, .commitAllowingStateLoss, .commitNowAllowingStateLoss:
      VerbShape(
        attributes: Self.manager + [
          .flag("addToBackStack"), .text("name"), .flag("setReorderingAllowed"),
        ],
        clauses: FragmentOperationVerb.definitions,
        summary: "\(rawValue)() of a fragment transaction with these operations.")
    case .executePendingTransactions:
      VerbShape(attributes: Self.manager, summary: "executePendingTransactions()")
    case .popBackStack, .popBackStackImmediate:
      VerbShape(
        attributes: Self.manager + [.text("name"), .flag("inclusive")],
        summary: "\(rawValue)(), or with a name the overload that pops up to that entry.")
    case .saveBackStack, .restoreBackStack, .clearBackStack:
      VerbShape(.text("name"), attributes: Self.manager, summary: "\(rawValue)(name)")
    case .showFragment, .showNow:
      VerbShape(
        .object("dialog", KindName.fragments), attributes: Self.manager + [.text("tag")],
        summary: "\(rawValue)(manager, tag) of a new dialog fragment.")
    case .dismiss: VerbShape(fragment, summary: "dismiss() of a dialog fragment.")
    case .cancel:
      VerbShape(fragment, summary: "The dialog of the fragment is cancelled, as by Back.")
    }
  }

  /// Flags and extras; `id=42` is short for `extra=id:42`.
  private static let intent: [AttributeDefinition] = [
    .words("flags", IntentFlags.names.map(\.name)), .text("id"), .text("extra"),
  ]

  /// The fragment manager that is asked; without one, the host activity's.
  private static let manager: [AttributeDefinition] = [
    .objects("manager", KindName.fragments), .flag("childFragmentManager"),
    .flag("parentFragmentManager"),
  ]
}

/// The operations of a fragment transaction.
enum FragmentOperationVerb: String, VerbEnumeration {
  case add
  case replace
  case remove
  case hide
  case show
  case attach
  case detach
  case setMaxLifecycle
  case setPrimaryNavigationFragment

  var shape: VerbShape {
    let fragment = OperandDefinition.object("fragment", KindName.fragments)
    let place: [AttributeDefinition] = [
      .words("container", ContainerName.allCases.map(\.rawValue)), .flag("noContainer"),
      .text("tag"),
    ]
    return switch self {
    case .add: VerbShape(fragment, attributes: place, summary: "add(container, fragment, tag)")
    case .replace:
      VerbShape(fragment, attributes: place, summary: "replace(container, fragment, tag)")
    case .remove, .hide, .show, .attach, .detach:
      VerbShape(fragment, summary: "\(rawValue)(fragment)")
    case .setMaxLifecycle:
      VerbShape(
        fragment, .word("state", FragmentLifecycleState.allCases.map(\.rawValue)),
        summary: "setMaxLifecycle(fragment, state)")
    case .setPrimaryNavigationFragment:
      VerbShape(
        fragment.optional, summary: "setPrimaryNavigationFragment(fragment), without one null")
    }
  }
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
