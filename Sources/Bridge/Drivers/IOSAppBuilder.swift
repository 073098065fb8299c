import IOSModel
import Specification

/// The iOS app that a case declares, and the device that it runs on.
struct IOSPlan: Hashable, Sendable {
  var app: IOSApp
  var linkedSDK: Int?
  var idiom: IOSVersion.Idiom
}

/// Makes the iOS app that a case declares.
struct IOSAppBuilder {
  var objects: ObjectTable

  /// Controllers that no script declares.
  enum ImplicitName {
    static let navigation = "UINavigationController"
    static let alert = "UIAlertController"
  }

  func plan(for script: Script) throws(ScriptProblem) -> IOSPlan {
    var containment = Containment(objects, members: members(of:))
    try containment.check()
    var plan = IOSPlan(app: IOSApp(), linkedSDK: nil, idiom: .phone)
    plan.app.controllers = objects.objects.filter { $0.kind.platforms.contains(.ios) }
      .map(controller)
    setRoot(of: &plan.app, script)
    if uses(.alert, script) {
      plan.app.controllers.append(ControllerDeclaration(name: ImplicitName.alert, kind: .alert))
    }
    for setting in script.device where setting.platform.value == Platform.ios.rawValue {
      for attribute in setting.attributes { apply(attribute, to: &plan) }
    }
    for callbackScript in script.callbackScripts
    where callbackScript.platform == Platform.ios.rawValue {
      plan.app.scripts.append(try self.script(callbackScript))
    }
    return plan
  }

  private func apply(_ attribute: Attribute, to plan: inout IOSPlan) {
    let value = attribute.values.first?.value
    switch IOSSetting(rawValue: attribute.key.value) {
    case .idiom: plan.idiom = value.flatMap(IOSVersion.Idiom.init(rawValue:)) ?? .phone
    case .linkedSDK: plan.linkedSDK = value.flatMap { Int($0) }
    case .sceneManifest: plan.app.usesScenes = value != "false"
    case .mainStoryboard: plan.app.usesMainStoryboard = value != "false"
    case .restoresState: plan.app.restoresState = value != "false"
    case nil: break
    }
  }

  private func uses(_ verb: NeutralVerb, _ script: Script) -> Bool {
    script.steps.contains { $0.commands.contains { $0.verb.value == verb.rawValue } }
  }

  /// The window's root: the outermost container around the first screen that the script launches,
  /// and around a screen in no container a navigation controller.
  private func setRoot(of app: inout IOSApp, _ script: Script) {
    let launches = script.steps.lazy.flatMap(\.commands)
      .filter { $0.verb.value == NeutralVerb.launch.rawValue }
    let launched = launches.compactMap { Arguments($0).objects.first?.name.value }.first
    guard
      let first = launched.flatMap({ objects[$0] })
        ?? objects.objects.first(where: { $0.kind.platforms.contains(.ios) }),
      first.kind.platforms.contains(.ios)
    else { return }
    let outermost = outermost(first)
    if outermost.kind.isContainer || outermost.flag(IOSAttribute.root) == true {
      app.root = outermost.name
    } else {
      app.controllers.append(
        ControllerDeclaration(
          name: ImplicitName.navigation, kind: .navigation(stack: [outermost.name])))
      app.root = ImplicitName.navigation
    }
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
    objects.objects.first { $0.kind.isContainer && members(of: $0).contains(object.name) }
  }

  private func members(of container: DeclaredObject) -> [String] {
    container.values(IOSAttribute.viewControllers)
      + [IOSAttribute.primary, .secondary, .compact].compactMap { container.value($0) }
  }

  private func controller(_ object: DeclaredObject) -> ControllerDeclaration {
    var controller = ControllerDeclaration(name: object.name, kind: kind(of: object))
    controller.modalPresentationStyle = object.word(
      IOSAttribute.modalPresentationStyle, as: ModalPresentationStyle.self)
    controller.isModalInPresentation = object.flag(IOSAttribute.isModalInPresentation) ?? false
    controller.definesPresentationContext =
      object.flag(IOSAttribute.definesPresentationContext) ?? false
    controller.removesPresentersView =
      object.flag(IOSAttribute.shouldRemovePresentersView) ?? false
    controller.forwardsAppearance =
      object.flag(IOSAttribute.shouldAutomaticallyForwardAppearanceMethods) ?? true
    controller.isFromStoryboard = object.flag(IOSAttribute.storyboard) ?? false
    controller.allowsSegues = object.flag(IOSAttribute.shouldPerformSegue) ?? true
    controller.shouldDismiss = object.flag(IOSAttribute.shouldDismiss) ?? true
    controller.shouldSelect = object.flag(IOSAttribute.shouldSelect) ?? true
    controller.isRetainedByApp = object.flag(IOSAttribute.retained) ?? false
    // What a container shows is that container's child, wherever it is declared to stand.
    controller.children = objects.members(of: object.name, on: .ios)
      .filter { $0.flag(AndroidAttribute.notAdded) != true && uikitContainer(of: $0) == nil }
      .map(\.name)
    return controller
  }

  private func kind(of object: DeclaredObject) -> ControllerDeclaration.Kind {
    switch object.kind {
    case .screen, .part, .controller, .activity, .fragment, .dialog, .pager: .plain
    case .navigation: .navigation(stack: object.values(IOSAttribute.viewControllers))
    case .tabs:
      .tabs(
        object.values(IOSAttribute.viewControllers),
        selected: object.value(IOSAttribute.selectedIndex).flatMap { Int($0) } ?? 0)
    case .split:
      .split(
        primary: object.value(IOSAttribute.primary),
        secondary: object.value(IOSAttribute.secondary),
        compact: object.value(IOSAttribute.compact))
    case .pages:
      .pages(
        object.values(IOSAttribute.viewControllers),
        transition: object.word(
          IOSAttribute.transitionStyle, as: ControllerDeclaration.PageTransition.self) ?? .scroll)
    case .alert: .alert
    }
  }

  private func script(
    _ script: Specification.CallbackScript
  ) throws(ScriptProblem) -> IOSModel.CallbackScript {
    let subject = script.subject
    guard let callback = IOSNames.callback(script.callback.value, of: subject, in: objects) else {
      throw ScriptProblem("there is no callback '\(script.callback.value)' here")
    }
    let modifiers = script.modifiers.compactMap { ScriptModifier(rawValue: $0.value) }
    if modifiers.contains(.first) {
      throw ScriptProblem("'first' asks for saved state, which no UIKit callback has")
    }
    let actions = IOSActions { _ in nil }
    var compiled: [AppAction] = []
    for command in script.actions {
      guard let verb = IOSActionVerb(rawValue: command.verb.value) else {
        throw ScriptProblem("'\(command.verb.value)' is no call of an iOS app")
      }
      let arguments = Arguments(command)
      if let receiver = arguments.receiver, receiver.name.value != subject.name.value {
        throw ScriptProblem(
          "a callback script calls its own object only, not \(receiver.name.value)")
      }
      compiled.append(try actions.action(verb, arguments))
    }
    return IOSModel.CallbackScript(
      IOSNames.target(subject), callback, times: modifiers.contains(.once) ? 1 : nil, do: compiled)
  }
}

extension KindName {
  /// A container of UIKit, which can stand at the window's root by itself.
  var isContainer: Bool {
    switch self {
    case .navigation, .tabs, .split, .pages: true
    case .screen, .part, .activity, .fragment, .dialog, .pager, .controller, .alert: false
    }
  }
}
