/// Finding the object that an input or a call without a named receiver is meant for.
///
/// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:) finds the frontmost view; the
/// controllers in front of one another are those of
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller and of what
/// the containers show.
extension UIApplication {
  /// The controller in front: from the window's root over what is presented to the child that the
  /// containers show, the innermost that is not itself one of UIKit's containers.
  var frontmost: ControllerID? {
    mutating get {
      // The method as a value would take a copy of everything.
      guard let root = rootViewController else { return nil }
      return frontmost(from: root)
    }
  }

  /// The one in front of a scene, which may not be in front itself.
  mutating func frontmost(of scene: SceneID) -> ControllerID? {
    guard let scene = self[scene], let root = root(of: scene) else { return nil }
    return frontmost(from: root)
  }

  func frontmost(from root: ControllerID) -> ControllerID {
    let start = presentations.isEmpty ? root : orphan(inFrontOf: root) ?? root
    var current = start
    // App code may put a container's view into the child that the container shows; the way then
    // leads round, and ends before it repeats itself.
    for _ in 0..<controllers.count {
      guard let next = inFront(of: current) else { return current }
      current = next
    }
    var passed: Set = [start]
    current = start
    while let next = inFront(of: current), passed.insert(next).inserted {
      current = next
    }
    return current
  }

  /// Everything that is presented in front of the root, back to front, also by a child of something
  /// in front in a context of its own.
  @inline(__always)
  func presentedInFront(of root: ControllerID) -> [ControllerID] {
    presentations.isEmpty ? [] : findPresentedInFront(of: root)
  }

  @inline(never)
  private func findPresentedInFront(of root: ControllerID) -> [ControllerID] {
    var presented: [ControllerID] = []
    var passed: Set = [root]
    var current = root
    while let next = inFront(of: current), passed.insert(next).inserted {
      if self[next].presentation != nil { presented.append(next) }
      current = next
    }
    return presented
  }

  private func inFront(of id: ControllerID) -> ControllerID? {
    if !presentations.isEmpty, let presented = nextPresentation(over: id) { return presented }
    // Of a split controller's columns the secondary is in front.
    if let child = shownChildren(id).last { return child }
    // A plain controller stands before its parts, unless it wraps a container.
    if self[id].view.subviews.isEmpty { return nil }
    for inner in self[id].view.subviews.reversed() where leadsToContainer(inner) {
      return inner
    }
    return nil
  }

  /// Its view is a container's, or has such a view inside, at whatever depth.
  private func leadsToContainer(_ id: ControllerID) -> Bool {
    if self[id].isUIKitContainer { return true }
    for inner in self[id].view.subviews where leadsToContainer(inner) { return true }
    return false
  }

  /// The nearest ancestor that satisfies the condition, the controller itself included.
  @inline(__always)
  func ancestor(
    of id: ControllerID, where condition: (UIViewController) -> Bool
  ) -> ControllerID? {
    var current: ControllerID? = id
    while let candidate = current {
      if condition(self[candidate]) { return candidate }
      current = self[candidate].parent
    }
    return nil
  }

  /// The navigation controller that a call of `push` or `pop` in a controller's code reaches.
  @inline(__always)
  func navigation(of id: ControllerID) -> ControllerID? {
    ancestor(of: id) { $0.container.isNavigation }
  }
}

/// What a call in a controller's code needs around the controller, or that one has itself.
///
/// `navigationController`, `splitViewController` and `tabBarController` in
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
extension UIApplication {
  /// `navigationController`, or the controller itself if it is one.
  mutating func navigationController(of id: ControllerID) throws(Interruption) -> ControllerID {
    guard let navigation = navigation(of: id) else {
      throw .impossible(.notInPosition, "\(name(id)) is in no navigation controller")
    }
    return navigation
  }

  /// `splitViewController`, or the controller itself if it is one; of the classic ones none has
  /// columns that could be named.
  func columnSplit(of id: ControllerID) throws(Interruption) -> ControllerID {
    guard let split = ancestor(of: id, where: { $0.container.isSplit }) else {
      throw .impossible(.notInPosition, "\(name(id)) is in no split view controller")
    }
    try require(
      self[split: split]?.hasColumnStyle == true, .wrongKind,
      "\(name(split)) is a classic split view controller, which has no named columns")
    return split
  }

  /// The nearest around it, or the controller itself if it is one.
  func tabBarController(of id: ControllerID) throws(Interruption) -> ControllerID {
    guard let container = ancestor(of: id, where: { $0.container.isTabs }) else {
      throw .impossible(.notInPosition, "\(name(id)) is in no tab bar controller")
    }
    return container
  }

  /// The receiver, or the search controller that it has.
  func receivingSearch(_ id: ControllerID) throws(Interruption) -> ControllerID {
    if declaration(of: id).kind.isSearch { return id }
    guard let search = searchController(of: id) else {
      throw .impossible(.wrongKind, "\(name(id)) has no search controller")
    }
    return search
  }

  /// The nearest tab bar controller, and the class of one of its tabs, which may stand in a group.
  func tab(
    _ className: String, around id: ControllerID
  ) throws(Interruption) -> (container: ControllerID, tab: ClassID) {
    let container = try tabBarController(of: id)
    guard let classID = names.id(named: className), hasTab(classID, in: container) else {
      throw .impossible(.wrongKind, "\(name(container)) has no tab \(className)")
    }
    return (container, classID)
  }

  private func pageController(of id: ControllerID) throws(Interruption) -> ControllerID {
    guard let container = ancestor(of: id, where: { $0.container.isPages }) else {
      throw .impossible(.notInPosition, "\(name(id)) is in no page controller")
    }
    return container
  }

  /// The nearest page controller, which has pages of these classes.
  func pageController(
    of id: ControllerID, with classNames: [String]
  ) throws(Interruption) -> ControllerID {
    let container = try pageController(of: id)
    for className in classNames where !hasPage(className, in: container) {
      throw .impossible(.wrongKind, "\(name(container)) has no page \(className)")
    }
    return container
  }

  private func hasPage(_ className: String, in container: ControllerID) -> Bool {
    guard let classID = names.id(named: className) else { return false }
    return self[pages: container]?.madeClasses.contains(classID) == true
      || keptPage(className, of: container) != nil
  }

  /// The page of this class that the data source keeps; nil if code makes a new one.
  func keptPage(_ className: String, of container: ControllerID) -> ControllerID? {
    guard let classID = names.id(named: className) else { return nil }
    return self[pages: container]?.pages.first { $0.classID == classID }
  }
}
