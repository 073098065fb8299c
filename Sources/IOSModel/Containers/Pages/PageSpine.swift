/// Curling pages turn around a spine. In the middle it has a page on either side, and both are set
/// together.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum/mid
extension UIApplication {
  /// `setViewControllers(_:direction:animated:)` with two pages. In which order two pages come and
  /// two go is recorded nowhere; the new ones come first, as one alone does.
  mutating func setPages(
    _ new: [ControllerID], of id: ControllerID
  ) throws(Interruption) {
    try loadViewIfNeeded(id)
    try checkCount(new.count, in: id)
    try completeTurn(of: id)
    guard isAlive(id), let pages = self[pages: id] else { return }
    let old = Array(pages.shown)
    self[pages: id]?.current = new.first
    self[pages: id]?.beside = new.dropFirst().first
    for page in new where !old.contains(page) { try come(page, into: id) }
    for page in old where !new.contains(page) { try go(page, from: id) }
  }

  private mutating func come(_ page: ControllerID, into id: ControllerID) throws(Interruption) {
    hold(page)
    try addChild(page, to: id)
    try loadViewIfNeeded(page)
    guard isAlive(id), self[page].parent == id else { return try letGo(page) }
    try beginAppearance(page, true, animated: false)
    try attach(page, to: .view(of: id))
    try endAppearanceIfBegun(page)
    try didMove(page, to: id)
    try letGo(page)
  }

  private mutating func go(_ page: ControllerID, from id: ControllerID) throws(Interruption) {
    guard isAlive(page), self[page].parent == id else { return }
    try takeFromScreen(page)
    try leave(page, id)
    try releaseIfUnowned(page)
  }

  /// The text is that of Taehyeon-Kim/TIL#18. Inside its question for a spine UIKit waits for the
  /// answer.
  func checkCount(_ count: Int, in id: ControllerID) throws(Interruption) {
    guard let pages = self[pages: id], !pages.isAskingForSpine, pages.spine.pageCount != count
    else { return }
    throw .exception(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(pages.spine.pageCount)) for the requested transition")
  }

  /// The delegate may set the pages for the spine that it is going to answer. An answer that does
  /// not fit them changes nothing; what UIKit does then is not established.
  ///
  /// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:spinelocationfor:)
  mutating func askForSpine(of id: ControllerID) throws(Interruption) {
    self[pages: id]?.isAskingForSpine = true
    try callDelegate(of: id, .pages(.spineLocationFor))
    guard isAlive(id) else { return }
    self[pages: id]?.isAskingForSpine = false
    guard let answer = declaration(of: id).spineLocationByDelegate,
      let pages = self[pages: id], Array(pages.shown).count == answer.pageCount
    else { return }
    self[pages: id]?.spine = answer
  }
}
