/// The display mode that the app prefers, by its declaration, by the property, or by the columns it shows.
///
/// What is said of iOS 26 is recorded in Vercantez/openuikit @4f4063d4, splitframesprobe, and @3498ae37,
/// splitviewprobe.
extension UIApplication {
  /// What the display mode has room for, back to front. An upright phone that its container makes wide has room for
  /// one column (splitframesprobe, `override.regular` on a phone).
  func automaticColumns(of id: ControllerID) -> [SplitColumn] {
    splitDeclaration(of: id).columns(
      isNarrow: isUpright(id) && (version.idiom == .phone || !version.hasAdaptiveColumns))
  }

  /// What the display mode shows of it. The secondary column stays where it is without a controller.
  func columnsOfDisplayMode(of id: ControllerID) -> [SplitColumn] {
    guard let split = self[split: id] else { return [] }
    return automaticColumns(of: id).filter {
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

  /// The columns come and go as with a change of the system's; where they are the same the delegate hears of the mode
  /// alone, and where the window is narrow nobody hears anything (splitframesprobe, `mode1` to `mode6`).
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode-swift.property
  mutating func setPreferredDisplayMode(
    _ mode: SplitDisplayMode, inSplit id: ControllerID
  ) throws(Interruption) {
    guard let split = self[split: id] else { return }
    let before = displayMode(of: split.displayed, in: id)
    self[split: id]?.preferredDisplayMode = mode
    guard split.interface == .expanded, isInWindow(id) else { return }
    let columns = split.displayedInspector + columnsOfDisplayMode(of: id)
    if columns == split.displayed {
      let after = displayMode(of: columns, in: id)
      if after != before {
        try callDelegate(of: id, .split(.willChangeTo), .displayMode(after))
      }
      return
    }
    try withoutDeferringTransitions { app throws(Interruption) in try app.display(in: id) }
  }

  /// Since iOS 26 a column that the app shows or hides is a preference (splitviewprobe, `hidePrimary`).
  mutating func prefer(_ columns: [SplitColumn], in id: ControllerID) {
    guard version.hasAdaptiveColumns else { return }
    let mode = displayMode(of: columns, in: id)
    self[split: id]?.preferredDisplayMode = mode
  }
}
