/// The keyboard, and the controller whose text field gets what is typed on it.
///
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate (the flow of the editing
/// process)
struct UIKeyboard: Hashable, Sendable {
  /// The controllers in whose views the text fields are that are first responders, one in each
  /// window at most.
  var firstResponders: [ControllerID] = []
  /// The one of them that gets what is typed.
  var receiver: ControllerID?
  /// It is on the screen, or has been asked for.
  var isShown = false
  /// Why it has been asked for, as long as its own process makes it ready.
  var awaited: IOSReason?
  /// The sheet that makes room for it.
  var raisedSheet: ControllerID?
  /// The form that keeps the keyboard in sight, though nothing gets what is typed.
  var keeper: ControllerID?
  /// The controllers whose text fields become the first responder once their view enters a window:
  /// code has asked for it before, or they were the first responder when a stack took them off the
  /// screen.
  var promised: [ControllerID] = []
  /// It hides for a turn of the device, and shows again after it.
  var comesBack = false
  /// The controllers whose text fields have given way to one that is presented over them.
  var displaced: [Displaced] = []

  struct Displaced: Hashable, Sendable {
    let field: ControllerID
    let presented: ControllerID
  }
}

extension UIApplication {
  /// One that stays where it is posts nothing, since iOS 11:
  /// https://github.com/lionheart/openradar-mirror/issues/18382
  ///
  /// A process of its own answers later. What UIKit's engineers say of it is about the phone:
  /// https://developer.apple.com/videos/play/wwdc2023/10281
  mutating func showKeyboard() throws(Interruption) {
    guard !keyboard.isShown else { return }
    keyboard.isShown = true
    if version.idiom == .phone, version.keyboardHasOwnProcess {
      keyboard.awaited = reason
    } else {
      try bringUpKeyboard()
    }
  }

  /// The keyboard's process is ready.
  mutating func bringUpAwaitedKeyboard() throws(Interruption) {
    guard let awaited = keyboard.awaited else { return }
    keyboard.awaited = nil
    proceed(because: awaited)
    try bringUpKeyboard()
  }

  /// The four that come with the keyboard were logged in this order on iOS 8 to 10:
  /// https://wiki.kunaldawn.com/content/stackoverflow.com_en_all_2023-11/questions/25946121/move-my-toolbar-up-or-down-based-on-keyboard-and-the-predictive-text-view-ios-
  private mutating func bringUpKeyboard() throws(Interruption) {
    raiseSheet()
    try post(.keyboardWillChangeFrameNotification)
    try post(.keyboardWillShowNotification)
    schedule(.keyboard(isShown: true), animated: true)
  }

  /// A sheet of half the height grows by the keyboard that is typed on in it, and shrinks again:
  /// https://developer.apple.com/videos/play/wwdc2021/10063
  private mutating func raiseSheet() {
    guard let field = keyboard.receiver, isAlive(field), let sheet = mediumSheet(around: field)
    else { return }
    keyboard.raisedSheet = sheet
    setNeedsLayout(inTree: sheet)
  }

  private mutating func lowerSheet() {
    guard let sheet = keyboard.raisedSheet else { return }
    keyboard.raisedSheet = nil
    if isAlive(sheet), isInWindow(sheet) { setNeedsLayout(inTree: sheet) }
  }

  mutating func hideKeyboard() throws(Interruption) {
    guard keyboard.isShown else { return }
    keyboard.isShown = false
    keyboard.keeper = nil
    guard keyboard.awaited == nil else {
      // It has not come yet, and does not come.
      keyboard.awaited = nil
      return
    }
    lowerSheet()
    try post(.keyboardWillChangeFrameNotification)
    try post(.keyboardWillHideNotification)
    schedule(.keyboard(isShown: false), animated: true)
  }

  mutating func keyboardDidMove(isShown: Bool) throws(Interruption) {
    try post(.keyboardDidChangeFrameNotification)
    try post(isShown ? .keyboardDidShowNotification : .keyboardDidHideNotification)
    guard keyboard.comesBack else { return }
    keyboard.comesBack = false
    if keyboard.receiver != nil { try showKeyboard() }
  }

  /// For a turn of the device a keyboard that stays in sight posts that it hides and that it shows
  /// again: EddyVerbruggen/cordova-plugin-native-keyboard#30 has the four names, and
  /// mozilla-mobile/firefox-ios#31738 that it comes back after the turn. The field goes on editing.
  mutating func rotateKeyboard(in scene: SceneID) throws(Interruption) {
    guard keyboard.isShown, let editing = keyboard.receiver, isAlive(editing),
      self.scene(of: editing)?.id == scene
    else { return }
    try hideKeyboard()
    keyboard.comesBack = true
  }
}
