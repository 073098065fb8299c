/// Calls of app code into UIKit.
///
/// Which object carries a call out follows the pages of the calls: the nearest navigation
/// controller
/// (https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller), tab bar
/// controller (https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller) or
/// page controller around the receiver. `AppAction` names the method behind each.
extension UIApplication {
  /// Its parts are apart: at each level at which app code calls itself the frame of one is on the
  /// stack, and that of all together would be many times as large.
  ///
  /// - Parameter receiver: the controller whose code runs; nil in a delegate, which calls on the
  ///   controller in front.
  mutating func perform(_ action: AppAction, by receiver: ControllerID?) throws(Interruption) {
    let outer = reason
    reason = action.reason
    switch action {
    case .make(let className): try makeForApp(names.intern(className))
    case .instantiate(let className, let isCreated):
      let id = try callingController(receiver)
      try instantiate(names.intern(className), byCreatorOf: isCreated ? id : nil)
    case .keep(let name): try keep(name, by: try callingController(receiver))
    case .letGo(let name): try letGo(name, by: try callingController(receiver))
    case .show(let operand): try show(operand, from: try callingController(receiver))
    case .showDetail(let operand): try showDetail(operand, from: try callingController(receiver))
    case .present(let operand, let style, let animated):
      try present(
        operand, from: try callingController(receiver), style: style, animated: animated)
    case .dismiss(let animated):
      try dismiss(try callingController(receiver), animated: animated)
    case .performSegue(let className, let kind):
      try performSegue(to: className, kind: kind, from: try callingController(receiver))
    case .animateAlongsideTransition:
      animateAlongsideTransition(of: try callingController(receiver))
    case .notifyWhenInteractionChanges:
      notifyWhenInteractionChanges(of: try callingController(receiver))
    case .container(let action): try perform(action, by: try callingController(receiver))
    case .containment(let action): try perform(action, by: try callingController(receiver))
    case .view(let action): try perform(action, by: try callingController(receiver))
    case .interface(let action): try perform(action, by: try callingController(receiver))
    case .setWindowRoot(let operand): try setWindowRoot(operand, by: receiver)
    case .window(let action): try perform(action, by: receiver)
    case .requestSceneSession(let request):
      try self.request(request, by: try callingController(receiver))
    case .sceneAccessory(let action): try perform(action, by: try callingController(receiver))
    case .restoreUserActivityState:
      try call(try callingController(receiver), .restoreUserActivityState)
    case .registerForRemoteNotifications(let fails): dispatch(.remoteRegistration(fails: fails))
    case .requestAuthorization: requestAuthorization()
    case .extendStateRestoration: stateRestorations += 1
    case .completeStateRestoration: try completeStateRestoration()
    }
    reason = outer
  }

  @inline(never)
  private mutating func callingController(
    _ receiver: ControllerID?
  ) throws(Interruption) -> ControllerID {
    if let receiver { return receiver }
    guard let front = frontmost else {
      throw .impossible(.notInPosition, "the window has no controller whose code could run")
    }
    return front
  }

  private mutating func keep(_ name: InstanceID, by id: ControllerID) throws(Interruption) {
    retain(try living(name), by: id)
  }

  private mutating func letGo(_ name: InstanceID, by id: ControllerID) throws(Interruption) {
    let kept = try living(name)
    try require(
      self[kept].isKeptByApp || self[kept].holders.contains(id), .notInPosition,
      "\(self.name(id)) does not keep \(name)")
    try clearReference(to: kept, of: id)
  }
}
