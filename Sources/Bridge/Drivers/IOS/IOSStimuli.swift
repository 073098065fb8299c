import IOSModel
import Specification

/// What the commands of a step are translated with for iOS: a look at the device as it stands.
struct IOSStimuli {
  var objects: ObjectTable
  var device: IOSDevice
  /// What the user has of each screen.
  var visibility: VisibilityTracker
  /// What the step has asked for before this command.
  var given: [IOSStimulus] = []

  /// A call of app code between steps.
  func stimuli(
    for verb: IOSCall, _ arguments: Arguments
  ) throws(ScriptProblem) -> [IOSStimulus] {
    let actions = IOSActions(newest: device.currentInstance)
    let action = try ScriptProblem.rethrowing { try verb.translate(actions, arguments) }
    return [.appCode(action, in: arguments.receiver.map(current))]
  }

  /// The app comes to the front, or starts again if its process has gone. Out of the app switcher the user
  /// goes to the home screen first, where the icons are.
  var tappingIcon: [IOSStimulus] {
    let device = afterwards.device
    guard device.isRunning else { return [.launch] }
    return device.isUnderAppSwitcher ? [.home, .returnToApp] : [.returnToApp]
  }

  /// The same by its picture in the app switcher.
  var choosingInSwitcher: [IOSStimulus] {
    let device = afterwards.device
    guard device.isRunning else { return [.launch] }
    return [device.isUnderAppSwitcher ? .closeAppSwitcher : .returnToApp]
  }

  /// The user is in the app, and has nowhere to come back from.
  var hasNotLeft: Bool { afterwards.device.isActive }

  /// The device once what the step has asked for has come to an end.
  var afterwards: IOSStimuli {
    guard !given.isEmpty else { return self }
    var later = IOSStimuli(objects: objects, device: device, visibility: visibility)
    // What cannot be carried out is refused when the step runs.
    _ = try? later.device.perform(given)
    return later
  }

  /// A phone's window becomes wider, a pad's narrower.
  var resizing: IOSStimulus {
    .resize(horizontal: device.version.idiom == .phone ? .regular : .compact)
  }

  /// - Parameter what: what the object is, for the message.
  func name(
    _ arguments: Arguments, of what: String = "the screen"
  ) throws(ScriptProblem) -> String {
    let name = try arguments.className(what)
    guard objects[name]?.kind.ios != nil else {
      throw ScriptProblem("\(name) is no view controller")
    }
    return name
  }

  /// The numbered instance or, without a number, the newest that lives.
  func current(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }
}

/// What the neutral verbs do to a part.
extension IOSStimuli {
  func part(_ arguments: Arguments) throws(ScriptProblem) -> IOSModel.InstanceID {
    current(try arguments.object("the part"))
  }

  /// The newest controller of the class that the part is declared in.
  func newestHost(_ arguments: Arguments) -> IOSModel.InstanceID? {
    guard let part = arguments.objects.first, let container = objects[part.name.value]?.container
    else { return nil }
    return current(InstanceReference(name: Located(container, at: part.name.range), number: nil))
  }

  /// The one of that class in which this part is; the newest where it is in none.
  func host(_ arguments: Arguments) -> IOSModel.InstanceID? {
    let newest = newestHost(arguments)
    guard let part = arguments.objects.first, let parent = controller(.parent, of: current(part)),
      parent.className == newest?.className
    else { return newest }
    return parent
  }

  func replace(_ arguments: Arguments) throws(ScriptProblem) -> [IOSStimulus] {
    guard arguments.objects.count == 2, let new = arguments.objects.last else {
      throw ScriptProblem("replace which part with which?")
    }
    let className = try new.className("the new part")
    let host = host(arguments)
    return [
      .appCode(.containment(.unembed(try part(arguments))), in: host),
      .appCode(.containment(.embed(.new(className: className))), in: host),
    ]
  }
}
