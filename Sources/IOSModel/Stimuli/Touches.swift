/// Touches inside the app, on the controller in front.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller (back button),
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller (tabs)
extension UIApplication {
  mutating func tapSegue(
    to className: String, kind: SegueKind, on front: ControllerID
  ) throws(Interruption) {
    try require(
      self[front].isFromStoryboard, .wrongKind,
      "\(name(front)) does not come from a storyboard and has no control wired to a segue")
    try tapSegue(to: className, kind: kind, from: front)
  }

  mutating func tapAlertButton(_ front: ControllerID) throws(Interruption) {
    try require(
      declaration(of: front).kind == .alert, .notInPosition,
      "no alert is in front, but \(name(front))")
    try require(
      !isLeaving(front), .notInPosition, "\(name(front)) goes already, and takes no more taps")
    try dismiss(front, animated: true, cause: .action(of: front))
  }

  /// The row is selected once the commit is over, as in the stacks of
  /// RocketChat/Rocket.Chat.iOS#2181 and Apollo-Reborn/Apollo-Reborn#1076.
  mutating func tapRow(_ front: ControllerID) throws(Interruption) {
    try require(
      declaration(of: front).hasTableView, .wrongKind, "\(name(front)) has no table view")
    postAfterCommit(.selectRow(of: front))
  }

  /// The back button, which goes with its bar, or the way that a presented controller offers to
  /// close it.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden
  mutating func tapBack(_ front: ControllerID) throws(Interruption) {
    let front = touched(behind: front)
    if let item = controllerWithBackAction(around: front) {
      try call(item, .backAction)
    } else if let navigation = poppableNavigation(of: front), showsBackButton(navigation) {
      try callOverride(of: navigation, .navigationBarShouldPop)
      guard isAlive(navigation), declaration(of: navigation).shouldPop else { return }
      try completeInterrupted(navigation)
      try pop(navigation, animated: true, barHasAsked: true)
    } else if let search = search(around: front) {
      try deactivate(search)
    } else if presentingController(of: front) != nil {
      try dismiss(front, animated: true)
    } else {
      throw .impossible(
        .notInPosition,
        "\(name(front)) is the first screen, or has no back button: UIKit offers no way back")
    }
  }

  /// Unless the item of the page on top hides it, or has a button of its own there.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/leftitemssupplementbackbutton
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  mutating func showsBackButton(_ navigation: ControllerID) -> Bool {
    guard !self[navigation: navigation].isNavigationBarHidden,
      let top = self[navigation: navigation].stack.last
    else { return false }
    return !isAlive(top) || !declaration(of: top).hidesBackButton
  }

  /// The top of the nearest stack, if its navigation item has a back action, which takes the place
  /// of the way back, or makes a button where there was none.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backaction
  @inline(__always)
  private mutating func controllerWithBackAction(around front: ControllerID) -> ControllerID? {
    guard version.hasBackAction,
      let navigation = ancestor(of: front, where: { $0.container.isNavigation }),
      !self[navigation: navigation].isNavigationBarHidden,
      let top = self[navigation: navigation].stack.last, isAlive(top),
      declaration(of: top).hasBackAction, !declaration(of: top).hidesBackButton
    else { return nil }
    return top
  }

  /// The menu lists what lies below the top of the stack.
  mutating func chooseInBackMenu(
    _ name: InstanceID, _ front: ControllerID
  ) throws(Interruption) {
    try require(version.hasBackMenu, .wrongKind, "the back button has no menu before iOS 14")
    let target = try living(name)
    guard let navigation = poppableNavigation(of: front), showsBackButton(navigation),
      self[navigation: navigation].stack.dropLast().contains(target)
    else {
      throw .impossible(
        .notInPosition, "no back button over \(self.name(front)) has \(name) in its menu")
    }
    try popTo(target, on: navigation, animated: true)
  }

  /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
  mutating func tapOutsidePopover(_ front: ControllerID) throws(Interruption) {
    let popover = try presented(around: front, in: "a popover") { $0.isPopover }
    try dismissByTap(popover)
  }

  /// What lies beside a sheet is dimmed, and takes taps for it.
  ///
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
  mutating func tapOutsideSheet(_ front: ControllerID) throws(Interruption) {
    if isActionSheet(front) { return try tapOutsideActionSheet(front) }
    let sheet = try presented(around: front, in: "a sheet") { $0.style.isSheet }
    try requireEdge(of: sheet)
    // Events outside are ignored:
    // developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
    guard !isModalInPresentation(sheet) else { return }
    try dismissByTap(sheet)
  }

  /// Without a cancel action there is none that the tap could be meant for:
  /// react/react-native#38839.
  private mutating func tapOutsideActionSheet(_ front: ControllerID) throws(Interruption) {
    let sheet = try presented(around: front, in: "a sheet") { !$0.isPopover }
    guard declaration(of: sheet).alert.isCancelledByTap else { return }
    try dismiss(sheet, animated: true, cause: .action(of: sheet))
  }

