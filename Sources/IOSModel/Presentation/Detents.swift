/// The heights of a sheet. The delegate hears of the user's choice, and not of the app's own.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
extension UIApplication {
  /// The finger leaves the sheet at this height.
  mutating func dragSheet(
    _ front: ControllerID, to detent: SheetDetent
  ) throws(Interruption) {
    let sheet = try restingSheet(around: front)
    try require(
      version.reportsDetents && detents(of: sheet).contains(detent), .notInPosition,
      "the sheet of \(name(sheet)) has no detent \(detent.rawValue)")
    guard selectedDetent(of: sheet) != detent else { return }
    select(detent, of: sheet)
    try callDelegate(of: sheet, .presentation(.didChangeSelectedDetentIdentifier))
  }

  /// `selectedDetentIdentifier`, by code, which `animateChanges(_:)` may call: by the time that
  /// returns, the sheet, those next to it and what is in them have been laid out (its comment in
  /// UISheetPresentationController.h, in theos/sdks @4af4cb1d, iPhoneOS16.5.sdk).
  mutating func select(
    _ detent: SheetDetent, around id: ControllerID, animated: Bool
  ) throws(Interruption) {
    let sheet = try sheet(around: id)
    select(detent, of: sheet)
    guard animated else { return }
    let behind = self[presentation: sheet]?.presentingViewController
    for next in [behind, sheet, self[sheet].presented] {
      guard let next, isAlive(next), self[presentation: next]?.style.isSheet == true else {
        continue
      }
      try layOutNow(next)
    }
  }

  /// A sheet that rests at this height keeps its bounds, and so its layout.
  private mutating func select(_ detent: SheetDetent, of sheet: ControllerID) {
    let moves = selectedDetent(of: sheet) != detent
    self[presentation: sheet]?.selectedDetent = detent
    if moves { setNeedsLayout(inTree: sheet) }
  }

  /// The one that is presented in a sheet, whether it is the controller or around it.
  func sheet(around id: ControllerID) throws(Interruption) -> ControllerID {
    guard let sheet = sheetAncestor(of: id) else {
      throw .impossible(.notInPosition, "\(name(id)) is not in a sheet")
    }
    return sheet
  }

  private func sheetAncestor(of id: ControllerID) -> ControllerID? {
    guard let presented = presentedAncestor(of: id),
      self[presentation: presented]?.style.isSheet == true
    else { return nil }
    return presented
  }

  /// The sheet around it, if that rests at half the height.
  func mediumSheet(around id: ControllerID) -> ControllerID? {
    guard let sheet = sheetAncestor(of: id), selectedDetent(of: sheet) == .medium,
      !hasCompactHeight(sheet)
    else { return nil }
    return sheet
  }

  private mutating func restingSheet(around front: ControllerID) throws(Interruption)
    -> ControllerID
  {
    let sheet = try sheet(around: behindSearch(front))
    try require(
      gesture == nil && self[presentation: sheet]?.phase == .presented, .notInPosition,
      "\(name(sheet)) is in the middle of a transition")
    try requireEdge(of: sheet)
    return sheet
  }

  private func detents(of sheet: ControllerID) -> [SheetDetent] {
    let declared = declaration(of: sheet).detents
    return declared.isEmpty ? [.large] : declared
  }

  /// The smallest as long as none has been chosen.
  private func selectedDetent(of sheet: ControllerID) -> SheetDetent? {
    let declared = detents(of: sheet)
    return self[presentation: sheet]?.selectedDetent
      ?? SheetDetent.allCases.first(where: declared.contains)
  }
}
