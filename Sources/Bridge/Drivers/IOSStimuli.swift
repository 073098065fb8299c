import IOSModel
import Specification

/// Translates the commands of a step for iOS, with a look at the device as it stands.
struct IOSStimuli {
  var objects: ObjectTable
  var device: IOSDevice
  /// Whether there is a process that could come to the front.
  var isRunning: Bool
  /// What the user has of each screen.
  var visibility: VisibilityTracker

  func stimuli(for command: ScriptCommand) throws(ScriptProblem) -> [IOSStimulus] {
    switch command {
    case .neutral(let verb, let arguments): try stimuli(for: verb, arguments)
    case .ios(let verb, let arguments): [try stimulus(for: verb, arguments)]
    case .iosAction(let verb, let arguments):
      [
        .appCode(
          try IOSActions(newest: device.currentInstance).action(verb, arguments),
          in: arguments.receiver.map(current))
      ]
    case .android, .androidAction, .fragmentAction: []
    }
  }

  private func stimuli(
    for verb: NeutralVerb, _ arguments: Arguments
  ) throws(ScriptProblem) -> [IOSStimulus] {
    switch verb {
    case .launch: [.launch]
    case .open: [.appCode(.show(.new(className: try name(arguments))), in: nil)]
    case .present:
      [
        .appCode(
          .present(.new(className: try name(arguments)), style: nil, animated: true), in: nil)
      ]
    case .back: [.back]
    case .close: [try closing(arguments.objects.first)]
    case .home: [.home]
    case .returnByLauncher, .returnFromRecents: [isRunning ? .returnToApp : .launch]
    case .switchApp: [.otherAppToFront]
    case .rotate: [.rotate]
    case .resize: [.resize(horizontal: device.version.idiom == .phone ? .regular : .compact)]
    case .lock: [.lock]
    case .unlock: [.unlock]
    case .alert:
      [
        .appCode(
          .present(
            .new(className: IOSAppBuilder.ImplicitName.alert), style: nil, animated: true), in: nil)
      ]
    case .dismissAlert: [.tapAlertButton]
    case .askPermission, .interrupt, .shade: [.interruption(begins: true)]
    case .answerPermission, .endInterruption, .closeShade: [.interruption(begins: false)]
    case .memoryPressure: [.memoryWarning]
    case .kill, .crash: [.terminateBySystem]
    case .swipeAway: [.swipeAway]
    case .deepLink: [.openURL]
    case .showPart: [.appCode(.setHidden(try part(arguments), false), in: host(arguments))]
    case .hidePart: [.appCode(.setHidden(try part(arguments), true), in: host(arguments))]
    case .addPart: [.appCode(.embed(.new(className: try name(arguments))), in: host(arguments))]
    case .removePart: [.appCode(.unembed(try part(arguments)), in: host(arguments))]
    case .replacePart: try replacement(arguments)
    case .selectTab: [.tapTab(className: try name(arguments))]
    case .wait: [.wait(milliseconds: arguments.number ?? 0)]
    }
  }

  private func stimulus(
    for verb: IOSVerb, _ arguments: Arguments
  ) throws(ScriptProblem) -> IOSStimulus {
    let gesture = arguments.word(as: Gesture.self) ?? .complete
    switch verb {
    case .swipeBack: return .swipeBack(gesture)
    case .dragSheet: return .dragSheet(gesture)
    case .swipePage:
      return .swipePage(forward: arguments.word(as: PageDirection.self) != .back, gesture)
    case .tapTab: return .tapTab(className: try name(arguments))
    case .tapSegue:
      return .tapSegue(
        to: try name(arguments),
        kind: IOSActions(newest: device.currentInstance).segueKind(arguments))
    case .tapAlertButton: return .tapAlertButton
    case .unwind:
      guard let target = arguments.objects.first else { throw ScriptProblem("unwind to which?") }
      return .unwind(to: current(target))
    case .openAppSwitcher: return .openAppSwitcher
    case .closeAppSwitcher: return .closeAppSwitcher
    case .resizeTo: return .resize(horizontal: arguments.word(as: SizeClass.self) ?? .regular)
    case .disconnectScene: return .disconnectScene
    case .launchInBackground: return .launchInBackground
    case .openURL: return .openURL
    }
  }

  private func replacement(_ arguments: Arguments) throws(ScriptProblem) -> [IOSStimulus] {
    guard arguments.objects.count == 2, let new = arguments.objects.last else {
      throw ScriptProblem("replace which part with which?")
    }
    let host = host(arguments)
    return [
      .appCode(.unembed(try part(arguments)), in: host),
      .appCode(.embed(.new(className: new.name.value)), in: host),
    ]
  }

  private func name(_ arguments: Arguments) throws(ScriptProblem) -> String {
    guard let name = arguments.objects.first?.name.value else { throw ScriptProblem("which one?") }
    guard objects[name]?.kind.platforms.contains(.ios) == true else {
      throw ScriptProblem("\(name) is no view controller")
    }
    return name
  }

  private func part(_ arguments: Arguments) throws(ScriptProblem) -> IOSModel.InstanceID {
    guard let part = arguments.objects.first else { throw ScriptProblem("which part?") }
    return current(part)
  }

  /// The controller that the part is declared in.
  private func host(_ arguments: Arguments) -> IOSModel.InstanceID? {
    guard let part = arguments.objects.first, let container = objects[part.name.value]?.container
    else { return nil }
    return current(InstanceReference(name: Located(container, at: part.name.range), number: nil))
  }

  /// The numbered instance or, without a number, the newest that lives.
  func current(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }
}