  /// What the controller in front is presented with, if there is a place beside it that can be
  /// tapped.
  private func presented(
    around front: ControllerID, in kind: String, where isMeant: (UIPresentationController) -> Bool
  ) throws(Interruption) -> ControllerID {
    guard let presented = presentedAncestor(of: front),
      let presentation = self[presentation: presented], isMeant(presentation)
    else { throw .impossible(.notInPosition, "\(name(front)) is not in \(kind)") }
    try require(
      presentation.phase == .presented, .notInPosition,
      "\(name(presented)) is in the middle of a transition")
    return presented
  }

  private mutating func dismissByTap(_ presented: ControllerID) throws(Interruption) {
    guard let presenter = self[presentation: presented]?.presentingViewController else { return }
    let dismissal = try beginDismissalByUser(of: presented, presenter: presenter, cause: .tap)
    if let dismissal { schedule(.dismissal(dismissal), animated: true) }
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  mutating func tapEditButton(_ front: ControllerID) throws(Interruption) {
    try require(
      declaration(of: front).hasEditButton, .wrongKind, "\(name(front)) has no Edit button")
    try setEditing(front, !self[front].isEditing)
  }

  mutating func tapSearchBar(_ front: ControllerID) throws(Interruption) {
    if let search = search(around: front) { return try beginEditing(in: search) }
    guard let owner = ancestor(of: front, where: \.traits.searches),
      let search = searchController(of: owner)
    else { throw .impossible(.notInPosition, "\(name(front)) has no search bar") }
    try beginEditing(in: search)
  }

  mutating func tapTextField(_ front: ControllerID) throws(Interruption) {
    try require(
      declaration(of: front).textField != nil, .wrongKind, "\(name(front)) has no text field")
    try becomeFirstResponder(front)
  }

  mutating func hideKeyboardByHand() throws(Interruption) {
    try require(keyboard.isShown, .notInPosition, "there is no keyboard on the screen")
    if let editing = keyboard.receiver { try resignFirstResponder(editing) }
    // A form keeps the keyboard from code, and not from its user.
    if keyboard.receiver == nil { try hideKeyboard() }
  }

  /// The search controller in front, if a search is active.
  private mutating func search(around front: ControllerID) -> ControllerID? {
    guard let presented = presentedAncestor(of: front) else { return nil }
    return declaration(of: presented).kind.isSearch ? presented : nil
  }

  /// A sheet can be dragged while something in it is searched, and an app that wants to keep it
  /// then has to say so: element-hq/element-x-ios#2209.
  mutating func behindSearch(_ front: ControllerID) -> ControllerID {
    guard let search = search(around: front) else { return front }
    return self[presentation: search]?.presentingViewController ?? front
  }

  mutating func activeSearch(_ front: ControllerID) throws(Interruption) -> ControllerID {
    guard let search = search(around: front) else {
      throw .impossible(.notInPosition, "no search is active, but \(name(front)) is in front")
    }
    return search
  }

  /// The nearest stack around a controller that has something to go back to.
  @inline(__always)
  func poppableNavigation(of id: ControllerID) -> ControllerID? {
    var current: ControllerID? = id
    while let candidate = current {
      if self[navigation: candidate].stack.count > 1 { return candidate }
      current = self[candidate].parent
    }
    return nil
  }

  mutating func tapTab(_ className: String, _ front: ControllerID) throws(Interruption) {
    let classID = names.id(named: className)
    guard let classID,
      let container = tabBar(around: front, with: classID)
        ?? pageComing(for: front).flatMap({ tabBar(around: $0, with: classID) })
    else {
      let cover = presentingController(of: front) == nil ? "" : ", with \(name(front)) in front"
      throw .impossible(.notInPosition, "no tab bar on screen has a tab \(className)\(cover)")
    }
    if let tabBar = self[tabs: container], isInGroup(classID, of: tabBar) {
      return try tapTab(tabPath(to: classID, in: container), of: container)
    }
    if let tab = try provideTab(classID, in: container) { try tapTab(tab, of: container) }
  }

  private func tabBar(around front: ControllerID, with tab: ClassID) -> ControllerID? {
    tabBar(around: front) { tabBar in
      isSeen(tabBar)
        && (tabBar.providers.contains(tab) || tabBar.members.contains { $0.classID == tab }
          || isInGroup(tab, of: tabBar))
    }
  }

  /// What a page that is being popped uncovers is to be touched already:
  /// software-mansion/react-native-screens#4407.
  func pageComing(for front: ControllerID) -> ControllerID? {
    guard case .view(let outer)? = self[front].view.superview,
      let top = self[navigation: outer].stack.last, top != front
    else { return nil }
    return frontmost(from: top)
  }

  /// The nearest tab bar of this sort that is not covered: what is presented in a context leaves
  /// the bars around the context to be tapped.
  func tabBar(
    around front: ControllerID, where condition: (UITabBarController) -> Bool
  ) -> ControllerID? {
    var current: ControllerID? = front
    var isCovered = false
    // App code may have made a presenter a child of what it presents.
    for _ in 0..<controllers.count {
      guard let id = current else { return nil }
      if !isCovered, let tabBar = self[tabs: id], condition(tabBar) { return id }
      isCovered = false
      current = self[id].parent
      if current == nil, let presentation = self[presentation: id], presentation.style.isInContext {
        current = presentation.presentingViewController
        // The context's own view is, with a bar in it; a search leaves that.
        isCovered = !declaration(of: id).kind.isSearch
      }
    }
    return nil
  }
}
