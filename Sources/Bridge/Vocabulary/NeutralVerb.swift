import Specification

/// What can be done to both platforms alike.
enum NeutralVerb: String, VerbEnumeration {
  case launch
  case open
  case present
  case back
  case close
  case home
  case returnByLauncher = "return"
  case returnFromRecents = "return from recents"
  case switchApp = "switch app"
  case rotate
  case resize
  case lock
  case unlock
  case alert
  case dismissAlert = "dismiss alert"
  case askPermission = "ask permission"
  case answerPermission = "answer permission"
  case interrupt
  case endInterruption = "end interruption"
  case shade
  case closeShade = "close shade"
  case memoryPressure = "memory pressure"
  case kill
  case crash
  case swipeAway = "swipe away"
  case deepLink = "deep link"
  case showPart = "show part"
  case hidePart = "hide part"
  case addPart = "add part"
  case removePart = "remove part"
  case replacePart = "replace part"
  case selectTab = "select tab"
  case wait

  var shape: VerbShape {
    switch self {
    case .launch:
      VerbShape(.object("screen"), "Starts the app from its icon, or brings it to the front.")
    case .open:
      VerbShape(.object("screen"), "The ordinary way forward: startActivity, show(_:sender:).")
    case .present:
      VerbShape(.object("screen"), "The modal way forward: startActivity, present(_:animated:).")
    case .back: VerbShape("The user's way back.")
    case .close:
      VerbShape(
        .object("screen").optional,
        "The program's way back: finish(); pop or dismiss. Without a screen, the topmost.")
    case .home: VerbShape("The user goes to the home screen.")
    case .returnByLauncher: VerbShape("The user comes back by the icon on the home screen.")
    case .returnFromRecents: VerbShape("The user comes back by the app switcher.")
    case .switchApp: VerbShape("The user switches to another app.")
    case .rotate: VerbShape("The device turns by 90 degrees.")
    case .resize: VerbShape("The window changes its size, as in multi-window or Split View.")
    case .lock: VerbShape("The user locks the device, which has a secure keyguard.")
    case .unlock: VerbShape("The user unlocks the device.")
    case .alert: VerbShape("The app shows an alert of its own.")
    case .dismissAlert: VerbShape("The user dismisses the app's alert.")
    case .askPermission: VerbShape("The app asks for a permission and the system shows its prompt.")
    case .answerPermission:
      VerbShape(
        .word("answer", ["granted", "denied"]).optional,
        "The user answers the permission prompt; without a word, by granting.")
    case .interrupt: VerbShape("A call or another app's interface comes over the app.")
    case .endInterruption: VerbShape("The interruption goes away.")
    case .shade: VerbShape("The user opens the notification shade or control centre.")
    case .closeShade: VerbShape("The user closes the notification shade or control centre.")
    case .memoryPressure: VerbShape("The system is short of memory and tells the app.")
    case .kill: VerbShape("The system kills the process and keeps what it has saved.")
    case .crash: VerbShape("The app dies of an uncaught exception.")
    case .swipeAway: VerbShape("The user swipes the app out of the app switcher.")
    case .deepLink: VerbShape(.object("screen"), "Another app opens a link to a screen.")
    case .showPart: VerbShape(.object("part", partKinds), "Shows a part that was hidden.")
    case .hidePart: VerbShape(.object("part", partKinds), "Hides a part that stays attached.")
    case .addPart: VerbShape(.object("part", partKinds), "Adds a new part to its container.")
    case .removePart: VerbShape(.object("part", partKinds), "Removes a part from its container.")
    case .replacePart:
      VerbShape(
        .object("part", partKinds), .particle("with"), .object("part", partKinds),
        "Puts a new part in the place of another.")
    case .selectTab:
      VerbShape(
        .object("tab"), "Selects a tab: detaches the sibling fragments and attaches this one; taps."
      )
    case .wait:
      VerbShape(OperandDefinition(name: "time", value: .duration), "Lets logical time pass.")
    }
  }

  private var partKinds: [String] {
    [KindName.part, .fragment, .dialog, .controller].map(\.rawValue)
  }
}
