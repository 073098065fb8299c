import AndroidModel
import Specification

/// What the commands of a step are translated with for Android: a look at the device as it stands.
struct AndroidStimuli {
  var objects: ObjectTable
  var device: AndroidDevice

  /// A call of app code between steps.
  func stimuli(
    for verb: AndroidCall, _ arguments: Arguments
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    let actions = AndroidActions(objects: objects, owner: nil, resolve: current)
    let call = try ScriptProblem.rethrowing { try verb.translate(actions, arguments) }
    return [.appCode(call.action, in: call.receiver.map(current))]
  }

  func activity(_ arguments: Arguments) throws(ScriptProblem) -> String {
    let name = try arguments.object("the screen").name.value
    guard objects[name]?.kind.android == .activity else {
      throw ScriptProblem("\(name) is no activity")
    }
    return name
  }

  /// The numbered instance or, without a number, the newest that lives.
  func current(_ reference: InstanceReference) -> AndroidModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return device.currentInstance(of: name) ?? .init(name)
  }
}

/// What the neutral verbs do to a part: one transaction on the manager of its container.
extension AndroidStimuli {
  func show(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments) { [.show(existing($0))] }
  }

  func hide(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments) { [.hide(existing($0))] }
  }

  func add(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments, added)
  }

  func remove(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments) { [.remove(existing($0))] }
  }

  func replace(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    guard let new = arguments.objects.last, arguments.objects.count == 2 else {
      throw ScriptProblem("replace which part with which?")
    }
    return try transaction(on: arguments) { old in
      [.replace(.new(className: new.name.value), container: containerView(of: old), tag: nil)]
    }
  }

  /// A tab of fragments: the others are detached, the selected one is attached or made.
  func select(_ arguments: Arguments) throws(ScriptProblem) -> [AndroidStimulus] {
    try transaction(on: arguments, selected)
  }

  private func existing(_ reference: InstanceReference) -> FragmentReference {
    .instance(current(reference))
  }

  private func transaction(
    on arguments: Arguments,
    _ operations: (InstanceReference) -> [FragmentTransaction.Operation]
  ) throws(ScriptProblem) -> [AndroidStimulus] {
    let part = try arguments.object("the part")
    guard let object = objects[part.name.value], object.kind.android?.isFragment == true else {
      throw ScriptProblem("\(part.name.value) is no fragment")
    }
    guard let container = object.container else {
      throw ScriptProblem("\(object.name) has no container; declare it with 'in'")
    }
    let host = InstanceReference(name: Located(container, at: part.name.range), number: nil)
    let isInActivity = objects[container]?.kind.android == .activity
    let manager: FragmentManagerReference = isInActivity ? .host : .childOf(current(host))
    let transaction = FragmentTransaction(manager: manager, operations: operations(part))
    return [
      .appCode(.fragments(.transaction(transaction)), in: isInActivity ? current(host) : nil)
    ]
  }

  private func containerView(of part: InstanceReference) -> String {
    let container = objects[part.name.value]?.container
    let isInActivity = container.flatMap { objects[$0] }?.kind.android == .activity
    return (isInActivity ? ContainerName.main : .child).rawValue
  }

  private func added(_ part: InstanceReference) -> [FragmentTransaction.Operation] {
    [.add(.new(className: part.name.value), container: containerView(of: part), tag: nil)]
  }

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
