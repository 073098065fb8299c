/// Who keeps a controller alive: the window, a parent, a presentation, a property of another
/// controller, the app itself, or a transition under way. Like ARC the machine counts owners and
/// looks for no cycles, so that controllers which keep each other stay:
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/MemoryMgmt/Articles/mmPractical.html
///
/// When each of them lets go is taken from the logs in estelledc/UIKitLifecycleDemo,
/// docs/xcode-observation-guide.md: a popped controller lives until its transition has ended.
extension UIApplication {
  /// Deallocates the controller if nothing refers to it, and then the controllers that only it kept
  /// alive.
  mutating func releaseIfUnowned(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), !self[id].isDeallocating else { return }
    guard self[id].holds == 0 else {
      self[id].isAutoreleased = true
      return
    }
    guard !self[id].isOwned, !isWindowRoot(id) else { return }
    self[id].isDeallocating = true
    try call(id, .deinit)
    // Code in `deinit` may have changed which controllers go with this one.
    let children = self[id].children
    for child in children { parentWillChange(of: child) }
    let subviews = self[id].view.subviews
    let properties = self[id].properties
    let waiting = takeWaiting(of: id)
    discardContainer(id)
    for container in self[id].formerContainers { forget(id, in: container) }
    leaveSuperview(id)
    try loseSubviews(of: id)
    controllers.remove(id)
    for child in children where isAlive(child) {
      self[child].parent = nil
    }
    for inner in children { try outliveParent(inner) }
    for inner in properties { try release(inner, by: id) }
    for inner in subviews { try releaseIfUnowned(inner) }
    for inner in waiting.flatMap(\.members) { try letGo(inner) }
  }

  /// A child on its way in has no parent left to move into, if it is kept at all. (That it is told
  /// so is the model's choice.)
  private mutating func outliveParent(_ child: ControllerID) throws(Interruption) {
    try releaseIfUnowned(child)
    guard isAlive(child), self[child].needsDidMove, self[child].parent == nil else { return }
    try didMove(child, to: nil)
  }

  /// `owner` keeps the controller in a property.
  mutating func retain(_ id: ControllerID, by owner: ControllerID) {
    guard !self[id].holders.contains(owner) else { return }
    self[id].holders.append(owner)
    self[owner].properties.append(id)
  }

  /// `owner` keeps it no longer.
  mutating func release(_ id: ControllerID, by owner: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    self[id].holders.removeAll { $0 == owner }
    if isAlive(owner) { self[owner].properties.removeAll { $0 == id } }
    try releaseIfUnowned(id)
  }

  /// App code sets a reference to the controller to nil: the property of `owner`, or else the app's
  /// own variable.
  mutating func clearReference(to id: ControllerID, of owner: ControllerID) throws(Interruption) {
    guard !self[id].holders.contains(owner) else { return try release(id, by: owner) }
    self[id].isKeptByApp = false
    try releaseIfUnowned(id)
  }

  /// A transition, or code on the stack, keeps the controller alive until `letGo` or `endHold`.
  mutating func hold(_ id: ControllerID) {
    guard isAlive(id) else { return }
    self[id].holds += 1
  }

  /// Ends a hold of code that has handed the controller on, so that another owner keeps it, or
  /// will. The controller goes only if its last owner has gone meanwhile.
  mutating func endHold(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    self[id].holds -= 1
    guard self[id].holds == 0, self[id].isAutoreleased else { return }
    self[id].isAutoreleased = false
    try releaseIfUnowned(id)
  }

  /// Ends a hold of the last one that may have needed the controller: without an owner it goes.
  mutating func letGo(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    self[id].holds -= 1
    try releaseIfUnowned(id)
  }
}
