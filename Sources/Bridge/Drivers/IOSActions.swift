import IOSModel
import Specification

/// Turns the calls of a script into the model's actions.
struct IOSActions {
  /// The newest live instance of a class; in a callback script nobody can know.
  var newest: (String) -> IOSModel.InstanceID?

  func action(
    _ verb: IOSActionVerb, _ arguments: Arguments
  ) throws(ScriptProblem) -> AppAction {
    let isAnimated = arguments.flag(.animated) ?? false
    switch verb {
    case .show: return .show(operand(try first(arguments)))
    case .showDetail: return .showDetail(operand(try first(arguments)))
    case .present:
      return .present(
        operand(try first(arguments)),
        style: arguments.value(.style).flatMap(ModalPresentationStyle.init(rawValue:)),
        animated: isAnimated)
    case .dismiss: return .dismiss(animated: isAnimated)
    case .push: return .push(operand(try first(arguments)), animated: isAnimated)
    case .pop: return .pop(animated: isAnimated)
    case .popToRoot: return .popToRoot(animated: isAnimated)
    case .popTo: return .popTo(resolve(try first(arguments)), animated: isAnimated)
    case .setViewControllers:
      return .setViewControllers(arguments.objects.map(member), animated: isAnimated)
    case .selectTab: return .selectTab(className: try first(arguments).name.value)
    case .setPage:
      return .setPage(className: try first(arguments).name.value, animated: isAnimated)
    case .performSegue:
      return .performSegue(to: try first(arguments).name.value, kind: segueKind(arguments))
    case .loadViewIfNeeded: return .loadViewIfNeeded
    case .setView: return .setView(isNil: arguments.words.first == "nil")
    case .setRoot: return .setWindowRoot(operand(try first(arguments)))
    case .addChild: return .addChild(member(try first(arguments)))
    case .addSubview: return .addSubview(resolve(try first(arguments)))
    case .didMove:
      return .didMoveToParent(
        resolve(try first(arguments)), parent: arguments.words.first != "nil")
    case .willMove: return .willMoveToNil(resolve(try first(arguments)))
    case .removeFromSuperview: return .removeFromSuperview(resolve(try first(arguments)))
    case .removeFromParent: return .removeFromParent(resolve(try first(arguments)))
    case .embed: return .embed(member(try first(arguments)))
    case .unembed: return .unembed(resolve(try first(arguments)))
    case .transition: return try transition(arguments)
    case .beginAppearanceTransition:
      return .beginAppearanceTransition(
        resolve(try first(arguments)),
        isAppearing: arguments.word(as: AppearanceDirection.self) != .disappearing,
        animated: isAnimated)
    case .endAppearanceTransition: return .endAppearanceTransition(resolve(try first(arguments)))
    case .setHidden:
      return .setHidden(resolve(try first(arguments)), arguments.words.first != "false")
    case .setNeedsLayout: return .setNeedsLayout
    }
  }

  func segueKind(_ arguments: Arguments) -> SegueKind {
    arguments.value(.kind).flatMap(SegueKind.init(rawValue:)) ?? .show
  }

  private func first(_ arguments: Arguments) throws(ScriptProblem) -> InstanceReference {
    guard let first = arguments.objects.first else { throw ScriptProblem("which controller?") }
    return first
  }

  /// A class makes a new instance; with a number, that instance is meant.
  private func operand(_ reference: InstanceReference) -> AppAction.Operand {
    guard let number = reference.number else { return .new(className: reference.name.value) }
    return .existing(.init(reference.name.value, number))
  }

  /// A controller of a stack, or a child, is the one that lives already if one does.
  private func member(_ reference: InstanceReference) -> AppAction.Operand {
    guard reference.number == nil else { return operand(reference) }
    return newest(reference.name.value).map(AppAction.Operand.existing) ?? operand(reference)
  }

  /// The numbered instance or, without a number, the newest that lives.
  private func resolve(_ reference: InstanceReference) -> IOSModel.InstanceID {
    let name = reference.name.value
    if let number = reference.number { return .init(name, number) }
    return newest(name) ?? .init(name)
  }

  private func transition(_ arguments: Arguments) throws(ScriptProblem) -> AppAction {
    guard arguments.objects.count == 2, let to = arguments.objects.last else {
      throw ScriptProblem("a transition goes from one controller to another")
    }
    return .transition(from: resolve(try first(arguments)), to: resolve(to))
  }
}
