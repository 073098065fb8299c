import AndroidModel
import Specification

/// Translates a script's calls on fragment managers.
struct FragmentActions {
  /// The translation of calls in general.
  let calls: AndroidActions
  /// The manager of the transaction's operations.
  var manager: FragmentManagerReference = .host

  /// The activity on whose manager a call between steps is made: the one that has the call's first
  /// fragment, if its instance is named, or that declares it. Nil if the call names its manager, or
  /// if the topmost activity will do.
  func host(of arguments: Arguments) -> InstanceReference? {
    if let receiver = arguments.receiver { return receiver }
    guard calls.owner == nil else { return nil }
    let named = arguments.objects + arguments.clauses.flatMap { Arguments($0).objects }
    return named.first.flatMap { activity(having: $0) ?? calls.objects.activity(around: $0) }
  }

  /// Goes up from one container to the next; nil if any instance is meant, or one that has no
  /// container.
  private func activity(having fragment: InstanceReference) -> InstanceReference? {
    guard fragment.number != nil else { return nil }
    var place = calls.resolve(fragment)
    // The nesting cannot be deeper than the number of declared objects.
    for _ in calls.objects.objects {
      guard let around = calls.fragmentContainer(place) else { return nil }
      if calls.objects[around.className]?.kind.android == .activity {
        return InstanceReference(
          name: Located(around.className, at: fragment.name.range), number: around.number)
      }
      place = around
    }
    return nil
  }

  func manager(_ arguments: Arguments) -> FragmentManagerReference {
    if arguments.flag(ManagerWords.child) == true { return .child }
    if arguments.flag(ManagerWords.parent) == true { return .parent }
    guard let name = arguments.value(ManagerWords.manager) else { return .host }
    let fragment = InstanceReference(parsing: name)
    guard calls.owner != nil, fragment.number == nil else {
      return .childOf(calls.resolve(fragment))
    }
    // The code has its own and those beside it at hand, whatever instances there were before.
    return name == calls.owner ? .child : .childOfNewest(className: name)
  }

  // MARK: Transactions

  func transaction(
    _ commit: FragmentTransaction.Commit, _ arguments: Arguments
  ) throws(ScriptProblem) -> FragmentTransaction {
    var context = self
    context.manager = manager(arguments)
    var operations: [FragmentTransaction.Operation] = []
    for clause in arguments.clauses {
      guard let verb = TransactionOperations.byPhrase[clause.verb.value] else {
        throw ScriptProblem("'\(clause.verb.value)' is not an operation of a transaction")
      }
      operations.append(
        try ScriptProblem.rethrowing { try verb.translate(context, Arguments(clause)) })
    }
    let name = arguments.value(TransactionWords.name)
    let isKept = arguments.flag(TransactionWords.addToBackStack) ?? (name != nil)
    var transaction = FragmentTransaction(
      manager: context.manager, commit: commit,
      reordering: arguments.flag(TransactionWords.reordering),
      backStack: isKept ? .init(name) : nil,
      runsOnCommit: arguments.flag(TransactionWords.runOnCommit) ?? false,
      animations: arguments.animations, operations: operations)
    transaction.transition = arguments.value(TransactionWords.transition).flatMap {
      FragmentTransit(rawValue: $0)
    }
    transaction.isCommittedTwice = arguments.flag(TransactionWords.twice) ?? false
    return transaction
  }

  /// The fragment that `add` or `replace` puts there.
  ///
  /// - Parameter state: the fragment whose saved state it starts from.
  func added(
    _ arguments: Arguments, state: String?
  ) throws(ScriptProblem) -> FragmentTransaction.Operand {
    let reference = try arguments.object("the fragment")
    if let state {
      return .restored(
        className: try reference.className("the fragment"),
        from: calls.resolve(InstanceReference(parsing: state)))
    }
    // A class makes a new instance; a number means an existing one.
    guard let number = reference.number else { return .new(className: reference.name.value) }
    return .existing(.instance(.init(reference.name.value, number)))
  }

  /// Without a name the container is an activity's first one, or a fragment's own view.
  func container(_ arguments: Arguments) -> String? {
    if arguments.flag(TransactionOperations.noContainer) == true { return nil }
    if let name = arguments.value(TransactionOperations.containerName) { return name }
    return switch manager {
    case .host, .parent: ContainerName.main.rawValue
    case .childOf, .childOfNewest, .child: ContainerName.child.rawValue
    }
  }

  // MARK: Fragments

  func reference(_ reference: InstanceReference) -> FragmentReference {
    if reference.number == nil, reference.name.value == calls.owner { return .current }
    return .instance(calls.resolve(reference))
  }

  func named(_ arguments: Arguments) throws(ScriptProblem) -> FragmentReference {
    reference(try arguments.object("the fragment"))
  }

  /// The named fragment or, in a callback, the one whose code runs.
  func ownOrNamed(_ arguments: Arguments) throws(ScriptProblem) -> FragmentReference {
    if arguments.objects.isEmpty, calls.owner != nil { return .current }
    return try named(arguments)
  }

  func inflation(_ arguments: Arguments) throws(ScriptProblem) -> FragmentAction {
    let name = try arguments.object("the fragment").name
    guard let object = calls.objects[name.value], let container = object.container,
      object.has(FragmentParts.layout)
    else {
      throw ScriptProblem("\(name.value) is in no layout; declare it with 'in' and 'layout='")
    }
    if calls.objects[container]?.kind.android == .activity {
      return .inflate(.host, className: name.value)
    }
    if container == calls.owner { return .inflate(.child, className: name.value) }
    let parent = InstanceReference(name: Located(container, at: name.range), number: nil)
    return .inflate(.childOf(calls.resolve(parent)), className: name.value)
  }
}
