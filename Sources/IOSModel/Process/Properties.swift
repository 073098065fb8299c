/// What can be read off a controller.
extension UIKitApplication {
  func value(of property: ControllerProperty, on id: InstanceID) -> String? {
    guard let controller = controllers[id] else {
      let wasMade = id.number >= 1 && id.number <= ledger.instances[id.className, default: 0]
      return property == .isDeallocated && wasMade ? "true" : nil
    }
    switch property {
    case .isDeallocated: return "false"
    case .view: return controller.isViewLoaded ? "loaded" : "not loaded"
    case .window: return isInWindow(id) ? "set" : "nil"
    case .parent: return name(controller.parent)
    case .presentedViewController: return name(presentedController(of: id))
    case .presentingViewController: return name(presentingController(of: id))
    case .viewControllers:
      let members =
        controller.navigation?.stack ?? controller.tabs?.members
        ?? controller.pages?.current.map { [$0] } ?? controller.split?.shown
      return members.map(names)
    case .selectedViewController: return controller.tabs.map { name($0.selected) }
    case .children: return names(controller.children)
    }
  }

  func currentInstance(of className: String) -> InstanceID? {
    var number = ledger.instances[className, default: 0]
    while number > 0 {
      let id = InstanceID(className, number)
      if isAlive(id) { return id }
      number -= 1
    }
    return nil
  }

  private func name(_ id: InstanceID?) -> String { id?.description ?? "nil" }

  private func names(_ ids: [InstanceID]) -> String {
    ids.map(\.description).joined(separator: " ")
  }
}
