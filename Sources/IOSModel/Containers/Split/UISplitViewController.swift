/// The state of a split view controller.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
struct UISplitViewController: Hashable, Sendable {
  /// It has been made by `init(style:)`; the others are classic ones.
  let hasColumnStyle: Bool
  var interface = Interface.made
  /// The interface whose controllers the app finds: the delegate hears of the change of width ahead
  /// of it, and of what has come of that behind it: `vcs` in Vercantez/openuikit @4f4063d4,
  /// splitframesprobe.
  private var listed = Interface.made
  /// The columns that the display mode has on screen as long as the interface is expanded. Of a
  /// collapsed classic one the column whose controller its stack shows; none while that shows
  /// anything else.
  var displayed: [SplitColumn]
  /// Columns are on their way, because the app has asked for that.
  var isAnimatingColumns = false
  /// What the app has set since the controller was made.
  var preferredDisplayMode: SplitDisplayMode?
  /// Whether the mode that it has set last has columns over the secondary one.
  var prefersOverlay: Bool?
  /// What the delegate has yet to hear of columns that have come or gone.
  var reports: [ColumnReport] = []
  /// What it has yet to hear of the columns collapsing or expanding.
  var pendingCallback: SplitDelegateCallback?
  /// What the app has named, and the stack of a narrow window takes up when it has taken up the
  /// column between.
  var next: SplitColumn?

  private var primary: ControllerID?
  private var supplementary: ControllerID?
  private var secondary: ControllerID?
  private var compact: ControllerID?
  private var inspector: ControllerID?

  static let classicColumns: [SplitColumn] = [.primary, .secondary]

  init(hasColumnStyle: Bool, displayed: [SplitColumn]) {
    self.hasColumnStyle = hasColumnStyle
    self.displayed = displayed
  }

  struct ColumnReport: Hashable, Sendable {
    let column: SplitColumn
    let isShown: Bool

    init(_ column: SplitColumn, isShown: Bool) {
      self.column = column
      self.isShown = isShown
    }
  }

  /// "When a split view controller is born, it assumes it is in a non-collapsed state. When it is
  /// added to the window, if running in a compact horizontal size class, it collapses":
  /// http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/
  enum Interface: Hashable, Sendable {
    /// Expanded, and in no window yet.
    case made
    case expanded
    /// One column is shown, and others may be on its stack.
    case collapsed(onto: SplitColumn)
  }

  subscript(column: SplitColumn) -> ControllerID? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: compact
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact: compact = newValue
      case .inspector: inspector = newValue
      }
    }
  }

  /// The controllers that stand side by side, back to front.
  var shown: ShownChildren {
    switch interface {
    case .made, .expanded: ShownChildren(displayed.compactMap { self[$0] })
    case .collapsed(let base): ShownChildren(self[base])
    }
  }

  /// Expanded, all columns are in it, whether the display mode shows them or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers
  var viewControllers: [ControllerID] {
    switch listed {
    case .made, .expanded: [primary, supplementary, secondary].compactMap(\.self)
    case .collapsed(let base): [self[base]].compactMap(\.self)
    }
  }

  /// As the app finds it.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed
  var isCollapsed: Bool {
    switch listed {
    case .made, .expanded: false
    case .collapsed: true
    }
  }

  /// The change of width has been announced.
  mutating func takeUpInterface() { listed = interface }

  mutating func forget(_ controller: ControllerID) {
    for column in SplitColumn.allCases where self[column] == controller { self[column] = nil }
  }
}

/// Columns by the width of the window. What becomes of them when it changes differs by style: see
/// `collapseClassic` and `collapseColumns`.
extension UIApplication {
  mutating func assembleSplit(
    _ id: ControllerID, _ columns: some Sequence<(SplitColumn, ControllerID)>
  ) throws(Interruption) {
    let declared = declaration(of: id)
    let hasColumnStyle = declared.hasColumnStyle
    self[id].container = .split(
      containers.splits.insert(
        UISplitViewController(
          hasColumnStyle: hasColumnStyle,
          displayed: hasColumnStyle ? [] : UISplitViewController.classicColumns)))
    for (column, controller) in columns where version.has(column) {
      self[split: id]?[column] = controller
      try waits(column, of: id) ? retain(controller, by: id) : moveIn(column, of: id)
    }
  }

  /// The window has got this width, or the split controller this window. Nothing is put off
  /// meanwhile: the stacks of Ranchero-Software/NetNewsWire#5371 and #5385.
  mutating func adaptSplit(_ id: ControllerID, to width: SizeClass) throws(Interruption) {
    guard let split = self[split: id] else { return }
    switch (split.interface, width) {
    case (.expanded, .regular), (.collapsed, .compact): return
    case (.made, .regular):
      self[split: id]?.interface = .expanded
      try split.hasColumnStyle ? display(in: id) : announceClassicColumns(of: id)
    case (.made, .compact), (.expanded, .compact):
      try withoutDeferringTransitions { app throws(Interruption) in
        try split.hasColumnStyle ? app.collapseColumns(id) : app.collapseClassic(id)
      }
    case (.collapsed(let base), .regular):
      // It waits for a transition of the stack that the columns are on.
      if let stack = columnStack(base, of: id), self[navigation: stack].isTransitioning { return }
      try withoutDeferringTransitions { app throws(Interruption) in
        try split.hasColumnStyle
          ? app.expandColumns(id, from: base) : app.expandClassic(id, from: base)
      }
    }
  }

