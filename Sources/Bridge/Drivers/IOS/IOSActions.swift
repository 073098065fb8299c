import IOSModel
import Specification

/// Translates the calls of iOS app code.
struct IOSActions {
  /// The newest existing instance of a class; unknown in a callback script.
  var newest: (String) -> IOSModel.InstanceID?

  /// The first object: a class makes a new instance; a number means an existing one.
  func operand(_ arguments: Arguments) throws(ScriptProblem) -> AppAction.Operand {
    operand(try arguments.object("the controller"))
  }

  private func operand(_ reference: InstanceReference) -> AppAction.Operand {
    guard let number = reference.number else { return .new(className: reference.name.value) }
    return .existing(.init(reference.name.value, number))
  }

  /// A controller of a stack, or a child, is the existing instance if there is one.
  func member(_ reference: InstanceReference) -> AppAction.Operand {
    guard reference.number == nil else { return operand(reference) }
    return newest(reference.name.value).map(AppAction.Operand.existing) ?? operand(reference)
  }

  /// The first object, as an existing instance.
  func instance(_ arguments: Arguments) throws(ScriptProblem) -> IOSModel.InstanceID {
    resolve(try arguments.object("the controller"))
  }

  /// The numbered instance or, without a number, the newest existing one.
  func resolve(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return newest(name) ?? .init(name)
  }
}
