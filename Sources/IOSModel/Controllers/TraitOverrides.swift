/// Those traits of a controller that can differ from its window's.
struct GivenTraits: Hashable, Sendable {
  let style: UserInterfaceStyle
  let width: SizeClass

  /// Traits that have not been given are the window's.
  init(_ style: UserInterfaceStyle?, _ width: SizeClass?, in bounds: WindowBounds) {
    self.style = style ?? bounds.interfaceStyle
    self.width = width ?? bounds.horizontalSizeClass
  }
}

/// A controller whose traits its container or its presentation controller has changed, as far as
/// they are the width, or that has a look of its own.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
extension UIApplication {
  /// What a controller inherits from its container, or from its window.
  func traitCollection(of id: ControllerID) -> UITraitCollection {
    givenWidth(of: id).map { UITraitCollection(horizontalSizeClass: $0) } ?? windowTraits(of: id)
  }

  /// What its window gives a controller.
  func windowTraits(of id: ControllerID) -> UITraitCollection {
    scene(of: id)?.traitCollection ?? screenTraits(in: device.orientation)
  }

  /// Whether the traits have changed while the view was in no window, where it was not told: by
  /// the time of viewIsAppearing both the controller and its view have got the new ones.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  @inline(__always)
  mutating func findsOtherTraits(_ id: ControllerID, in bounds: WindowBounds) -> Bool {
    guard let before = self[id].view.traitsKnownFor,
      before != bounds || self[id].view.givenTraitsKnown != nil
    else { return false }
    return finds(otherTraitsThan: before, id, in: bounds)
  }

  @inline(never)
  private mutating func finds(
    otherTraitsThan before: WindowBounds, _ id: ControllerID, in bounds: WindowBounds
  ) -> Bool {
    if before.contentSizeCategory != bounds.contentSizeCategory { return true }
    if before.legibilityWeight != bounds.legibilityWeight { return true }
    if before.accessibilityContrast != bounds.accessibilityContrast { return true }
    if let known = self[id].view.givenTraitsKnown {
      return known != givenTraits(of: id, in: bounds)
        || rotationChangesTraits && before.orientation != bounds.orientation
    }
    if before.interfaceStyle != bounds.interfaceStyle, givenStyle(of: id) == nil { return true }
    if rotationChangesTraits, before.orientation != bounds.orientation { return true }
    return before.horizontalSizeClass != bounds.horizontalSizeClass && !hasSetWidth(id)
  }

  func hasSetWidth(_ id: ControllerID) -> Bool { givenWidth(of: id) != nil }

  /// The width that has been set for it, or else for the nearest of its containers; nil if for
  /// none.
  private func givenWidth(of id: ControllerID) -> SizeClass? {
    guard isAlive(id), let decided = ancestor(of: id, where: { $0.overrideWidth != nil }) else {
      return nil
    }
    return self[decided].overrideWidth
  }

  /// The look that it has set itself, or else the nearest of its containers that has set one; nil
  /// if none has.
  func givenStyle(of id: ControllerID) -> UserInterfaceStyle? {
    guard isAlive(id), let decider = ancestor(of: id, where: { $0.overrideStyle != nil }) else {
      return nil
    }
    return self[decider].overrideStyle
  }

  /// It applies to the controller, its views and all its children, except for those that have a
  /// look of their own.
  mutating func setOverrideStyle(
    of id: ControllerID, to style: UserInterfaceStyle?
  ) throws(Interruption) {
    guard style != self[id].overrideStyle else { return }
    let before = userInterfaceStyle(of: id)
    givenTraitsWillChange(under: id)
    self[id].overrideStyle = style
    guard userInterfaceStyle(of: id) != before, isInWindow(id) else { return }
    let restyled = hostedTree(of: id, where: { $0.id == id || $0.overrideStyle == nil })
    try traitsDidChange(of: restyled)
    redraw(restyled)
  }

  /// A view in no window is not told of traits that are given to it. It hears of them when it
  /// enters a window, unless they have been taken back by then.
  mutating func givenTraitsWillChange(under id: ControllerID) {
    givesTraits = true
    noteFirstTraits(under: id)
    keepGivenTraits(under: id)
  }

  /// A view in a window has the window's traits, even if it has not been laid out with them yet.
  private mutating func noteFirstTraits(under id: ControllerID) {
    guard isAlive(id) else { return }
    if self[id].view.traitsKnownFor == nil, isInWindow(id) { noteTraits(of: id) }
    for child in self[id].children { noteFirstTraits(under: child) }
  }

  /// The controller moves into a container or out of it, and may be given other traits from here
  /// on.
  @inline(__always)
  mutating func parentWillChange(of id: ControllerID) {
    if givesTraits { keepGivenTraits(under: id) }
  }

  private mutating func keepGivenTraits(under id: ControllerID) {
    keepGivenTraits(under: id, style: givenStyle(of: id), width: givenWidth(of: id))
  }

  /// - Parameters:
  ///   - style: what its container is given, like `width`; nil: the window's.
  private mutating func keepGivenTraits(
    under id: ControllerID, style: UserInterfaceStyle?, width: SizeClass?
  ) {
    guard isAlive(id) else { return }
    let (style, width) = (self[id].overrideStyle ?? style, self[id].overrideWidth ?? width)
    if self[id].view.givenTraitsKnown == nil, let bounds = self[id].view.traitsKnownFor {
      keepGivenTraits(GivenTraits(style, width, in: bounds), of: id)
    }
    for child in self[id].children { keepGivenTraits(under: child, style: style, width: width) }
  }

  /// The traits that can be given to a controller, as it has them in a window of these bounds.
  func givenTraits(of id: ControllerID, in bounds: WindowBounds) -> GivenTraits {
    GivenTraits(givenStyle(of: id), givenWidth(of: id), in: bounds)
  }

  /// The child and everything in it is told, except where a width is set further in; its container
  /// is not told. Then UIKit's containers among them adapt, as after a change of the window.
  mutating func setOverrideTraits(
    of child: ControllerID, to width: SizeClass?
  ) throws(Interruption) {
    guard width != self[child].overrideWidth else { return }
    let before = traitCollection(of: child)
    givenTraitsWillChange(under: child)
    self[child].overrideWidth = width
    guard traitCollection(of: child) != before, isInWindow(child) else { return }
    try traitsDidChange(of: treeOfOneWidth(child))
    for id in treeOfOneWidth(child) where isAlive(id) && self[id].isUIKitContainer {
      try adaptContainer(id)
    }
    for id in treeOfOneWidth(child) { setNeedsLayout(id) }
  }

  private mutating func treeOfOneWidth(_ outer: ControllerID) -> [ControllerID] {
    hostedTree(of: outer, where: { $0.id == outer || $0.overrideWidth == nil })
  }
}
