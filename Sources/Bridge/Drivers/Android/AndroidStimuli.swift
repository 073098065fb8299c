import AndroidModel
import Specification

/// Translates the commands of a step for Android, given the current state of the device.
struct AndroidStimuli {
  var objects: ObjectTable
  var device: AndroidDevice
  /// Whether no dialog is showing, and one that was not dismissed has gone with its activity.
  var hasLostDialog: Bool
  /// Whether the activity in front has to be named as the one whose code runs.
  var namesCaller = false

  /// The stimuli of a call of app code between steps.
  func stimuli(
    for verb: AndroidCall, _ arguments: Arguments
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    let actions = AndroidActions(
      objects: objects, owner: nil, resolve: current,
      fragmentContainer: device.container(ofFragment:))
    let call = try ScriptProblem.rethrowing { try verb.translate(actions, arguments) }
    return [.appCode(call.action, in: call.receiver.map(current))]
  }

  func activity(_ arguments: Arguments) throws(ScriptProblem) -> String {
    let name = try arguments.className("the screen")
    guard objects[name]?.kind.android == .activity else {
      throw ScriptProblem("\(name) is not an activity")
    }
    return name
  }

  /// The numbered instance or, without a number, the newest existing one.
  func current(_ reference: InstanceReference) -> AndroidModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }
}

/// The neutral verbs for parts: each is one transaction on the manager of the part's container.
extension AndroidStimuli {
  func show(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments, isThere: true) { part, _ in [.show(existing(part))] }
  }

  func hide(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments, isThere: true) { part, _ in [.hide(existing(part))] }
  }

  func add(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    _ = try arguments.className("the part")
    return try transaction(on: arguments, isThere: false, added)
  }

  func remove(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments, isThere: true) { part, _ in [.remove(existing(part))] }
  }

  func replace(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    guard let new = arguments.objects.last, arguments.objects.count == 2 else {
      throw ScriptProblem("the part to replace or the new one is missing")
    }
    let className = try new.className("the new part")
    return try transaction(on: arguments, isThere: true) { _, host in
      [.replace(.new(className: className), container: containerView(in: host), tag: nil)]
    }
  }

  /// Selects a tab of fragments: detaches the others, and attaches or creates the selected one. A
  /// tab host does so itself.
  func select(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    let tab = try arguments.className("the tab")
    if let host = device.app.tabHosts.first(where: { $0.tabs.contains(tab) })?.name {
      let reference = InstanceReference(
        name: Located(host, at: try arguments.object("the tab").name.range), number: nil)
      return [
        .appCode(
          .tabHost(host, .setCurrentTabByTag(tab)),
          in: objects.activity(around: reference).map(current))
      ]
    }
    return try transaction(on: arguments, isThere: false, selected)
  }

  private func existing(_ reference: InstanceReference) -> FragmentReference {
    .instance(current(reference))
  }

  /// - Parameter isThere: whether the part exists and so has a manager; otherwise the manager of
  ///   its newest declared container is used.
  private func transaction(
    on arguments: Arguments, isThere: Bool,
    _ operations: (
      _ part: InstanceReference, _ host: AndroidModel.InstanceID
    ) -> [FragmentTransaction.Operation]
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    let part = try arguments.object("the part")
    guard let object = objects[part.name.value], object.kind.android?.isFragment == true else {
      throw ScriptProblem("\(part.name.value) is not a fragment")
    }
    guard let container = object.container else {
      throw ScriptProblem("\(object.name) has no container; declare it with 'in'")
    }
    let place = isThere ? device.container(ofFragment: current(part)) : nil
    let host =
      place
      ?? current(InstanceReference(name: Located(container, at: part.name.range), number: nil))
    let manager: FragmentManagerReference = isActivity(host) ? .host : .childOf(host)
    let transaction = FragmentTransaction(manager: manager, operations: operations(part, host))
    return [.appCode(.fragments(.transaction(transaction)), in: isActivity(host) ? host : nil)]
  }

  private func isActivity(_ host: AndroidModel.InstanceID) -> Bool {
    objects[host.className]?.kind.android == .activity
  }

  private func containerView(in host: AndroidModel.InstanceID) -> String {
    (isActivity(host) ? ContainerName.main : .child).rawValue
  }

  private func added(
    _ part: InstanceReference, in host: AndroidModel.InstanceID
  ) -> [FragmentTransaction.Operation] {
    [.add(.new(className: part.name.value), container: containerView(in: host), tag: nil)]
  }

  private func selected(
    _ part: InstanceReference, in host: AndroidModel.InstanceID
  ) -> [FragmentTransaction.Operation] {
    let name = part.name.value
    var operations: [FragmentTransaction.Operation] = []
    for sibling in objects.members(of: host.className, on: .android) where sibling.name != name {
      guard let instance = device.currentFragment(of: sibling.name, in: host),
        (device.state(ofFragment: instance) ?? .destroyed) >= .started
      else { continue }
      operations.append(.detach(.instance(instance)))
    }
    if let instance = device.currentFragment(of: name, in: host) {
      operations.append(.attach(.instance(instance)))
    } else {
      operations += added(part, in: host)
    }
    return operations
  }
}
