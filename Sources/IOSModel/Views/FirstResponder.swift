/// A controller's text field on its way to the keyboard and back. Each window has a first responder
/// of its own, and that of the key window gets what is typed.
///
/// https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
///
/// What a change of tab and the background do to the keyboard is not modelled: no log of them was
/// found.
extension UIApplication {
  /// A field outside any window waits for one: a crash log of iOS 8 has
  /// `deferredBecomeFirstResponder` where the view enters it.
  mutating func becomeFirstResponder(_ id: ControllerID) throws(Interruption) {
    try loadViewIfNeeded(id)
    guard isAlive(id), !isFirstResponder(id) else { return }
    guard isInWindow(id) else { return promiseFirstResponder(id) }
    try callDelegate(of: id, .textField(.shouldBeginEditing))
    guard isAlive(id), declaration(of: id).textField?.shouldBeginEditing == true, isInWindow(id)
    else { return }
    if let current = firstResponder(of: window(of: id)) {
      guard try mayEndEditing(current) else { return }
      try endEditing(current)
      // The old one's delegate may have chosen another.
      guard isAlive(id), isInWindow(id), firstResponder(of: window(of: id)) == nil else { return }
    }
    keyboard.firstResponders.append(id)
    try callDelegate(of: id, .textField(.didBeginEditing))
    if isAlive(id), isFirstResponder(id), isInKeyWindow(id) { try giveKeyboard(to: id) }
  }

  func isFirstResponder(_ id: ControllerID) -> Bool { keyboard.firstResponders.contains(id) }

  private mutating func firstResponder(of window: WindowID?) -> ControllerID? {
    for field in keyboard.firstResponders where isAlive(field) && self.window(of: field) == window {
      return field
    }
    return nil
  }

  /// In this view, or in one that is in it.
  private mutating func firstResponder(inView id: ControllerID) -> ControllerID? {
    for field in keyboard.firstResponders where isAlive(field) && isInView(field, of: id) {
      return field
    }
    return nil
  }

  private mutating func giveKeyboard(to field: ControllerID) throws(Interruption) {
    keyboard.receiver = field
    keyboard.keeper = nil
    try showKeyboard()
  }

  /// Another window is key now, whose first responder has the keyboard from then on. If it has none
  /// the keyboard goes, and comes back with the key status: hyperoslo/Whisper#186 and
  /// SwiftKickMobile/SwiftMessages#45.
  mutating func keyWindowDidChange(to window: WindowID) throws(Interruption) {
    if let field = firstResponder(of: window) { return try giveKeyboard(to: field) }
    guard let receiver = keyboard.receiver, isAlive(receiver),
      let other = self.window(of: receiver), self[other].scene == self[window].scene
    else { return }
    keyboard.receiver = nil
    try hideKeyboard()
  }

  /// The keyboard is that of the key window: the page of `becomeFirstResponder()`.
  private func isInKeyWindow(_ id: ControllerID) -> Bool {
    guard let window = window(of: id), let scene = self[window].scene,
      let keyWindow = self[scene]?.keyWindow
    else { return true }
    return window == keyWindow
  }

  mutating func resignFirstResponder(_ id: ControllerID) throws(Interruption) {
    guard isFirstResponder(id), try mayEndEditing(id) else { return }
    try resignUnasked(id)
  }

  private mutating func resignUnasked(_ id: ControllerID) throws(Interruption) {
    try endEditing(id)
    try hideUnusedKeyboard(around: id)
  }

  private mutating func hideUnusedKeyboard(around id: ControllerID) throws(Interruption) {
    guard keyboard.isShown, keyboard.receiver == nil else { return }
    keyboard.keeper = formKeepingKeyboard(around: id)
    if keyboard.keeper == nil { try hideKeyboard() }
  }

  /// In a form on a pad the keyboard goes by its own key, or with the form: Apple's answer in
  /// http://cppblog.com/walkklookk/archive/2012/12/29/196781.html?opt=admin. What is presented is
  /// asked, and not a page of it: radar 16680390,
  /// https://github.com/lionheart/openradar-mirror/issues/3696.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/disablesautomatickeyboarddismissal
  private func formKeepingKeyboard(around id: ControllerID) -> ControllerID? {
    guard version.idiom == .pad, isAlive(id), let presented = presentedAncestor(of: id),
      isForm(presented), isInWindow(presented)
    else { return nil }
    return presented
  }

  /// Presented as one, because the app says so or, since iOS 18, says nothing. For a split view
  /// controller the automatic style is another.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic
  private func isForm(_ presented: ControllerID) -> Bool {
    guard let presentation = self[presentation: presented] else { return false }
    switch presentation.requestedStyle ?? .automatic {
    case .formSheet: return true
    case .automatic:
      return presentation.style.isSheet && !self[presented].container.isSplit
        && version.automaticPresentationIsForm
    case .pageSheet, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover, .none:
      return false
    }
  }

