import AndroidModel
import Specification

/// Translates the commands of a step for Android, with a look at the device as it stands.
struct AndroidStimuli {
  var objects: ObjectTable
  var device: AndroidDevice

  func stimuli(for command: ScriptCommand) throws(ScriptProblem) -> [AndroidStimulus] {
    switch command {
    case .neutral(let verb, let arguments): try stimuli(for: verb, arguments)
    case .android(let verb, let arguments): try stimuli(for: verb, arguments)
    case .androidAction(_, let command), .fragmentAction(_, let command):
      [try stimulus(for: command)]
    case .ios, .iosAction: []
    }
  }

  private func stimuli(
    for verb: NeutralVerb, _ arguments: Arguments
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    switch verb {
    case .launch: [.launch(activity: try activity(arguments))]
    case .open, .present: [.appCode(.startActivity(Intent(try activity(arguments))), in: nil)]
    case .back: [.back]
    case .close: [.appCode(.finish, in: arguments.objects.first.map(current))]
    case .home: [.home]
    case .returnByLauncher: [.returnByLauncher]
    case .returnFromRecents: [.returnByRecents]
    case .switchApp, .interrupt: [.otherAppToFront]
    case .endInterruption: [.otherAppFinished]
    case .rotate: [.rotate]
    case .resize: [.changeConfiguration([.screenSize, .smallestScreenSize, .screenLayout])]
    case .lock: [.screenOff(secureKeyguard: true)]
    case .unlock: [.screenOnAndUnlock]
    case .alert: [.appCode(.showDialog, in: nil)]
    case .dismissAlert: [.appCode(.dismissDialog, in: nil)]
    case .askPermission: [.appCode(.requestPermissions, in: nil)]
    case .answerPermission:
      [.answerPermission(granted: arguments.word(as: PermissionAnswer.self) != .denied)]
    case .shade: [.windowFocus(false)]
    case .closeShade: [.windowFocus(true)]
    case .memoryPressure: [.trimMemory(.runningCritical)]
    case .kill: [.processDeath]
    case .crash: [.throwException("RuntimeException")]
    case .swipeAway: [.swipeAway]
    case .deepLink: [.deepLink(Intent(try activity(arguments)))]
    case .showPart: [try transaction(on: arguments.objects.first) { [.show(existing($0))] }]
    case .hidePart: [try transaction(on: arguments.objects.first) { [.hide(existing($0))] }]
    case .addPart: [try transaction(on: arguments.objects.first, added)]
    case .removePart: [try transaction(on: arguments.objects.first) { [.remove(existing($0))] }]
    case .replacePart: [try replacement(arguments)]
    case .selectTab: [try transaction(on: arguments.objects.first, selected)]
    case .wait: [.wait(milliseconds: arguments.number ?? 0)]
    }
  }

  private func stimuli(
    for verb: AndroidVerb, _ arguments: Arguments
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    switch verb {
    case .changeConfiguration:
      return [.changeConfiguration(ConfigurationChanges(words: arguments.words))]
    case .trim:
      guard let level = TrimLevel.allCases.first(where: { $0.phrase == arguments.words.first })
      else { throw ScriptProblem("which level?") }
      return [.trimMemory(level)]
    case .lowMemory: return [.lowMemory]
    case .forceStop: return [.forceStop]
    case .openRecents: return [.openRecents]
    case .otherAppToFront: return [.otherAppToFront]
    case .otherAppFinished: return [.otherAppFinished]
    case .windowFocusLost: return [.windowFocus(false)]
    case .windowFocusGained: return [.windowFocus(true)]
    case .screenOff: return [.screenOff(secureKeyguard: false)]
    case .screenOn: return [.screenOn]
    case .drag:
      return [.dragPager(try pager(arguments), to: arguments.number ?? 0)]
    case .release: return [.releasePager(try pager(arguments))]
    case .throwException:
      return [.throwException(arguments.words.first ?? "RuntimeException")]
    }
  }

  private func stimulus(for command: Command) throws(ScriptProblem) -> AndroidStimulus {
    let call = try AndroidActions(objects: objects, owner: nil, resolve: current).call(command)
    return .appCode(call.action, in: call.receiver.map(current))
  }

  private func activity(_ arguments: Arguments) throws(ScriptProblem) -> String {
    guard let name = arguments.objects.first?.name.value else { throw ScriptProblem("which one?") }
    guard objects[name]?.kind.isActivity == true else {
      throw ScriptProblem("\(name) is no activity")
    }
    return name
  }

  private func pager(_ arguments: Arguments) throws(ScriptProblem) -> String {
    guard let name = arguments.objects.first?.name.value else { throw ScriptProblem("which one?") }
    return name
  }

  /// The numbered instance or, without a number, the newest that lives.
  private func current(_ reference: InstanceReference) -> AndroidModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }

  private func existing(_ reference: InstanceReference) -> FragmentReference {
    .instance(current(reference))
  }
}

enum PermissionAnswer: String {
  case granted
  case denied
}

/// What the neutral verbs do to a part: one transaction on the manager of its container.
extension AndroidStimuli {
  private func transaction(
    on part: InstanceReference?,
    _ operations: (InstanceReference) -> [FragmentTransaction.Operation]
  ) throws(ScriptProblem) -> AndroidStimulus {
    guard let part, let object = objects[part.name.value] else {
      throw ScriptProblem("which part?")
    }
    guard let container = object.container else {
      throw ScriptProblem("\(object.name) has no container; declare it with 'in'")
    }
    let host = InstanceReference(name: Located(container, at: part.name.range), number: nil)
    let isInActivity = objects[container]?.kind.isActivity == true
    let manager: FragmentManagerReference = isInActivity ? .host : .childOf(current(host))
    let transaction = FragmentTransaction(manager: manager, operations: operations(part))
    return .appCode(
      .fragments(.transaction(transaction)), in: isInActivity ? current(host) : nil)
  }

  private func containerView(of part: InstanceReference) -> String {
    let container = objects[part.name.value]?.container
    let isInActivity = container.flatMap { objects[$0] }?.kind.isActivity == true
    return (isInActivity ? ContainerName.main : .child).rawValue
  }

  private func added(_ part: InstanceReference) -> [FragmentTransaction.Operation] {
    [.add(.new(className: part.name.value), container: containerView(of: part), tag: nil)]
  }

  private func replacement(_ arguments: Arguments) throws(ScriptProblem) -> AndroidStimulus {
    guard let new = arguments.objects.last, arguments.objects.count == 2 else {
      throw ScriptProblem("replace which part with which?")
    }
    return try transaction(on: arguments.objects.first) { old in
      [.replace(.new(className: new.name.value), container: containerView(of: old), tag: nil)]
    }
  }

  /// A tab of fragments: the others are detached, the selected one is attached or made.
  private func selected(_ part: InstanceReference) -> [FragmentTransaction.Operation] {
    let name = part.name.value
    var operations: [FragmentTransaction.Operation] = []
    if let container = objects[name]?.container {
      for sibling in objects.members(of: container, on: .android) where sibling.name != name {
        guard let instance = device.currentInstance(of: sibling.name),
          (device.state(ofFragment: instance) ?? .destroyed) >= .started
        else { continue }
        operations.append(.detach(.instance(instance)))
      }
    }
    if let instance = device.currentInstance(of: name) {
      operations.append(.attach(.instance(instance)))
    } else {
      operations += added(part)
    }
    return operations
  }
}
