import IOSModel
import Specification

/// Translates `close` for UIKit: the call that removes exactly this screen.
extension IOSStimuli {
  /// A screen on top is closed the way it was opened: popped off its stack or, alone or outside
  /// one, dismissed. One below others, including those that this step opens, is taken out of its
  /// stack.
  func closing(_ named: InstanceReference?) throws(ScriptProblem) -> IOSStimulus {
    let target = try target(named)
    if let over = controller(.presentedViewController, of: target) {
      throw ScriptProblem(
        "\(over) is presented over \(target), and UIKit dismisses it before anything below it")
    }
    let later = afterwards
    let stack = later.stack(around: target)
    guard stack.last == target || stack.count < 2 else {
      let others = stack.filter { $0 != target }.map(AppAction.Operand.existing)
      return .appCode(.container(.setViewControllers(others, animated: false)), in: target)
    }
    let isPresented = stack.count < 2 && later.isPresented(target)
    return .appCode(
      isPresented ? .dismiss(animated: true) : .container(.pop(animated: true)), in: target)
  }

  /// Whether the screen is alone in its window once the earlier commands of the step have settled.
  func isRoot(closing named: InstanceReference?) -> Bool {
    guard let target = try? target(named), controller(.presentedViewController, of: target) == nil
    else { return false }
    let later = afterwards
    guard let appearance = later.device.appearance(of: target), appearance != .disappearing,
      !later.isPresented(target)
    else { return false }
    return later.controller(.parent, of: target) == nil || later.stack(around: target) == [target]
  }

  /// Whether a gesture or an earlier command of the step is removing the screen from its place, so
  /// that it has no parent and no presenter any more.
  func isLeaving(closing named: InstanceReference?) -> Bool {
    guard let target = try? target(named) else { return false }
    let later = afterwards
    guard !later.hasPlace(target) else { return false }
    let isUnderFinger =
      later.device.isGestureUnderWay && later.device.appearance(of: target) == .disappearing
    return isUnderFinger || hasPlace(target)
  }

  /// Whether the screen has a parent, or is presented.
  private func hasPlace(_ target: IOSModel.InstanceID) -> Bool {
    isPresented(target) || controller(.parent, of: target) != nil
  }

  private func target(
    _ named: InstanceReference?
  ) throws(ScriptProblem) -> IOSModel.InstanceID {
    if let named { return current(named) }
    if let screenUnderFinger { return screenUnderFinger }
    guard case .screen(let name, let number) = visibility.topmost else {
      throw ScriptProblem("there is no screen to close")
    }
    return screen(around: .init(name, number))
  }

  /// The screen that contains the part which this controller is in; the controller itself if it is
  /// in none.
  private func screen(around controller: IOSModel.InstanceID) -> IOSModel.InstanceID {
    var isInPart = false
    var inner = controller
    while let outer = self.controller(.parent, of: inner) {
      let kind = objects[outer.className]?.kind
      if kind?.scope == .part { isInPart = true }
      if isInPart, kind?.scope == .screen, kind?.exists(on: .android) == true { return outer }
      inner = outer
    }
    return controller
  }

  /// The screen that a gesture is taking away, which is on top until it is gone.
  private var screenUnderFinger: IOSModel.InstanceID? {
    guard device.isGestureUnderWay else { return nil }
    for shown in visibility.all.reversed() {
      guard case .screen(let name, let number) = shown.screen else { continue }
      let screen = IOSModel.InstanceID(name, number)
      if device.appearance(of: screen) == .disappearing { return screen }
    }
    return nil
  }

  /// The controllers of the stack that contains a screen, bottom to top; empty outside a stack.
  private func stack(around target: IOSModel.InstanceID) -> [IOSModel.InstanceID] {
    guard let parent = controller(.parent, of: target),
      // An undeclared parent is a navigation controller.
      (objects[parent.className]?.kind.ios ?? .navigation) == .navigation
    else { return [] }
    return (device.value(of: .viewControllers, on: parent) ?? "").split(separator: " ")
      .map { Self.instance(String($0)) }
  }

  private func isPresented(_ target: IOSModel.InstanceID) -> Bool {
    [target, controller(.parent, of: target)].compactMap { $0 }
      .contains { controller(.presentingViewController, of: $0) != nil }
  }

  /// The controller that is the value of a property; nil if there is none.
  func controller(
    _ property: ControllerProperty, of target: IOSModel.InstanceID
  ) -> IOSModel.InstanceID? {
    guard let value = device.value(of: property, on: target), value != "nil" else { return nil }
    return Self.instance(value)
  }

  /// `A` is the first instance, as in property values.
  private static func instance(_ text: String) -> IOSModel.InstanceID {
    let reference = InstanceReference(parsing: text)
    return .init(reference.name.value, reference.number ?? 1)
  }
}