  /// The text field that is edited in the view, or in one that is in it, is to resign. It is first
  /// asked whether it can, for which it asks its delegate, who is asked once more when it resigns.
  /// By force the first question is left out; the second one and its answer stay, against the page:
  /// recorded on iOS 26.1 (`recordEndEditingFacts` in
  /// https://github.com/Vercantez/openuikit/blob/48ee4627711124dcc1a87db3b6df21b507bff170/uikit/Tools/traittextselectorprobe/main.swift).
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
  mutating func endEditing(inView id: ControllerID, isForced: Bool) throws(Interruption) {
    try loadViewIfNeeded(id)
    guard isAlive(id), let editing = firstResponder(inView: id) else { return }
    if !isForced {
      guard try mayEndEditing(editing) else { return }
    }
    try resignFirstResponder(editing)
  }

  private mutating func mayEndEditing(_ id: ControllerID) throws(Interruption) -> Bool {
    try callDelegate(of: id, .textField(.shouldEndEditing))
    return isFirstResponder(id)
      && declaration(of: id).textField?.shouldEndEditing != false
  }

  private mutating func endEditing(_ id: ControllerID) throws(Interruption) {
    keyboard.firstResponders.removeAll { $0 == id }
    if keyboard.receiver == id { keyboard.receiver = nil }
    try callDelegate(of: id, .textField(.didEndEditing))
  }

  private mutating func promiseFirstResponder(_ id: ControllerID) {
    if !keyboard.promised.contains(id) { keyboard.promised.append(id) }
  }

  /// A stack is about to take this one off the screen. Its field is the first responder again when
  /// it comes back, even if its code makes it resign on the way out:
  /// https://wiki.kunaldawn.com/content/stackoverflow.com_en_all_2023-11/questions/41846155/ios-uitextfield-resignfirstresponder-on-viewwilldisappear
  mutating func willLeaveStackTop(_ id: ControllerID) {
    if let editing = firstResponder(inView: id) { promiseFirstResponder(editing) }
  }

  /// The way out has been given up, and the page has its keyboard again. UIKit also gives back what
  /// the page has resigned: the stack of that call is in https://jianshuapi.com/p/0f23c9cf3fa2.
  mutating func didStayStackTop(_ id: ControllerID) throws(Interruption) {
    for field in keyboard.promised where isAlive(field) && isInView(field, of: id) {
      keyboard.promised.removeAll { $0 == field }
      if keyboard.receiver == field {
        try showKeyboard()
      } else if firstResponder(of: window(of: field)) == nil {
        try becomeFirstResponder(field)
      }
    }
  }

  /// The keyboard goes with the page, unless the page that comes has a use for it, or a form keeps
  /// it: https://github.com/jessesquires/JSQMessagesViewController/issues/1000 (iOS 8) hears of it
  /// after viewWillDisappear and before viewDidDisappear, and
  /// https://github.com/slackhq/SlackTextViewController/issues/27 (iOS 7 and 8) during a swipe.
  mutating func didBeginLeavingStackTop(_ id: ControllerID) throws(Interruption) {
    guard let editing = firstResponder(inView: id), keyboard.receiver == editing,
      formKeepingKeyboard(around: editing) == nil
    else { return }
    try hideKeyboard()
  }

  /// What is presented takes the first responder's place, as a maintainer of
  /// slackhq/SlackTextViewController found (issue 300). A popover does not cover the screen, and no
  /// source says this of one.
  mutating func displaceFirstResponder(by presented: ControllerID) throws(Interruption) {
    guard isAlive(presented), let editing = firstResponder(of: window(of: presented)),
      self[presentation: presented]?.isPopover == false, !isInView(editing, of: presented)
    else { return }
    keyboard.displaced.append(.init(field: editing, presented: presented))
    try endEditing(editing)
    if keyboard.receiver == nil { try hideKeyboard() }
  }

  /// What a form has kept goes with it.
  mutating func hideKeyboard(keptBy presented: ControllerID) throws(Interruption) {
    if keyboard.keeper == presented { try hideKeyboard() }
  }

  /// Gives the place back once what was presented has gone: sberrevoets/SDCAlertView#119.
  mutating func restoreFirstResponder(after presented: ControllerID) throws(Interruption) {
    guard let position = keyboard.displaced.firstIndex(where: { $0.presented == presented }) else {
      return
    }
    let field = keyboard.displaced.remove(at: position).field
    guard isAlive(field), isInWindow(field), firstResponder(of: window(of: field)) == nil else {
      return
    }
    try becomeFirstResponder(field)
  }

  mutating func promoteToFirstResponder(_ id: ControllerID) throws(Interruption) {
    guard let position = keyboard.promised.firstIndex(of: id) else { return }
    keyboard.promised.remove(at: position)
    try becomeFirstResponder(id)
  }

  /// Editing ends by force where the view leaves the window: the comment of
  /// `textFieldDidEndEditing:` in UITextField.h.
  mutating func firstResponderDidLeaveWindow(_ id: ControllerID) throws(Interruption) {
    try resignUnasked(id)
  }

  private func isInView(_ inner: ControllerID, of outer: ControllerID) -> Bool {
    var current = inner
    while current != outer {
      guard case .view(let around)? = self[current].view.superview else { return false }
      current = around
    }
    return true
  }
}
