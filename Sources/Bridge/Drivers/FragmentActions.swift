import AndroidModel
import Specification

/// Turns the calls of a script on fragment managers into the model's actions.
struct FragmentActions {
  var objects: ObjectTable
  /// The class whose code runs; nil outside any callback.
  var owner: String?
  var resolve: (InstanceReference) -> AndroidModel.InstanceID

  func action(
    _ verb: FragmentVerb, _ command: Command, _ arguments: Arguments
  ) throws(ScriptProblem) -> FragmentAction {
    let manager = manager(arguments)
    switch verb {
    case .commit: return .transaction(try transaction(.commit, command, arguments))
    case .commitNow: return .transaction(try transaction(.commitNow, command, arguments))
    case .commitAllowingStateLoss:
      return .transaction(try transaction(.commitAllowingStateLoss, command, arguments))
    case .commitNowAllowingStateLoss:
      return .transaction(try transaction(.commitNowAllowingStateLoss, command, arguments))
    case .executePendingTransactions: return .executePendingTransactions(manager)
    case .popBackStack: return .popBackStack(manager, target(arguments), immediate: false)
    case .popBackStackImmediate: return .popBackStack(manager, target(arguments), immediate: true)
    case .saveBackStack: return .saveBackStack(manager, name: try entryName(arguments))
    case .restoreBackStack: return .restoreBackStack(manager, name: try entryName(arguments))
    case .clearBackStack: return .clearBackStack(manager, name: try entryName(arguments))
    case .setUserVisibleHint:
      return .setUserVisibleHint(
        reference(try fragment(arguments)), arguments.words.first != "false")
    case .saveFragmentInstanceState:
      return .saveFragmentInstanceState(manager, reference(try fragment(arguments)))
    case .registerFragmentLifecycleCallbacks:
      return .registerObserver(manager, isRecursive: arguments.flag(.recursive) ?? false)
    case .unregisterFragmentLifecycleCallbacks: return .unregisterObserver(manager)
    case .addOnBackStackChangedListener: return .addBackStackListener(manager)
    case .removeOnBackStackChangedListener: return .removeBackStackListener(manager)
    case .setFragmentResult:
      guard arguments.words.count == 2, let key = arguments.words.first,
        let result = arguments.words.last
      else { throw ScriptProblem("which result?") }
      return .result(manager, .setFragmentResult(requestKey: key, result: result))
    case .clearFragmentResult:
      return .result(manager, .clearFragmentResult(requestKey: try requestKey(arguments)))
    case .setFragmentResultListener:
      let owner = arguments.value(.owner).flatMap(FragmentResultAction.ListenerOwner.init)
      return .result(
        manager,
        .setFragmentResultListener(requestKey: try requestKey(arguments), owner: owner ?? .this))
    case .clearFragmentResultListener:
      return .result(manager, .clearFragmentResultListener(requestKey: try requestKey(arguments)))
    case .setArguments: return .setArguments(reference(try fragment(arguments)))
    case .getViewLifecycleOwner:
      return .getViewLifecycleOwner(reference(try fragment(arguments)))
    case .show, .showNow:
      return .showDialog(
        manager, className: try fragment(arguments).name.value, tag: arguments.value(.tag),
        now: verb == .showNow)
    case .dismiss:
      return .dismissDialog(
        reference(try fragment(arguments)),
        arguments.flag(.window) == true ? .window : .fragment)
    case .dismissAllowingStateLoss:
      return .dismissDialog(reference(try fragment(arguments)), .fragmentAllowingStateLoss)
    case .cancel: return .cancelDialog(reference(try fragment(arguments)))
    case .inflate: return try inflation(arguments)
    case .postponeEnterTransition: return .postponeEnterTransition(try ownOr(arguments))
    case .startPostponedEnterTransition:
      return .startPostponedEnterTransition(try ownOr(arguments))
    }
  }

  /// The activity on whose manager a call between steps is made: the one that declares the first
  /// fragment of the call. Nil where the call names its manager or the topmost activity will do.
  func host(of arguments: Arguments, _ command: Command) -> InstanceReference? {
    if let receiver = arguments.receiver { return receiver }
    guard owner == nil else { return nil }
    let named = arguments.objects + command.clauses.flatMap { Arguments($0).objects }
    return named.first.flatMap(objects.activity)
  }

  private func transaction(
    _ commit: FragmentTransaction.Commit, _ command: Command, _ arguments: Arguments
  ) throws(ScriptProblem) -> FragmentTransaction {
    let manager = manager(arguments)
    var operations: [FragmentTransaction.Operation] = []
    for clause in command.clauses {
      operations.append(try operation(clause, manager: manager))
    }
    let isKept = arguments.flag(.addToBackStack) ?? (arguments.value(.name) != nil)
    return FragmentTransaction(
      manager: manager, commit: commit, reordering: arguments.flag(.setReorderingAllowed),
      backStack: isKept ? .init(arguments.value(.name)) : nil,
      runsOnCommit: arguments.flag(.runOnCommit) ?? false, animations: animations(arguments),
      operations: operations)
  }

  private func animations(_ arguments: Arguments) -> FragmentAnimations {
    let animation = { key in
      arguments.value(key).flatMap { FragmentAnimation(rawValue: $0) }
    }
    return FragmentAnimations(
      enter: animation(.enter), exit: animation(.exit), popEnter: animation(.popEnter),
      popExit: animation(.popExit))
  }

