/// By what the user shows the columns beside the secondary one, and hides them.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller#Column-style-split-views
extension UIApplication {
  /// What the user shows or hides is announced like what the system does.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture
  mutating func swipeColumns(_ front: ControllerID) throws(Interruption) {
    let id = try splitWithNearestColumn(around: front)
    try callDelegate(of: id, .split(.interactivePresentationGestureWillBegin))
    try toggleNearestColumn(of: id)
    try callDelegate(of: id, .split(.interactivePresentationGestureDidEnd))
  }

  /// The button does the same, and there is no gesture to tell of.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.property
  mutating func tapDisplayModeButton(_ front: ControllerID) throws(Interruption) {
    let id = try splitWithNearestColumn(around: front)
    try toggleNearestColumn(of: id)
  }

  private mutating func splitWithNearestColumn(
    around front: ControllerID
  ) throws(Interruption) -> ControllerID {
    guard let (id, split) = expandedColumns(around: front),
      split[declaration(of: id).split.nearestColumn] != nil
    else {
      throw .impossible(
        .notInPosition, "\(name(front)) is in no split view with a column to bring in or take away"
      )
    }
    return id
  }

  private mutating func toggleNearestColumn(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), let split = self[split: id] else { return }
    let nearest = declaration(of: id).split.nearestColumn
    let columns: [SplitColumn] =
      split.displayed.contains(nearest) ? [.secondary] : [nearest, .secondary]
    try displayOccupied(columns, of: split, in: id)
  }

  /// What lies over the secondary column goes, and of two that displace it the outer one.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum/twooversecondary
  /// and the pages of the modes beside it.
  mutating func tapDimmedColumn(_ front: ControllerID) throws(Interruption) {
    guard let (id, split) = expandedColumns(around: front)
    else { throw .impossible(.notInPosition, "\(name(front)) is in no split view with columns") }
    let columns: [SplitColumn]
    switch displayMode(of: split.displayed, in: id) {
    case .oneOverSecondary, .twoOverSecondary: columns = [.secondary]
    case .twoDisplaceSecondary:
      columns = [declaration(of: id).split.nearestColumn, .secondary]
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      throw .impossible(.notInPosition, "no column of \(name(id)) dims the secondary one")
    }
    try displayOccupied(columns, of: split, in: id)
  }

  /// The nearest split view controller around it, if that shows columns beside each other.
  private func expandedColumns(
    around front: ControllerID
  ) -> (id: ControllerID, split: UISplitViewController)? {
    guard let id = ancestor(of: front, where: { $0.container.isSplit }),
      let split = self[split: id], split.hasColumnStyle, split.interface == .expanded
    else { return nil }
    return (id, split)
  }

  /// Shows those of the columns that have a controller.
  private mutating func displayOccupied(
    _ columns: [SplitColumn], of split: UISplitViewController, in id: ControllerID
  ) throws(Interruption) {
    let occupied = columns.filter { split[$0] != nil }
    try withoutDeferringTransitions { app throws(Interruption) in
      try app.display(occupied, in: id)
    }
  }
}
