import IOSModel
import Specification

/// The iOS app that a case declares, and the device that it runs on.
struct IOSPlan: Hashable, Sendable {
  var app: IOSApp
  var linkedSDK: Int?
  var idiom: IOSVersion.Idiom
  var hasStageManager = false
}

/// Builds the iOS app that a case declares.
struct IOSAppBuilder {
  private let objects: ObjectTable
  /// The contents of each declaration, in order.
  private let parts: [(object: DeclaredObject, kind: IOSKind, parts: ControllerParts)]

  /// Controllers that no script declares.
  enum ImplicitName {
    static let navigation = "UINavigationController"
    static let alert = "UIAlertController"
  }

  init(objects: ObjectTable) throws(ScriptProblem) {
    self.objects = objects
    var parts: [(DeclaredObject, IOSKind, ControllerParts)] = []
    for object in objects.objects {
      guard let kind = object.kind.ios else { continue }
      var controller = ControllerParts(name: object.name)
      try ControllerParts.attributes(of: kind).apply(object.attributes, to: &controller)
      parts.append((object, kind, controller))
    }
    self.parts = parts
  }

  func plan(for script: Script) throws(ScriptProblem) -> IOSPlan {
    var containment = Containment(objects) { object in
      let declared = parts.first { $0.object.name == object.name }?.parts
      return declared.map { $0.members + $0.declaration.tabGroup } ?? []
    }
    try containment.check()
    var plan = IOSPlan(app: IOSApp(), linkedSDK: nil, idiom: .phone)
    plan.app.controllers = parts.map { controller($0.object, $0.kind, $0.parts) }
    setRoot(of: &plan.app, script)
    plan.app.observesNotifications = script.names(IOSNames.observed, on: .ios)
    if uses(.alert, script) {
      plan.app.controllers.append(ControllerDeclaration(name: ImplicitName.alert, kind: .alert))
    }
    for setting in script.device where setting.platform.value == Platform.ios.rawValue {
      try IOSPlan.settings.apply(setting.attributes, to: &plan)
    }
    for callbackScript in script.callbackScripts
    where callbackScript.platform == Platform.ios.rawValue {
      plan.app.scripts.append(try self.script(callbackScript))
    }
    return plan
  }

  private func uses(_ verb: NeutralVerb, _ script: Script) -> Bool {
    script.steps.contains { $0.commands.contains { $0.verb.value == verb.phrase } }
  }

  // MARK: The root

  /// The window's root: the outermost container of the first screen that the script launches, or a
  /// navigation controller around a screen without a container.
  private func setRoot(of app: inout IOSApp, _ script: Script) {
    let launched = script.steps.lazy.compactMap(launchedObject).first
    guard let outermost = (launched ?? parts.first?.object).flatMap(rootObject) else { return }
    let isRoot = parts.contains { $0.object.name == outermost.name && $0.parts.isRoot }
    if isRoot || outermost.kind.ios?.isContainer == true {
      app.root = outermost.name
    } else {
      app.controllers.append(
        ControllerDeclaration(
          name: ImplicitName.navigation, kind: .navigation(stack: [outermost.name])))
      app.root = ImplicitName.navigation
    }
  }

  /// The root that the step chooses by launching a screen; nil if it launches none.
  func decision(of step: Step) -> AppDecision? {
    launchedObject(by: step).map { AppDecision(root: rootObject(for: $0)?.name) }
  }

  private func launchedObject(by step: Step) -> DeclaredObject? {
    guard step.isFor(.ios) else { return nil }
    let launches = step.commands(on: .ios).lazy.filter {
      $0.verb.value == NeutralVerb.launch.phrase
    }
    return launches.compactMap { Arguments($0).objects.first?.name.value }.first
      .flatMap { objects[$0] }
  }

  private func rootObject(for object: DeclaredObject) -> DeclaredObject? {
    object.kind.ios == nil ? nil : outermost(object)
  }

  /// The root of a further scene is found in the same way as the first.
  private func sceneRoot(for object: DeclaredObject) -> ControllerDeclaration.SceneRoot {
    let outermost = outermost(object)
    if outermost.name != object.name { return .container(outermost.name) }
    let isRoot = parts.contains { $0.object.name == object.name && $0.parts.isRoot }
    return isRoot || object.kind.ios?.isContainer == true ? .itself : .navigation
  }

