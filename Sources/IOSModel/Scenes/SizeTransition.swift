/// Rotation and resizing. Every controller's base method hands both calls on to its children, so the
/// parent is always first and all are told of the traits before any is told of the size:
/// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p334containerEventForwarding. All of it is
/// one synchronous block in the scene's update: apptekstudios/ASCollectionView#200.
///
/// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
extension UIApplication {
  mutating func rotate() throws(Interruption) {
    interfaceOrientation = device.orientation
    // A turned iPad keeps its size classes, a turned iPhone does not.
    try changeSize(traitsChange: version.idiom == .phone)
  }

  /// An app that was turned away from the user takes the new size once it is in front again; turned
  /// twice, it finds nothing changed. That this precedes becoming active is the model's choice.
  mutating func catchUpWithOrientation() throws(Interruption) {
    guard interfaceOrientation != device.orientation else { return }
    try because(.configuration) { app throws(Interruption) in try app.rotate() }
  }

  mutating func resize(to width: SizeClass) throws(Interruption) {
    let before = traitCollection.horizontalSizeClass
    device.resize(to: width)
    for position in connectedScenes.indices {
      connectedScenes[position].traitCollection = screenTraits
    }
    try changeSize(traitsChange: before != width)
    guard before != width else { return }
    for id in controllers.live {
      if isAlive(id) { try adapt(id, to: width) }
    }
    adaptPresentations()
  }

  /// Containers take up their changes at once meanwhile: apptekstudios/ASCollectionView#200 and
  /// wix/react-native-navigation#7982.
  private mutating func changeSize(traitsChange: Bool) throws(Interruption) {
    defersTransitions = false
    defer { defersTransitions = true }
    let roots = sizeRoots
    if traitsChange {
      for root in roots { try forwardTraits(to: root) }
    }
    for root in roots { try forwardSize(to: root) }
    let onScreen = hostedTrees(of: roots)
    if traitsChange {
      for id in onScreen { try call(id, .traitCollectionDidChange) }
    }
    for id in onScreen where isAlive(id) {
      setNeedsUpdateConstraints(id)
      setNeedsLayout(id)
    }
  }

  /// The window's root and what is presented over it, as far as they are on screen; a covered
  /// presenter takes the new size when it returns.
  var sizeRoots: [ControllerID] {
    guard let root = rootViewController else { return [] }
    var roots = isInWindow(root) ? [root] : []
    for presented in presentationChain(from: root) where isInWindow(presented) {
      roots.append(presented)
    }
    return roots
  }

  func hostedTrees(of roots: [ControllerID]) -> [ControllerID] {
    var onScreen: [ControllerID] = []
    for root in roots { collectHostedTree(of: root, &onScreen) }
    return onScreen
  }

  private func collectHostedTree(of id: ControllerID, _ tree: inout [ControllerID]) {
    guard isAlive(id) else { return }
    tree.append(id)
    for inner in self[id].view.subviews { collectHostedTree(of: inner, &tree) }
  }

  /// Children that have a view are told, whether or not it is on screen.
  private mutating func forwardTraits(to id: ControllerID) throws(Interruption) {
    try record(id, .willTransition)
    for child in self[id].children where isAlive(child) && self[child].view.isLoaded {
      try forwardTraits(to: child)
    }
    try runScripts(of: id, .controller(.willTransition))
  }

  mutating func forwardSize(to id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    try record(id, .viewWillTransition, .size)
    for child in self[id].children where isAlive(child) && self[child].view.isLoaded {
      try forwardSize(to: child)
    }
    try runScripts(of: id, .controller(.viewWillTransition))
  }
}
