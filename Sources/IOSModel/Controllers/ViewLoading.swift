extension UIKitApplication {
  /// Reading `view` for the first time.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  mutating func loadViewIfNeeded(_ id: InstanceID) throws(Interruption) {
    guard isAlive(id), !self[id].isViewLoaded else { return }
    self[id].isViewLoaded = true
    self[id].knowsSafeArea = false
    self[id].needsUpdateConstraints = true
    try call(id, .loadView)
    // The container views of a storyboard scene come with its view, before viewDidLoad.
    if self[id].isFromStoryboard {
      try embedDeclaredChildren(id)
    }
    try record(id, .viewDidLoad)
    if !self[id].isFromStoryboard {
      try embedDeclaredChildren(id)
    }
    if self[id].pages != nil {
      try showFirstPage(id)
    }
    try runScripts(of: id, .viewDidLoad)
  }

  /// `view = …`: a view set before the first access stands for a loaded one, and nil makes the next
  /// access load again. Whether a plain assignment sends viewDidLoad is not documented; it does not.
  mutating func setView(_ id: InstanceID, isNil: Bool) throws(Interruption) {
    if isNil {
      try removeFromSuperview(id)
    }
    self[id].isViewLoaded = !isNil
  }

  /// Lays an incoming view out before its transition begins: a container puts the child that it
  /// shows into its view, which loads that child too.
  mutating func prepareToAppear(_ id: InstanceID) throws(Interruption) {
    try loadViewIfNeeded(id)
    for child in shownChildren(id) {
      try loadViewIfNeeded(child)
      try attach(child, to: .view(of: id))
    }
    for inner in self[id].subviews {
      try prepareToAppear(inner)
    }
  }

  /// The children that a UIKit container shows; none for a plain controller, whose own code decides.
  func shownChildren(_ id: InstanceID) -> [InstanceID] {
    let controller = self[id]
    if let navigation = controller.navigation {
      return (navigation.shown ?? navigation.stack.last).map { [$0] } ?? []
    }
    if let tabs = controller.tabs { return tabs.selected.map { [$0] } ?? [] }
    if let pages = controller.pages { return pages.current.map { [$0] } ?? [] }
    if let split = controller.split { return split.shown }
    return []
  }

  private mutating func embedDeclaredChildren(_ id: InstanceID) throws(Interruption) {
    for name in self[id].declaration.children {
      if self[id].isFromStoryboard {
        let child = try make(name, fromStoryboard: true)
        try call(id, .prepare, [IOSEvent.Argument("for", child.description)])
        try embed(child, in: id)
      } else {
        let child = try make(name)
        try embed(child, in: id)
      }
    }
  }
}
