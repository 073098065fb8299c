import AndroidModel

/// What is wrong with the object whose code makes a call, or with the object in the call.
enum ActionSituation: CaseIterable {
  case receiverNeverMade
  /// A finished activity.
  case receiverGone
  case noProcess
  /// A fragment that has been constructed and is in no fragment manager.
  case receiverDetached
  case inBackground
  case operandNeverMade
  /// An object of a process that has ended.
  case operandGone
  /// The name of an activity where a fragment is expected, or of a fragment for an activity.
  case operandOfWrongKind
  /// As for the receiver above.
  case operandDetached
  /// The call has been made before, with the same object.
  case again

  /// An activity `A` in its second process, with a fragment, a dialog, a pager and a tab host; `D`
  /// has been finished, and `g` was constructed in the first process.
  static func stage(scripts: [CallbackScript] = []) throws -> AndroidDevice {
    var app = AndroidApp(
      activities: [ActivityDeclaration(name: "A"), ActivityDeclaration(name: "D")],
      scripts: scripts)
    app.fragments = ["f", "g", "h", "x", "y", "z"].map { FragmentDeclaration(name: $0) }
    var dialog = FragmentDeclaration(name: "dialog")
    dialog.kind = .dialog(hasContentView: true)
    var inflated = FragmentDeclaration(name: "inflated")
    inflated.layout = LayoutElement(.fragment, host: nil)
    app.fragments += [dialog, inflated]
    app.pagers = [
      PagerDeclaration(
        name: "pager", host: "A", adapter: .fragmentStateAdapter, pages: ["x", "x", "x"])
    ]
    app.tabHosts = [TabHostDeclaration(name: "tabs", host: "A", tabs: ["y", "z"])]
    var device = AndroidDevice(api: 36, app: app)
    let add = FragmentTransaction.Operation.add(.new(className: "f"), container: "side", tag: nil)
    let stimuli: [AndroidStimulus] = [
      .launch(activity: "A"), .code(.makeFragment(className: "g")), .process(.death),
      .launch(activity: "A"), .start("D"), .back,
      .code(.fragments(.transaction(FragmentTransaction(operations: [add])))),
      .code(.fragments(.showDialog(.host, className: "dialog", tag: nil, now: false))),
      .code(.makeFragment(className: "h")),
    ]
    for stimulus in stimuli { _ = try device.perform(stimulus) }
    return device
  }

  /// The activity of the stage.
  static let host = InstanceID("A", 2)

  /// The object whose code makes the call.
  var receiver: InstanceID {
    switch self {
    case .receiverNeverMade: InstanceID("A", 7)
    case .receiverGone: InstanceID("D")
    case .receiverDetached: InstanceID("h")
    case .noProcess, .inBackground, .operandNeverMade, .operandGone, .operandOfWrongKind,
      .operandDetached, .again:
      Self.host
    }
  }

  private static let namingActivities: [ActionVerb] = [
    .startActivity, .startActivities, .startFromContext, .startTaskStack, .send, .navigateUpTo,
    .startIntentSender, .launchIntentSender, .setComponentEnabledSetting,
    .startInAppTask, .moveAppTaskToFront, .finishAndRemoveAppTask, .setExcludeFromRecents,
  ]

  /// The object in the call.
  func operand(of verb: ActionVerb) -> InstanceID {
    let isActivity = Self.namingActivities.contains(verb)
    switch self {
    case .operandNeverMade: return InstanceID("Nowhere", 7)
    case .operandGone: return InstanceID("g")
    case .operandOfWrongKind: return isActivity ? InstanceID("f") : Self.host
    case .operandDetached: return InstanceID("h")
    case .receiverNeverMade, .receiverGone, .noProcess, .receiverDetached, .inBackground, .again:
      switch verb {
      case .startActivity, .startActivities, .startFromContext, .startTaskStack, .send,
        .startIntentSender, .launchIntentSender, .setComponentEnabledSetting:
        return InstanceID("D")
      case .navigateUpTo: return InstanceID("D")
      case .startInAppTask, .moveAppTaskToFront, .finishAndRemoveAppTask, .setExcludeFromRecents:
        return Self.host
      case .setCurrentItem, .setOffscreenPageLimit, .changePager, .setAdapter:
        return InstanceID("pager")
      case .addTab, .setCurrentTab, .setCurrentTabByTag: return InstanceID("tabs")
      case .add, .replace: return InstanceID("h")
      case .showDialogFragment, .showDialogOnBackStack, .dismissDialogFragment,
        .cancelDialogFragment, .setCancelable:
        return InstanceID("dialog")
      case .inflate: return InstanceID("inflated")
      default: return InstanceID("f")
      }
    }
  }

  /// Whether the situation is about the object in the call.
  var isOfOperand: Bool {
    switch self {
    case .operandNeverMade, .operandGone, .operandOfWrongKind, .operandDetached: true
    case .receiverNeverMade, .receiverGone, .noProcess, .receiverDetached, .inBackground, .again:
      false
    }
  }

  func stimulus(_ verb: ActionVerb) -> AndroidStimulus {
    .appCode(verb.action(on: operand(of: verb)), in: receiver)
  }

  /// Puts a device set up by `stage` into the situation.
  func prepare(_ device: inout AndroidDevice, for verb: ActionVerb) throws {
    switch self {
    case .noProcess:
      _ = try device.perform(.home)
      _ = try device.perform(.process(.death))
    case .inBackground: _ = try device.perform(.home)
    case .again: _ = try? device.perform(stimulus(verb))
    case .receiverNeverMade, .receiverGone, .receiverDetached, .operandNeverMade, .operandGone,
      .operandOfWrongKind, .operandDetached:
      break
    }
  }
}