  private func operation(
    _ clause: Command, manager: FragmentManagerReference
  ) throws(ScriptProblem) -> FragmentTransaction.Operation {
    guard let verb = FragmentOperationVerb(rawValue: clause.verb.value) else {
      throw ScriptProblem("'\(clause.verb.value)' is no operation of a transaction")
    }
    let arguments = Arguments(clause)
    switch verb {
    case .add:
      return .add(
        added(try fragment(arguments), arguments), container: container(arguments, manager),
        tag: arguments.value(.tag))
    case .replace:
      return .replace(
        operand(try fragment(arguments)), container: container(arguments, manager),
        tag: arguments.value(.tag))
    case .remove: return .remove(reference(try fragment(arguments)))
    case .hide: return .hide(reference(try fragment(arguments)))
    case .show: return .show(reference(try fragment(arguments)))
    case .attach: return .attach(reference(try fragment(arguments)))
    case .detach: return .detach(reference(try fragment(arguments)))
    case .setMaxLifecycle:
      guard let state = arguments.word(as: FragmentLifecycleState.self) else {
        throw ScriptProblem("setMaxLifecycle needs a state")
      }
      return .setMaxLifecycle(reference(try fragment(arguments)), state)
    case .setPrimaryNavigationFragment:
      return .setPrimaryNavigationFragment(arguments.objects.first.map(reference))
    }
  }

  private func fragment(_ arguments: Arguments) throws(ScriptProblem) -> InstanceReference {
    guard let fragment = arguments.objects.first else { throw ScriptProblem("which fragment?") }
    return fragment
  }

  private func inflation(_ arguments: Arguments) throws(ScriptProblem) -> FragmentAction {
    let name = try fragment(arguments).name
    guard let object = objects[name.value], let container = object.container,
      object.value(AndroidAttribute.layout) != nil
    else {
      throw ScriptProblem("\(name.value) is in no layout; declare it with 'in' and 'layout='")
    }
    if objects[container]?.kind.isActivity == true {
      return .inflate(.host, className: name.value)
    }
    if container == owner { return .inflate(.child, className: name.value) }
    let parent = InstanceReference(name: Located(container, at: name.range), number: nil)
    return .inflate(.childOf(resolve(parent)), className: name.value)
  }

  /// The named fragment or, in a callback, the one whose code runs.
  private func ownOr(_ arguments: Arguments) throws(ScriptProblem) -> FragmentReference {
    if arguments.objects.isEmpty, owner != nil { return .current }
    return reference(try fragment(arguments))
  }

  /// A class makes a new instance; with a number, that instance is meant.
  private func operand(_ reference: InstanceReference) -> FragmentTransaction.Operand {
    guard let number = reference.number else { return .new(className: reference.name.value) }
    return .existing(.instance(.init(reference.name.value, number)))
  }

  private func added(
    _ reference: InstanceReference, _ arguments: Arguments
  ) -> FragmentTransaction.Operand {
    guard let saved = arguments.value(.initialSavedState) else { return operand(reference) }
    return .restored(
      className: reference.name.value, from: resolve(InstanceReference(parsing: saved)))
  }

  private func reference(_ reference: InstanceReference) -> FragmentReference {
    if reference.number == nil, reference.name.value == owner { return .current }
    return .instance(resolve(reference))
  }

  private func manager(_ arguments: Arguments) -> FragmentManagerReference {
    if arguments.flag(.childFragmentManager) == true { return .child }
    if arguments.flag(.parentFragmentManager) == true { return .parent }
    guard let name = arguments.value(.manager) else { return .host }
    return .childOf(resolve(InstanceReference(parsing: name)))
  }

  /// Without a name the container is an activity's first one, or a fragment's own view.
  private func container(
    _ arguments: Arguments, _ manager: FragmentManagerReference
  ) -> String? {
    if arguments.flag(.noContainer) == true { return nil }
    if let name = arguments.value(.container) { return name }
    return switch manager {
    case .host, .parent: ContainerName.main.rawValue
    case .childOf, .child: ContainerName.child.rawValue
    }
  }

  private func target(_ arguments: Arguments) -> BackStackTarget {
    let isInclusive = arguments.flag(.inclusive) ?? false
    let name = arguments.value(.name)
    if let identifier = arguments.value(.id).flatMap({ Int($0) }) {
      return .identified(identifier, inclusive: isInclusive)
    }
    return name == nil && !isInclusive ? .top : .named(name, inclusive: isInclusive)
  }

  private func requestKey(_ arguments: Arguments) throws(ScriptProblem) -> String {
    guard let key = arguments.words.first else { throw ScriptProblem("which request key?") }
    return key
  }

  private func entryName(_ arguments: Arguments) throws(ScriptProblem) -> String {
    guard let name = arguments.words.first else { throw ScriptProblem("which entry?") }
    return name
  }
}

/// The views that fragments can be put into.
enum ContainerName: String, CaseIterable {
  /// The two in every activity's layout.
  case main
  case side
  /// A fragment's own view.
  case child
}

extension KindName {
  var isActivity: Bool { android == .activity }
}

extension InstanceReference {
  /// `A`, `A#2`, as the value of an attribute.
  init(parsing text: String) {
    let parts = text.split(separator: "#", maxSplits: 1)
    self.init(
      name: Located(parts.first.map(String.init) ?? text, at: SourceRange(line: 1, column: 1)),
      number: parts.count == 2 ? Int(parts[1]) : nil)
  }
}
