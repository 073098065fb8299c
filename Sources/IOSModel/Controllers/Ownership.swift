/// Who keeps a controller alive: the window, a parent, a presentation, a property of another
/// controller, the app itself, or a transition under way.
extension UIKitApplication {
  func isOwned(_ id: InstanceID) -> Bool {
    let controller = self[id]
    return controller.parent != nil || controller.presentation != nil
      || controller.presented != nil || window.root == id || controller.transitionHolds > 0
      || controller.declaration.isRetainedByApp
      || (controller.holder.map(isAlive) ?? false)
  }

  /// Deallocates the controller if nobody refers to it, and then what only it kept alive.
  mutating func releaseIfUnowned(_ id: InstanceID) throws(Interruption) {
    guard isAlive(id), !isOwned(id) else { return }
    let controller = self[id]
    try call(id, .deinit)
    controllers[id] = nil
    for inner in controller.subviews {
      self[inner].host = nil
    }
    for child in controller.children {
      self[child].parent = nil
    }
    var held = controller.children
    held += controller.properties
    held += controller.subviews
    for inner in held {
      try releaseIfUnowned(inner)
    }
  }

  /// `owner` keeps the controller in a property.
  mutating func retain(_ id: InstanceID, by owner: InstanceID) {
    guard self[id].holder == nil, id != owner else { return }
    self[id].holder = owner
    self[owner].properties.append(id)
  }

  mutating func hold(_ ids: [InstanceID]) {
    for id in ids {
      self[id].transitionHolds += 1
    }
  }

  mutating func letGo(_ ids: [InstanceID]) throws(Interruption) {
    for id in ids {
      self[id].transitionHolds -= 1
      try releaseIfUnowned(id)
    }
  }
}
