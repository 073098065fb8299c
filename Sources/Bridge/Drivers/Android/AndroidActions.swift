import AndroidModel
import Specification

/// Translates the calls of Android app code.
struct AndroidActions {
  var objects: ObjectTable
  /// The class whose code runs; nil outside any callback.
  var owner: String?
  /// The instance that a reference means: the numbered one in a callback script, the newest
  /// existing one between steps.
  var resolve: (InstanceReference) -> AndroidModel.InstanceID
  /// The fragment whose child manager holds a fragment; unknown in a callback script.
  var fragmentContainer: (AndroidModel.InstanceID) -> AndroidModel.InstanceID?

  /// A call, with the object it is made on if one is named.
  struct Call {
    var action: AppAction
    var receiver: InstanceReference?

    init(_ action: AppAction, on receiver: InstanceReference? = nil) {
      self.action = action
      self.receiver = receiver
    }
  }

  /// The calls of a callback script, all made on the object whose code runs.
  func compile(
    _ commands: [Command], of subject: InstanceReference
  ) throws(ScriptProblem) -> [AppAction] {
    var actions: [AppAction] = []
    for command in commands {
      guard let verb = AndroidCalls.byPhrase[command.verb.value] else {
        throw ScriptProblem(
          "'\(command.verb.value)' is not a call of an Android app", at: command.range)
      }
      let call = try ScriptProblem.rethrowing(at: command.range) {
        try verb.compiled(self, Arguments(command))
      }
      if let receiver = call.receiver, !receiver.isOwn(of: subject) {
        throw ScriptProblem(
          refusal(of: receiver, for: verb.verb, in: subject), at: command.range)
      }
      actions.append(call.action)
    }
    return actions
  }

  /// A fragment's code can call methods of its activity without naming it.
  private func refusal(
    of receiver: InstanceReference, for verb: Verb, in subject: InstanceReference
  ) -> String {
    let name = receiver.name.value
    let other = receiver.number.map { "\(name)#\($0)" } ?? name
    let refusal = "a callback script can call only its own object, not \(other)"
    let isOfActivities = verb.operands.contains {
      $0.isOptional && $0.value == .object(kinds: AndroidKind.activities)
    }
    guard isOfActivities, objects.activity(around: subject)?.name.value == name else {
      return refusal
    }
    return refusal + "; '\(verb.phrase)' without a receiver calls its activity"
  }

  var fragments: FragmentActions { FragmentActions(calls: self) }

  /// The activity whose layout contains a pager or a tab host, for a call between steps.
  func activity(around view: InstanceReference) -> InstanceReference? {
    owner == nil ? objects.activity(around: view) : nil
  }
}
