/// Where a view comes from, if not from the app's own `loadView`.
///
/// The names that are tried are those of
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname; that a nib found by its name
/// has to connect a view is in https://github.com/lionheart/openradar-mirror/issues/10726. What a nib
/// loads is decoded, connected and then woken:
/// https://developer.apple.com/library/ios/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html
extension UIApplication {
  /// The nib that the initializer was given or, without one, the first in the bundle that has a
  /// name of the class's: without its last word and with it.
  func nibName(of id: ControllerID) -> String? {
    let declared = declaration(of: id)
    if let given = declared.nibName { return given }
    let nibs = names.app.image.app.nibs
    let lastWord = "Controller"
    if declared.name.hasSuffix(lastWord) {
      let short = String(declared.name.dropLast(lastWord.count))
      if nibs.contains(short) { return short }
    }
    return nibs.contains(declared.name) ? declared.name : nil
  }

  /// What UIKit's own `loadView` does, as far as the app can observe it.
  mutating func loadViewFromNib(_ id: ControllerID) throws(Interruption) {
    guard declaration(of: id).loadView == nil else { return }
    if !self[id].isFromStoryboard {
      guard let nib = nibName(of: id) else { return }
      try check(nib, of: id)
    }
    guard declaration(of: id).hasOwnViewClass else { return }
    try call(id, .viewInitCoder)
    try call(id, .viewAwakeFromNib)
  }

  private func check(_ nib: String, of id: ControllerID) throws(Interruption) {
    let app = names.app.image.app
    guard app.nibs.contains(nib) else {
      throw .exception(
        "NSInternalInconsistencyException", "Could not load NIB in bundle with name '\(nib)'")
    }
    guard !app.nibsWithoutView.contains(nib) else {
      throw .exception(
        "NSInternalInconsistencyException",
        "\(name(id)) loaded the \"\(nib)\" nib but the view outlet was not set.")
    }
  }
}
