/// The controllers in the columns of a split view controller.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:). What is said of
/// iOS 26 is recorded in Vercantez/openuikit @4f4063d4, splitframesprobe, and @3498ae37,
/// splitviewprobe.
extension UIApplication {
  /// A column is a stack; the split controller makes one around what is none. It keeps its columns
  /// wherever they stand.
  mutating func wrapped(
    _ controller: ControllerID, for column: SplitColumn, of id: ControllerID
  ) throws(Interruption) -> ControllerID {
    guard column != .compact, !self[controller].container.isNavigation,
      !(column.takesContainersOfStacks && stackInside(controller) != nil)
    else {
      retain(controller, by: id)
      return controller
    }
    let navigation = try makeNavigation(around: controller)
    self[navigation: navigation].isMadeForColumn = true
    retain(navigation, by: id)
    return navigation
  }

  /// The stack that a controller has as its first child; a tab bar controller may have it in any
  /// tab.
  private func stackInside(_ controller: ControllerID) -> ControllerID? {
    let children = self[controller].children
    let candidates = self[tabs: controller] == nil ? children.prefix(1) : children[...]
    return candidates.first { isAlive($0) && self[$0].container.isNavigation }
  }

  /// The stack on which the columns of a narrow window come together: what stands in this one, or
  /// the first child of that.
  func columnStack(_ column: SplitColumn, of id: ControllerID) -> ControllerID? {
    guard let split = self[split: id], let occupant = split[column], isAlive(occupant) else {
      return nil
    }
    if self[occupant].container.isNavigation { return occupant }
    return split.hasColumnStyle && column == .primary ? stackInside(occupant) : nil
  }

  /// On iOS 26 a controller waits in its column, and is no container's child, until there is a
  /// window in which the column is in use: splitviewprobe, `arrayAB`, `setSecondaryB` and
  /// `handled`; splitframesprobe, `transition.triple.compactC`.
  func waits(_ column: SplitColumn, of id: ControllerID) -> Bool {
    guard version.hasAdaptiveColumns, let split = self[split: id] else { return false }
    switch split.interface {
    case .made: return true
    case .expanded: return column == .compact
    case .collapsed(let base): return (column == .compact) != (base == .compact)
    }
  }

  /// Another controller waits in the column from now on, or none.
  mutating func assign(
    _ controller: ControllerID?, to column: SplitColumn, of id: ControllerID
  ) throws(Interruption) {
    let old = self[split: id]?[column]
    self[split: id]?[column] = controller
    if let controller { retain(controller, by: id) }
    if let old, old != controller { try release(old, by: id) }
  }

  /// What waits in the column becomes a child, with a stack around it where it needs one.
  mutating func moveIn(_ column: SplitColumn, of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let split = self[split: id], let controller = split[column],
      isAlive(controller), self[controller].parent == nil
    else { return }
    let child = try split.hasColumnStyle ? wrapped(controller, for: column, of: id) : controller
    guard isAlive(id), isAlive(child) else { return }
    self[split: id]?[column] = child
    try addChild(child, to: id)
    // Its stack, or that it is a child, keeps it from now on.
    if child != controller || !split.hasColumnStyle { try release(controller, by: id) }
    try didMove(child, to: id)
    if child != controller { try endHold(child) }
  }

  /// The column is no longer in use, and what is in it waits.
  mutating func moveOut(
    _ column: SplitColumn, of id: ControllerID, endsAfterCommit: Bool
  ) throws(Interruption) {
    guard isAlive(id), let controller = self[split: id]?[column], isAlive(controller),
      self[controller].parent == id
    else { return }
    hold(controller)
    retain(controller, by: id)
    try willMoveToNil(controller)
    try removeFromParent(controller)
    try takeFromScreen(controller, endsAfterCommit: endsAfterCommit)
    try letGo(controller)
  }

  /// What is to stand in the column from now on. A stack that was made for the old page gives it
  /// back before the new one is taken up: splitframesprobe, `showDetail(D)` and `setSecondary(F)`,
  /// on iOS 26.
  mutating func newOccupant(
    _ controller: ControllerID, of column: SplitColumn, in id: ControllerID
  ) throws(Interruption) -> ControllerID {
    if let old = columnStack(column, of: id) { try giveBackPages(of: old, in: id) }
    let new = try wrapped(controller, for: column, of: id)
    // Its own code may have shown another column on the old stack meanwhile.
    if let old = columnStack(column, of: id) { try giveBackPages(of: old, in: id) }
    return new
  }

  /// The pages of a made stack leave it, the upper first; of the app's own those columns do that
  /// stand on it in a narrow window. One that goes with the stack already hears no more of that.
  private mutating func giveBackPages(
    of stack: ControllerID, in id: ControllerID, goingWithIt: Bool = false
  ) throws(Interruption) {
    while isAlive(stack), let page = self[navigation: stack].stack.last, isAlive(page),
      isMade(stack) || standsOnColumn(stack, of: id)
    {
      hold(page)
      try willMoveToNil(page)
      try goingWithIt && self[page].appearance == .disappearing
        ? detach(page) : takeFromScreen(page)
      try removeFromParent(page)
      // What its column keeps would be listed still.
      if isAlive(stack) { self[navigation: stack].remove(page) }
      try letGo(page)
    }
  }

  private func standsOnColumn(_ stack: ControllerID, of id: ControllerID) -> Bool {
    guard let split = self[split: id] else { return false }
    return SplitColumn.allCases.contains { column in
      split[column].map(self[navigation: stack].stack.contains) == true
    }
  }

