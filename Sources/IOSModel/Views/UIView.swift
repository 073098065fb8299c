/// A controller's view: in what it hangs, and what of it is dirty.
///
/// https://developer.apple.com/documentation/uikit/uiview
struct UIView: Hashable, Sendable {
  /// It has been read, or set by app code.
  var isLoaded = false
  /// App code has set it since its controller began to appear.
  var isExchanged = false
  /// In what it hangs; nil if it has no superview.
  var superview: Superview?
  /// Controllers whose views hang in this one, back to front.
  var subviews: [ControllerID] = []

  /// It is new or `setNeedsLayout()` has been called, and the layout not been carried out.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  var needsLayout = false
  /// It is between the two calls of its layout.
  var isLayingOut = false
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  var needsUpdateConstraints = true
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateproperties()
  var needsUpdateProperties = true
  /// Its controller has been asked to show anew that there is nothing to show, or that there is something.
  var needsUpdateContentUnavailableConfiguration = false
  /// Of the methods around it those that have read an `Observable` model that has not changed since.
  var observes: ObservingMethods = []
  /// Why the next commit comes by; nil if it has no cause to.
  var commitReason: IOSReason?
  /// What is left of it is other than its controller knows, who is told once it is in a window.
  var owesSafeArea = true
  /// The bar of its container that covered some of it when its controller was told last; nil if none did.
  var knownBar: Bar?
  /// What the app had added to its safe area, by the controllers around it and their bars at the bottom as well, when
  /// it was told last.
  var knownAdditionalInsets: UInt16 = 0
  /// Its traits are others, and its controller is still to be told.
  private(set) var owesTraitChange = false
  /// The bounds of the window for which it has been laid out; nil before its first layout.
  var laidOutFor: WindowBounds?
  /// The bounds of the window of which its controller has been told last; nil if it never was.
  var announcedFor: WindowBounds?
  /// The bounds of the window with whose traits it has been laid out, or has been told them.
  var traitsKnownFor: WindowBounds?
  /// What it had last in a window, if its controller, or one around that, has been given something else since.
  var givenTraitsKnown: GivenTraits?

  /// It is a new one, of which everything is still to be done.
  mutating func load() {
    isLoaded = true
    owesSafeArea = true
    laidOutFor = nil
    needsLayout = true
    needsUpdateConstraints = true
    needsUpdateProperties = true
  }

  mutating func oweTraitChange() { owesTraitChange = true }

  mutating func hasToldTraitChange() { owesTraitChange = false }

  /// Whether it is laid out as it enters a window. A view that comes back as it was has nothing to lay out.
  @inline(__always)
  func needsLayout(for bounds: WindowBounds?) -> Bool {
    needsLayout || owesSafeArea || laidOutFor != bounds
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
    /// The transition view that a presentation puts beside the view of the context that it covers, and that
    /// leaves the window with that: it lies under the tab bar around it (openradar 21520873), and is gone with
    /// its tab and back with it (openradar 18552380).
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
