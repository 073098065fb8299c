/// Rotation and resizing. Every controller's base method hands both calls on to its children, so the
/// parent is always first and all are told of the traits before any is told of the size.
///
/// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
extension UIKitApplication {
  mutating func rotate() throws(Interruption) {
    guard lifecycle == .active || lifecycle == .inactive else {
      surroundings.hasTurnedInBackground.toggle()
      return
    }
    // A turned iPad keeps its size classes, a turned iPhone does not.
    try changeSize(traitsChange: version.idiom == .phone)
  }

  /// An app that was turned away from the user takes the new size once it is in front again; turned
  /// twice, it finds nothing changed. That this precedes becoming active is the model's choice.
  mutating func catchUpWithOrientation() throws(Interruption) {
    guard surroundings.hasTurnedInBackground else { return }
    surroundings.hasTurnedInBackground = false
    try rotate()
  }

  mutating func resize(to width: SizeClass) throws(Interruption) {
    let before = horizontalSizeClass
    surroundings.resizedWidth = width
    try changeSize(traitsChange: before != width)
    guard before != width else { return }
    try adaptSplits(to: width)
    adaptPresentations()
  }

  private mutating func changeSize(traitsChange: Bool) throws(Interruption) {
    let roots = sizeRoots
    if traitsChange {
      for root in roots { try forwardTraits(to: root) }
    }
    for root in roots { try forwardSize(to: root) }
    let onScreen = roots.flatMap { hostedTree(of: $0) }
    if traitsChange {
      for id in onScreen { try call(id, .traitCollectionDidChange) }
    }
    for id in onScreen {
      self[id].needsUpdateConstraints = true
      setNeedsLayout(id)
    }
  }

  /// The window's root and what is presented over it, as far as they are on screen; a covered
  /// presenter takes the new size when it returns.
  private var sizeRoots: [InstanceID] {
    guard let root = window.root else { return [] }
    return ([root] + presentationChain(from: root)).filter(isInWindow)
  }

  private func hostedTree(of id: InstanceID) -> [InstanceID] {
    [id] + self[id].subviews.flatMap { hostedTree(of: $0) }
  }

  /// Children that have a view are told, whether or not it is on screen.
  private mutating func forwardTraits(to id: InstanceID) throws(Interruption) {
    try record(id, .willTransition)
    for child in self[id].children where self[child].isViewLoaded {
      try forwardTraits(to: child)
    }
    try runScripts(of: id, .willTransition)
  }

  private mutating func forwardSize(to id: InstanceID) throws(Interruption) {
    try record(id, .viewWillTransition, [IOSEvent.Argument("to", "size")])
    for child in self[id].children where self[child].isViewLoaded {
      try forwardSize(to: child)
    }
    try runScripts(of: id, .viewWillTransition)
  }

  /// A presentation finds its style anew in the new width.
  private mutating func adaptPresentations() {
    for id in liveControllers {
      guard let presentation = self[id].presentation, presentation.presentersHost == nil,
        let style = effectiveStyle(of: presentation.requestedStyle, for: id),
        !style.removesPresenter
      else { continue }
      self[id].presentation?.style = style
    }
  }
}
