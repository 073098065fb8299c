import AndroidModel
import Specification

/// Turns the calls of a script into the model's actions.
struct AndroidActions {
  var objects: ObjectTable
  /// The class whose code runs; nil outside any callback.
  var owner: String?
  /// The instance that a reference means: in a callback script the numbered one, and between steps
  /// the newest that lives.
  var resolve: (InstanceReference) -> AndroidModel.InstanceID

  /// A call together with the object on which it is made, if one is named.
  struct Call {
    var action: AppAction
    var receiver: InstanceReference?
  }

  /// The calls of a callback script, all made on the object whose code runs.
  func compile(_ commands: [Command]) throws(ScriptProblem) -> [AppAction] {
    var actions: [AppAction] = []
    for command in commands {
      let call = try call(command)
      if let receiver = call.receiver, receiver.name.value != owner {
        throw ScriptProblem(
          "a callback script calls its own object only, not \(receiver.name.value)")
      }
      actions.append(call.action)
    }
    return actions
  }

  /// A call in a callback script or in a step.
  func call(_ command: Command) throws(ScriptProblem) -> Call {
    if let verb = AndroidActionVerb(rawValue: command.verb.value) { return try call(verb, command) }
    if let verb = FragmentVerb(rawValue: command.verb.value) { return try call(verb, command) }
    throw ScriptProblem("'\(command.verb.value)' is no call of an Android app")
  }

  private func call(_ verb: AndroidActionVerb, _ command: Command) throws(ScriptProblem) -> Call {
    let arguments = Arguments(command)
    switch verb {
    case .start:
      let intent = try intent(arguments)
      return Call(
        action: .startActivity(
          intent, requestCode: arguments.value(.requestCode).flatMap { Int($0) }),
        receiver: arguments.receiver)
    case .startActivities:
      return Call(action: .startActivities(arguments.objects.map { Intent($0.name.value) }))
    case .finish: return Call(action: .finish, receiver: arguments.objects.first)
    case .finishAffinity: return Call(action: .finishAffinity, receiver: arguments.objects.first)
    case .finishAndRemoveTask:
      return Call(action: .finishAndRemoveTask, receiver: arguments.objects.first)
    case .setResult:
      return Call(
        action: .setResult(code: (arguments.word(as: ResultCode.self) ?? .ok).value))
    case .setIntent:
      // The named activity is the one that gets the intent, and the intent names it.
      return Call(action: .setIntent(try intent(arguments)), receiver: arguments.objects.first)
    case .recreate: return Call(action: .recreate, receiver: arguments.objects.first)
    case .moveTaskToBack: return Call(action: .moveTaskToBack)
    case .releaseInstance:
      return Call(action: .releaseInstance, receiver: arguments.objects.first)
    case .requestPermissions: return Call(action: .requestPermissions)
    case .showDialog: return Call(action: .showDialog)
    case .dismissDialog: return Call(action: .dismissDialog)
    case .getViewModel: return Call(action: .getViewModel)
    case .setCurrentItem:
      guard let pager = arguments.objects.first, let item = arguments.number else {
        throw ScriptProblem("which page of which pager?")
      }
      return Call(
        action: .setCurrentItem(
          pager: pager.name.value, item: item,
          smoothScroll: arguments.flag(.smoothScroll) ?? true),
        receiver: owner == nil ? objects.activity(around: pager) : nil)
    }
  }

  private func call(_ verb: FragmentVerb, _ command: Command) throws(ScriptProblem) -> Call {
    let arguments = Arguments(command)
    let fragments = FragmentActions(objects: objects, owner: owner, resolve: resolve)
    return Call(
      action: .fragments(try fragments.action(verb, command, arguments)),
      receiver: fragments.host(of: arguments, command))
  }

  private func intent(_ arguments: Arguments) throws(ScriptProblem) -> Intent {
    guard let activity = arguments.objects.first else {
      throw ScriptProblem("an intent needs an activity")
    }
    var flags: IntentFlags = []
    for word in arguments.values(.flags) {
      if let named = IntentFlags.names.first(where: { $0.name == word }) {
        flags.insert(named.flag)
      }
    }
    var extras = arguments.values(.id).map { Intent.Extra(key: "id", value: $0) }
    for extra in arguments.values(.extra) {
      let parts = extra.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw ScriptProblem("an extra is written 'key:value', not '\(extra)'")
      }
      extras.append(Intent.Extra(key: String(parts[0]), value: String(parts[1])))
    }
    return Intent(activity.name.value, flags: flags, extras: extras)
  }
}
