import IOSModel
import Specification

/// Translates the commands of a step for iOS, given the current state of the device.
struct IOSStimuli {
  var objects: ObjectTable
  var device: IOSDevice
  /// How visible each screen is.
  var visibility: VisibilityTracker
  /// The stimuli of the step's earlier commands.
  var given: [IOSStimulus] = []

  /// The stimuli of a call of app code between steps.
  func stimuli(
    for verb: IOSCall, _ arguments: Arguments
  ) throws(ScriptProblem) -> [IOSStimulus] {
    let actions = IOSActions(newest: device.currentInstance)
    let action = try ScriptProblem.rethrowing { try verb.translate(actions, arguments) }
    return [.appCode(action, in: arguments.receiver.map(current))]
  }

  /// Brings the app to the front, or starts it again if its process is gone. From the app switcher
  /// the user first goes to the home screen, where the icons are.
  var tappingIcon: [IOSStimulus] {
    let device = afterwards.device
    guard device.isRunning else { return [.launch] }
    return device.isUnderAppSwitcher ? [.home, .returnToApp] : [.returnToApp]
  }

  /// The same by choosing the app in the app switcher.
  var choosingInSwitcher: [IOSStimulus] {
    let device = afterwards.device
    guard device.isRunning else { return [.launch] }
    return [device.isUnderAppSwitcher ? .closeAppSwitcher : .returnToApp]
  }

  /// Whether the user is in the app and so cannot return to it.
  var hasNotLeft: Bool { afterwards.device.isActive }

  /// The device once the earlier commands of the step have settled.
  var afterwards: IOSStimuli {
    guard !given.isEmpty else { return self }
    var later = IOSStimuli(objects: objects, device: device, visibility: visibility)
    // Stimuli that cannot be carried out are refused when the step runs.
    _ = try? later.device.perform(given)
    return later
  }

  /// On a phone the window becomes wider, on a pad narrower.
  var resizing: IOSStimulus {
    .resize(horizontal: device.version.idiom == .phone ? .regular : .compact)
  }

  /// - Parameter what: the role of the object, for the message.
  func name(
    _ arguments: Arguments, of what: String = "the screen"
  ) throws(ScriptProblem) -> String {
    let name = try arguments.className(what)
    guard objects[name]?.kind.ios != nil else {
      throw ScriptProblem("\(name) is not a view controller")
    }
    return name
  }

  /// The numbered instance or, without a number, the newest existing one.
  func current(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }
}

/// The neutral verbs for parts.
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

  /// The controller of the app that contains the part, whatever that is declared in; if none does,
  /// the newest of the class that it is declared in.
  func host(_ arguments: Arguments) -> IOSModel.InstanceID? {
    guard let part = arguments.objects.first, let parent = controller(.parent, of: current(part)),
      objects[parent.className]?.kind.ios == .controller
    else { return newestHost(arguments) }
    return parent
  }

  func add(_ arguments: Arguments) throws(ScriptProblem) -> [IOSStimulus] {
    let part = try name(arguments, of: "the part")
    try checkIsInNoContainer(part)
    return [.appCode(.containment(.embed(.new(className: part))), in: newestHost(arguments))]
  }

  func remove(_ arguments: Arguments) throws(ScriptProblem) -> [IOSStimulus] {
    try checkIsInNoContainer(try arguments.object("the part").name.value)
    return [.appCode(.containment(.unembed(try part(arguments))), in: host(arguments))]
  }

  func replace(_ arguments: Arguments) throws(ScriptProblem) -> [IOSStimulus] {
    guard arguments.objects.count == 2, let new = arguments.objects.last else {
      throw ScriptProblem("the part to replace or the new one is missing")
    }
    let className = try new.className("the new part")
    try checkIsInNoContainer(try arguments.object("the part").name.value)
    try checkIsInNoContainer(className)
    let host = host(arguments)
    return [
      .appCode(.containment(.unembed(try part(arguments))), in: host),
      .appCode(.containment(.embed(.new(className: className))), in: host),
    ]
  }

  /// Only a container that the app has written has its children added and removed by the app.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  ///
  /// - Throws: if one of UIKit's own shows the part.
  private func checkIsInNoContainer(_ part: String) throws(ScriptProblem) {
    guard let container = objects.container(listing: part) else { return }
    throw ScriptProblem(
      "\(part) is in \(container.name), which adds and removes what it shows by itself; "
        + "its own calls change that")
  }
}
