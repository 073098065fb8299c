/// The display mode that the app prefers, by its declaration, by the property, or by the columns it
/// shows.
///
/// What is said of iOS 26 is recorded in Vercantez/openuikit @4f4063d4, splitframesprobe,
/// @3498ae37, splitviewprobe, and @072134ce, splitwidthprobe.
extension UIApplication {
  /// What the display mode has room for, back to front.
  ///
  /// - Parameter isAsked: the app sets the mode now; what there is no room for comes over the rest
  ///   then. By itself nothing comes over the secondary column, and what lies over it stays
  ///   (splitwidthprobe).
  func automaticColumns(of id: ControllerID, isAsked: Bool = false) -> [SplitColumn] {
    let declared = splitDeclaration(of: id)
    guard version.hasAdaptiveColumns else { return declared.columns(isNarrow: isUpright(id)) }
    if isAsked {
      return declared.preferredDisplayMode == .automatic
        ? declared.columnsBeside(room: room(of: id)) : declared.columns(isNarrow: false)
    }
    guard declared.preferredDisplayMode.isOverSecondary else {
      return declared.columnsBeside(room: room(of: id))
    }
    guard let split = self[split: id], split.interface == .expanded,
      split.displayed.contains(declared.nearestColumn)
    else { return [.secondary] }
    return declared.columns(isNarrow: false).filter(split.displayed.contains)
  }

  /// For how many columns there is room beside each other. An upright phone that its container
  /// makes wide has room for one (splitframesprobe, `override.regular` on a phone), and three need
  /// more than 954 points (splitwidthprobe), which the pad of the recordings, 820 by 1180 points,
  /// has on its side alone. No other pad is modelled.
  func room(of id: ControllerID) -> Int {
    switch (version.idiom, isUpright(id)) {
    case (.phone, true): 1
    case (.phone, false), (.pad, true): 2
    case (.pad, false): 3
    }
  }

  /// What the display mode shows of it. The secondary column stays where it is without a
  /// controller.
  func columnsOfDisplayMode(of id: ControllerID, isAsked: Bool = false) -> [SplitColumn] {
    guard let split = self[split: id] else { return [] }
    return automaticColumns(of: id, isAsked: isAsked).filter {
      split[$0] != nil || $0 == .secondary && split.displayed.contains($0)
    }
  }

  /// The declaration with what the app has set since.
  func splitDeclaration(of id: ControllerID) -> SplitDeclaration {
    var declared = declaration(of: id).split
    declared.preferredDisplayMode =
      self[split: id]?.preferredDisplayMode ?? declared.preferredDisplayMode
    return declared
  }

  /// The columns come and go as with a change of the system's; where they are the same the delegate
  /// hears of the mode alone, and where the window is narrow nobody hears anything
  /// (splitframesprobe, `mode1` to `mode6`).
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode-swift.property
  mutating func setPreferredDisplayMode(
    _ mode: SplitDisplayMode, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let before = displayMode(of: split.displayed, in: id)
    let room = secondaryRoom(in: id)
    self[split: id]?.preferredDisplayMode = mode
    if mode != .secondaryOnly { self[split: id]?.prefersOverlay = mode.isOverSecondary }
    guard split.interface == .expanded, isInWindow(id) else { return }
    let columns = columnsOfDisplayMode(of: id, isAsked: true)
    if columns == split.displayed.ofDisplayMode {
      let after = displayMode(of: columns, in: id)
      if after != before {
        try callDelegate(of: id, .split(.willChangeTo), .displayMode(after))
      }
      return try secondaryRoomDidChange(in: id, from: room)
    }
    try withoutDeferringTransitions { app throws(Interruption) in
      try app.display(columns, in: id, from: room)
    }
  }

  /// Since iOS 26 a column that the app shows or hides is a preference (splitviewprobe,
  /// `hidePrimary`). What lies over the others for lack of room alone is to stand beside them
  /// (splitframesprobe, `nnw.showPrimary`).
  mutating func prefer(_ columns: [SplitColumn], in id: ControllerID) {
    guard version.hasAdaptiveColumns else { return }
    let mode = displayMode(of: columns, in: id)
    let isForLackOfRoom = mode == .twoOverSecondary && !prefersOverlay(id)
    self[split: id]?.preferredDisplayMode = isForLackOfRoom ? .twoBesideSecondary : mode
  }

  /// Whether columns are to lie over the secondary one. The mode with that one alone leaves it as
  /// it was (splitviewprobe, `showPrimary`).
  func prefersOverlay(_ id: ControllerID) -> Bool {
    self[split: id]?.prefersOverlay
      ?? declaration(of: id).split.preferredDisplayMode.isOverSecondary
  }
}

extension SplitDisplayMode {
  fileprivate var isOverSecondary: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary
  }
}

extension SplitDeclaration {
  /// As many columns of the display mode, on iOS 26, as there is room for beside each other.
  fileprivate func columnsBeside(room: Int) -> [SplitColumn] {
    let isForThree = style == .tripleColumn && preferredDisplayMode == .automatic
    let columns: [SplitColumn] =
      isForThree ? [.primary, .supplementary, .secondary] : self.columns(isNarrow: false)
    if columns.count <= room { return columns }
    return room == 2 ? [nearestColumn, .secondary] : [.secondary]
  }
}
