/// What can be read off the machine from outside, where objects have names.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller defines each property.
extension UIApplication {
  func find(_ id: InstanceID) -> ControllerID? {
    guard let classID = names.id(named: id.className), let number = Int32(exactly: id.number) else {
      return nil
    }
    return controllers.find(classID, number: number)
  }

  func value(of property: ControllerProperty, on name: InstanceID) -> String? {
    guard let id = find(name) else {
      let made = names.id(named: name.className).map { Int(ledger.made($0)) } ?? 0
      return property == .isDeallocated && name.number >= 1 && name.number <= made ? "true" : nil
    }
    switch property {
    case .isDeallocated: return "false"
    case .view: return self[id].view.isLoaded ? "loaded" : "not loaded"
    case .window: return isInWindow(id) ? "set" : "nil"
    case .parent: return self.name(self[id].parent)
    case .presentedViewController: return self.name(presentedController(of: id))
    case .presentingViewController: return self.name(presentingController(of: id))
    case .viewControllers: return viewControllers(of: id).map(names(of:))
    case .selectedViewController:
      return self[tabs: id].map { self.name($0.selected.flatMap { isAlive($0) ? $0 : nil }) }
    case .children: return names(of: self[id].children)
    }
  }

  func currentInstance(of className: String) -> InstanceID? {
    names.id(named: className).flatMap(controllers.newest).map { names[$0] }
  }

  func name(_ id: ControllerID?) -> String { id.map { names[$0].description } ?? "nil" }

  private func names(of ids: [ControllerID]) -> String {
    ids.map { name($0) }.joined(separator: " ")
  }
}