  /// Its place among the calls to the delegate is recorded nowhere.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification
  mutating func postShowDetailTargetDidChange(of id: ControllerID) throws(Interruption) {
    try callDelegate(of: id, .split(.showDetailTargetDidChangeNotification))
  }

  /// The classic delegate may show a controller itself; the column style does not ask:
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch09p490SplitViewControllerPercolation.
  mutating func announceShow(
    _ shown: ControllerID, inSplit id: ControllerID, isDetail: Bool
  ) throws(Interruption) {
    guard self[split: id]?.hasColumnStyle == false else { return }
    try callDelegate(
      of: id, .split(isDetail ? .showDetail : .show),
      .controller(shown, as: .show))
  }

  /// `showDetailViewController(_:sender:)` of a split controller: a new secondary column, or, where
  /// there is only one column, one more controller on its stack.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)
  mutating func showDetail(
    _ detail: ControllerID, inSplit id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), isAlive(detail), let split = self[split: id] else { return }
    if case .collapsed(let base) = split.interface {
      if split.hasColumnStyle, base != .secondary, base != .compact, version.hasAdaptiveColumns {
        return try showDetail(detail, ofNarrow: id, on: base)
      }
      return try showDetail(detail, onTheColumnOf: id)
    }
    // What it would replace is there already: the page's parameter `vc`.
    if column(of: detail, in: id) == .secondary { return }
    if waits(.secondary, of: id) {
      if split.hasColumnStyle { try loadViewIfNeeded(id) }
      return try assign(detail, to: .secondary, of: id)
    }
    guard split.hasColumnStyle else { return try replaceSecondary(of: id, by: detail) }
    let new = try newOccupant(detail, of: .secondary, in: id)
    try replace(.secondary, of: id, by: new, isShown: true)
    if new != detail { try endHold(new) }
  }

  /// "It turns around and sends showViewController to the nav controller in the primary":
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1,
  /// iOS13bookExamples/bk2ch09p488universalSplitViewControllerStoryboardTemplateAnalysis. What has
  /// no such method of its own, as a tab bar controller, leaves it to a presentation: the comment
  /// in UISplitViewController.h.
  private mutating func showDetail(
    _ detail: ControllerID, onTheColumnOf id: ControllerID
  ) throws(Interruption) {
    guard case .collapsed(let base)? = self[split: id]?.interface,
      let stack = columnStack(base, of: id)
    else { return try present(detail, from: id, style: nil, animated: true, listener: .nobody) }
    try callOverride(of: stack, .show)
    guard isAlive(detail), isAlive(stack) else { return }
    if self[detail].container.isNavigation, self[detail].parent == nil {
      try move(detail, onto: stack, animated: true)
    } else {
      try push(detail, on: stack, animated: true)
    }
    try announceDetailOnStack(of: id)
  }

  mutating func replaceSecondary(
    of id: ControllerID, by detail: ControllerID
  ) throws(Interruption) {
    if version.hasAdaptiveColumns, self[id].appearance == .appeared, self[detail].parent == nil,
      let old = self[split: id]?[.secondary], isAlive(old), self[old].appearance == .appeared
    {
      try replaceInAllColumns(old, of: id, by: detail)
    } else {
      try replace(.secondary, of: id, by: detail, isShown: true)
    }
  }

  /// - Parameter isShown: whether the column is on screen when the split controller is.
  mutating func replace(
    _ column: SplitColumn, of id: ControllerID, by new: ControllerID, isShown: Bool
  ) throws(Interruption) {
    try addChild(new, to: id)
    let old = self[split: id]?[column]
    self[split: id]?[column] = new
    if let old { try tellOfLeaving(old, in: id) }
    if isAlive(id), self[id].isVisible, isShown {
      try replace(old, with: new, in: column, of: id)
    } else if let old {
      try takeFromScreen(old)
    }
    if isAlive(new), self[new].parent == id { try didMove(new, to: id) }
    if let old {
      try removeFromParent(old)
      try release(old, by: id)
    }
  }

  /// What a narrow window's stack has let go of is no child, and has nothing to leave.
  mutating func tellOfLeaving(_ old: ControllerID, in id: ControllerID) throws(Interruption) {
    guard isAlive(old), self[old].parent == id else { return }
    try willMoveToNil(old)
  }

  /// The order between the columns is not established; the old one goes first.
  private mutating func replace(
    _ old: ControllerID?, with new: ControllerID, in column: SplitColumn, of id: ControllerID
  ) throws(Interruption) {
    try prepareToAppear(new)
    if let old { try takeFromScreen(old) }
    // Code in these callbacks may have put another one into the column.
    guard isAlive(id), isAlive(new), self[split: id]?[column] == new else { return }
    try appear(new, in: id)
    guard isAlive(new) else { return }
    try deliverViewIsAppearing(inTree: new)
    if isAlive(id), self[id].appearance == .appeared {
      try endAppearanceIfBegun(new)
    }
  }
}