  private func outermost(_ object: DeclaredObject) -> DeclaredObject {
    var object = object
    // A cycle of declarations cannot be longer than the table.
    for _ in objects.objects {
      guard let around = container(of: object) else { break }
      object = around
    }
    return object
  }

  private func container(of object: DeclaredObject) -> DeclaredObject? {
    if let name = object.container { return objects[name] }
    return uikitContainer(of: object)
  }

  private func uikitContainer(of object: DeclaredObject) -> DeclaredObject? {
    parts.first { $0.kind.isContainer && $0.parts.members.contains(object.name) }?.object
  }

  // MARK: Controllers

  private func controller(
    _ object: DeclaredObject, _ kind: IOSKind, _ parts: ControllerParts
  ) -> ControllerDeclaration {
    var controller = parts.declaration
    controller.kind =
      switch kind {
      case .controller: .plain
      case .navigation: .navigation(stack: parts.viewControllers)
      case .tabs: .tabs(parts.viewControllers, selected: parts.selectedIndex ?? 0)
      case .split:
        .split(
          primary: parts.primary, supplementary: parts.supplementary, secondary: parts.secondary,
          compact: parts.compact, inspector: parts.inspector)
      case .pages: .pages(parts.viewControllers, transition: parts.transitionStyle)
      case .alert: .alert
      case .search: .search(results: parts.searchResultsController)
      }
    controller.sceneRoot = sceneRoot(for: object)
    // What a container shows is its child, even if it is declared elsewhere.
    controller.children = self.parts.filter {
      $0.object.container == object.name && !$0.parts.isNotAdded
        && uikitContainer(of: $0.object) == nil
    }.map(\.object.name)
    return controller
  }

  // MARK: Code

  private func script(
    _ script: Specification.CallbackScript
  ) throws(ScriptProblem) -> IOSModel.CallbackScript {
    let subject = script.subject
    guard let callback = IOSNames.callback(script.callback.value, of: subject, in: objects) else {
      throw ScriptProblem(
        "there is no callback '\(script.callback.value)' here", at: script.callback.range)
    }
    let target = IOSNames.target(subject)
    try check(script.modifiers, at: script.callback.range)
    if let argument = script.arguments.first, !target.isController {
      throw ScriptProblem(
        "the code of a delegate or an observer cannot depend on '\(argument.label.value)' on iOS",
        at: argument.label.range)
    }
    var code = IOSModel.CallbackScript(
      target, callback, times: script.modifiers.contains(.once) ? 1 : nil,
      calls: try calls(of: script))
    code.arguments = script.arguments.map { .init($0.label.value, $0.value.value) }
    code.isAsync = script.modifiers.contains(.async)
    return code
  }

  /// Some modifiers exist on Android only.
  private func check(
    _ modifiers: [ScriptModifier], at range: SourceRange
  ) throws(ScriptProblem) {
    if modifiers.contains(.first) {
      throw ScriptProblem("'first' depends on saved state, which no UIKit callback has", at: range)
    }
    if let posting = modifiers.first(where: { $0 == .post || $0 == .postToView }) {
      throw ScriptProblem(
        "'\(posting.rawValue)' is for Android's main thread; "
          + "'async' dispatches to UIKit's main queue",
        at: range)
    }
  }

  private func calls(
    of script: Specification.CallbackScript
  ) throws(ScriptProblem) -> [IOSModel.CallbackScript.Call] {
    let actions = IOSActions { _ in nil }
    var calls: [IOSModel.CallbackScript.Call] = []
    for command in script.actions {
      guard let verb = IOSCalls.byPhrase[command.verb.value] else {
        throw ScriptProblem(
          "'\(command.verb.value)' is not a call of an iOS app", at: command.range)
      }
      let arguments = Arguments(command)
      calls.append(
        .init(
          try ScriptProblem.rethrowing(at: command.range) {
            try verb.compiled(actions, arguments)
          },
          on: arguments.receiver.flatMap {
            $0.isOwn(of: script.subject) ? nil : actions.resolve($0)
          }))
    }
    return calls
  }
}

extension IOSModel.CallbackScript.Target {
  fileprivate var isController: Bool {
    switch self {
    case .allInstances, .instance: true
    case .appDelegate, .sceneDelegate, .observer: false
    }
  }
}
