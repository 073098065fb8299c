/// The column at the trailing edge, which the app alone shows, whatever the display mode is.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector
extension SplitColumn {
  /// Those that can stand side by side; the user deals with the secondary.
  static let backToFront: [SplitColumn] = [.inspector, .primary, .supplementary, .secondary]
}

extension [SplitColumn] {
  /// Without what no display mode speaks of.
  var ofDisplayMode: [SplitColumn] { filter { $0 != .inspector } }
}

extension UISplitViewController {
  /// It stays where the other columns change.
  var displayedInspector: [SplitColumn] { displayed.filter { $0 == .inspector } }
}

extension IOSVersion {
  func has(_ column: SplitColumn) -> Bool { column != .inspector || hasInspectors }
}

extension UIApplication {
  /// Where there is room for one column it is a modal, says a library's source, without saying how
  /// one that is shown becomes that, or is told:
  /// https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/split/RNSSplitHostController.mm
  func check(_ column: SplitColumn, of split: ControllerID) throws(Interruption) {
    guard column == .inspector else { return }
    try require(version.hasInspectors, .wrongKind, "there is no inspector column before iOS 26")
    guard case .collapsed = self[split: split]?.interface else { return }
    throw .impossible(
      .undocumented,
      "\(name(split)) has collapsed, and what its inspector is told as a modal is not documented")
  }
}
