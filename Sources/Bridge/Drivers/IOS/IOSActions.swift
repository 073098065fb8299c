import IOSModel
import Specification

/// What the calls of iOS app code are translated with.
struct IOSActions {
  /// The newest live instance of a class; in a callback script nobody can know.
  var newest: (String) -> IOSModel.InstanceID?

  /// The first object: a class makes a new instance; with a number, that instance is meant.
  func operand(_ arguments: Arguments) throws(ScriptProblem) -> AppAction.Operand {
    operand(try arguments.object("the controller"))
  }

  private func operand(_ reference: InstanceReference) -> AppAction.Operand {
    guard let number = reference.number else { return .new(className: reference.name.value) }
    return .existing(.init(reference.name.value, number))
  }

  /// A controller of a stack, or a child, is the one that lives already if one does.
  func member(_ reference: InstanceReference) -> AppAction.Operand {
    guard reference.number == nil else { return operand(reference) }
    return newest(reference.name.value).map(AppAction.Operand.existing) ?? operand(reference)
  }

  /// The first object, which exists.
  func instance(_ arguments: Arguments) throws(ScriptProblem) -> IOSModel.InstanceID {
    resolve(try arguments.object("the controller"))
  }

  /// The numbered instance or, without a number, the newest that lives.
  func resolve(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return newest(name) ?? .init(name)
  }
}
