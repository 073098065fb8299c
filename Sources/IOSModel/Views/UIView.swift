/// A controller's view: its superview, and which updates it has yet to get.
///
/// https://developer.apple.com/documentation/uikit/uiview
struct UIView: Hashable, Sendable {
  /// It has been read, or set by app code.
  var isLoaded = false
  /// App code has set it since its controller began to appear.
  var isReplaced = false
  /// Its superview; nil if it has none.
  var superview: Superview?
  /// Controllers whose views are in this one, back to front.
  var subviews: [ControllerID] = []

  /// It is new, or `setNeedsLayout()` has been called, and no layout has followed yet.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  var needsLayout = false
  /// It is between the two calls of its layout.
  var isLayingOut = false
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  var needsUpdateConstraints = true
  /// A view inside it has been asked to update its constraints, which it does before anything
  /// around it is laid out.
  var subviewsNeedUpdateConstraints = false
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateproperties()
  var needsUpdateProperties = true
  /// Its controller has been asked to show or hide again what stands for missing content.
  var needsUpdateContentUnavailableConfiguration = false
  /// Those of the methods that update it that have read an `Observable` model which has not changed
  /// since.
  var observes: ObservingMethods = []
  /// Why the next commit visits it; nil if the commit has no cause to.
  var commitReason: IOSReason?
  /// Its safe area is another than its controller knows, which is told once the view is in a
  /// window.
  var needsSafeAreaUpdate = true
  /// The bar of its container that covered some of it when its controller was told last; nil if
  /// none did.
  var knownBar: Bar?
  /// What the app had added to its safe area when it was told last, including what was added for
  /// the controllers around it and their bars at the bottom.
  var knownAdditionalInsets: UInt16 = 0
  /// Its traits have changed, and its controller has yet to be told.
  private(set) var needsTraitChange = false
  /// The bounds of the window for which it has been laid out; nil before its first layout.
  var laidOutFor: WindowBounds?
  /// The bounds of the window of which its controller has been told last; nil if it never was.
  var announcedFor: WindowBounds?
  /// The bounds of the window with whose traits it has been laid out, or has been told them.
  var traitsKnownFor: WindowBounds?
  /// The given traits that it had when it was last in a window, if its controller, or a container
  /// around that, has been given others since.
  var givenTraitsKnown: GivenTraits?

  /// It is a new view, and everything has yet to be done for it.
  mutating func load() {
    isLoaded = true
    needsSafeAreaUpdate = true
    laidOutFor = nil
    needsLayout = true
    needsUpdateConstraints = true
    needsUpdateProperties = true
  }

  mutating func setNeedsTraitChange() { needsTraitChange = true }

  mutating func clearNeedsTraitChange() { needsTraitChange = false }

  /// Whether it is laid out as it enters a window. A view that comes back as it was has nothing to
  /// lay out.
  @inline(__always)
  func needsLayout(for bounds: WindowBounds?) -> Bool {
    needsLayout || needsSafeAreaUpdate || laidOutFor != bounds
  }

  /// Its layout begins in a window, of which it gets to know the bounds and the traits.
  mutating func noteLayout(for bounds: WindowBounds?) {
    laidOutFor = bounds
    traitsKnownFor = bounds
  }

  enum Bar: Hashable, Sendable {
    case navigation
    case tabs
  }

  enum Superview: Hashable, Sendable {
    case window(WindowID)
    /// The transition view that a presentation puts over the window.
    case presentation(over: WindowID)
    /// The transition view that a presentation puts beside the view of the context that it covers,
    /// and that leaves the window with that: it lies under the tab bar around it (openradar
    /// 21520873), and is gone with its tab and back with it (openradar 18552380).
    case context(of: ControllerID)
    case view(of: ControllerID)

    /// The controller with whose view it enters a window and leaves it.
    @inline(__always)
    var controller: ControllerID? {
      switch self {
      case .window, .presentation: nil
      case .context(let context): context
      case .view(let outer): outer
      }
    }
  }
}
