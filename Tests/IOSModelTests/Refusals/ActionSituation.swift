import IOSModel

/// What is wrong with the object whose code makes a call, or with the object in the call.
enum ActionSituation: CaseIterable {
  case receiverNeverMade
  case receiverGone
  case noProcess
  /// A plain controller outside any hierarchy, whose view has not been loaded.
  case receiverAlone
  case inBackground
  case operandNeverMade
  case operandGone
  /// As for the receiver above.
  case operandAlone
  /// The call has been made before, with the same object.
  case again

  /// A tab bar controller with a stack, pages and columns, two controllers that the app retains
  /// outside of it, and one that existed and is gone.
  static func stage(scripts: [CallbackScript] = []) throws -> IOSDevice {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: "U", secondary: "V", compact: nil))
    split.split.style = .doubleColumn
    let app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "T", kind: .tabs(["N", "P", "S"], selected: 0)),
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ControllerDeclaration(name: "P", kind: .pages(["X", "Y"], transition: .scroll)),
        split,
      ], scripts: scripts, root: "T")
    var device = IOSDevice(version: IOSVersion(major: 26), app: app)
    let steps: [AppAction] = [
      .container(.push(.new(className: "G"), animated: false)), .container(.pop(animated: false)),
      .make(className: "K"),
      .make(className: "L"),
    ]
    _ = try device.perform(.launch)
    for step in steps { _ = try device.perform(.appCode(step, in: nil)) }
    return device
  }

  /// The object whose code makes the call.
  func receiver(of verb: ActionVerb) -> InstanceID {
    switch self {
    case .receiverNeverMade: InstanceID("A", 7)
    case .receiverGone: InstanceID("G")
    case .receiverAlone: InstanceID("L")
    case .noProcess, .inBackground, .operandNeverMade, .operandGone, .operandAlone, .again:
      switch verb {
      case .setPage, .setPages: InstanceID("P")
      case .showColumn, .hideColumn, .setColumn, .setPreferredDisplayMode: InstanceID("S")
      default: InstanceID("A")
      }
    }
  }

  /// The object in the call.
  func operand(of verb: ActionVerb) -> InstanceID {
    switch self {
    case .operandNeverMade: InstanceID("B", 7)
    case .operandGone: InstanceID("G")
    case .operandAlone: InstanceID("L")
    case .receiverNeverMade, .receiverGone, .noProcess, .receiverAlone, .inBackground, .again:
      switch verb {
      case .selectTab: InstanceID("P")
      case .setPage, .setPages: InstanceID("Y")
      case .popTo, .removeFromParent, .unembed: InstanceID("A")
      default: InstanceID("K")
      }
    }
  }

  /// Whether the situation is about the object in the call.
  var isOfOperand: Bool {
    switch self {
    case .operandNeverMade, .operandGone, .operandAlone: true
    case .receiverNeverMade, .receiverGone, .noProcess, .receiverAlone, .inBackground, .again: false
    }
  }

  func stimulus(_ verb: ActionVerb) -> IOSStimulus {
    .appCode(verb.action(on: operand(of: verb)), in: receiver(of: verb))
  }

  /// Puts a device set up by `stage` into the situation.
  func prepare(_ device: inout IOSDevice, for verb: ActionVerb) throws {
    switch self {
    case .noProcess: _ = try device.perform(.terminateBySystem)
    case .inBackground: _ = try device.perform(.home)
    case .again: _ = try? device.perform(stimulus(verb))
    case .receiverNeverMade, .receiverGone, .receiverAlone, .operandNeverMade, .operandGone,
      .operandAlone:
      break
    }
  }
}