  /// On iOS 26 the array names what the app has put into the columns, and not the stacks around it:
  /// splitframesprobe, `viewControllers`.
  func viewControllers(ofSplit id: ControllerID) -> [ControllerID]? {
    guard let split = self[split: id] else { return nil }
    guard version.hasAdaptiveColumns else { return split.viewControllers }
    return split.viewControllers.map { controller in
      guard isAlive(controller), isMade(controller) else { return controller }
      return self[navigation: controller].stack.first ?? controller
    }
  }

  /// The split controller has made this stack around a page.
  func isMade(_ controller: ControllerID) -> Bool {
    isAlive(controller) && self[navigation: controller].isMadeForColumn
  }

  /// In which column the controller stands, itself or in a stack that has been made for it.
  func column(of controller: ControllerID, in id: ControllerID) -> SplitColumn? {
    SplitColumn.allCases.first { column in
      guard let occupant = self[split: id]?[column], isAlive(occupant) else { return false }
      return occupant == controller
        || isMade(occupant) && self[navigation: occupant].stack.first == controller
    }
  }

  /// A controller takes the column, with a stack around it if it is none.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)
  mutating func setColumn(
    _ column: SplitColumn, to controller: ControllerID, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id], isAlive(controller) else { return }
    if let present = self.column(of: controller, in: id) {
      guard present != column else { return }
      throw .exception(
        "NSInternalInconsistencyException",
        "\(name(controller)) is already specified as the view controller for the \(present.rawValue) column"
      )
    }
    if column == .compact, split[column] != nil, !version.replacesCompactColumn { return }
    if waits(column, of: id) { return try assign(controller, to: column, of: id) }
    if let stack = stackToPushOnto(controller, of: column, in: id) {
      return try push(controller, on: stack, animated: false)
    }
    let new = try newOccupant(controller, of: column, in: id)
    if case .collapsed(let base) = split.interface, isOnStack(column, of: id, base),
      let stack = columnStack(base, of: id), let old = split[column]
    {
      self[split: id]?[column] = new
      try replace(old, with: new, on: stack)
      try release(old, by: id)
      if new != controller { try endHold(new) }
      return
    }
    let isShown = shows(column, in: id)
    if isShown, split.interface == .expanded {
      self[split: id]?.displayed = SplitColumn.backToFront.filter {
        $0 == column || split.displayed.contains($0)
      }
    }
    try replace(column, of: id, by: new, isShown: isShown)
    if new != controller { try endHold(new) }
  }

  /// Until iOS 18 the stack of the secondary column, which takes what is none itself as its next
  /// page: "it's pushed onto the nav stack", Apple's answer to FB8640357,
  /// https://zhaoxin.pro/technology/15993960076329.html. On iOS 26 a stack that was made gives its
  /// page back, as recorded in splitframesprobe.
  private func stackToPushOnto(
    _ controller: ControllerID, of column: SplitColumn, in id: ControllerID
  ) -> ControllerID? {
    guard !version.hasAdaptiveColumns, column == .secondary,
      !self[controller].container.isNavigation, let stack = self[split: id]?[column],
      isAlive(stack), self[stack].container.isNavigation
    else { return nil }
    return stack
  }

  /// Nothing is to stand in the column. Where it is on screen its controller begins to go before a
  /// made stack gives its page back; on the stack of a narrow window the made one stays, without a
  /// page (splitframesprobe, `setSecondary(nil)`).
  mutating func clearColumn(
    _ column: SplitColumn, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id], let old = split[column], isAlive(old) else { return }
    if waits(column, of: id) { return try assign(nil, to: column, of: id) }
    if case .collapsed(let base) = split.interface, isOnStack(column, of: id, base) {
      let wasOnTop = topColumn(of: id, on: base) == column
      try giveBackPages(of: old, in: id)
      guard wasOnTop, version.hasAdaptiveColumns, isAlive(id) else { return }
      return try announce([.init(column, isShown: false)], in: id)
    }
    hold(old)
    let stack = columnStack(column, of: id)
    self[split: id]?[column] = nil
    if !isMade(old) { try tellOfLeaving(old, in: id) }
    let isSeen = isAlive(id) && self[id].isVisible && split.shown.contains(old)
    try takeFromScreen(old, endsAfterCommit: isSeen && version.hasAdaptiveColumns)
    if let stack { try giveBackPages(of: stack, in: id, goingWithIt: isSeen) }
    try removeFromParent(old)
    try release(old, by: id)
    try letGo(old)
  }

  /// The narrow window has this column's controller on the stack of that one: another one takes its
  /// place there (splitframesprobe, `transition.double`, `showDetail(D)`).
  func isOnStack(_ column: SplitColumn, of id: ControllerID, _ base: SplitColumn) -> Bool {
    guard let stack = columnStack(base, of: id), let controller = self[split: id]?[column],
      isAlive(controller)
    else { return false }
    return column != base && self[controller].parent == stack
  }

  /// Whether what is in the column is on screen, or would be.
  func shows(_ column: SplitColumn, in id: ControllerID) -> Bool {
    guard let split = self[split: id] else { return false }
    switch split.interface {
    case .made: return false
    case .expanded:
      return split.displayed.contains(column)
        || split[column] == nil && automaticColumns(of: id).contains(column)
    case .collapsed(let base): return base == column
    }
  }
}

extension SplitColumn {
  /// Whether a controller with a stack inside it stands in the column as it is: the table of
  /// `setViewController(_:for:)`.
  fileprivate var takesContainersOfStacks: Bool { self == .primary || self == .secondary }
}
