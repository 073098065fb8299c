/// Calls of app code to windows, each named by its root.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
extension UIApplication {
  mutating func perform(
    _ action: WindowAction, by receiver: ControllerID?
  ) throws(Interruption) {
    switch action {
    case .makeKeyAndVisible(let operand):
      try makeKeyAndVisible(try window(withRoot: operand, by: receiver))
    case .show(let operand): try show(try window(withRoot: operand, by: receiver))
    case .hide(let root): try hide(try window(withRoot: root))
    case .makeKey(let root): try makeKey(try window(withRoot: root))
    case .discard(let root): try hideAndDiscard(try window(withRoot: root))
    case .hideIfMade(let rootClass):
      if let window = newestWindow(withRootOf: rootClass) { try hide(window) }
    case .discardIfMade(let rootClass):
      if let window = newestWindow(withRootOf: rootClass) { try hideAndDiscard(window) }
    }
  }

  mutating func setWindowRoot(
    _ operand: AppAction.Operand, by receiver: ControllerID?
  ) throws(Interruption) {
    try checkRoot(operand, by: receiver)
    let window = try windowForRoot(by: receiver)
    try setRoot(try resolve(operand), of: window)
  }

  private mutating func hideAndDiscard(_ window: WindowID) throws(Interruption) {
    try hide(window)
    try discard(window)
  }

  /// What a variable for such windows holds; nil before the first, and when the last has been let
  /// go of.
  private func newestWindow(withRootOf className: String) -> WindowID? {
    guard let classID = names.id(named: className) else { return nil }
    let roots = windows.compactMap { $0.rootViewController }.filter { $0.classID == classID }
    guard let newest = roots.max(by: { $0.number < $1.number }) else { return nil }
    return window(withRoot: newest)
  }

  /// The receiver's own window or, while it stands in none, the key window.
  func windowForRoot(by receiver: ControllerID?) throws(Interruption) -> WindowID {
    let own = receiver.flatMap { window(withRoot: $0) ?? window(of: $0) }
    guard let window = own ?? keyWindow else {
      throw .impossible(.outOfReach, "the app has no window")
    }
    return window
  }

  func window(withRoot name: InstanceID) throws(Interruption) -> WindowID {
    guard let window = window(withRoot: try living(name)) else {
      throw .impossible(.notInPosition, "\(name) is the root of no window")
    }
    return window
  }

  private mutating func window(
    withRoot operand: AppAction.Operand, by receiver: ControllerID?
  ) throws(Interruption) -> WindowID {
    try check(operand)
    guard let scene = receiver.flatMap({ scene(of: $0) }) ?? frontScene else {
      throw .impossible(.outOfReach, "the app has no scene for a window")
    }
    let root = try resolve(operand)
    if let window = window(withRoot: root) { return window }
    return makeWindow(in: scene.id, root: root)
  }
}
